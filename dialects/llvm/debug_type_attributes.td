// SPDX-License-Identifier: Apache-2.0
//
// Types of debug information.
#ifndef DIALECTS_LLVM_DEBUG_TYPE_ATTRIBUTES_TD
#define DIALECTS_LLVM_DEBUG_TYPE_ATTRIBUTES_TD

include "dialects/llvm/debug_attributes.td"

def LLVM_DINullTypeAttr
    : LLVM_Attr<"DINullType", "di_null_type", [], "DITypeAttr"> {
  let genMnemonicAlias = 1;
}

def LLVM_DIBasicTypeAttr
    : LLVM_AliasedAttr<"DIBasicType", "di_basic_type", (ins
          LLVM_DITagParameter:$tag, "::mlir::StringAttr":$name,
          LLVM_OptU64:$sizeInBits, LLVM_DIEncodingParameter:$encoding),
          [], "DITypeAttr"> {
  let builders = [
    AttrBuilder<(ins "unsigned":$tag, "const ::llvm::Twine &":$name,
                     "uint64_t":$sizeInBits, "unsigned":$encoding), [{
      return $_get($_ctxt, tag, ::mlir::StringAttr::get($_ctxt, name),
                   sizeInBits, encoding);
    }]>
  ];
}

def LLVM_DICompositeTypeAttr
    : LLVM_AliasedAttr<"DICompositeType", "di_composite_type", (ins
          LLVM_Opt<"::mlir::DistinctAttr">:$recId, LLVM_OptBool:$isRecSelf,
          LLVM_DITagParameter:$tag, LLVM_OptString:$name, LLVM_OptFile:$file,
          LLVM_OptU32:$line, LLVM_OptScope:$scope, LLVM_OptType:$baseType,
          LLVM_Opt<"DIFlags">:$flags, LLVM_OptU64:$sizeInBits,
          LLVM_OptU64:$alignInBits, LLVM_OptExpression:$dataLocation,
          LLVM_OptExpression:$rank, LLVM_OptExpression:$allocated,
          LLVM_OptExpression:$associated, LLVM_Nodes:$elements),
          [LLVM_DIRecursiveTypeAttrInterface],
          "DITypeAttr"> {
  let extraClassDeclaration = [{
    /// Returns the same type with another recursive id.
    DIRecursiveTypeAttrInterface withRecId(::mlir::DistinctAttr recId) const;
    /// Returns the reference to the enclosing type with this recursive id.
    static DIRecursiveTypeAttrInterface getRecSelf(::mlir::DistinctAttr recId);
  }];
  let builders = [
    AttrBuilder<(ins
        "unsigned":$tag, "::mlir::StringAttr":$name, "DIFileAttr":$file,
        "uint32_t":$line, "DIScopeAttr":$scope, "DITypeAttr":$baseType,
        "DIFlags":$flags, "uint64_t":$sizeInBits, "uint64_t":$alignInBits,
        "DIExpressionAttr":$dataLocation, "DIExpressionAttr":$rank,
        "DIExpressionAttr":$allocated, "DIExpressionAttr":$associated,
        "::llvm::ArrayRef<DINodeAttr>":$elements), [{
      return $_get($_ctxt, /*recId=*/nullptr, /*isRecSelf=*/false, tag, name,
                   file, line, scope, baseType, flags, sizeInBits, alignInBits,
                   dataLocation, rank, allocated, associated, elements);
    }]>
  ];
}

def LLVM_DIDerivedTypeAttr
    : LLVM_AliasedAttr<"DIDerivedType", "di_derived_type", (ins
          LLVM_DITagParameter:$tag, LLVM_OptString:$name,
          LLVM_OptType:$baseType, LLVM_OptU64:$sizeInBits,
          LLVM_OptU32:$alignInBits, LLVM_OptU64:$offsetInBits,
          LLVM_Opt<"::std::optional<unsigned>">:$dwarfAddressSpace,
          LLVM_Opt<"DINodeAttr">:$extraData), [], "DITypeAttr">;

def LLVM_DISubrangeAttr
    : LLVM_StructAttr<"DISubrange", "di_subrange", (ins
          LLVM_OptAttribute:$count, LLVM_OptAttribute:$lowerBound,
          LLVM_OptAttribute:$upperBound, LLVM_OptAttribute:$stride),
          [], "DINodeAttr">;

def LLVM_DIGenericSubrangeAttr
    : LLVM_StructAttr<"DIGenericSubrange", "di_generic_subrange", (ins
          LLVM_OptAttribute:$count, "::mlir::Attribute":$lowerBound,
          LLVM_OptAttribute:$upperBound, "::mlir::Attribute":$stride),
          [], "DINodeAttr">;

def LLVM_DISubroutineTypeAttr
    : LLVM_AliasedAttr<"DISubroutineType", "di_subroutine_type", (ins
          LLVM_DICallingConventionParameter:$callingConvention,
          OptionalArrayRefParameter<"DITypeAttr">:$types), [], "DITypeAttr"> {
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<DITypeAttr>":$types), [{
      return $_get($_ctxt, /*callingConvention=*/0, types);
    }]>
  ];
}

def LLVM_DIStringTypeAttr
    : LLVM_AliasedAttr<"DIStringType", "di_string_type", (ins
          LLVM_DITagParameter:$tag, "::mlir::StringAttr":$name,
          LLVM_OptU64:$sizeInBits, LLVM_OptU32:$alignInBits,
          LLVM_Opt<"DIVariableAttr">:$stringLength,
          LLVM_OptExpression:$stringLengthExp,
          LLVM_OptExpression:$stringLocationExp,
          LLVM_DIEncodingParameter:$encoding), [], "DITypeAttr">;

#endif // DIALECTS_LLVM_DEBUG_TYPE_ATTRIBUTES_TD
