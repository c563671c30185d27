// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_ELEMENTS_TD
#define ODS_RECORDS_ATTRIBUTES_ELEMENTS_TD

include "ods/records/attributes/attribute.td"

// Elements of a shaped type.
class ElementsAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = [{ ::mlir::ElementsAttr }];
  let returnType = [{ ::mlir::ElementsAttr }];
  let convertFromStorage = "$_self";
}
def ElementsAttr
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::ElementsAttr>($_self)",
                             "(isa 'ElementsAttr' self)">,
                       "constant vector/tensor attribute">;

// Dense arrays. In expressions, their value is a list of numbers.
class DenseArrayAttrBase<string denseAttrName, string cppType,
                         string summaryName>
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::" # denseAttrName # ">($_self)",
                "(isa '" # denseAttrName # "' self)">,
          summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "::llvm::ArrayRef<" # cppType # ">";
  let constBuilderCall = "$_builder.get" # denseAttrName # "($0)";
  let constBuilderExpr =
      "(dense-array-attr " #
      !if(!eq(!substr(summaryName, 0, 1), "f"),
          "(float-type '" # summaryName # "')",
          "(integer-type " # !substr(summaryName, 1) # ")") # " self)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr : DenseArrayAttrBase<"DenseI8ArrayAttr", "int8_t", "i8">;
def DenseI16ArrayAttr
    : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def DenseI32ArrayAttr
    : DenseArrayAttrBase<"DenseI32ArrayAttr", "int32_t", "i32">;
def DenseI64ArrayAttr
    : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr
    : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;

// Dense elements that are integers or indices.
class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<
          And<[CPred<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self)",
                     "(isa 'DenseIntElementsAttr' self)">,
               condition]>,
          summary> {
  let storageType = [{ ::mlir::DenseIntElementsAttr }];
  let returnType = [{ ::mlir::DenseIntElementsAttr }];
  let convertFromStorage = "$_self";
}
def IndexElementsAttr
    : IntElementsAttrBase<
          CPred<[{::llvm::cast<::mlir::DenseIntElementsAttr>($_self)
                                      .getType()
                                      .getElementType()
                                      .isIndex()}],
                "(isa 'IndexType' (element-type (type-of self)))">,
          "index elements attribute">;
def AnyIntElementsAttr
    : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;
class IntElementsAttrOf<int width>
    : IntElementsAttrBase<
          CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                ".getElementType().isInteger(" # width # ")",
                OdsIsInteger<width, "",
                             "(element-type (type-of self))">.text>,
          width # "-bit integer elements attribute">;
def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

// Dense elements that are signless integers. A value builds a tensor of rank 0.
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<
          CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                ".getElementType().isSignlessInteger(" # width # ")",
                OdsIsInteger<width, "is-signless",
                             "(element-type (type-of self))">.text>,
          width # "-bit signless integer elements attribute"> {
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseIntElementsAttr>(::mlir::DenseElementsAttr::"
      "get(::mlir::RankedTensorType::get({}, $_builder.getIntegerType(" # width
      # ")), ::llvm::ArrayRef($0)))";
  let constBuilderExpr = "(dense-elements-attr (tensor-type (list) "
                         "(integer-type " # width # ")) self)";
}
def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;

// Dense elements of signless integers with a fixed shape.
class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[
    SignlessIntElementsAttr<width>.predicate,
    CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
          ".getShape() == ::mlir::ArrayRef<int64_t>({" #
              !interleave(dims, ", ") # "})",
          "(eq (shape (type-of self)) " # OdsNumbers<dims>.text # ")">
  ]>;
  let summary = width # "-bit signless int elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
  let constBuilderCall =
      "::mlir::DenseIntElementsAttr::get(::mlir::RankedTensorType::get({" #
      !interleave(dims, ", ") # "}, $_builder.getIntegerType(" # width #
      ")), ::llvm::ArrayRef($0))";
  let constBuilderExpr =
      "(dense-elements-attr (tensor-type " # OdsNumbers<dims>.text #
      " (integer-type " # width # ")) self)";
}
class RankedI32ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<64, dims>;

// Dense elements that are floats. A value builds a tensor of rank 0.
class FloatElementsAttr<int width>
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                "::llvm::cast<::mlir::DenseElementsAttr>($_self).getType()."
                "getElementType().isF" # width # "()",
                "(and (isa 'DenseFPElementsAttr' self) (isa 'Float" # width #
                    "Type' (element-type (type-of self))))">,
          width # "-bit float elements attribute"> {
  let storageType = [{ ::mlir::DenseElementsAttr }];
  let returnType = [{ ::mlir::DenseElementsAttr }];
  let constBuilderCall =
      "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
      "$_builder.getF" # width # "Type()),::llvm::ArrayRef($0))";
  let constBuilderExpr = "(dense-elements-attr (tensor-type (list) "
                         "(float-type 'f" # width # "')) self)";
  let convertFromStorage = "$_self";
}
def F64ElementsAttr : FloatElementsAttr<64>;

// Dense elements of floats with a fixed shape.
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()."
                "getElementType().isF" # width # "() && "
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                ".hasRank() && "
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                ".getShape() == ::mlir::ArrayRef<int64_t>({" #
                    !interleave(dims, ", ") # "})",
                "(and (isa 'DenseFPElementsAttr' self) (isa 'Float" # width #
                    "Type' (element-type (type-of self))) "
                    "(eq (shape (type-of self)) " # OdsNumbers<dims>.text #
                    "))">,
          width # "-bit float elements attribute of shape [" #
              !interleave(dims, ", ") # "]"> {
  let storageType = [{ ::mlir::DenseFPElementsAttr }];
  let returnType = [{ ::mlir::DenseFPElementsAttr }];
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseFPElementsAttr>(::mlir::DenseElementsAttr::"
      "get(::mlir::RankedTensorType::get({" # !interleave(dims, ", ") #
      "}, $_builder.getF" # width # "Type()), ::llvm::ArrayRef($0)))";
  let constBuilderExpr =
      "(dense-elements-attr (tensor-type " # OdsNumbers<dims>.text #
      " (float-type 'f" # width # "')) self)";
  let convertFromStorage = "$_self";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;

// Dense elements that are strings.
def StringElementsAttr
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseStringElementsAttr>($_self)",
                "(isa 'DenseStringElementsAttr' self)">,
          "string elements attribute"> {
  let storageType = [{ ::mlir::DenseElementsAttr }];
  let returnType = [{ ::mlir::DenseElementsAttr }];
  let convertFromStorage = "$_self";
}

#endif // ODS_RECORDS_ATTRIBUTES_ELEMENTS_TD
