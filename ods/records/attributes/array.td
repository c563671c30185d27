// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_ARRAY_TD
#define ODS_RECORDS_ATTRIBUTES_ARRAY_TD

include "ods/records/attributes/number.td"
include "ods/records/attributes/primitive.td"

// Arrays of attributes, built from a list of attributes.
class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{ ::mlir::ArrayAttr }];
  let returnType = [{ ::mlir::ArrayAttr }];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getArrayAttr($0)";
  let constBuilderExpr = "(array-attr self)";
}
def ArrayAttr
    : ArrayAttrBase<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)",
                          "(isa 'ArrayAttr' self)">,
                    "array attribute">;

// Arrays whose elements satisfy one constraint.
class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<
          And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)",
                     "(isa 'ArrayAttr' self)">,
               Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
                      "[&](::mlir::Attribute attr) { return attr && (",
                      SubstLeaves<"$_self", "attr", element.predicate, "self">,
                      "); })", "(elements self)", "all">]>,
          summary> {
  Attr elementAttr = element;
}

// Arrays built from a list of values by this method of Builder.
class _arrayOfValues<Attr element, string summary, string method>
    : TypedArrayAttrBase<element, summary> {
  let constBuilderCall = "$_builder." # method # "($0)";
  let constBuilderExpr =
      "(array-attr (map self " # element.constBuilderExpr # "))";
}
def AffineMapArrayAttr
    : _arrayOfValues<AffineMapAttr, "AffineMap array attribute",
                     "getAffineMapArrayAttr">;
def BoolArrayAttr
    : _arrayOfValues<BoolAttr, "1-bit boolean array attribute",
                     "getBoolArrayAttr">;
def I32ArrayAttr
    : _arrayOfValues<I32Attr, "32-bit integer array attribute",
                     "getI32ArrayAttr">;
def I64ArrayAttr
    : _arrayOfValues<I64Attr, "64-bit integer array attribute",
                     "getI64ArrayAttr">;
def I64SmallVectorArrayAttr
    : _arrayOfValues<I64Attr, "64-bit integer array attribute",
                     "getI64ArrayAttr"> {
  let returnType = [{ ::llvm::SmallVector<int64_t, 8> }];
  let convertFromStorage = [{
    llvm::to_vector<4>(
      llvm::map_range($_self.getAsRange<mlir::IntegerAttr>(),
      [](mlir::IntegerAttr attr) { return attr.getInt(); }));
  }];
}
def F32ArrayAttr
    : _arrayOfValues<F32Attr, "32-bit float array attribute",
                     "getF32ArrayAttr">;
def F64ArrayAttr
    : _arrayOfValues<F64Attr, "64-bit float array attribute",
                     "getF64ArrayAttr">;
def StrArrayAttr
    : _arrayOfValues<StrAttr, "string array attribute", "getStrArrayAttr">;
def TypeArrayAttr
    : _arrayOfValues<TypeAttr, "type array attribute", "getTypeArrayAttr">;

// Arrays built from a list of attributes.
def LocationArrayAttr
    : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr,
                         "Array of 64-bit integer array attributes">;
def DictArrayAttr
    : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

// Arrays that cannot be built from values.
def SymbolRefArrayAttr
    : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
  let constBuilderExpr = "";
}
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
  let constBuilderExpr = "";
}

#endif // ODS_RECORDS_ATTRIBUTES_ARRAY_TD
