// SPDX-License-Identifier: Apache-2.0
//
// Operations for tests of rewrite patterns and conversions.
#ifndef DIALECTS_TEST_PATTERN_OPS_TD
#define DIALECTS_TEST_PATTERN_OPS_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/test/dialect.td"
include "dialects/test/enums.td"

class _i32ToI32<string mnemonic> : TEST_Op<mnemonic>,
    Arguments<(ins I32)>, Results<(outs I32)>;
class _toI32<string mnemonic> : TEST_Op<mnemonic>, Results<(outs I32)>;

// Rewrites of one operation to another.

class _withNumber<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32, I32Attr:$attr);
  let results = (outs I32);
}
def OpA : _withNumber<"op_a">;
def OpB : _withNumber<"op_b">;

def OpC : _i32ToI32<"op_c">;
def OpD : _i32ToI32<"op_d">;
def OpE : _i32ToI32<"op_e">;
def OpF : _i32ToI32<"op_f">;
def OpG : _i32ToI32<"op_g">;
def OpH : TEST_Op<"op_h">, Arguments<(ins I32)>;
def OpI : TEST_Op<"op_i">, Arguments<(ins I32)>;
def OpJ : _toI32<"op_j">;
def OpK : _toI32<"op_k">;
def OpM : TEST_Op<"op_m"> {
  let arguments = (ins I32, OptionalAttr<I32Attr>:$optional_attr);
  let results = (outs I32);
}
def OpN : TEST_Op<"op_n">, Arguments<(ins I32, I32)>, Results<(outs I32)>;
def OpO : _i32ToI32<"op_o">;
def OpP : TEST_Op<"op_p">, Arguments<(ins I32, I32, I32, I32, I32, I32)>,
    Results<(outs I32)>;
def OpQ : TEST_Op<"op_q">, Arguments<(ins AnyType, AnyType)>,
    Results<(outs AnyType)>;
def OpR : TEST_Op<"op_r">, Arguments<(ins AnyInteger, AnyInteger)>,
    Results<(outs AnyInteger)>;
def OpS : TEST_Op<"op_s">, Arguments<(ins AnyInteger, AnyAttr:$value)>,
    Results<(outs AnyInteger)>;
def OpX : TEST_Op<"op_x">, Arguments<(ins AnyInteger:$input)>,
    Results<(outs AnyInteger)>;
def SourceOp : TEST_Op<"source_op"> {
  let arguments = (ins AnyInteger:$arg, AnyI32Attr:$tag);
  let results = (outs AnyInteger);
}
def OneToTwo : TEST_Op<"one_to_two">, Arguments<(ins AnyInteger)>,
    Results<(outs AnyInteger, AnyInteger)>;
def TwoToOne : TEST_Op<"two_to_one">, Arguments<(ins AnyInteger, AnyInteger)>,
    Results<(outs AnyInteger)>;
def TestIgnoreArgMatchSrcOp : TEST_Op<"ignore_arg_match_src"> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, AnyAttr:$d,
                       AnyAttr:$e, AnyAttr:$f);
}
def TestIgnoreArgMatchDstOp : TEST_Op<"ignore_arg_match_dst"> {
  let arguments = (ins AnyType:$b, AnyAttr:$f);
}
class _interleaved<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32:$input1, I64Attr:$attr1, I32:$input2,
                       I64Attr:$attr2);
}
def OpInterleavedOperandAttribute1 : _interleaved<"interleaved_operand_attr1">;
def OpInterleavedOperandAttribute2 : _interleaved<"interleaved_operand_attr2">;
def ManyArgsOp : TEST_Op<"many_arguments"> {
  let arguments = (ins
    I32:$input1, I32:$input2, I32:$input3, I32:$input4, I32:$input5,
    I32:$input6, I32:$input7, I32:$input8, I32:$input9,
    I64Attr:$attr1, I64Attr:$attr2, I64Attr:$attr3, I64Attr:$attr4,
    I64Attr:$attr5, I64Attr:$attr6, I64Attr:$attr7, I64Attr:$attr8,
    I64Attr:$attr9);
}
class _constraintOf<string mnemonic> : TEST_Op<mnemonic>,
    Arguments<(ins I64ArrayAttr:$attr)>, Results<(outs I32)>;
def OpAllAttrConstraint1 : _constraintOf<"all_attr_constraint_of1">;
def OpAllAttrConstraint2 : _constraintOf<"all_attr_constraint_of2">;

// Values and attributes that C++ code creates.

def OpNativeCodeCall1 : TEST_Op<"native_code_call1"> {
  let arguments = (ins I32:$input1, I32:$input2, BoolAttr:$choice,
                       I64Attr:$attr1, I64Attr:$attr2);
  let results = (outs I32);
}
def OpNativeCodeCall2 : TEST_Op<"native_code_call2"> {
  let arguments = (ins I32:$input, I64ArrayAttr:$attr);
  let results = (outs I32);
}
def OpNativeCodeCall3 : TEST_Op<"native_code_call3">,
    Arguments<(ins I32:$input)>, Results<(outs I32)>;
def OpNativeCodeCall4 : TEST_Op<"native_code_call4"> {
  let arguments = (ins AnyType:$input1);
  let results = (outs I32:$output1, I32:$output2);
}
class _twoToTwo<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32:$input1, I32:$input2);
  let results = (outs I32:$output1, I32:$output2);
}
def OpNativeCodeCall5 : _twoToTwo<"native_code_call5">;
def OpNativeCodeCall6 : _twoToTwo<"native_code_call6">;
def OpNativeCodeCall7 : TEST_Op<"native_code_call7">,
    Arguments<(ins I32:$input)>, Results<(outs I32)>;

// Constants and operations that fold.

def TestOpConstant : TEST_Op<"constant", [ConstantLike, NoMemoryEffect]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType);
  let hasFolder = 1;
}
def TestOpWithVariadicResultsAndFolder
    : TEST_Op<"op_with_variadic_results_and_folder">,
      Arguments<(ins Variadic<I32>)>, Results<(outs Variadic<I32>)> {
  let hasFolder = 1;
}
def TestOpInPlaceFoldAnchor : _i32ToI32<"op_in_place_fold_anchor">;
def TestOpInPlaceFold : TEST_Op<"op_in_place_fold"> {
  let arguments = (ins I32:$op, OptionalAttr<I32Attr>:$attr);
  let results = (outs I32);
  let hasFolder = 1;
}
def TestOpInPlaceSelfFold : TEST_Op<"op_in_place_self_fold">,
    Arguments<(ins UnitAttr:$folded)>, Results<(outs I32)> {
  let hasFolder = 1;
}
def TestOpInPlaceFoldSuccess : TEST_Op<"op_in_place_fold_success">,
    Results<(outs Variadic<I1>)> {
  let hasFolder = 1;
}
def TestOpFoldWithFoldAdaptor
    : TEST_Op<"fold_with_fold_adaptor",
              [AttrSizedOperandSegments, NoTerminator]> {
  let arguments = (ins I32:$op, DenseI32ArrayAttr:$attr,
                       Variadic<I32>:$variadic,
                       VariadicOfVariadic<I32, "attr">:$var_of_var);
  let results = (outs I32:$res);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $op `,` `[` $variadic `]` `,` `{` $var_of_var `}` $body
    attr-dict-with-keyword
  }];
  let hasFolder = 1;
}
def TestDialectCanonicalizerOp : _toI32<"dialect_canonicalizable">;

// Bound names.

def OpSymbolBindingA : TEST_Op<"symbol_binding_a"> {
  let arguments = (ins I32:$operand, I64Attr:$attr);
  let results = (outs I32);
}
def OpSymbolBindingB : TEST_Op<"symbol_binding_b">,
    Arguments<(ins I32:$operand)>, Results<(outs I32)>;
def OpSymbolBindingC : TEST_Op<"symbol_binding_c">,
    Arguments<(ins I32:$operand)>, Results<(outs I32)>;
def OpSymbolBindingD : TEST_Op<"symbol_binding_d"> {
  let arguments = (ins I32:$input1, I32:$input2, I64Attr:$attr);
  let results = (outs I32);
}
def OpSymbolBindingNoResult : TEST_Op<"symbol_binding_no_result">,
    Arguments<(ins I32:$operand)>;

// Attributes: required, optional and with a default.

class _matchAttributes<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32Attr:$required_attr,
                       OptionalAttr<I32Attr>:$optional_attr,
                       DefaultValuedAttr<I32Attr, "42">:$default_valued_attr,
                       I32Attr:$more_attr);
  let results = (outs I32);
}
def OpAttrMatch1 : _matchAttributes<"match_op_attribute1">;
def OpAttrMatch2 : _matchAttributes<"match_op_attribute2">;
def OpAttrMatch3 : TEST_Op<"match_op_attribute3">,
    Arguments<(ins UnitAttr:$attr)>, Results<(outs I32)>;
def OpAttrMatch4 : TEST_Op<"match_op_attribute4">,
    Arguments<(ins UnitAttr:$attr1, UnitAttr:$attr2)>, Results<(outs I32)>;

// Several results.

class _results<string mnemonic, dag outputs> : TEST_Op<mnemonic>,
    Arguments<(ins MultiResultOpEnum:$kind)>, Results<outputs>;
def ThreeResultOp
    : _results<"three_result", (outs I32:$result1, F32:$result2, F32:$result3)>;
def AnotherThreeResultOp
    : TEST_Op<"another_three_result",
              [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins MultiResultOpEnum:$kind);
  let results = (outs I32:$result1, F32:$result2, F32:$result3);
}
def TwoResultOp : _results<"two_result", (outs I32:$result1, F32:$result2)>;
def AnotherTwoResultOp
    : _results<"another_two_result", (outs F32:$result1, F32:$result2)>;
def OneResultOp1 : _results<"one_result1", (outs F32:$result1)>;
def OneResultOp2 : _results<"one_result2", (outs I32:$result1)>;
def OneResultOp3 : TEST_Op<"one_result3">, Arguments<(ins F32)>,
    Results<(outs I32:$result1)>;

// Variadic operands and results.

class _variadicToVariadic<string mnemonic> : TEST_Op<mnemonic>,
    Arguments<(ins Variadic<I32>)>, Results<(outs Variadic<I32>)>;
def OneVResOneVOperandOp1
    : _variadicToVariadic<"one_variadic_out_one_variadic_in1">;
def OneVResOneVOperandOp2
    : _variadicToVariadic<"one_variadic_out_one_variadic_in2">;
class _mixedIn<string mnemonic>
    : TEST_Op<mnemonic, [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$input1, F32:$input2,
                       Variadic<I32>:$input3);
}
def MixedVOperandOp1 : _mixedIn<"mixed_variadic_in1">;
def MixedVOperandOp2 : _mixedIn<"mixed_variadic_in2">;
def MixedVOperandOp3
    : TEST_Op<"mixed_variadic_in3", [SameVariadicOperandSize]> {
  let arguments = (ins I32:$input1, Variadic<I32>:$input2,
                       Variadic<I32>:$input3, I32Attr:$count);
  let results = (outs I32);
}
def MixedVOperandOp4 : TEST_Op<"mixed_variadic_in4"> {
  let arguments = (ins Variadic<I32>:$input1, I32:$input2, I32Attr:$attr1);
}
def MixedVOperandOp5 : TEST_Op<"mixed_variadic_in5"> {
  let arguments = (ins I32:$input1, I32:$input2, I32:$input3, I32Attr:$attr1,
                       StrAttr:$pattern_name);
}
def MixedVOperandOp6
    : TEST_Op<"mixed_variadic_in6", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$input1, Variadic<I32>:$input2,
                       I32Attr:$attr1);
}
def MixedVOperandOp7
    : TEST_Op<"mixed_variadic_optional_in7", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$input1, Optional<I32>:$input2,
                       I32Attr:$attr1);
}
def MixedVOperandInOutI32Op : TEST_Op<"mixed_variadic_in_out_i32">,
    Arguments<(ins I32:$input)>, Results<(outs I32:$output)>;
class _mixedOut<string mnemonic> : TEST_Op<mnemonic, [SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$output1, F32:$output2,
                      Variadic<I32>:$output3);
}
def MixedVResultOp1 : _mixedOut<"mixed_variadic_out1">;
def MixedVResultOp2 : _mixedOut<"mixed_variadic_out2">;
def MixedVResultOp3
    : TEST_Op<"mixed_variadic_out3", [SameVariadicResultSize]> {
  let summary = "types of results from a number, in a builder";
  let arguments = (ins I32Attr:$count);
  let results = (outs I32:$output1, Variadic<I32>:$output2,
                      Variadic<I32>:$output3);
  let builders = [
    OpBuilder<(ins "::mlir::IntegerAttr":$count), [{
      ::llvm::SmallVector<::mlir::Type> types(1 + 2 * count.getInt(),
                                              $_builder.getIntegerType(32));
      build($_builder, $_state, ::mlir::TypeRange(types),
            ::mlir::ValueRange(),
            ::llvm::ArrayRef<::mlir::NamedAttribute>(
                $_builder.getNamedAttr("count", count)));
    }]>
  ];
}
def OneI32ResultOp : _toI32<"one_i32_out">;
def TestVariadicRewriteSrcOp
    : TEST_Op<"variadic_rewrite_src_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$arg, AnyType:$brg,
                       Variadic<AnyType>:$crg);
}
def TestVariadicRewriteDstOp
    : TEST_Op<"variadic_rewrite_dst_op", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$brg, Variadic<AnyType>:$crg,
                       Variadic<AnyType>:$arg);
}

// Operands in either order.

def TestEitherOpA : TEST_Op<"either_op_a"> {
  let arguments = (ins AnyInteger:$arg0, AnyInteger:$arg1, AnyInteger:$arg2);
  let results = (outs I32:$output);
}
def TestEitherOpB : TEST_Op<"either_op_b"> {
  let arguments = (ins AnyInteger:$arg0, AnyInteger:$arg1);
  let results = (outs I32:$output);
}
def TestEitherOpC : TEST_Op<"either_op_c"> {
  let arguments = (ins AnyI32Attr:$attr, AnyInteger:$arg0, AnyInteger:$arg1);
  let results = (outs I32:$output);
}
def TestEitherHelperOpA : TEST_Op<"either_helper_op_a">,
    Arguments<(ins I32:$arg0)>, Results<(outs I32:$output)>;
def TestEitherHelperOpB : TEST_Op<"either_helper_op_b">,
    Arguments<(ins I32:$arg0)>, Results<(outs I32:$output)>;

// Locations.

def TestLocationSrcOp : TEST_Op<"loc_src">, Arguments<(ins I32:$input)>,
    Results<(outs I32:$output)>;
def TestLocationDstOp : TEST_Op<"loc_dst", [SameOperandsAndResultType]>,
    Arguments<(ins I32:$input)>, Results<(outs I32:$output)>;
def TestLocationSrcNoResOp : TEST_Op<"loc_src_no_res">,
    Arguments<(ins I32:$input)>;
def TestLocationDstNoResOp : TEST_Op<"loc_dst_no_res">,
    Arguments<(ins I32:$input)>;

// Legalization.

def ILLegalOpA : _toI32<"illegal_op_a">;
def ILLegalOpB : _toI32<"illegal_op_b">;
def ILLegalOpC : _toI32<"illegal_op_c">;
def ILLegalOpD : _toI32<"illegal_op_d">;
def ILLegalOpE : _toI32<"illegal_op_e">;
def ILLegalOpF : _toI32<"illegal_op_f">;
def ILLegalOpG : _toI32<"illegal_op_g">;
def LegalOpA : TEST_Op<"legal_op_a">, Arguments<(ins StrAttr:$status)>,
    Results<(outs I32)>;
def LegalOpB : _toI32<"legal_op_b">;
def LegalOpC : _i32ToI32<"legal_op_c">;
def LegalOpD : TEST_Op<"legal_op_d">, Arguments<(ins AnyType)>;
def IllegalOpTerminator : TEST_Op<"illegal_op_terminator", [Terminator]>;
def IllegalOpWithRegion : TEST_Op<"illegal_op_with_region">;
def IllegalOpWithRegionAnchor : TEST_Op<"illegal_op_with_region_anchor">;
def TestRewriteOp : TEST_Op<"rewrite">, Arguments<(ins AnyType)>,
    Results<(outs AnyType)>;
def TestRecursiveRewriteOp : TEST_Op<"recursive_rewrite"> {
  let arguments = (ins I64Attr:$depth);
  let assemblyFormat = "$depth attr-dict";
}
def BlackHoleOp : TEST_Op<"blackhole">, Arguments<(ins AnyType)>;
def TestCastOp : TEST_Op<"cast">, Arguments<(ins Variadic<AnyType>)>,
    Results<(outs AnyType)>;
def TestTypeProducerOp : TEST_Op<"type_producer">, Results<(outs AnyType)>;
def TestValidProducerOp : TEST_Op<"valid_producer">, Results<(outs AnyType)>;
def TestAnotherTypeProducerOp : TEST_Op<"another_type_producer">,
    Results<(outs AnyType)>;
def TestValidConsumerOp : TEST_Op<"valid_consumer">, Arguments<(ins AnyType)>;
def TestTypeConsumerOp : TEST_Op<"type_consumer">, Arguments<(ins AnyType)>;
def TestTypeChangerOp : TEST_Op<"type_changer">, Arguments<(ins AnyType)>,
    Results<(outs AnyType)>;
def OpCrashLong : TEST_Op<"op_crash_long">, Arguments<(ins I32, I32, I32)>,
    Results<(outs I32)>;
def OpCrashShort : _toI32<"op_crash_short">;

def ManualCppOpWithFold : TEST_Op<"manual_cpp_op_with_fold"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs AnyType:$result);
  let hasFolder = 1;
}
class NVVMRequires<string version> : TEST_Op<"nvvm_requires_" # version> {
  let assemblyFormat = "attr-dict";
}
def NVVMRequiresSM80 : NVVMRequires<"sm_80">;
def NVVMRequiresSM90a : NVVMRequires<"sm_90a">;
def NVVMRequiresSM90aOr100a : NVVMRequires<"sm_90a_or_sm_100a">;

#endif // DIALECTS_TEST_PATTERN_OPS_TD
