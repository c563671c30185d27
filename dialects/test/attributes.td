// SPDX-License-Identifier: Apache-2.0
//
// Attributes: kinds of parameters, and directives of their assembly formats.
#ifndef DIALECTS_TEST_ATTRIBUTES_TD
#define DIALECTS_TEST_ATTRIBUTES_TD

include "core/interfaces/builtin_attributes.td"
include "core/interfaces/op_asm.td"
include "dialects/test/dialect.td"
include "dialects/test/enums.td"
include "ods/records/attr_type_def.td"

class Test_Attr<string name, list<Trait> traits = []>
    : AttrDef<Test_Dialect, name, traits>;

def SimpleAttrA : Test_Attr<"SimpleA"> { let mnemonic = "smpla"; }

// Nested attributes, with and without the prefix of the inner one.
def CompoundAttrA : Test_Attr<"CompoundA"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins "int":$widthOfSomething, "::mlir::Type":$oneType,
                        ArrayRefParameter<"int", "numbers">:$arrayOfInts);
  let hasCustomAssemblyFormat = 1;
}
def CompoundAttrNested : Test_Attr<"CompoundAttrNested"> {
  let mnemonic = "cmpnd_nested";
  let parameters = (ins CompoundAttrA:$nested);
  let assemblyFormat = "`<` `nested` `=` $nested `>`";
}
def CompoundNestedInner : Test_Attr<"CompoundNestedInner"> {
  let mnemonic = "cmpnd_nested_inner";
  let parameters = (ins "int":$some_int, CompoundAttrA:$cmpdA);
  let assemblyFormat = "`<` $some_int $cmpdA `>`";
}
def CompoundNestedOuter : Test_Attr<"CompoundNestedOuter"> {
  let mnemonic = "cmpnd_nested_outer";
  let parameters = (ins CompoundNestedInner:$inner);
  let assemblyFormat = "`<` `i`  $inner `>`";
}
def CompoundNestedOuterQual : Test_Attr<"CompoundNestedOuterQual"> {
  let mnemonic = "cmpnd_nested_outer_qual";
  let parameters = (ins CompoundNestedInner:$inner);
  let assemblyFormat = "`<` `i`  qualified($inner) `>`";
}

// The type after the colon as a parameter.
def AttrWithSelfTypeParam
    : Test_Attr<"AttrWithSelfTypeParam", [TypedAttrInterface]> {
  let mnemonic = "attr_with_self_type_param";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
}
def AttrWithTypeBuilder
    : Test_Attr<"AttrWithTypeBuilder", [TypedAttrInterface]> {
  let mnemonic = "attr_with_type_builder";
  let parameters = (ins
    "::mlir::IntegerAttr":$attr,
    AttributeSelfTypeParameter<"", "::mlir::Type", "$attr.getType()">:$type);
  let assemblyFormat = "$attr";
}
def TestAttrSelfTypeParameterFormat
    : Test_Attr<"TestAttrSelfTypeParameterFormat", [TypedAttrInterface]> {
  let mnemonic = "attr_self_type_format";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $a `>`";
}
def TestAttrSelfTypeParameterStructFormat
    : Test_Attr<"TestAttrSelfTypeParameterStructFormat", [TypedAttrInterface]> {
  let mnemonic = "attr_self_type_struct_format";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

// An attribute with a trait.
def TestAttrTrait : NativeAttrTrait<"TestAttrTrait">;
def AttrWithTrait : Test_Attr<"AttrWithTrait", [TestAttrTrait]> {
  let mnemonic = "attr_with_trait";
}

// Integers separated by `x`.
def TestDecimalShapeAttr : Test_Attr<"TestDecimalShape"> {
  let mnemonic = "decimal_shape";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape);
  let hasCustomAssemblyFormat = 1;
}

// Elements, stored inline and as a resource.
def TestI64ElementsAttr
    : Test_Attr<"TestI64Elements",
                [DeclareAttrInterfaceMethods<ElementsAttrInterface,
                                             ["getElement"]>]> {
  let mnemonic = "i64_elements";
  let parameters = (ins
    AttributeSelfTypeParameter<"", "::mlir::ShapedType">:$type,
    ArrayRefParameter<"uint64_t">:$elements);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def TestSubElementsAccessAttr : Test_Attr<"TestSubElementsAccess"> {
  let mnemonic = "sub_elements_access";
  let parameters = (ins "::mlir::Attribute":$first,
                        "::mlir::Attribute":$second,
                        "::mlir::Attribute":$third);
  let hasCustomAssemblyFormat = 1;
}

// Parameters with custom storage, parser and printer.
def TestParamOne : AttrParameter<"int64_t", "">;
def TestParamTwo : AttrParameter<"std::string", "", "::llvm::StringRef"> {
  let printer = "$_printer << '\"' << $_self << '\"'";
}
def TestParamFour : ArrayRefParameter<"int", ""> {
  let cppStorageType = "::llvm::SmallVector<int>";
  let parser = "parseIntArray($_parser)";
  let printer = "printIntArray($_printer, $_self)";
}
def TestParamVector : ArrayRefParameter<"int", ""> {
  let cppStorageType = "std::vector<int>";
}
def TestParamUnsigned : AttrParameter<"uint64_t", "">;
def TestAttrWithFormat : Test_Attr<"TestAttrWithFormat"> {
  let mnemonic = "attr_with_format";
  let parameters = (ins
    TestParamOne:$one, TestParamTwo:$two, "::mlir::IntegerAttr":$three,
    TestParamFour:$four, TestParamUnsigned:$five, TestParamVector:$six,
    ArrayRefParameter<"AttrWithTypeBuilderAttr",
                      "attributes">:$arrayOfAttrWithTypeBuilderAttr);
  let assemblyFormat = [{
    `<` $one `:` struct($two, $four) `:` $three `:` $five `:` `[` $six `]` `,`
    `[` `` $arrayOfAttrWithTypeBuilderAttr `]` `>`
  }];
  let genVerifyDecl = 1;
}

// Optional parameters.
def TestAttrWithOptionalSigned : Test_Attr<"TestAttrWithOptionalSigned"> {
  let mnemonic = "attr_with_optional_signed";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def TestAttrWithOptionalUnsigned : Test_Attr<"TestAttrWithOptionalUnsigned"> {
  let mnemonic = "attr_with_optional_unsigned";
  let parameters = (ins OptionalParameter<"std::optional<uint64_t>">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def TestAttrWithOptionalEnum : Test_Attr<"TestAttrWithOptionalEnum"> {
  let mnemonic = "attr_with_optional_enum";
  let parameters = (ins OptionalParameter<"std::optional<SimpleEnum>">:$value);
  let assemblyFormat = "`<` $value `>`";
}

// Keywords instead of brackets; the `params` directive; types.
def TestAttrUgly : Test_Attr<"TestAttrUgly"> {
  let mnemonic = "attr_ugly";
  let parameters = (ins "::mlir::Attribute":$attr);
  let assemblyFormat = "`begin` $attr `end`";
}
def TestAttrParams : Test_Attr<"TestAttrParams"> {
  let mnemonic = "attr_params";
  let parameters = (ins "int":$v0, "int":$v1);
  let assemblyFormat = "`<` params `>`";
}
def TestAttrWithTypeParam : Test_Attr<"TestAttrWithTypeParam"> {
  let mnemonic = "attr_with_type";
  let parameters = (ins "::mlir::IntegerType":$int_type,
                        "::mlir::Type":$any_type);
  let assemblyFormat = "`<` $int_type `,` $any_type `>`";
}

// The parser builds another attribute.
def TestOverrideBuilderAttr : Test_Attr<"TestOverrideBuilder"> {
  let mnemonic = "override_builder";
  let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`";
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "int":$a), [{
    return ::mlir::IntegerAttr::get(::mlir::IndexType::get($_ctxt), a);
  }], "::mlir::Attribute">];
}

// Lists.
def TestArrayOfUglyAttrs
    : ArrayOfAttr<Test_Dialect, "ArrayOfUglyAttrs", "array_of_ugly",
                  "TestAttrUglyAttr"> {
  let assemblyFormat = "`[` (`]`) : ($value^ ` ` `]`)?";
}
def TestArrayOfInts
    : ArrayOfAttr<Test_Dialect, "ArrayOfInts", "array_of_ints", "int32_t">;
def TestSimpleEnumAttr : EnumAttr<Test_Dialect, TestSimpleEnum, "simple_enum"> {
  let assemblyFormat = "`` $value";
}
def TestArrayOfEnums
    : ArrayOfAttr<Test_Dialect, "ArrayOfEnums", "array_of_enums",
                  "SimpleEnumAttr">;

// Enums.
def TestEnumAttr : EnumAttr<Test_Dialect, TestEnum, "enum">;
def TestBitEnumAttr : EnumAttr<Test_Dialect, TestBitEnum, "bit_enum"> {
  let assemblyFormat = "`<` $value `>`";
}
def TestBitEnumVerticalBarAttr
    : EnumAttr<Test_Dialect, TestBitEnumVerticalBar, "bit_enum_vbar"> {
  let assemblyFormat = "`<` $value `>`";
}

// Custom directives: as an anchor, in a struct, with aliases, with floats.
def TestCustomAnchor : Test_Attr<"TestCustomAnchor"> {
  let mnemonic = "custom_anchor";
  let parameters = (ins "int":$a, OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` $a (`>`) : (`,` custom<TrueFalse>($b)^ `>`)?";
}
def TestConditionalAliasAttr : Test_Attr<"TestConditionalAlias"> {
  let mnemonic = "conditional_alias";
  let parameters = (ins "::mlir::StringAttr":$value);
  let assemblyFormat = "`<` custom<ConditionalAlias>($value) `>`";
}
def TestCustomFloatAttr : Test_Attr<"TestCustomFloat"> {
  let mnemonic = "custom_float";
  let parameters = (ins "::mlir::StringAttr":$type_str,
                        APFloatParameter<"">:$value);
  let assemblyFormat = "`<` custom<CustomFloatAttr>($type_str, $value) `>`";
}

def TestCustomStructAttr : Test_Attr<"TestCustomStruct"> {
  let mnemonic = "custom_struct";
  let parameters = (ins
    "::mlir::StringAttr":$type_str,
    "int64_t":$value,
    DefaultValuedParameter<"::mlir::ArrayAttr", "nullptr">:$opt_value);
  let assemblyFormat = [{
    `<` struct($type_str, custom<CustomStructAttr>($value),
               custom<CustomOptStructFieldAttr>($opt_value)) `>`
  }];
}

// A parameter of a C++ class.
def TestParamCopyCount : AttrParameter<"CopyCount", "", "const CopyCount &">;
def TestCopyCount : Test_Attr<"TestCopyCount"> {
  let mnemonic = "copy_count";
  let parameters = (ins TestParamCopyCount:$copy_count);
  let assemblyFormat = "`<` $copy_count `>`";
}

// The syntax is `1 / 2`.
def SlashAttr : Test_Attr<"Slash"> {
  let mnemonic = "slash_attr";
  let parameters = (ins "int":$lhs, "int":$rhs);
  let hasCustomAssemblyFormat = 1;
}

// Aliases that C++ and the mnemonic define.
def TestOpAsmAttrInterfaceAttr
    : Test_Attr<"TestOpAsmAttrInterface",
                [DeclareAttrInterfaceMethods<OpAsmAttrInterface,
                                             ["getAlias"]>]> {
  let mnemonic = "op_asm_attr_interface";
  let parameters = (ins "::mlir::StringAttr":$value);
  let assemblyFormat = "`<` struct(params) `>`";
}
def TestOpAsmAttrInterfaceTablegenDefaultAttr
    : Test_Attr<"TestOpAsmAttrInterfaceTablegenDefault"> {
  let mnemonic = "op_asm_attr_interface_tablegen_default";
  let parameters = (ins "::mlir::StringAttr":$value);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

// Encodings, layouts and memory spaces of types. And a location.
def TestTensorEncodingAttr : Test_Attr<"TestTensorEncoding"> {
  let mnemonic = "tensor_encoding";
  let parameters = (ins "::mlir::StringAttr":$dummy);
  let assemblyFormat = "`<` $dummy `>`";
}
def TestMemRefLayoutAttr
    : Test_Attr<"TestMemRefLayout",
                [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]> {
  let mnemonic = "memref_layout";
  let parameters = (ins "::mlir::StringAttr":$dummy);
  let assemblyFormat = "`<` $dummy `>`";
}
def TestCustomLocationAttr
    : LocationAttrDef<Test_Dialect, "TestCustomLocation"> {
  let mnemonic = "custom_location";
  let parameters = (ins "::mlir::StringAttr":$file, "int":$line);
  let assemblyFormat = "`<` $file `*` $line `>`";
}
def TestConstMemorySpaceAttr : Test_Attr<"TestConstMemorySpace"> {
  let mnemonic = "const_memory_space";
}

#endif // DIALECTS_TEST_ATTRIBUTES_TD
