// SPDX-License-Identifier: Apache-2.0
//
// Vector and matrix intrinsics.
#ifndef DIALECTS_LLVM_VECTOR_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_VECTOR_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

// Reductions of all elements to a scalar.
class LLVM_VecReductionI<string operation>
    : LLVM_OneResultIntrOp<"vector.reduce." # operation,
                           [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins LLVM_VectorOf<AnySignlessInteger>:$in);
}
class LLVM_VecReductionF<string operation>
    : LLVM_OneResultIntrOp<"vector.reduce." # operation,
                           LLVM_FastmathTraits #
                               [Pure, SameOperandsAndResultElementType]>,
      LLVM_IntrCallFormat {
  let arguments = (ins LLVM_VectorOf<AnyFloat>:$in,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
  let assemblyFormat = callFormat;
}
class LLVM_VecReductionAccF<string operation>
    : LLVM_OneResultIntrOp<"vector.reduce." # operation,
                           LLVM_FastmathTraits #
                               [Pure, SameOperandsAndResultElementType]> {
  let arguments = (ins AnyFloat:$start_value, LLVM_VectorOf<AnyFloat>:$input,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
}
def LLVM_vector_reduce_add : LLVM_VecReductionI<"add">;
def LLVM_vector_reduce_and : LLVM_VecReductionI<"and">;
def LLVM_vector_reduce_mul : LLVM_VecReductionI<"mul">;
def LLVM_vector_reduce_or : LLVM_VecReductionI<"or">;
def LLVM_vector_reduce_smax : LLVM_VecReductionI<"smax">;
def LLVM_vector_reduce_smin : LLVM_VecReductionI<"smin">;
def LLVM_vector_reduce_umax : LLVM_VecReductionI<"umax">;
def LLVM_vector_reduce_umin : LLVM_VecReductionI<"umin">;
def LLVM_vector_reduce_xor : LLVM_VecReductionI<"xor">;
def LLVM_vector_reduce_fmax : LLVM_VecReductionF<"fmax">;
def LLVM_vector_reduce_fmin : LLVM_VecReductionF<"fmin">;
def LLVM_vector_reduce_fmaximum : LLVM_VecReductionF<"fmaximum">;
def LLVM_vector_reduce_fminimum : LLVM_VecReductionF<"fminimum">;
def LLVM_vector_reduce_fadd : LLVM_VecReductionAccF<"fadd">;
def LLVM_vector_reduce_fmul : LLVM_VecReductionAccF<"fmul">;

// Matrices, stored as vectors in column-major order.
def LLVM_MatrixColumnMajorLoadOp : LLVM_IntrOp<"matrix.column.major.load"> {
  let arguments = (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride,
                       I1Attr:$isVolatile, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{
    $data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($res) `from` qualified(type($data)) `stride` type($stride)
  }];
}
def LLVM_MatrixColumnMajorStoreOp : LLVM_IntrOp<"matrix.column.major.store"> {
  let arguments = (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data,
                       AnySignlessInteger:$stride, I1Attr:$isVolatile,
                       I32Attr:$rows, I32Attr:$columns);
  let builders = [LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{
    $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)
  }];
}
def LLVM_MatrixMultiplyOp : LLVM_IntrOp<"matrix.multiply"> {
  let arguments = (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs,
                       I32Attr:$lhs_rows, I32Attr:$lhs_columns,
                       I32Attr:$rhs_columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)`
    `->` type($res)
  }];
}
def LLVM_MatrixTransposeOp : LLVM_IntrOp<"matrix.transpose"> {
  let arguments = (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}

// Masked accesses.
def LLVM_GetActiveLaneMaskOp
    : LLVM_OneResultIntrOp<"get.active.lane.mask", [Pure]> {
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = [{
    $base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)
  }];
}
def LLVM_MaskedLoadOp : LLVM_IntrOp<"masked.load"> {
  let arguments = (ins LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask,
                       Optional<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment,
                       UnitAttr:$nontemporal);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}
def LLVM_MaskedStoreOp : LLVM_IntrOp<"masked.store"> {
  let arguments = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data,
                       LLVM_VectorOf<I1>:$mask, I32Attr:$alignment);
  let builders = [LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{
    $value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask)
    `into` qualified(type($data))
  }];
}
def LLVM_masked_gather : LLVM_IntrOp<"masked.gather"> {
  let arguments = (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
                       LLVM_VectorOf<I1>:$mask,
                       Variadic<LLVM_AnyVector>:$pass_thru,
                       I32Attr:$alignment);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def LLVM_masked_scatter : LLVM_IntrOp<"masked.scatter"> {
  let arguments = (ins LLVM_AnyVector:$value,
                       LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
                       LLVM_VectorOf<I1>:$mask, I32Attr:$alignment);
  let builders = [LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{
    $value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask)
    `into` type($ptrs)
  }];
  let hasVerifier = 1;
}
def LLVM_masked_expandload
    : LLVM_OneResultIntrOp<"masked.expandload", LLVM_ArgAttrTraits>,
      LLVM_ArgAttrs {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask,
                            LLVM_AnyVector:$passthru), argAttrs);
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resTy, "::mlir::Value":$ptr,
                   "::mlir::Value":$mask, "::mlir::Value":$passthru,
                   CArg<"uint64_t", "1">:$align)>
  ];
}
def LLVM_masked_compressstore
    : LLVM_ZeroResultIntrOp<"masked.compressstore", LLVM_ArgAttrTraits>,
      LLVM_ArgAttrs {
  let arguments = !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr,
                            LLVM_VectorOf<I1>:$mask), argAttrs);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Value":$ptr,
                   "::mlir::Value":$mask, CArg<"uint64_t", "1">:$align)>
  ];
}

// Scalable vectors and subvectors.
def LLVM_vscale : LLVM_OneResultIntrOp<"vscale">;
def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [Pure]> {
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
class LLVM_VectorPartTraits<string vector, string text, string isInto,
                            string isFrom> {
  list<Trait> traits = [
    PredOpTrait<"vectors are not bigger than 2^17 bits.", And<[
        CPred<"::mlir::LLVM::detail::getVectorBits($srcvec.getType()) "
              "<= 131072">,
        CPred<"::mlir::LLVM::detail::getVectorBits($" # vector #
              ".getType()) <= 131072">]>>,
    PredOpTrait<text,
        CPred<"!::mlir::LLVM::isScalableVectorType($" # isFrom #
              ".getType()) || ::mlir::LLVM::isScalableVectorType($" # isInto #
              ".getType())">>];
}
def LLVM_vector_insert
    : LLVM_IntrOp<"vector.insert",
          [Pure, AllTypesMatch<["dstvec", "res"]>] #
          LLVM_VectorPartTraits<
              "dstvec",
              "it is not inserting scalable into fixed-length vectors.",
              "dstvec", "srcvec">.traits> {
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec,
                       I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $srcvec `,` $dstvec `[` $pos `]` attr-dict `:`
    type($srcvec) `into` type($res)
  }];
}
def LLVM_vector_extract
    : LLVM_IntrOp<"vector.extract",
          [Pure] #
          LLVM_VectorPartTraits<
              "res",
              "it is not extracting scalable from fixed-length vectors.",
              "srcvec", "res">.traits> {
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)
  }];
}
def LLVM_vector_interleave2
    : LLVM_OneResultIntrOp<"vector.interleave2", [
          Pure, AllTypesMatch<["vec1", "vec2"]>,
          PredOpTrait<"result has twice as many elements as 'vec1'", And<[
              CPred<"::mlir::LLVM::getVectorNumElements($res.getType()) == "
                    "::mlir::LLVM::getVectorNumElements($vec1.getType()) * 2">,
              CPred<"::mlir::getElementTypeOrSelf($vec1.getType()) == "
                    "::mlir::getElementTypeOrSelf($res.getType())">]>>]> {
  let arguments = (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2);
}
def LLVM_vector_deinterleave2
    : LLVM_OneResultIntrOp<"vector.deinterleave2", [Pure]> {
  let arguments = (ins LLVM_AnyVector:$vec);
}

#endif // DIALECTS_LLVM_VECTOR_INTRINSIC_OPS_TD
