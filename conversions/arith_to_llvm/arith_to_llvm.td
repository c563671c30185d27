// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD
#define CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD

include "ods/records/pass.td"

def ArithToLLVMConversionPass : Pass<"convert-arith-to-llvm"> {
  let summary = "Convert Arith dialect to LLVM dialect";
  let description = [{
    Converts operations of `arith` to instructions and intrinsics of `llvm`.
    Indices become integers. Vectors with several dimensions are unrolled.
    Floats that LLVM does not support are not converted: their extensions and
    truncations must be expanded before.

    ```mlir
    func.func @f(%x: i32, %y: i32) -> i32 {
      %0 = arith.addi %x, %y : i32
      return %0 : i32
    }
    ```
    becomes

    ```mlir
    func.func @f(%x: i32, %y: i32) -> i32 {
      %0 = llvm.add %x, %y : i32
      return %0 : i32
    }
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD
