// SPDX-License-Identifier: Apache-2.0
//
// Operations for type constraints, and with variadic operands and results.
#ifndef DIALECTS_TEST_TYPE_OPS_TD
#define DIALECTS_TEST_TYPE_OPS_TD

include "core/interfaces/infer_type.td"
include "dialects/test/types.td"

def IntTypesOp : TEST_Op<"int_types"> {
  let results = (outs AnyI16:$any_i16, SI32:$si32, UI64:$ui64,
                      AnyInteger:$any_int);
}
def ComplexF64 : Complex<F64>;
def ComplexOp : TEST_Op<"complex_f64"> {
  let results = (outs ComplexF64);
}
def ComplexTensorOp : TEST_Op<"complex_f64_tensor"> {
  let results = (outs TensorOf<[ComplexF64]>);
}
def TupleOp : TEST_Op<"tuple_32_bit"> {
  let results = (outs TupleOf<[I32, F32]>);
}
def NestedTupleOp : TEST_Op<"nested_tuple_32_bit"> {
  let results = (outs NestedTupleOf<[I32, F32]>);
}
def TakesStaticMemRefOp : TEST_Op<"takes_static_memref"> {
  let arguments = (ins AnyStaticShapeMemRef:$x);
}
def RankLessThan2I8F32MemRefOp : TEST_Op<"rank_less_than_2_I8_F32_memref"> {
  let results = (outs MemRefRankOf<[I8, F32], [0, 1]>);
}
def NDTensorOfOp : TEST_Op<"nd_tensor_of"> {
  let arguments = (ins
    0DTensorOf<[F32]>:$arg0, 1DTensorOf<[F32]>:$arg1, 2DTensorOf<[I16]>:$arg2,
    3DTensorOf<[I16]>:$arg3, 4DTensorOf<[I16]>:$arg4);
}
def RankedTensorOp : TEST_Op<"ranked_tensor_op"> {
  let arguments = (ins AnyRankedTensor:$input);
}
def MultiTensorRankOf : TEST_Op<"multi_tensor_rank_of"> {
  let arguments = (ins TensorRankOf<[I8, I32, F32], [0, 1]>:$arg0);
}
def SignlessLikeVariadic : TEST_Op<"signless_like_variadic"> {
  let arguments = (ins Variadic<SignlessIntegerLike>:$x);
}
def ResultTypeWithTraitOp : TEST_Op<"result_type_with_trait"> {
  let results = (outs AnyType);
  let hasVerifier = 1;
}
def PromisedInterfacesOp : TEST_Op<"promised_interfaces"> {
  let summary = "an operation with promised interfaces";
  let arguments = (ins
    ConfinedAttr<AnyAttr,
                 [PromisedAttrInterface<TestExternalAttrInterface>]
                >:$promisedAttr,
    ConfinedType<AnyType, [HasPromiseOrImplementsTypeInterface<
                              TestExternalTypeInterface>]>:$promisedType);
}
def TestAddIOp : TEST_Op<"addi"> {
  let arguments = (ins AnyTypeOf<[I32, TestI32]>:$op1,
                       AnyTypeOf<[I32, TestI32]>:$op2);
  let results = (outs AnyTypeOf<[I32, TestI32]>);
}
def GetTupleElementOp : TEST_Op<"get_tuple_element"> {
  let arguments = (ins TupleOf<[AnyType]>, I32Attr:$index);
  let results = (outs AnyType);
}
def MakeTupleOp : TEST_Op<"make_tuple"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs TupleOf<[AnyType]>);
}

// Variadic operands of the same size, or with sizes in attributes.

def MixedNormalVariadicOperandOp
    : TEST_Op<"mixed_normal_variadic_operand", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$input1, AnyTensor:$input2,
                       Variadic<AnyTensor>:$input3);
}
def MixedNormalVariadicResults
    : TEST_Op<"mixed_normal_variadic_result", [SameVariadicResultSize]> {
  let results = (outs Variadic<AnyTensor>:$output1, AnyTensor:$output2,
                      Variadic<AnyTensor>:$output3);
}
def VariadicWithSameOperandsResult
    : TEST_Op<"variadic_with_same_operand_results",
              [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnySignlessInteger>);
  let results = (outs AnySignlessInteger:$result);
}
def SameOperandsResultType
    : TEST_Op<"same_operand_result_type", [SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}
def AttrSizedOperandOp
    : TEST_Op<"attr_sized_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c,
                       Variadic<I32>:$d);
}
def AttrSizedResultOp
    : TEST_Op<"attr_sized_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Variadic<I32>:$b, I32:$c,
                      Variadic<I32>:$d);
}
def AttrSizedResultCompileTestOp
    : TEST_Op<"attr_sized_results_compile_test", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, I32:$b, Optional<I32>:$c);
}

def VariadicArgsTypesSplit : TEST_Op<"variadic_args_types_split"> {
  let summary = "values before the attribute dictionary, their types after it";
  let arguments = (ins StrAttr:$str, Variadic<AnyType>:$args);
  let assemblyFormat = "$str (`,` $args^)? attr-dict (`:` type($args)^)?";
}

// Tensors and buffers, including those of this dialect.

def TensorLike
    : AnyTypeOf<[AnyTensor, TestTensorType], "TensorLikeType instance">;
def BufferLike
    : AnyTypeOf<[AnyRankedOrUnrankedMemRef, TestMemrefType],
                "BufferLikeType instance">;
def TestDummyTensorOp : TEST_Op<"dummy_tensor_op"> {
  let arguments = (ins TensorLike:$input);
  let results = (outs TensorLike:$output);
}
def TestDummyMemrefOp : TEST_Op<"dummy_memref_op"> {
  let arguments = (ins BufferLike:$input);
  let results = (outs BufferLike:$output);
}
def TestCreateTensorOp : TEST_Op<"create_tensor_op"> {
  let results = (outs TensorLike:$output);
}
def TestCreateMemrefOp : TEST_Op<"create_memref_op"> {
  let results = (outs BufferLike:$output);
}
def TilingNoDpsOp : TEST_Op<"tiling_no_dps_op"> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs);
  let results = (outs AnyRankedTensor:$result);
}

// Generated builders.

def TableGenConstant : TEST_Op<"tblgen_constant"> {
  let results = (outs AnyType);
}
def TableGenBuildOp0 : TEST_Op<"tblgen_build_0"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def TableGenBuildOp1 : TEST_Op<"tblgen_build_1"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
}
def TableGenBuildOp2 : TEST_Op<"tblgen_build_2"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
}
def TableGenBuildOp3 : TEST_Op<"tblgen_build_3", [SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$resultA, Variadic<AnyType>:$resultB);
}
def TableGenBuildOp4 : TEST_Op<"tblgen_build_4", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
}
def TableGenBuildOp5
    : TEST_Op<"tblgen_build_5",
              [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$body);
}
def TableGenBuildOp6 : TEST_Op<"tblgen_build_6", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
  let results = (outs F32:$result);
}
def TableGenBuildOp7 : TEST_Op<"tblgen_build_7"> {
  let arguments = (ins BoolAttr:$attr0);
}

#endif // DIALECTS_TEST_TYPE_OPS_TD
