// SPDX-License-Identifier: Apache-2.0
//
// Operations for traits over operands and results.
#ifndef DIALECTS_TEST_TRAIT_OPS_TD
#define DIALECTS_TEST_TRAIT_OPS_TD

include "core/interfaces/builtin_attributes.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/test/dialect.td"

// All operands and results have the same type, element type, shape or rank.

def SameOperandElementTypeOp
    : TEST_Op<"same_operand_element_type", [SameOperandsElementType]> {
  let arguments = (ins AnyType, AnyType);
  let results = (outs AnyType);
}
def SameOperandAndResultElementTypeOp
    : TEST_Op<"same_operand_and_result_element_type",
              [SameOperandsAndResultElementType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def SameOperandShapeOp : TEST_Op<"same_operand_shape", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyShaped>);
}
def SameOperandAndResultShapeOp
    : TEST_Op<"same_operand_and_result_shape", [SameOperandsAndResultShape]> {
  let arguments = (ins Variadic<AnyShaped>);
  let results = (outs Variadic<AnyShaped>);
}
def SameOperandAndResultTypeOp
    : TEST_Op<"same_operand_and_result_type", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def ElementwiseMappableOp
    : TEST_Op<"elementwise_mappable", ElementwiseMappable.traits> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def BroadcastableOp : TEST_Op<"broadcastable", [ResultsBroadcastableShape]> {
  let arguments = (ins Variadic<AnyTensor>);
  let results = (outs AnyTensor);
}
def OperandsAndResultHaveSameRank
    : TEST_Op<"operands_and_result_have_same_rank",
              [SameOperandsAndResultRank]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}

// Predicates on several operands and results.

def ArgAndResHaveFixedElementTypesOp
    : TEST_Op<"arg_and_res_have_fixed_element_types", [
        PredOpTrait<"fixed type combination", And<[
          ElementTypeIsPred<"x", I32>, ElementTypeIsPred<"y", F32>]>>,
        ElementTypeIs<"res", I16>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def OperandsHaveSameElementType
    : TEST_Op<"operands_have_same_element_type",
              [AllElementTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}
def OperandZeroAndResultHaveSameElementType
    : TEST_Op<"operand0_and_result_have_same_element_type",
              [AllElementTypesMatch<["x", "res"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$res);
}
def OperandsHaveSameType
    : TEST_Op<"operands_have_same_type", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}
def ResultHasSameTypeAsAttr
    : TEST_Op<"result_has_same_type_as_attr",
              [AllTypesMatch<["attr", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$attr);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$attr `->` type($result) attr-dict";
}
def OperandZeroAndResultHaveSameType
    : TEST_Op<"operand0_and_result_have_same_type",
              [AllTypesMatch<["x", "res"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$res);
}
def OperandsHaveSameRank
    : TEST_Op<"operands_have_same_rank", [AllRanksMatch<["x", "y"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
}
def OperandZeroAndResultHaveSameRank
    : TEST_Op<"operand0_and_result_have_same_rank",
              [AllRanksMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def OperandZeroAndResultHaveSameShape
    : TEST_Op<"operand0_and_result_have_same_shape",
              [AllShapesMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def OperandZeroAndResultHaveSameElementCount
    : TEST_Op<"operand0_and_result_have_same_element_count",
              [AllElementCountsMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def FourEqualsFive
    : TEST_Op<"four_equals_five",
              [AllMatch<["5", "4"], "4 equals 5", "(eq 5 4)">]>;
def OperandRankEqualsResultSize
    : TEST_Op<"operand_rank_equals_result_size",
              [AllMatch<[Rank<"operand">.result, ElementCount<"result">.result],
                        "operand rank equals result size",
                        "(eq (rank (type-of $operand)) "
                        "(num-elements (type-of $result)))">]> {
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
}
def IfFirstOperandIsNoneThenSoIsSecond
    : TEST_Op<"if_first_operand_is_none_then_so_is_second", [
        PredOpTrait<"has either both none type operands or first is not none",
          Or<[And<[TypeIsPred<"x", NoneType>, TypeIsPred<"y", NoneType>]>,
              Neg<TypeIsPred<"x", NoneType>>]>>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}

// Parents and ancestors.

def ParentOp : TEST_Op<"parent"> {
  let regions = (region AnyRegion);
}
def ChildOp : TEST_Op<"child", [HasParent<"ParentOp">]>;
def ParentOp1 : TEST_Op<"parent1"> {
  let regions = (region AnyRegion);
}
def ChildWithParentOneOf
    : TEST_Op<"child_with_parent_one_of",
              [ParentOneOf<["ParentOp", "ParentOp1"]>]>;

// Algebraic traits.

def TestCommutativeOp : TEST_Op<"op_commutative", [Commutative]> {
  let arguments = (ins I32:$op1, I32:$op2, I32:$op3, I32:$op4);
  let results = (outs I32);
}
def TestLargeCommutativeOp : TEST_Op<"op_large_commutative", [Commutative]> {
  let arguments = (ins I32:$op1, I32:$op2, I32:$op3, I32:$op4, I32:$op5,
                       I32:$op6, I32:$op7);
  let results = (outs I32);
}
def TestCommutative2Op : TEST_Op<"op_commutative2", [Commutative]> {
  let arguments = (ins I32:$op1, I32:$op2);
  let results = (outs I32);
}
def TestIdempotentTraitOp
    : TEST_Op<"op_idempotent_trait",
              [SameOperandsAndResultType, NoMemoryEffect, Idempotent]> {
  let arguments = (ins I32:$op1);
  let results = (outs I32);
}
def TestIdempotentTraitBinaryOp
    : TEST_Op<"op_idempotent_trait_binary",
              [SameOperandsAndResultType, NoMemoryEffect, Idempotent]> {
  let arguments = (ins I32:$op1, I32:$op2);
  let results = (outs I32);
}
class TestInvolutionOp<string mnemonic>
    : TEST_Op<mnemonic,
              [SameOperandsAndResultType, NoMemoryEffect, Involution]> {
  let arguments = (ins I32:$op1);
  let results = (outs I32);
}
def TestInvolutionTraitNoOperationFolderOp
    : TestInvolutionOp<"op_involution_trait_no_operation_fold">;
def TestInvolutionTraitFailingOperationFolderOp
    : TestInvolutionOp<"op_involution_trait_failing_operation_fold"> {
  let hasFolder = 1;
}
def TestInvolutionTraitSuccesfulOperationFolderOp
    : TestInvolutionOp<"op_involution_trait_succesful_operation_fold"> {
  let hasFolder = 1;
}
def SignOp : TEST_Op<"sign", [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$operand);
  let results = (outs RankedTensorOf<[SI32]>:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` functional-type(operands, results)
  }];
}
def LessThanOp : TEST_Op<"less_than", [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$lhs, RankedTensorOf<[F32]>:$rhs);
  let results = (outs RankedTensorOf<[I1]>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
}

// Memrefs with layouts that can be normalized.

def OpNorm : TEST_Op<"op_norm", [MemRefsNormalizable]> {
  let arguments = (ins AnyMemRef:$X, AnyMemRef:$Y);
}
def OpNonNorm : TEST_Op<"op_nonnorm"> {
  let arguments = (ins AnyMemRef:$X, AnyMemRef:$Y);
}
def OpNormRet : TEST_Op<"op_norm_ret", [MemRefsNormalizable]> {
  let arguments = (ins AnyMemRef:$X);
  let results = (outs AnyMemRef:$Y, AnyMemRef:$Z);
}

#endif // DIALECTS_TEST_TRAIT_OPS_TD
