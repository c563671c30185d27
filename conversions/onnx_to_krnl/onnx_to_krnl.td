// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_ONNX_TO_KRNL_ONNX_TO_KRNL_TD
#define CONVERSIONS_ONNX_TO_KRNL_ONNX_TO_KRNL_TD

include "ods/records/pass.td"

def ConvertONNXToKrnlPass
    : Pass<"convert-onnx-to-krnl", "::mlir::ModuleOp"> {
  let summary = "Lower ONNX dialect.";
  let description = [{
    Replaces each function of a model by one that takes a call of the model
    (`!krnl.call`), and the operations in it by calls of functions over memory
    and sizes, the kernels. Kernels that are equal, or differ only in scalar
    constants, are one function. `onnx-place` has assigned the memory.

    ```mlir
    func.func @main_graph(%x: tensor<4xf32>) -> tensor<4xf32>
        attributes {onnx.slots = []} {
      %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 0>]}
          : (tensor<4xf32>) -> tensor<4xf32>
      onnx.Return %0 : tensor<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func private @Exp(%a: memref<f32>, %r: memref<f32>) {
      %x = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1]
          : memref<f32> to memref<4xf32>
      %y = memref.reinterpret_cast %r to offset: [0], sizes: [4], strides: [1]
          : memref<f32> to memref<4xf32>
      %ii = krnl.define_loops 1
      krnl.iterate(%ii) with (%ii -> %i = 0 to 4) {
        %0 = krnl.load %x[%i] : memref<4xf32>
        %1 = math.exp %0 : f32
        krnl.store %1, %y[%i] : memref<4xf32>
      }
      return
    }
    func.func private @main_graph(%call: !krnl.call) -> i64 {
      %c4 = arith.constant 4 : index
      %y = krnl.output %call[0] (%c4) : memref<f32>
      %x = krnl.input %call[0] : memref<f32>
      call @Exp(%x, %y) : (memref<f32>, memref<f32>) -> ()
      %status = krnl.status %call
      return %status : i64
    }
    ```

    Sums and products of reductions of floats have the flag `reassoc`, so that
    vectors can have a sum for each lane, unless `fp-strict` is set. Then
    contractions are `ordered`.

    An operation that has no lowering is an error.
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect",
                           "func::FuncDialect", "krnl::KrnlDialect",
                           "LLVM::LLVMDialect", "math::MathDialect",
                           "memref::MemRefDialect", "scf::SCFDialect"];
  let options = [
    Option<"fpStrict", "fp-strict", "bool", "false",
           "Reductions of floats keep the order of their elements">,
  ];
}

#endif // CONVERSIONS_ONNX_TO_KRNL_ONNX_TO_KRNL_TD
