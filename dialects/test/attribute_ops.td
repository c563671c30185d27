// SPDX-License-Identifier: Apache-2.0
//
// Operations for constraints on attributes, enums and derived attributes.
#ifndef DIALECTS_TEST_ATTRIBUTE_OPS_TD
#define DIALECTS_TEST_ATTRIBUTE_OPS_TD

include "dialects/test/types.td"

// Integers, strings and types.

def AnyAttrOfOp : TEST_Op<"any_attr_of_i32_str"> {
  let arguments = (ins AnyAttrOf<[I32Attr, StrAttr]>:$attr);
}
def NonNegIntAttrOp : TEST_Op<"non_negative_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$i32attr,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$i64attr);
}
def PositiveIntAttrOp : TEST_Op<"positive_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$i32attr,
                       ConfinedAttr<I64Attr, [IntPositive]>:$i64attr);
}
def TypeArrayAttrOp : TEST_Op<"type_array_attr"> {
  let arguments = (ins TypeArrayAttr:$attr);
}
def TypeArrayAttrWithDefaultOp : TEST_Op<"type_array_attr_with_default"> {
  let arguments = (ins
    DefaultValuedAttr<TypeArrayAttr, "{}", "(list)">:$attr);
}
def TypedStringAttrWithTypeOp : TEST_Op<"string_attr_with_type"> {
  let arguments = (ins TypedStrAttr<AnyInteger>:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def TypedStringAttrWithMixedTypeOp : TEST_Op<"string_attr_with_mixed_type"> {
  let arguments = (ins AnyAttrOf<[TypedStrAttr<AnyInteger>, I64Attr]>:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def FloatAttrOp : TEST_Op<"float_attrs"> {
  let arguments = (ins AnyAttr:$float_attr);
}
def IntAttrOp : TEST_Op<"int_attrs"> {
  let arguments = (ins AnyI32Attr:$any_i32_attr, IndexAttr:$index_attr,
                       UI32Attr:$ui32_attr, SI32Attr:$si32_attr);
}
def TypedAttrOp : TEST_Op<"typed_attr"> {
  let summary = "an attribute whose type stands before it";
  let arguments = (ins TypeAttr:$type, AnyAttr:$attr);
  let assemblyFormat = [{
    attr-dict $type `=` custom<AttrElideType>(ref($type), $attr)
  }];
}
def TypeAttrOfOp : TEST_Op<"type_attr_of"> {
  let arguments = (ins TypeAttrOf<I64>:$type);
  let assemblyFormat = "attr-dict $type";
}
def SlashAttrOp : TEST_Op<"slash_attr"> {
  let arguments = (ins SlashAttr:$attr);
}
def TestLocationAttrOp : TEST_Op<"op_with_loc_attr"> {
  let arguments = (ins LocationAttr:$loc_attr);
  let assemblyFormat = "$loc_attr attr-dict";
}
def AttrWithTraitOp : TEST_Op<"attr_with_trait"> {
  let arguments = (ins AnyAttr:$attr);
  let hasVerifier = 1;
}

// Elements.

def FloatElementsAttrOp : TEST_Op<"float_elements_attr"> {
  let arguments = (ins RankedF32ElementsAttr<[2]>:$scalar_f32_attr,
                       RankedF64ElementsAttr<[4, 8]>:$tensor_f64_attr);
}
def IntElementsAttrOp : TEST_Op<"int_elements_attr"> {
  let arguments = (ins AnyI32ElementsAttr:$any_i32_attr,
                       I32ElementsAttr:$i32_attr);
}
def RankedIntElementsAttrOp : TEST_Op<"ranked_int_elements_attr"> {
  let arguments = (ins RankedI32ElementsAttr<[2]>:$vector_i32_attr,
                       RankedI64ElementsAttr<[4, 8]>:$matrix_i64_attr);
}
def I32ElementsAttrOp : TEST_Op<"i32ElementsAttr"> {
  let arguments = (ins I32ElementsAttr:$attr);
}
def IndexElementsAttrOp : TEST_Op<"indexElementsAttr"> {
  let arguments = (ins IndexElementsAttr:$attr);
}
def StringElementsAttrOp : TEST_Op<"string_elements_attr"> {
  let arguments = (ins StringElementsAttr:$scalar_string_attr);
}

// Derived attributes.

def DerivedTypeAttrOp : TEST_Op<"derived_type_attr"> {
  let results = (outs AnyTensor:$output);
  DerivedTypeAttr element_dtype =
      DerivedTypeAttr<"return getElementTypeOrSelf(getOutput().getType());">;
  DerivedAttr num_elements = DerivedAttr<"int", [{
    return ::llvm::cast<::mlir::ShapedType>(getOutput().getType())
        .getNumElements();
  }], "$_builder.getI32IntegerAttr($_self)">;
}
def TestPropOp : TEST_Op<"prop">,
    Arguments<(ins Variadic<Index>:$upperInits, I32ElementsAttr:$transforms)>,
    Results<(outs Variadic<AnyType>:$results)> {
  DerivedAttr upperLen = DerivedAttr<"uint32_t", [{
    return getUpperInits().size() / getTransforms().size();
  }], "$_builder.getI32IntegerAttr($_self)">;
}

// Dense arrays.

def DenseArrayAttrOp : TEST_Op<"dense_array_attr"> {
  let arguments = (ins
    DenseBoolArrayAttr:$i1attr, DenseI8ArrayAttr:$i8attr,
    DenseI16ArrayAttr:$i16attr, DenseI32ArrayAttr:$i32attr,
    DenseI64ArrayAttr:$i64attr, DenseF32ArrayAttr:$f32attr,
    DenseF64ArrayAttr:$f64attr, DenseI32ArrayAttr:$emptyattr);
  let assemblyFormat = [{
    `i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr
    `i32attr` `=` $i32attr `i64attr` `=` $i64attr  `f32attr` `=` $f32attr
    `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict
  }];
}
def ConfinedDenseArrayAttrOp : TEST_Op<"confined_dense_array_attr"> {
  let arguments = (ins
    ConfinedAttr<DenseI16ArrayAttr,
                 [DenseArrayStrictlySorted<DenseI16ArrayAttr>]>:$emptyattr,
    ConfinedAttr<DenseI32ArrayAttr,
                 [DenseArraySorted<DenseI32ArrayAttr>]>:$i32attr,
    ConfinedAttr<DenseI64ArrayAttr,
                 [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$i64attr);
}

class _positive<DenseArrayAttrBase array>
    : ConfinedAttr<array, [DenseArrayStrictlyPositive<array>]>;
def DenseArrayStrictlyPositiveAttrOp
    : TEST_Op<"confined_strictly_positive_attr"> {
  let arguments = (ins
    _positive<DenseI8ArrayAttr>:$i8attr, _positive<DenseI16ArrayAttr>:$i16attr,
    _positive<DenseI32ArrayAttr>:$i32attr,
    _positive<DenseI64ArrayAttr>:$i64attr,
    _positive<DenseF32ArrayAttr>:$f32attr,
    _positive<DenseF64ArrayAttr>:$f64attr,
    _positive<DenseI16ArrayAttr>:$emptyattr);
}
class _nonNegative<DenseArrayAttrBase array>
    : ConfinedAttr<array, [DenseArrayNonNegative<array>]>;
def DenseArrayNonNegativeOp : TEST_Op<"confined_non_negative_attr"> {
  let arguments = (ins
    _nonNegative<DenseI8ArrayAttr>:$i8attr,
    _nonNegative<DenseI16ArrayAttr>:$i16attr,
    _nonNegative<DenseI32ArrayAttr>:$i32attr,
    _nonNegative<DenseI64ArrayAttr>:$i64attr,
    _nonNegative<DenseF32ArrayAttr>:$f32attr,
    _nonNegative<DenseF64ArrayAttr>:$f64attr,
    _nonNegative<DenseI16ArrayAttr>:$emptyattr);
}

// Enums.

def I32EnumAttrOp : TEST_Op<"i32_enum_attr"> {
  let arguments = (ins SomeI32Enum:$attr);
  let results = (outs I32:$val);
}
def I64EnumAttrOp : TEST_Op<"i64_enum_attr"> {
  let arguments = (ins SomeI64Enum:$attr);
  let results = (outs I32:$val);
}
def OpWithEnum : TEST_Op<"op_with_enum"> {
  let arguments = (ins TestEnumAttr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}
def OpWithBitEnum : TEST_Op<"op_with_bit_enum"> {
  let arguments = (ins TestBitEnumAttr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}
def OpWithBitEnumVerticalBar : TEST_Op<"op_with_bit_enum_vbar"> {
  let arguments = (ins TestBitEnumVerticalBarAttr:$value,
                       OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}
def ArrayOfAttrOp : TEST_Op<"array_of_attr_op"> {
  let arguments = (ins TestArrayOfUglyAttrs:$a, TestArrayOfInts:$b,
                       TestArrayOfEnums:$c);
  let assemblyFormat = "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict";
}

// Default values, which the printer omits.

def TestDefaultStrAttrNoValueOp : TEST_Op<"no_str_value"> {
  let arguments = (ins DefaultValuedAttr<StrAttr, "">:$value);
  let assemblyFormat = "attr-dict";
}
def TestDefaultStrAttrHasValueOp : TEST_Op<"has_str_value"> {
  let arguments = (ins DefaultValuedStrAttr<StrAttr, "">:$value);
  let assemblyFormat = "attr-dict";
}
def TestDefaultAttrPrintOp : TEST_Op<"default_value_print"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$value_with_default,
                       I32:$operand);
  let assemblyFormat = "attr-dict $operand";
}

// Operations and attributes of older versions of the dialect.

def TestVersionedOpA : TEST_Op<"versionedA"> {
  let arguments = (ins AnyI64Attr:$dims, BoolAttr:$modifier);
}
def TestVersionedOpB : TEST_Op<"versionedB"> {
  let arguments = (ins TestAttrParams:$attribute);
}
def TestVersionedOpC : TEST_Op<"versionedC"> {
  let arguments = (ins AnyAttrOf<[TestAttrParams, I32ElementsAttr]>:$attribute);
}

#endif // DIALECTS_TEST_ATTRIBUTE_OPS_TD
