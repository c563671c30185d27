// SPDX-License-Identifier: Apache-2.0
//
// The rules in the papers about MLIR and onnx-mlir.
#ifndef TESTS_RULES_PAPER_RULES_TD
#define TESTS_RULES_PAPER_RULES_TD

include "ods/records/patterns.td"
include "tests/rules/standin.td"

def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def HasRank2 : Type<CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank()"
                          " == 2", "(eq (rank self) 2)">, "of rank 2">;
def ZeroOf : NativeCodeCall<"$_builder.getZeroAttr($0.getType())", 1,
                            "(float-attr (type-of self) '0.0')">;

// leaky_relu(x, a) = x >= 0 ? x : x * a, for all x except NaN
def LeakyReluToSelect
    : Pat<(LeakyReluOp:$old $x, F32Attr:$alpha),
          (SelectOp (CompareOp $x, (ConstantOp (ZeroOf $x)),
                               I32EnumAttrCase<"ge", 1>),
                    $x, (MulOp $x, (ConstantOp $alpha)))>;

// leaky_relu(neg(x), a) = a * neg(x) if x > 0 and neg(x) has no other use
def LeakyReluOfNeg
    : Pat<(LeakyReluOp (NegOp:$negated $x), ConstantAttr<F32Attr, "1.0">),
          (NegOp $x), [(HasOneUse:$negated)]>;

// reduce_l1(x) = reduce_sum(abs(x))
def ReduceL1ToSum : Pat<(ReduceL1Op $x, $axes, $keepdims),
                        (ReduceSumOp (AbsOp $x), $axes, $keepdims)>;

// matmul(a, b) + c = gemm(a, b, c) for matrices, if the product has no other
// use
def MatMulAddToGemm
    : Pat<(AddOp (MatMulOp:$product HasRank2:$a, HasRank2:$b), $c),
          (GemmOp $a, $b, $c, ConstantAttr<F32Attr, "1.0">,
                  ConstantAttr<F32Attr, "1.0">, ConstantAttr<I64Attr, "0">,
                  ConstantAttr<I64Attr, "0">),
          [(HasOneUse:$product)]>;

// identity(x) = x
def IdentityRemoval : Pat<(IdentityOp $x), (replaceWithValue $x)>;

#endif // TESTS_RULES_PAPER_RULES_TD
