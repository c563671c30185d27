// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on elements: fma, reduction.
#ifndef DIALECTS_VECTOR_ARITHMETIC_OPS_TD
#define DIALECTS_VECTOR_ARITHMETIC_OPS_TD

include "dialects/arith/enums.td" // Arith_FastMathAttr
include "dialects/vector/dialect.td"
include "dialects/vector/enums.td"

def Vector_CombiningKindAttr
    : EnumAttr<Vector_Dialect, CombiningKind, "kind"> {
  let assemblyFormat = "`<` $value `>`";
}

def Vector_FMAOp : Vector_Op<"fma", [
    AllTypesMatch<["lhs", "rhs", "acc", "result"]>, Pure] #
    ElementwiseMappable.traits> {
  let summary = "product plus accumulator";
  let description = [{
    Whether the product is rounded is up to the target; that of `math.fma` is
    not.

    ```mlir
    %d = vector.fma %a, %b, %c : vector<8xf32>
    ```
  }];

  let arguments = (ins VectorOfAnyRankOf<[AnyFloat]>:$lhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$rhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$acc);
  let results = (outs VectorOfAnyRankOf<[AnyFloat]>:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

def Vector_ReductionOp : Vector_Op<"reduction", [
    Vector_SameElementType<"source operand and result have same element type",
                           0, 0>,
    OptionalTypesMatchWith<"dest and acc", "dest", "acc", "$_self",
                           "std::equal_to<>()", "self">,
    Pure]> {
  let summary = "combination of all elements";
  let description = [{
    Combines the elements of a vector of rank at most 1, and the accumulator if
    there is one. Sums and products of floats are in order, from the accumulator
    or the first element on, unless `fastmath` has `reassoc`.

    ```mlir
    %s = vector.reduction <add>, %v, %acc : vector<16xf32> into f32
    ```
  }];

  let arguments = (ins Vector_CombiningKindAttr:$kind,
                       AnyVectorOfAnyRank:$vector, Optional<AnyType>:$acc,
                       DefaultValuedAttr<Arith_FastMathAttr,
                         "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs AnyType:$dest);
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() {
      return ::llvm::cast<VectorType>(Value(getVector()).getType());
    }
  }];
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($vector) `into` type($dest)
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_VECTOR_ARITHMETIC_OPS_TD
