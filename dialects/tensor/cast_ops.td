// SPDX-License-Identifier: Apache-2.0
//
// The same elements in another type: bitcast, cast.
#ifndef DIALECTS_TENSOR_CAST_OPS_TD
#define DIALECTS_TENSOR_CAST_OPS_TD

include "core/interfaces/cast.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_NumberTensor
    : TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger,
                AnyFloat]>;

def Tensor_BitcastOp : Tensor_Op<"bitcast", [
    DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "the same bits as elements of another type";
  let description = [{
    Element types have the same width; shapes agree as for `tensor.cast`.

    ```mlir
    %b = tensor.bitcast %a : tensor<4xui32> to tensor<4xi32>
    ```
  }];

  let arguments = (ins Tensor_NumberTensor:$source);
  let results = (outs Tensor_NumberTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";

  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_CastOp : Tensor_Op<"cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "the same tensor, of a type that says more or less";
  let description = [{
    The element type stays. If both types are ranked, ranks are equal, and where
    both say a size, they say the same.

    A type that says more asserts it: if at run time the tensor has another rank
    or size, the program fails where checks are generated, and its behaviour is
    undefined where they are not.

    ```mlir
    %b = tensor.cast %a : tensor<*xf32> to tensor<?x4xf32>
    %c = tensor.cast %b : tensor<?x4xf32> to tensor<2x?xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";

  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_TENSOR_CAST_OPS_TD
