// SPDX-License-Identifier: Apache-2.0
//
// Operations with properties.
#ifndef DIALECTS_TEST_PROPERTY_OPS_TD
#define DIALECTS_TEST_PROPERTY_OPS_TD

include "core/interfaces/infer_type.td"
include "dialects/test/attributes.td"
include "ods/records/properties.td"

// Integers, strings and lists.

def TestOpWithProperties : TEST_Op<"with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag,
                       IntArrayProp<I64Prop>:$array,
                       IntArrayProp<I32Prop>:$array32);
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,`
    `array` `=` $array `,` `array32` `=` $array32 attr-dict
  }];
}
def TestOpWithPropertiesAndAttr : TEST_Op<"with_properties_and_attr"> {
  let arguments = (ins I32Attr:$lhs, IntProp<"int64_t">:$rhs);
  let assemblyFormat = "$lhs prop-dict attr-dict";
}
def TestOpWithPropertiesAndInferredType
    : TEST_Op<"with_properties_and_inferred_type",
              [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a result as wide as the sum of the numbers";
  let arguments = (ins I32Attr:$lhs, IntProp<"int64_t">:$rhs,
                       OptionalAttr<UnitAttr>:$packed);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs prop-dict attr-dict";
}
def TestOpWithEmptyProperties : TEST_Op<"empty_properties"> {
  let assemblyFormat = "prop-dict attr-dict";
}
def TestOpWithVariadicSegmentProperties
    : TEST_Op<"variadic_segment_prop",
              [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I64>:$a1, Variadic<I64>:$a2);
  let results = (outs Variadic<I64>:$b1, Variadic<I64>:$b2);
  let assemblyFormat = [{
    $a1 `:` $a2 `:` type($b1) `:` type($b2) prop-dict attr-dict `end`
  }];
}

// Default values and optional properties.

def TestOpWithDefaultValuedProperties
    : TEST_Op<"with_default_valued_properties"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a,
                       DefaultValuedProp<StringProp, "\"\"">:$b,
                       DefaultValuedProp<IntProp<"int32_t">, "-1">:$c,
                       UnitProp:$unit);
  let assemblyFormat = "($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict";
}
def TestOpWithOptionalProperties : TEST_Op<"with_optional_properties"> {
  let arguments = (ins
    OptionalAttr<I32Attr>:$anAttr,
    OptionalProp<I64Prop>:$simple,
    OptionalProp<IntProp<"int8_t">>:$simplei8,
    OptionalProp<IntProp<"uint8_t">>:$simpleui8,
    OptionalProp<StringProp>:$nonTrivialStorage,
    OptionalProp<DefaultValuedProp<I64Prop, "0">>:$hasDefault,
    OptionalProp<OptionalProp<I64Prop>>:$nested,
    OptionalProp<StringProp, 0>:$longSyntax,
    UnitProp:$hasUnit,
    OptionalProp<UnitProp>:$maybeUnit);
  let assemblyFormat = [{
    (`anAttr` `=` $anAttr^)? (`simple` `=` $simple^)?
    (`simplei8` `=` $simplei8^)? (`simpleui8` `=` $simpleui8^)?
    (`nonTrivialStorage` `=` $nonTrivialStorage^)?
    (`hasDefault` `=` $hasDefault^)? (`nested` `=` $nested^)?
    (`longSyntax` `=` $longSyntax^)? (`hasUnit` $hasUnit^)?
    (`maybeUnit` `=` $maybeUnit^)? attr-dict
  }];
}
def TestOpWithArrayProperties : TEST_Op<"with_array_properties"> {
  let arguments = (ins
    ArrayProp<I64Prop>:$ints,
    ArrayProp<StringProp>:$strings,
    ArrayProp<ArrayProp<I32Prop>>:$nested,
    OptionalProp<ArrayProp<I32Prop>>:$opt,
    ArrayProp<OptionalProp<I64Prop>>:$explicitOptions,
    ArrayProp<UnitProp>:$explicitUnits,
    DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}",
                      "::llvm::SmallVector<int64_t>{}", "(list)">:$hasDefault);
  let assemblyFormat = [{
    `ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt
    `explicitOptions` `=` $explicitOptions `explicitUnits` `=` $explicitUnits
    ($hasDefault^ `thats_has_default`)? attr-dict
  }];
}

// Constraints.

def NonNegativeI64Prop
    : ConfinedProp<I64Prop, CPred<"$_self >= 0", "(ge self 0)">,
                   "non-negative int64_t">;
class NonEmptyArray<Property p>
    : ConfinedProp<ArrayProp<p>,
                   Neg<CPred<"$_self.empty()", "(eq (size self) 0)">>,
                   "non-empty array of " # p.summary>;
def OpWithPropertyPredicates : TEST_Op<"op_with_property_predicates"> {
  let arguments = (ins
    NonNegativeI64Prop:$scalar,
    OptionalProp<NonNegativeI64Prop>:$optional,
    DefaultValuedProp<NonNegativeI64Prop, "0">:$defaulted,
    ConfinedProp<NonNegativeI64Prop, CPred<"$_self <= 5", "(le self 5)">,
                 "between 0 and 5">:$more_constrained,
    ArrayProp<NonNegativeI64Prop>:$array,
    NonEmptyArray<I64Prop>:$non_empty_unconstrained,
    NonEmptyArray<NonNegativeI64Prop>:$non_empty_constrained,
    OptionalProp<NonEmptyArray<NonNegativeI64Prop>>:$non_empty_optional,
    I64Prop:$unconstrained);
  let assemblyFormat = "attr-dict prop-dict";
}

// Enums.

def TestEnumProp : EnumProp<TestEnum>;
def OpWithEnumProp : TEST_Op<"op_with_enum_prop"> {
  let arguments = (ins TestEnumProp:$value);
  let assemblyFormat = "$value attr-dict";
}
def TestEnumPropAttrForm : EnumPropWithAttrForm<TestEnum, TestEnumAttr>;
def OpWithEnumPropAttrForm : TEST_Op<"op_with_enum_prop_attr_form"> {
  let arguments = (ins TestEnumPropAttrForm:$value);
  let assemblyFormat = "prop-dict attr-dict";
}
def TestEnumPropAttrFormAlways : EnumPropWithAttrForm<TestEnum, TestEnumAttr> {
  let storeInCustomAttribute = 1;
}
def OpWithEnumPropAttrFormAlways
    : TEST_Op<"op_with_enum_prop_attr_form_always"> {
  let arguments = (ins TestEnumPropAttrFormAlways:$value);
  let assemblyFormat = "prop-dict attr-dict";
}
def TestBitEnumProp : EnumProp<TestBitEnum> {
  let defaultValue = TestBitEnum.cppType # "::Read";
  let defaultValueExpr = "1";
}
def OpWithTestBitEnum : TEST_Op<"op_with_bit_enum_prop"> {
  let arguments = (ins TestBitEnumProp:$value1, TestBitEnumProp:$value2);
  let assemblyFormat = "$value1 ($value2^)? attr-dict `:` `(``)`";
}
def TestBitEnumPropNamed : NamedEnumProp<TestBitEnum, "bit_enum"> {
  let defaultValue = TestBitEnum.cppType # "::Read";
  let defaultValueExpr = "1";
}
def OpWithBitEnumPropNamed : TEST_Op<"op_with_bit_enum_prop_named"> {
  let arguments = (ins TestBitEnumPropNamed:$value1,
                       TestBitEnumPropNamed:$value2);
  let assemblyFormat = "$value1 ($value2^)? attr-dict";
}

// C++ classes.

class ClassProperty<string cppClass> : Property<"::test::" # cppClass> {
  let convertToAttribute = "return $_storage.asAttribute($_ctxt);";
  let convertFromAttribute =
      "return " # storageType # "::setFromAttr($_storage, $_attr, $_diag);";
}
def MyStructProperty : ClassProperty<"MyPropStruct"> {
  let hashProperty = "$_storage.hash();";
}
def TestOpWithWrappedProperties : TEST_Op<"with_wrapped_properties"> {
  let arguments = (ins MyStructProperty:$prop);
  let assemblyFormat = "prop-dict attr-dict";
}
def MyStructProperty2 : ClassProperty<"MyPropStruct">;
def TestOpWithWrappedProperties2 : TEST_Op<"with_wrapped_properties2"> {
  let arguments = (ins MyStructProperty2:$prop);
  let assemblyFormat = "prop-dict attr-dict";
}

// C++ classes with custom parsers and printers.

class TextProperty<string cppClass> : Property<"::test::" # cppClass> {
  let convertToAttribute = [{
    return getPropertiesAsAttribute($_ctxt, $_storage);
  }];
  let convertFromAttribute = [{
    return setPropertiesFromAttribute($_storage, $_attr, $_diag);
  }];
  let hashProperty = "computeHash($_storage);";
}
def PropertiesWithCustomPrint : TextProperty<"PropertiesWithCustomPrint">;
def TestOpWithNiceProperties : TEST_Op<"with_nice_properties"> {
  let arguments = (ins PropertiesWithCustomPrint:$prop);
  let assemblyFormat = "custom<NiceProperties>($prop) attr-dict";
}
def VersionedProperties : TextProperty<"VersionedProperties">;
def TestOpWithVersionedProperties : TEST_Op<"with_versioned_properties"> {
  let arguments = (ins VersionedProperties:$prop);
  let assemblyFormat = "custom<VersionedProperties>($prop) attr-dict";
}

// Custom directives.

def TestOpUsingPropertyInCustom : TEST_Op<"using_property_in_custom"> {
  let arguments = (ins IntArrayProp<I64Prop>:$prop);
  let assemblyFormat = "custom<UsingPropertyInCustom>($prop) attr-dict";
}
def TestOpUsingPropertyInCustomAndOther
    : TEST_Op<"using_property_in_custom_and_other"> {
  let arguments = (ins IntArrayProp<I64Prop>:$prop, I64Prop:$other);
  let assemblyFormat = [{
    custom<UsingPropertyInCustom>($prop) prop-dict attr-dict
  }];
}
def TestOpUsingPropertyRefInCustom
    : TEST_Op<"using_property_ref_in_custom"> {
  let arguments = (ins IntProp<"int64_t">:$first, IntProp<"int64_t">:$second);
  let assemblyFormat = [{
    custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first))
    attr-dict
  }];
}

// Bytecode in the form of the attribute that represents the property.

def IntPropertyWithWorseBytecode : Property<"int64_t"> {
  let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute;
  let readFromMlirBytecode = readMlirBytecodeUsingConvertFromAttribute;
}
def TestOpUsingIntPropertyWithWorseBytecode
    : TEST_Op<"using_int_property_with_worse_bytecode"> {
  let arguments = (ins IntPropertyWithWorseBytecode:$value);
}

def TestPropPatternOp1 : TEST_Op<"prop_pattern_op_1"> {
  let arguments = (ins StringProp:$tag, I64Prop:$val, BoolProp:$cond);
  let results = (outs I32:$results);
  let assemblyFormat = "$tag $val $cond attr-dict";
}
def TestPropPatternOp2 : TEST_Op<"prop_pattern_op_2"> {
  let arguments = (ins I32:$input, StringProp:$tag);
  let assemblyFormat = "$input $tag attr-dict";
}

#endif // DIALECTS_TEST_PROPERTY_OPS_TD
