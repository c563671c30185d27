// SPDX-License-Identifier: Apache-2.0
//
// The llvm dialect and the names of its discardable attributes.
#ifndef DIALECTS_LLVM_DIALECT_TD
#define DIALECTS_LLVM_DIALECT_TD

include "ods/records/op_base.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let description = [{
    LLVM IR as operations: its instructions, its intrinsics as `llvm.intr.X`,
    its module-level entities, types and metadata. Constants are operations.
    Block arguments replace phi nodes. The semantics are those of LLVM's
    language reference, https://llvm.org/docs/LangRef.html.
  }];

  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationAttrVerify = 1;

  let discardableAttrs = (ins
    "::mlir::LLVM::WorkgroupAttributionAttr":$workgroup_attribution
  );

  let extraClassDeclaration = [{
    // Attributes of modules.
    static StringRef getTargetAttrName() { return "llvm.target"; }
    static StringRef getDataLayoutAttrName() { return "llvm.data_layout"; }
    static StringRef getTargetTripleAttrName() { return "llvm.target_triple"; }
    static StringRef getIdentAttrName() { return "llvm.ident"; }
    static StringRef getCommandlineAttrName() { return "llvm.commandline"; }
    static StringRef getModuleLevelAsmAttrName() { return "llvm.module_asm"; }
    static StringRef getDependentLibrariesAttrName() {
      return "llvm.dependent_libraries";
    }
    static StringRef getModuleFlags() { return "llvm.module.flags"; }
    static StringRef getModuleFlagKeyCGProfileName() { return "CG Profile"; }
    static StringRef getModuleFlagKeyProfileSummaryName() {
      return "ProfileSummary";
    }

    // Attributes of instructions.
    static StringRef getNoAliasScopesAttrName() { return "noalias_scopes"; }
    static StringRef getAliasScopesAttrName() { return "alias_scopes"; }
    static StringRef getAccessGroupsAttrName() { return "access_groups"; }
    static StringRef getMmraAttrName() { return "llvm.mmra"; }
    static StringRef getOpBundleSizesAttrName() { return "op_bundle_sizes"; }
    static StringRef getOpBundleTagsAttrName() { return "op_bundle_tags"; }

    /// An attribute of functions that requests a wrapper callable from C.
    static StringRef getEmitCWrapperAttrName() {
      return "llvm.emit_c_interface";
    }

    // Attributes of parameters and results.
    static StringRef getAlignAttrName() { return "llvm.align"; }
    static StringRef getAllocAlignAttrName() { return "llvm.allocalign"; }
    static StringRef getAllocatedPointerAttrName() { return "llvm.allocptr"; }
    static StringRef getByValAttrName() { return "llvm.byval"; }
    static StringRef getByRefAttrName() { return "llvm.byref"; }
    static StringRef getNoUndefAttrName() { return "llvm.noundef"; }
    static StringRef getDereferenceableAttrName() {
      return "llvm.dereferenceable";
    }
    static StringRef getDereferenceableOrNullAttrName() {
      return "llvm.dereferenceable_or_null";
    }
    static StringRef getElementTypeAttrName() { return "llvm.elementtype"; }
    static StringRef getInAllocaAttrName() { return "llvm.inalloca"; }
    static StringRef getInRegAttrName() { return "llvm.inreg"; }
    static StringRef getNestAttrName() { return "llvm.nest"; }
    static StringRef getNoAliasAttrName() { return "llvm.noalias"; }
    static StringRef getNoCaptureAttrName() { return "llvm.nocapture"; }
    static StringRef getNoFreeAttrName() { return "llvm.nofree"; }
    static StringRef getNonNullAttrName() { return "llvm.nonnull"; }
    static StringRef getPreallocatedAttrName() { return "llvm.preallocated"; }
    static StringRef getRangeAttrName() { return "llvm.range"; }
    static StringRef getReadnoneAttrName() { return "llvm.readnone"; }
    static StringRef getReadonlyAttrName() { return "llvm.readonly"; }
    static StringRef getReturnedAttrName() { return "llvm.returned"; }
    static StringRef getSExtAttrName() { return "llvm.signext"; }
    static StringRef getStackAlignmentAttrName() { return "llvm.alignstack"; }
    static StringRef getStructRetAttrName() { return "llvm.sret"; }
    static StringRef getWriteOnlyAttrName() { return "llvm.writeonly"; }
    static StringRef getZExtAttrName() { return "llvm.zeroext"; }

    /// Checks a data layout string of LLVM.
    /// Errors: calls `reportError` with the error and fails.
    static LogicalResult verifyDataLayoutString(
        StringRef descr, llvm::function_ref<void(const Twine &)> reportError);

    /// Returns true if values of the type may exist in this dialect.
    static bool isCompatibleType(Type type);

    // Parse and print types. The diagnostic for an unknown type is the
    // dialect's own.
    Type parseType(DialectAsmParser &parser) const override;
    void printType(Type type, DialectAsmPrinter &printer) const override;

  private:
    void registerTypes();
    void registerAttributes();
    void registerOperations();
  }];
}

#endif // DIALECTS_LLVM_DIALECT_TD
