// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_NUMBER_TD
#define ODS_RECORDS_ATTRIBUTES_NUMBER_TD

include "ods/records/attributes/attribute.td"
include "ods/records/types/float.td"

def BoolAttr
    : Attr<CPred<"::llvm::isa<::mlir::BoolAttr>($_self)",
                 "(isa 'BoolAttr' self)">,
           "bool attribute"> {
  let storageType = [{ ::mlir::BoolAttr }];
  let returnType = [{ bool }];
  let valueType = I1;
  let constBuilderCall = "$_builder.getBoolAttr($0)";
  let constBuilderExpr = "(bool-attr self)";
}

// The attribute is an integer attribute.
class _isIntegerAttr
    : CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)",
            "(isa 'IntegerAttr' self)">;

// The attribute is an integer attribute of a type with this width; `method` and
// `function` test the signedness.
class _isIntegerAttrOf<int width, string method, string function> : And<[
  _isIntegerAttr<>,
  CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()." # method # "(" #
            width # ")",
        OdsIsInteger<width, function, "(type-of self)">.text>
]>;

def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr",
                    And<[_isIntegerAttr<>,
                         CPred<"::llvm::isa<::mlir::IndexType>(::llvm::cast<"
                               "::mlir::IntegerAttr>($_self).getType())",
                               "(isa 'IndexType' (type-of self))">]>,
                    "index attribute"> {
  let returnType = [{ ::llvm::APInt }];
}

// Integers of any type.
def APIntAttr : Attr<_isIntegerAttr<>, "arbitrary integer attribute"> {
  let storageType = [{ ::mlir::IntegerAttr }];
  let returnType = [{ ::mlir::APInt }];
}

// Integers of a width and any signedness.
class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _isIntegerAttrOf<attrValType.bitwidth, "isInteger", "">,
                    descr> {
  let returnType = [{ ::llvm::APInt }];
  let constBuilderCall = ?;
  let constBuilderExpr = "";
}
def AnyI1Attr
    : AnyIntegerAttrBase<AnyI1, "1-bit integer attribute">;
def AnyI8Attr
    : AnyIntegerAttrBase<AnyI8, "8-bit integer attribute">;
def AnyI16Attr
    : AnyIntegerAttrBase<AnyI16, "16-bit integer attribute">;
def AnyI32Attr
    : AnyIntegerAttrBase<AnyI32, "32-bit integer attribute">;
def AnyI64Attr
    : AnyIntegerAttrBase<AnyI64, "64-bit integer attribute">;

// Signless integers of a width. Typed ones have a C++ integer value.
class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _isIntegerAttrOf<attrValType.bitwidth, "isSignlessInteger",
                                     "is-signless">,
                    descr> {
  let returnType = [{ ::llvm::APInt }];
}
class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
def I1Attr
    : TypedSignlessIntegerAttrBase<I1, "bool",
          "1-bit signless integer attribute">;
def I8Attr
    : TypedSignlessIntegerAttrBase<I8, "uint8_t",
          "8-bit signless integer attribute">;
def I16Attr
    : TypedSignlessIntegerAttrBase<I16, "uint16_t",
          "16-bit signless integer attribute">;
def I32Attr
    : TypedSignlessIntegerAttrBase<I32, "uint32_t",
          "32-bit signless integer attribute">;
def I64Attr
    : TypedSignlessIntegerAttrBase<I64, "uint64_t",
          "64-bit signless integer attribute">;

// Signed integers of a width. Typed ones have a C++ integer value.
class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _isIntegerAttrOf<attrValType.bitwidth, "isSignedInteger",
                                     "is-signed">,
                    descr> {
  let returnType = [{ ::llvm::APInt }];
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}
def SI1Attr
    : TypedSignedIntegerAttrBase<SI1, "bool",
          "1-bit signed integer attribute">;
def SI8Attr
    : TypedSignedIntegerAttrBase<SI8, "int8_t",
          "8-bit signed integer attribute">;
def SI16Attr
    : TypedSignedIntegerAttrBase<SI16, "int16_t",
          "16-bit signed integer attribute">;
def SI32Attr
    : TypedSignedIntegerAttrBase<SI32, "int32_t",
          "32-bit signed integer attribute">;
def SI64Attr
    : TypedSignedIntegerAttrBase<SI64, "int64_t",
          "64-bit signed integer attribute">;

// Unsigned integers of a width. Typed ones have a C++ integer value.
class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _isIntegerAttrOf<attrValType.bitwidth, "isUnsignedInteger",
                                     "is-unsigned">,
                    descr> {
  let returnType = [{ ::llvm::APInt }];
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
def UI1Attr
    : TypedUnsignedIntegerAttrBase<UI1, "bool",
          "1-bit unsigned integer attribute">;
def UI8Attr
    : TypedUnsignedIntegerAttrBase<UI8, "uint8_t",
          "8-bit unsigned integer attribute">;
def UI16Attr
    : TypedUnsignedIntegerAttrBase<UI16, "uint16_t",
          "16-bit unsigned integer attribute">;
def UI32Attr
    : TypedUnsignedIntegerAttrBase<UI32, "uint32_t",
          "32-bit unsigned integer attribute">;
def UI64Attr
    : TypedUnsignedIntegerAttrBase<UI64, "uint64_t",
          "64-bit unsigned integer attribute">;

// Floats of a width. In expressions, their value is a string.
class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<
          attrValType, "FloatAttr",
          And<[CPred<"::llvm::isa<::mlir::FloatAttr>($_self)",
                     "(isa 'FloatAttr' self)">,
               CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getType().isF" #
                         attrValType.bitwidth # "()",
                     "(isa 'Float" # attrValType.bitwidth #
                         "Type' (type-of self))">]>,
          descr> {
  let returnType = [{ ::llvm::APFloat }];
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

#endif // ODS_RECORDS_ATTRIBUTES_NUMBER_TD
