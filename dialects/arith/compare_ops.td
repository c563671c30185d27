// SPDX-License-Identifier: Apache-2.0
//
// Comparisons and select.
#ifndef DIALECTS_ARITH_COMPARE_OPS_TD
#define DIALECTS_ARITH_COMPARE_OPS_TD

include "core/interfaces/control_flow.td"
include "dialects/arith/op_classes.td"

def Arith_CmpIOp : Arith_CompareOp<"cmpi", [InferResultRanges]> {
  let summary = "comparison of integers";
  let description = [{
    Returns 1 if the predicate holds, else 0, for each pair of elements. `eq`
    and `ne` test for equality; `slt`, `sle`, `sgt`, `sge` are signed
    comparisons, `ult`, `ule`, `ugt`, `uge` unsigned ones.

    ```mlir
    %inside = arith.cmpi ult, %i, %size : index
    %same = "arith.cmpi"(%a, %b) {predicate = 0 : i64} : (i8, i8) -> i1
    ```
  }];

  let arguments = (ins Arith_CmpIPredicateAttr:$predicate,
                       SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_CmpFOp : Arith_CompareOp<"cmpf",
    [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "comparison of floats";
  let description = [{
    Returns 1 if the predicate holds, else 0, for each pair of elements. Both
    zeros are equal. If an operand is NaN, predicates with the prefix `o`
    (ordered) are false and those with `u` (unordered) true: `oeq`, `ogt`,
    `oge`, `olt`, `ole`, `one`, and the same with `u`. `ord` tests that no
    operand is NaN, `uno` that one is; `false` and `true` are constant.

    ```mlir
    %less = arith.cmpf olt, %x, %limit fastmath<nnan> : vector<4xf32>
    ```
  }];

  let arguments = (ins Arith_CmpFPredicateAttr:$predicate,
                       FloatLike:$lhs,
                       FloatLike:$rhs,
                       Arith_DefaultFastMath:$fastmath);
  let assemblyFormat = [{
    $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($lhs)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Two values have the same shape. Unranked tensors are assumed to match.
class Arith_SameShapePred<string a, string b> :
    AllMatchSameOperatorPred<[a, b], Shape<"_self">.result> {
  let expr =
      "(or (eq (shape (type-of $" # a # ")) (shape (type-of $" # b # ")))"
      " (and (isa 'UnrankedTensorType' (type-of $" # a # "))"
      " (isa 'UnrankedTensorType' (type-of $" # b # "))))";
}

class BooleanConditionOrMatchingShape<string condition, string result> :
    PredOpTrait<condition # " is signless i1 or has matching shape",
                Or<[TypeIsPred<condition, I1>,
                    Arith_SameShapePred<condition, result>]>>;

def SelectOp : Arith_Op<"select", [Pure,
    AllTypesMatch<["true_value", "false_value", "result"]>,
    BooleanConditionOrMatchingShape<"condition", "result">,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "selection of one of two values";
  let description = [{
    Returns the second operand if the condition is 1, the third if it is 0. The
    other operand has no effect, even if it is poison. A poison condition yields
    poison. A condition of type `i1` selects whole values of any type; a
    condition with the shape of the values selects each element separately.

    ```mlir
    %max = arith.select %greater, %a, %b : f64
    %mixed = arith.select %mask, %v, %w : vector<8xi1>, vector<8xi16>
    ```
  }];

  let arguments = (ins BoolLike:$condition,
                       AnyType:$true_value,
                       AnyType:$false_value);
  let results = (outs AnyType:$result);

  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_COMPARE_OPS_TD
