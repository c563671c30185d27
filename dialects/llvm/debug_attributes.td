// SPDX-License-Identifier: Apache-2.0
//
// Debug information: LLVM's DI nodes, which are attached to locations and
// globals.
// Source: https://llvm.org/docs/SourceLevelDebugging.html.
#ifndef DIALECTS_LLVM_DEBUG_ATTRIBUTES_TD
#define DIALECTS_LLVM_DEBUG_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"
include "dialects/llvm/debug_enums.td"

// A DWARF constant that is written by its name. `getter` is the function of
// llvm::dwarf that parses a name, `printer` its inverse.
class LLVM_DIParameter<string summary, string default, string getter,
                       string invalid, string printName = getter>
    : AttrOrTypeParameter<"unsigned", "debug info " # summary> {
  let parser = "::mlir::LLVM::detail::parseDwarf($_parser, \"" # summary #
               "\", ::llvm::dwarf::get" # getter # ", " # invalid # ")";
  let printer = "$_printer << ::llvm::dwarf::" # printName #
                "String($_self)";
  let defaultValue = default;
}
def LLVM_DICallingConventionParameter
    : LLVM_DIParameter<"calling convention", "0", "CallingConvention", "0",
                       "Convention">;
def LLVM_DIEncodingParameter
    : LLVM_DIParameter<"encoding", "0", "AttributeEncoding", "0">;
def LLVM_DILanguageParameter
    : LLVM_DIParameter<"language", "", "Language", "0">;
def LLVM_DITagParameter
    : LLVM_DIParameter<"tag", "0", "Tag", "::llvm::dwarf::DW_TAG_invalid">;
def LLVM_DIOperationEncodingParameter
    : LLVM_DIParameter<"operation encoding", "", "OperationEncoding", "0">;

// Shorthands for optional parameters.
class LLVM_Opt<string type> : OptionalParameter<type>;
def LLVM_OptString : LLVM_Opt<"::mlir::StringAttr">;
def LLVM_OptFile : LLVM_Opt<"DIFileAttr">;
def LLVM_OptScope : LLVM_Opt<"DIScopeAttr">;
def LLVM_OptType : LLVM_Opt<"DITypeAttr">;
def LLVM_OptExpression : LLVM_Opt<"DIExpressionAttr">;
def LLVM_OptBool : LLVM_Opt<"bool">;
def LLVM_OptUnsigned : LLVM_Opt<"unsigned">;
def LLVM_OptU32 : LLVM_Opt<"uint32_t">;
def LLVM_OptU64 : LLVM_Opt<"uint64_t">;
def LLVM_OptAttribute : LLVM_Opt<"::mlir::Attribute">;
def LLVM_Nodes : OptionalArrayRefParameter<"DINodeAttr">;

// Expressions, which compute the location of a variable step by step.
def LLVM_DIExpressionElemAttr
    : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode,
                        OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat = [{
    `` $opcode (`(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)`)
    : (``)?
  }];
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let parameters = (ins
    OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [
    AttrBuilder<(ins), [{
      return $_get($_ctxt, ::llvm::ArrayRef<DIExpressionElemAttr>());
    }]>
  ];
  let constBuilderCall =
      "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` (`[` $operations^ `]`) : (``)? `>`";
}

// Files and compile units.
def LLVM_DIFileAttr : LLVM_Attr<"DIFile", "di_file", [], "DIScopeAttr"> {
  let parameters = (ins "::mlir::StringAttr":$name,
                        "::mlir::StringAttr":$directory);
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$name,
                     "::llvm::StringRef":$directory), [{
      return $_get($_ctxt, ::mlir::StringAttr::get($_ctxt, name),
                   ::mlir::StringAttr::get($_ctxt, directory));
    }]>
  ];
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let genMnemonicAlias = 1;
}
def LLVM_DICompileUnitAttr
    : LLVM_AliasedAttr<"DICompileUnit", "di_compile_unit", (ins
          "::mlir::DistinctAttr":$id,
          LLVM_DILanguageParameter:$sourceLanguage,
          "DIFileAttr":$file,
          LLVM_OptString:$producer,
          "bool":$isOptimized,
          "DIEmissionKind":$emissionKind,
          LLVM_Opt<"DINameTableKind">:$nameTableKind,
          LLVM_OptString:$splitDebugFilename), [], "DIScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "::mlir::DistinctAttr":$id, "unsigned":$sourceLanguage,
        "DIFileAttr":$file, "::mlir::StringAttr":$producer,
        "bool":$isOptimized, "DIEmissionKind":$emissionKind,
        CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
        CArg<"::mlir::StringAttr", "{}">:$splitDebugFilename), [{
      return $_get(id.getContext(), id, sourceLanguage, file, producer,
                   isOptimized, emissionKind, nameTableKind,
                   splitDebugFilename);
    }]>
  ];
}
def LLVM_DIModuleAttr
    : LLVM_AliasedAttr<"DIModule", "di_module", (ins
          LLVM_OptFile:$file, LLVM_OptScope:$scope, LLVM_OptString:$name,
          LLVM_OptString:$configMacros, LLVM_OptString:$includePath,
          LLVM_OptString:$apinotes, LLVM_OptUnsigned:$line,
          LLVM_OptBool:$isDecl), [], "DIScopeAttr">;
def LLVM_DINamespaceAttr
    : LLVM_AliasedAttr<"DINamespace", "di_namespace", (ins
          LLVM_OptString:$name, LLVM_OptScope:$scope, "bool":$exportSymbols),
          [], "DIScopeAttr">;
def LLVM_DIImportedEntityAttr
    : LLVM_AliasedAttr<"DIImportedEntity", "di_imported_entity", (ins
          LLVM_DITagParameter:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity,
          LLVM_OptFile:$file, LLVM_OptUnsigned:$line, LLVM_OptString:$name,
          LLVM_Nodes:$elements), [], "DINodeAttr">;
def LLVM_DIAnnotationAttr
    : LLVM_StructAttr<"DIAnnotation", "di_annotation", (ins
          "::mlir::StringAttr":$name, "::mlir::StringAttr":$value),
          [], "DINodeAttr">;

// Blocks and functions.
def LLVM_DILexicalBlockAttr
    : LLVM_AliasedAttr<"DILexicalBlock", "di_lexical_block", (ins
          "DIScopeAttr":$scope, LLVM_OptFile:$file, LLVM_OptUnsigned:$line,
          LLVM_OptUnsigned:$column), [], "DILocalScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line,
        "unsigned":$column), [{
      return $_get(scope.getContext(), scope, file, line, column);
    }]>
  ];
}
def LLVM_DILexicalBlockFile
    : LLVM_AliasedAttr<"DILexicalBlockFile", "di_lexical_block_file", (ins
          "DIScopeAttr":$scope, LLVM_OptFile:$file, "unsigned":$discriminator),
          [], "DILocalScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$discriminator), [{
      return $_get(scope.getContext(), scope, file, discriminator);
    }]>
  ];
}
def LLVM_DISubprogramAttr
    : LLVM_AliasedAttr<"DISubprogram", "di_subprogram", (ins
          LLVM_Opt<"::mlir::DistinctAttr">:$recId, LLVM_OptBool:$isRecSelf,
          LLVM_Opt<"::mlir::DistinctAttr">:$id,
          LLVM_Opt<"DICompileUnitAttr">:$compileUnit, LLVM_OptScope:$scope,
          LLVM_OptString:$name, LLVM_OptString:$linkageName,
          LLVM_OptFile:$file, LLVM_OptUnsigned:$line,
          LLVM_OptUnsigned:$scopeLine,
          LLVM_Opt<"DISubprogramFlags">:$subprogramFlags,
          LLVM_Opt<"DISubroutineTypeAttr">:$type, LLVM_Nodes:$retainedNodes,
          LLVM_Nodes:$annotations),
          [LLVM_DIRecursiveTypeAttrInterface],
          "DILocalScopeAttr"> {
  let extraClassDeclaration = [{
    /// Returns the same type with another recursive id.
    DIRecursiveTypeAttrInterface withRecId(::mlir::DistinctAttr recId) const;
    /// Returns the reference to the enclosing type with this recursive id.
    static DIRecursiveTypeAttrInterface getRecSelf(::mlir::DistinctAttr recId);
  }];
  let builders = [
    AttrBuilder<(ins
        "::mlir::DistinctAttr":$id, "DICompileUnitAttr":$compileUnit,
        "DIScopeAttr":$scope, "::mlir::StringAttr":$name,
        "::mlir::StringAttr":$linkageName, "DIFileAttr":$file, "unsigned":$line,
        "unsigned":$scopeLine, "DISubprogramFlags":$subprogramFlags,
        "DISubroutineTypeAttr":$type,
        "::llvm::ArrayRef<DINodeAttr>":$retainedNodes,
        "::llvm::ArrayRef<DINodeAttr>":$annotations), [{
      return $_get($_ctxt, /*recId=*/nullptr, /*isRecSelf=*/false, id,
                   compileUnit, scope, name, linkageName, file, line, scopeLine,
                   subprogramFlags, type, retainedNodes, annotations);
    }]>
  ];
}
def LLVM_DICommonBlockAttr
    : LLVM_AliasedAttr<"DICommonBlock", "di_common_block", (ins
          "DIScopeAttr":$scope, LLVM_Opt<"DIGlobalVariableAttr">:$decl,
          "::mlir::StringAttr":$name, LLVM_OptFile:$file,
          LLVM_OptUnsigned:$line), [], "DIScopeAttr">;

// Variables and labels.
def LLVM_DIGlobalVariable
    : LLVM_AliasedAttr<"DIGlobalVariable", "di_global_variable", (ins
          LLVM_OptScope:$scope, LLVM_OptString:$name,
          LLVM_OptString:$linkageName, "DIFileAttr":$file, "unsigned":$line,
          "DITypeAttr":$type, LLVM_OptBool:$isLocalToUnit,
          LLVM_OptBool:$isDefined, LLVM_OptUnsigned:$alignInBits),
          [], "DINodeAttr">;
def LLVM_DIGlobalVariableExpressionAttr
    : LLVM_AliasedAttr<"DIGlobalVariableExpression",
                       "di_global_variable_expression", (ins
          "DIGlobalVariableAttr":$var, LLVM_OptExpression:$expr)> {
  let constBuilderCall = "$0";
}
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr,
                         "an array of variable expressions">;
def LLVM_DILocalVariableAttr
    : LLVM_AliasedAttr<"DILocalVariable", "di_local_variable", (ins
          "DIScopeAttr":$scope, LLVM_OptString:$name, LLVM_OptFile:$file,
          LLVM_OptUnsigned:$line, LLVM_OptUnsigned:$arg,
          LLVM_OptUnsigned:$alignInBits, LLVM_OptType:$type,
          OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags),
          [], "DINodeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "DIScopeAttr":$scope, "::llvm::StringRef":$name, "DIFileAttr":$file,
        "unsigned":$line, "unsigned":$arg, "unsigned":$alignInBits,
        "DITypeAttr":$type, "DIFlags":$flags), [{
      ::mlir::MLIRContext *context = scope.getContext();
      return $_get(context, scope, ::mlir::StringAttr::get(context, name), file,
                   line, arg, alignInBits, type, flags);
    }]>
  ];
}
def LLVM_DILabelAttr
    : LLVM_AliasedAttr<"DILabel", "di_label", (ins
          "DIScopeAttr":$scope, LLVM_OptString:$name, LLVM_OptFile:$file,
          LLVM_OptUnsigned:$line), [], "DINodeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins
        "DIScopeAttr":$scope, "::llvm::StringRef":$name, "DIFileAttr":$file,
        "unsigned":$line), [{
      ::mlir::MLIRContext *context = scope.getContext();
      return $_get(context, scope, ::mlir::StringAttr::get(context, name), file,
                   line);
    }]>
  ];
}

#endif // DIALECTS_LLVM_DEBUG_ATTRIBUTES_TD
