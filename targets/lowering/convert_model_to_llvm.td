// SPDX-License-Identifier: Apache-2.0
#ifndef TARGETS_LOWERING_CONVERT_MODEL_TO_LLVM_TD
#define TARGETS_LOWERING_CONVERT_MODEL_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertModelToLLVMPass : Pass<"convert-model-to-llvm", "ModuleOp"> {
  let summary = "Convert the code of a model to the LLVM dialect at once";
  let description = [{
    Converts the dialects `arith`, `cf`, `func`, `math`, `memref` and `vector` in
    one dialect conversion, which is faster than a conversion for each dialect.
    The patterns are those of `convert-vector-to-llvm`,
    `convert-exact-math-to-llvm`, `convert-math-to-libm`,
    `finalize-memref-to-llvm`, `convert-func-to-llvm` with bare pointers,
    `convert-arith-to-llvm` and `convert-cf-to-llvm`. Fails if an operation of
    these dialects has no lowering.

    ```mlir
    func.func @f(%in: memref<2xf32>, %i: index) -> f32 {
      %x = memref.load %in[%i] : memref<2xf32>
      %0 = math.exp %x : f32
      return %0 : f32
    }
    ```
    becomes

    ```mlir
    llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, sym_visibility = "private"}
    llvm.func @f(%in: !llvm.ptr, %i: i64) -> f32 {
      %0 = llvm.getelementptr inbounds|nuw %in[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %1 = llvm.load %0 : !llvm.ptr -> f32
      %2 = llvm.call @expf(%1) : (f32) -> f32
      llvm.return %2 : f32
    }
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // TARGETS_LOWERING_CONVERT_MODEL_TO_LLVM_TD
