// SPDX-License-Identifier: Apache-2.0
//
// Types: kinds of parameters, and directives of their assembly formats.
#ifndef DIALECTS_TEST_TYPES_TD
#define DIALECTS_TEST_TYPES_TD

include "core/interfaces/builtin_types.td"
include "core/interfaces/data_layout_types.td"
include "dialects/test/attributes.td"
include "dialects/test/interfaces.td"

class Test_Type<string name, list<Trait> traits = []>
    : TypeDef<Test_Dialect, name, traits>;

def SimpleTypeA : Test_Type<"SimpleA"> { let mnemonic = "smpla"; }

// Nested types, with and without the prefix of the inner one.
def CompoundTypeA : Test_Type<"CompoundA"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins "int":$widthOfSomething, "::mlir::Type":$oneType,
                        ArrayRefParameter<"int", "numbers">:$arrayOfInts);
  let hasCustomAssemblyFormat = 1;
}
def CompoundNestedInnerType : Test_Type<"CompoundNestedInner"> {
  let mnemonic = "cmpnd_inner";
  let parameters = (ins "int":$some_int, CompoundTypeA:$cmpdA);
  let assemblyFormat = "`<` $some_int $cmpdA `>`";
}
def CompoundNestedOuterType : Test_Type<"CompoundNestedOuter"> {
  let mnemonic = "cmpnd_nested_outer";
  let parameters = (ins CompoundNestedInnerType:$inner);
  let assemblyFormat = "`<` `i`  $inner `>`";
}
def CompoundNestedOuterTypeQual : Test_Type<"CompoundNestedOuterQual"> {
  let mnemonic = "cmpnd_nested_outer_qual";
  let parameters = (ins CompoundNestedInnerType:$inner);
  let assemblyFormat = "`<` `i`  qualified($inner) `>`";
}

// A type with a verifier, builders, and a custom enum.
def TestIntegerType : Test_Type<"TestInteger"> {
  let mnemonic = "int";
  let genVerifyDecl = 1;
  let parameters = (ins
    "unsigned":$width,
    "::test::SignednessSemantics":$signedness);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins "unsigned":$width,
                     CArg<"SignednessSemantics", "Signless">:$signedness), [{
      return $_get($_ctxt, width, signedness);
    }]>
  ];
  let extraClassDeclaration = [{
    using SignednessSemantics = ::test::SignednessSemantics;
    using enum ::test::SignednessSemantics;

    bool isSignless() const { return getSignedness() == Signless; }
    bool isSigned() const { return getSignedness() == Signed; }
    bool isUnsigned() const { return getSignedness() == Unsigned; }
  }];
}

// A list of structs with an allocator.
def StructType : Test_Type<"Struct"> {
  let mnemonic = "struct";
  let parameters = (ins
    ArrayRefOfSelfAllocationParameter<"::test::FieldInfo", "fields">:$fields);
  let hasCustomAssemblyFormat = 1;
}

// Interfaces and traits.
def TestType : Test_Type<"Test",
                         [DeclareTypeInterfaceMethods<TestTypeInterface>]> {
  let mnemonic = "test_type";
}
// The data layout entries of all types of this class are pairs such as ["size",
// 16], with the keys "size", "alignment", "preferred" and "index". The default
// of each is 1.
def TestTypeWithLayoutType
    : Test_Type<"TestTypeWithLayout", [
        DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                                    ["getPreferredAlignment",
                                     "getIndexBitwidth", "areCompatible",
                                     "verifyEntries"]>]> {
  let mnemonic = "test_type_with_layout";
  let parameters = (ins "unsigned":$key);
  let hasCustomAssemblyFormat = 1;
}
def TestMemRefElementType
    : Test_Type<"TestMemRefElementType", [MemRefElementTypeInterface]> {
  let mnemonic = "memref_element";
}
def TestTypeTrait : NativeTypeTrait<"TestTypeTrait">;
def TestTypeWithTrait : Test_Type<"TestTypeWithTrait", [TestTypeTrait]> {
  let mnemonic = "test_type_with_trait";
}

// Kinds of parameters.
def TestTypeWithFormat : Test_Type<"TestTypeWithFormat"> {
  let mnemonic = "type_with_format";
  let parameters = (ins TestParamOne:$one, TestParamTwo:$two,
                        "::mlir::Attribute":$three);
  let assemblyFormat = "`<` $one `,` struct($three, $two) `>`";
}
def TestTypeNoParser : Test_Type<"TestTypeNoParser"> {
  let mnemonic = "no_parser";
  let parameters = (ins "uint32_t":$one, ArrayRefParameter<"int64_t">:$two,
                        StringRefParameter<>:$three,
                        "::test::CustomParam":$four);
  let assemblyFormat = "`<` $one `,` `[` $two `]` `,` $three `,` $four `>`";
}
def TestTypeStructCaptureAll : Test_Type<"TestStructTypeCaptureAll"> {
  let mnemonic = "struct_capture_all";
  let parameters = (ins "int":$v0, "int":$v1, "int":$v2, "int":$v3);
  let assemblyFormat = "`<` struct(params) `>`";
}

// Optional parameters: on their own, in a list, in a struct, in a group.
def TestTypeOptionalParam : Test_Type<"TestTypeOptionalParam"> {
  let mnemonic = "optional_param";
  let parameters = (ins
    OptionalParameter<"std::optional<int>">:$a,
    "int":$b,
    DefaultValuedParameter<"std::optional<::mlir::Attribute>",
                           "std::nullopt">:$c);
  let assemblyFormat = "`<` $a `,` $b ( `,` $c^)? `>`";
}
def TestTypeOptionalParams : Test_Type<"TestTypeOptionalParams"> {
  let mnemonic = "optional_params";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        StringRefParameter<>:$b);
  let assemblyFormat = "`<` params `>`";
}
def TestTypeOptionalParamsAfterRequired
    : Test_Type<"TestTypeOptionalParamsAfterRequired"> {
  let mnemonic = "optional_params_after";
  let parameters = (ins StringRefParameter<>:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` params `>`";
}
def TestTypeOptionalStruct : Test_Type<"TestTypeOptionalStruct"> {
  let mnemonic = "optional_struct";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        StringRefParameter<>:$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
def TestTypeAllOptionalParams : Test_Type<"TestTypeAllOptionalParams"> {
  let mnemonic = "all_optional_params";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` params `>`";
}
def TestTypeAllOptionalStruct : Test_Type<"TestTypeAllOptionalStruct"> {
  let mnemonic = "all_optional_struct";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
def TestTypeOptionalGroup : Test_Type<"TestTypeOptionalGroup"> {
  let mnemonic = "optional_group";
  let parameters = (ins "int":$a, OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` (`(` $b^ `)`) : (`x`)? $a `>`";
}
def TestTypeOptionalGroupParams : Test_Type<"TestTypeOptionalGroupParams"> {
  let mnemonic = "optional_group_params";
  let parameters = (ins DefaultValuedParameter<"std::optional<int>", "10">:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` (`(` params^ `)`) : (`x`)? `>`";
}
def TestTypeOptionalGroupStruct : Test_Type<"TestTypeOptionalGroupStruct"> {
  let mnemonic = "optional_group_struct";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` (`(` struct(params)^ `)`) : (`x`)? `>`";
}
def TestTypeOptionalValueType : Test_Type<"TestTypeOptionalValueType"> {
  let mnemonic = "optional_value_type";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$value);
  let assemblyFormat = "(`<` $value^ `>`)?";
}
def TestTypeOptionalString : Test_Type<"TestTypeOptionalString"> {
  let mnemonic = "optional_type_string";
  let parameters = (ins StringRefParameter<"", [{"default"}]>:$str);
  let assemblyFormat = "(`<` $str^ `>`)?";
}
def TestTypeElseAnchor : Test_Type<"TestTypeElseAnchor"> {
  let mnemonic = "else_anchor";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a);
  let assemblyFormat = "`<` (`?`) : ($a^)? `>`";
}
def TestTypeElseAnchorStruct : Test_Type<"TestTypeElseAnchorStruct"> {
  let mnemonic = "else_anchor_struct";
  let parameters = (ins OptionalParameter<"std::optional<int>">:$a,
                        OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = "`<` (`?`) : (struct($a, $b)^)? `>`";
}

// Defaults.
class DefaultValuedAPFloat<string value>
    : DefaultValuedParameter<"::llvm::APFloat",
                             "::llvm::APFloat(" # value # ")"> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
  let parser = "parseOptionalFloat($_parser, ::llvm::APFloat(" # value # "))";
}
def TestTypeAPFloat : Test_Type<"TestTypeAPFloat"> {
  let mnemonic = "ap_float";
  let parameters = (ins DefaultValuedAPFloat<
      "::llvm::APFloat::getZero(::llvm::APFloat::IEEEdouble())">:$a);
  let assemblyFormat = "`<` $a `>`";
}
def TestTypeDefaultValuedType : Test_Type<"TestTypeDefaultValuedType"> {
  let mnemonic = "default_valued_type";
  let parameters = (ins
    DefaultValuedParameter<"::mlir::IntegerType",
                           "::mlir::IntegerType::get($_ctxt, 32)", "",
                           "(integer-type 32)">:$type);
  let assemblyFormat = "`<` (`(` $type^ `)`)? `>`";
}

// Optional parameters whose own parser accepts no empty text.
def TestNumberByParser : DefaultValuedParameter<"int64_t", "7"> {
  let parser = "::mlir::FieldParser<int64_t>::parse($_parser)";
  let printer = "$_printer << $_self";
}
def TestTypeOwnParser : Test_Type<"TestTypeOwnParser"> {
  let mnemonic = "own_parser";
  let parameters = (ins TestNumberByParser:$a);
  let assemblyFormat = "`<` $a `>`";
}
def TestTypeOwnParserGroup : Test_Type<"TestTypeOwnParserGroup"> {
  let mnemonic = "own_parser_group";
  let parameters = (ins TestNumberByParser:$a, TestNumberByParser:$b);
  let assemblyFormat = "`<` ($a^ `is`)? `,` $b `>`";
}
def TestTypeOwnParserParams : Test_Type<"TestTypeOwnParserParams"> {
  let mnemonic = "own_parser_params";
  let parameters = (ins TestNumberByParser:$a);
  let assemblyFormat = "`<` params `>`";
}

// Whitespace.
def TestTypeSpaces : Test_Type<"TestTypeSpaceS"> {
  let mnemonic = "spaces";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "`<` ` ` $a `\\n` `(` `)` `` `(` `)` $b `>`";
}

// Custom directives.
def TestTypeCustom : Test_Type<"TestTypeCustom"> {
  let mnemonic = "custom_type";
  let parameters = (ins "int":$a, OptionalParameter<"std::optional<int>">:$b);
  let assemblyFormat = [{
    `<` custom<CustomTypeA>($a) `` custom<CustomTypeB>(ref($a), $b) `>`
  }];
}
def TestTypeCustomSpacing : Test_Type<"TestTypeCustomSpacing"> {
  let mnemonic = "custom_type_spacing";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    `<` custom<CustomTypeA>($a) custom<CustomTypeA>($b) `>`
  }];
}
def TestTypeCustomString : Test_Type<"TestTypeCustomString"> {
  let mnemonic = "custom_type_string";
  let parameters = (ins StringRefParameter<>:$foo);
  let assemblyFormat = [{
    `<` custom<FooString>($foo) custom<BarString>(ref($foo)) `>`
  }];
}

def TestI32 : Test_Type<"TestI32"> { let mnemonic = "i32"; }

// A recursive type. types.h has one without an ODS definition.
def TestRecursiveAlias : Test_Type<"TestRecursiveAlias", [MutableType]> {
  let mnemonic = "test_rec_alias";
  let storageClass = "TestRecursiveTypeStorage";
  let storageNamespace = "test";
  let genStorageClass = 0;
  let parameters = (ins "::llvm::StringRef":$name);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Returns the body, or null if it is not set.
    ::mlir::Type getBody() const;
    /// Fails if the body was set to another type.
    ::llvm::LogicalResult setBody(::mlir::Type body);
  }];
}

// A constraint on a parameter.
def TestTypeVerification : Test_Type<"TestTypeVerification"> {
  let mnemonic = "type_verification";
  let parameters = (ins AnyTypeOf<[I16, I32]>:$param);
  let assemblyFormat = "`<` $param `>`";
}

// Names and aliases that C++ and the mnemonic define.
def TestTypeOpAsmTypeInterface
    : Test_Type<"TestTypeOpAsmTypeInterface",
                [DeclareTypeInterfaceMethods<OpAsmTypeInterface,
                                             ["getAsmName", "getAlias"]>]> {
  let mnemonic = "op_asm_type_interface";
}
def TestTypeOpAsmTypeInterfaceTablegenDefault
    : Test_Type<"TestTypeOpAsmTypeInterfaceTablegenDefault"> {
  let mnemonic = "op_asm_type_interface_tablegen_default";
  let genMnemonicAlias = 1;
}

// Shaped types.
class Test_ShapedType<string name, list<Trait> traits = []>
    : Test_Type<name, [ShapedTypeInterface] # traits> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "::mlir::Type":$elementType);
  let assemblyFormat = "`<` `[` $shape `]` `,` $elementType `>`";
  let extraClassDeclaration = [{
    ::mlir::ShapedType
    cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape,
              ::mlir::Type elementType) const {
      return ::llvm::cast<::mlir::ShapedType>(::mlir::Type(
          get(getContext(), shape.value_or(getShape()), elementType)));
    }
    bool hasRank() const { return true; }
  }];
}
def TestTensorType : Test_ShapedType<"TestTensor"> {
  let mnemonic = "test_tensor";
}
def TestMemrefType : Test_ShapedType<"TestMemref"> {
  let mnemonic = "test_memref";
}

#endif // DIALECTS_TEST_TYPES_TD
