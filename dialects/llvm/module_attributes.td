// SPDX-License-Identifier: Apache-2.0
//
// Attributes of modules: targets, flags, dependent libraries.
#ifndef DIALECTS_LLVM_MODULE_ATTRIBUTES_TD
#define DIALECTS_LLVM_MODULE_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"
include "dialects/llvm/module_enums.td"

def LLVM_TargetFeaturesAttr
    : LLVM_Attr<"TargetFeatures", "target_features",
                [DeclareAttrInterfaceMethods<DLTIQueryInterface>]> {
  let summary = "LLVM target features attribute";
  let description = [{
    The features that the processor has (`+sse4.2`) and lacks (`-avx`), in
    order.
  }];
  let parameters = (ins
    OptionalArrayRefParameter<"::mlir::StringAttr">:$features);
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$features)>,
    AttrBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features)>
  ];
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool contains(::mlir::StringAttr feature) const;
    bool contains(::llvm::StringRef feature) const;
    /// Returns true if this is null or has no features.
    bool nullOrEmpty() const { return !*this || getFeatures().empty(); }
    /// Returns the features as a comma-separated list, as LLVM takes them.
    std::string getFeaturesString() const;
    /// Returns the features of the function that encloses `op`, or null.
    static TargetFeaturesAttr featuresAt(::mlir::Operation *op);
    static constexpr ::llvm::StringLiteral getAttributeName() {
      return ::llvm::StringLiteral("target_features");
    }
  }];
}

def LLVM_TargetAttr
    : LLVM_Attr<"Target", "target", [
          LLVM_TargetAttrInterface,
          DeclareAttrInterfaceMethods<DLTIQueryInterface>]> {
  let summary = "LLVM target info: triple, chip, features";
  let parameters = (ins
    "::mlir::StringAttr":$triple, "::mlir::StringAttr":$chip,
    OptionalParameter<"TargetFeaturesAttr", "">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}

// https://llvm.org/docs/LangRef.html#module-flags-metadata
def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "LLVM module flag metadata";
  let parameters = (ins "ModFlagBehavior":$behavior, "::mlir::StringAttr":$key,
                        "::mlir::Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr
    : LLVM_StructAttr<"ModuleFlagCGProfileEntry", "cgprofile_entry", (ins
          OptionalParameter<"::mlir::FlatSymbolRefAttr">:$from,
          OptionalParameter<"::mlir::FlatSymbolRefAttr">:$to,
          "uint64_t":$count)> {
  let summary = "CG profile module flag entry";
}
def ModuleFlagProfileSummaryDetailedAttr
    : LLVM_StructAttr<"ModuleFlagProfileSummaryDetailed",
                      "profile_summary_detailed", (ins
          "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts)> {
  let summary = "ProfileSummary detailed information";
}
def ModuleFlagProfileSummaryAttr
    : LLVM_StructAttr<"ModuleFlagProfileSummary", "profile_summary", (ins
          "ProfileSummaryFormatKind":$format, "uint64_t":$total_count,
          "uint64_t":$max_count, "uint64_t":$max_internal_count,
          "uint64_t":$max_function_count, "uint64_t":$num_counts,
          "uint64_t":$num_functions,
          OptionalParameter<"::std::optional<uint64_t>">:$is_partial_profile,
          OptionalParameter<"::mlir::FloatAttr">:$partial_profile_ratio,
          ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">
              :$detailed_summary)> {
  let summary = "ProfileSummary module flag";
}

// https://llvm.org/docs/LangRef.html#dependent-libs-named-metadata
def LLVM_DependentLibrariesAttr
    : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let summary = "LLVM dependent libraries attribute";
  let parameters = (ins OptionalArrayRefParameter<"::mlir::StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

#endif // DIALECTS_LLVM_MODULE_ATTRIBUTES_TD
