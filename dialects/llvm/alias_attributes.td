// SPDX-License-Identifier: Apache-2.0
//
// Aliasing of memory accesses: scopes, access groups, types of the source
// language (TBAA), memory model relaxations.
#ifndef DIALECTS_LLVM_ALIAS_ATTRIBUTES_TD
#define DIALECTS_LLVM_ALIAS_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"
include "dialects/llvm/module_enums.td"

// The effects of a function or call on each kind of memory.
def LLVM_MemoryEffectsAttr
    : LLVM_StructAttr<"MemoryEffects", "memory_effects", (ins
          "ModRefInfo":$other, "ModRefInfo":$argMem,
          "ModRefInfo":$inaccessibleMem, "ModRefInfo":$errnoMem,
          "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1)> {
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<ModRefInfo>":$effects)>
  ];
  let extraClassDeclaration = [{
    /// Returns true if reads and writes of all memory are possible.
    bool isReadWrite();
  }];
}

// https://llvm.org/docs/LangRef.html#noalias-and-alias-scope-metadata
def LLVM_AliasScopeDomainAttr
    : LLVM_AliasedAttr<"AliasScopeDomain", "alias_scope_domain", (ins
          "::mlir::Attribute":$id,
          OptionalParameter<"::mlir::StringAttr">:$description)> {
  let summary = "LLVM dialect alias scope domain metadata";
  let builders = [
    AttrBuilder<(ins CArg<"::mlir::StringAttr", "{}">:$description), [{
      return $_get($_ctxt,
                   ::mlir::DistinctAttr::create(::mlir::UnitAttr::get($_ctxt)),
                   description);
    }]>
  ];
}
def LLVM_AliasScopeAttr
    : LLVM_AliasedAttr<"AliasScope", "alias_scope", (ins
          "::mlir::Attribute":$id, "AliasScopeDomainAttr":$domain,
          OptionalParameter<"::mlir::StringAttr">:$description)> {
  let summary = "LLVM dialect alias scope";
  let description = [{
    Accesses with a scope in `noalias_scopes` do not alias those with all the
    scopes of its domain in `alias_scopes`. `id` is distinct, or a string.
  }];
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "AliasScopeDomainAttr":$domain,
        CArg<"::mlir::StringAttr", "{}">:$description), [{
      ::mlir::MLIRContext *context = domain.getContext();
      return $_get(context,
                   ::mlir::DistinctAttr::create(::mlir::UnitAttr::get(context)),
                   domain, description);
    }]>
  ];
}
def LLVM_AliasScopeArrayAttr
    : TypedArrayAttrBase<LLVM_AliasScopeAttr,
                         LLVM_AliasScopeAttr.summary # " array"> {
  let constBuilderCall = ?;
}

// https://llvm.org/docs/LangRef.html#llvm-access-group-metadata
def LLVM_AccessGroupAttr
    : LLVM_AliasedAttr<"AccessGroup", "access_group", (ins
          "::mlir::DistinctAttr":$id)> {
  let summary = "LLVM dialect access group metadata";
  let builders = [
    AttrBuilder<(ins), [{
      return $_get($_ctxt,
                   ::mlir::DistinctAttr::create(::mlir::UnitAttr::get($_ctxt)));
    }]>
  ];
}
def LLVM_AccessGroupArrayAttr
    : TypedArrayAttrBase<LLVM_AccessGroupAttr,
                         LLVM_AccessGroupAttr.summary # " array"> {
  let constBuilderCall = ?;
}

// https://llvm.org/docs/LangRef.html#tbaa-metadata
def LLVM_TBAARootAttr
    : LLVM_Attr<"TBAARoot", "tbaa_root", [], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA root metadata";
  let parameters = (ins OptionalParameter<"::mlir::StringAttr">:$id);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
  let genMnemonicAlias = 1;
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let builders = [
    AttrBuilderWithInferredContext<(ins "TBAANodeAttr":$typeDesc,
                                        "int64_t":$offset), [{
      return $_get(typeDesc.getContext(), typeDesc, offset);
    }]>
  ];
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "::mlir::LLVM::detail::parseTBAAMembers($_parser)";
  let printer = "::mlir::LLVM::detail::printTBAAMembers($_printer, $_self)";
}
def LLVM_TBAATypeDescriptorAttr
    : LLVM_AliasedAttr<"TBAATypeDescriptor", "tbaa_type_desc", (ins
          StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members),
          [], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA type metadata";
}
def LLVM_TBAATagAttr
    : LLVM_AliasedAttr<"TBAATag", "tbaa_tag", (ins
          "TBAATypeDescriptorAttr":$base_type,
          "TBAATypeDescriptorAttr":$access_type, "int64_t":$offset,
          DefaultValuedParameter<"bool", "false">:$constant)> {
  let summary = "LLVM dialect TBAA tag metadata";
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "TBAATypeDescriptorAttr":$baseType,
        "TBAATypeDescriptorAttr":$accessType, "int64_t":$offset), [{
      return $_get(baseType.getContext(), baseType, accessType, offset,
                   /*constant=*/false);
    }]>
  ];
}
def LLVM_TBAATagArrayAttr
    : TypedArrayAttrBase<LLVM_TBAATagAttr,
                         LLVM_TBAATagAttr.summary # " array"> {
  let constBuilderCall = ?;
}

// https://llvm.org/docs/MemoryModelRelaxationAnnotations.html
def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "MLIR wrapper around a prefix:suffix MMRA tag";
  let parameters = (ins StringRefParameter<>:$prefix,
                        StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

#endif // DIALECTS_LLVM_ALIAS_ATTRIBUTES_TD
