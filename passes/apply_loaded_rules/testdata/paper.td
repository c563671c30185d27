// SPDX-License-Identifier: Apache-2.0
//
// The definition and the rules that "Compiling ONNX Neural Network Models Using
// MLIR" shows in sections 3.2 and 3.4, in today's syntax.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ONNX_Dialect : Dialect { let name = "onnx"; }
class ONNX_Op<string mnemonic, list<Trait> traits = []>
    : Op<ONNX_Dialect, mnemonic, traits>;
class ONNX_Unary<string mnemonic>
    : ONNX_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$X);
  let results = (outs AnyTensor:$Y);
}
class ONNX_Binary<string mnemonic> : ONNX_Op<mnemonic, [Pure]> {
  let arguments = (ins AnyTensor:$A, AnyTensor:$B);
  let results = (outs AnyTensor:$C);
}
class ONNX_Reduction<string mnemonic> : ONNX_Op<mnemonic, [Pure]> {
  let arguments = (ins AnyTensor:$data, I64ArrayAttr:$axes, I64Attr:$keepdims);
  let results = (outs AnyTensor:$reduced);
}

// Listing 6
def ONNXLeakyReluOp : ONNX_Op<"LeakyRelu", [Pure]> {
  let summary = "ONNX LeakyRelu operation";
  let arguments = (ins
      AnyTypeOf<[TensorOf<[F16]>, TensorOf<[F32]>, TensorOf<[F64]>]>:$X,
      DefaultValuedAttr<F32Attr, "0.01">:$alpha);
  let results = (outs
      AnyTypeOf<[TensorOf<[F16]>, TensorOf<[F32]>, TensorOf<[F64]>]>:$Y);
}

def ONNXAbsOp : ONNX_Unary<"Abs">;
def ONNXIdentityOp : ONNX_Unary<"Identity">;
def ONNXAddOp : ONNX_Binary<"Add">;
def ONNXMatMulOp : ONNX_Binary<"MatMul">;
def ONNXGemmOp : ONNX_Op<"Gemm", [Pure]> {
  let arguments = (ins AnyTensor:$A, AnyTensor:$B, AnyTensor:$C);
  let results = (outs AnyTensor:$Y);
}
def ONNXReduceL1Op : ONNX_Reduction<"ReduceL1">;
def ONNXReduceSumOp : ONNX_Reduction<"ReduceSum">;

// Section 3.4.1: reduce_l1(x) = reduce_sum(abs(x))
def ReduceL1Pattern : Pat<(ONNXReduceL1Op $x, $axes, $keepdims),
                          (ONNXReduceSumOp (ONNXAbsOp $x), $axes, $keepdims)>;

// Section 3.4.3: a b + c = gemm(a, b, c), if nothing else uses a b
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def MulAddToGemmPattern : Pat<(ONNXAddOp (ONNXMatMulOp:$res $m1, $m2), $m3),
                              (ONNXGemmOp $m1, $m2, $m3), [(HasOneUse:$res)]>;

// Section 3.4.3: identity(x) = x
def IdentityEliminationPattern : Pat<(ONNXIdentityOp $arg),
                                     (replaceWithValue $arg)>;
