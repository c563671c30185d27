// SPDX-License-Identifier: Apache-2.0
//
// Casts to other types: bitcast, cast.
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
  let summary = "bitcast to another element type";
  let description = [{
    Reinterprets the elements. Element types must have the same width, and
    shapes must be compatible as for `tensor.cast`.

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
  let summary = "cast to a type with other static information";
  let description = [{
    Changes the static information of the type. The element type does not
    change. If both types are ranked, their ranks are equal, and so are sizes
    that are static in both.

    A cast to a type with more static information is an assertion. If the tensor
    has another rank or size at run time, the program fails if checks are
    generated; otherwise the behavior is undefined.

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
