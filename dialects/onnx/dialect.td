// SPDX-License-Identifier: Apache-2.0
//
// The dialect, its types, and the base classes that generated records use.
#ifndef DIALECTS_ONNX_DIALECT_TD
#define DIALECTS_ONNX_DIALECT_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def ONNX_Dialect : Dialect {
  let name = "onnx";
  let cppNamespace = "::mlir::onnx";
  let summary = "operators of ONNX";
  let description = [{
    The operators of ONNX in their newest version, as ONNX's schemas define
    them, and operations for what a model has besides its nodes. Values are
    tensors, sequences and optional values. The names and the text are
    onnx-mlir's.

    An input or output that a node omits is a value of type `none`, which
    `onnx.NoValue` yields. The bodies of `onnx.If`, `onnx.Loop` and `onnx.Scan`
    are regions, which use outer values.
  }];
  let dependentDialects = ["::mlir::recipe::RecipeDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  let usePropertiesForAttributes = 0;
}

// Types

class ONNX_Type<string name, string typeMnemonic>
    : TypeDef<ONNX_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def ONNX_StringType : ONNX_Type<"String", "String"> {
  let summary = "a string of bytes";
  let description = [{
    The element type of tensors of strings: `tensor<3x!onnx.String>`.
  }];
}

def ONNX_SeqType : ONNX_Type<"Seq", "Seq"> {
  let summary = "a list of tensors, optional values or maps";
  let description = [{
    The shapes of the tensors may differ: `!onnx.Seq<tensor<?xf32>>`.
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}

def ONNX_OptType : ONNX_Type<"Opt", "Opt"> {
  let summary = "a tensor or a sequence, or nothing";
  let description = [{
    Written as `!onnx.Opt<tensor<?xf32>>`.
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}

// Constraints

def ONNX_String
    : Type<CPred<"::llvm::isa<::mlir::onnx::StringType>($_self)",
                 "(is 'onnx.String' self)">,
           "string type", "::mlir::onnx::StringType">;

class ONNX_SeqOf<list<Type> types>
    : ContainerType<
          AnyTypeOf<types>,
          CPred<"::llvm::isa<::mlir::onnx::SeqType>($_self)",
                "(is 'onnx.Seq' self)">,
          "::llvm::cast<::mlir::onnx::SeqType>($_self).getElementType()",
          "sequence", "::mlir::onnx::SeqType", "(parameter self 0)">;

class ONNX_OptOf<list<Type> types>
    : ContainerType<
          AnyTypeOf<types>,
          CPred<"::llvm::isa<::mlir::onnx::OptType>($_self)",
                "(is 'onnx.Opt' self)">,
          "::llvm::cast<::mlir::onnx::OptType>($_self).getElementType()",
          "optional", "::mlir::onnx::OptType", "(parameter self 0)">;

// A map is a tuple of the type of its keys and that of its values.
class ONNX_MapOf<Type key, Type value> : NestedTupleOf<[key, value]>;

// Operations

// The values with one type variable of ONNX's schema have one element type.
class ONNX_SameElementType<list<string> names, string expression>
    : PredOpTrait<"all of {" # !interleave(names, ", ") #
                      "} have same element type",
                  CPred<"", expression>>;

// Most operators are descriptors only. An operator that C++ names has a class.
class ONNX_Op<string mnemonic, list<Trait> traits = []>
    : Op<ONNX_Dialect, mnemonic, traits> {
  let hasCppClass = 0;
}

#endif // DIALECTS_ONNX_DIALECT_TD
