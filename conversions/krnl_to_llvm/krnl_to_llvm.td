// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_KRNL_TO_LLVM_KRNL_TO_LLVM_TD
#define CONVERSIONS_KRNL_TO_LLVM_KRNL_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertKrnlToLLVMPass
    : Pass<"convert-krnl-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Lower the Krnl Affine and Std dialects to LLVM.";
  let description = [{
    Lowers what concerns the call of a model: `!krnl.call` becomes a pointer to
    the runtime's `OMCall`, and operations on it accesses to memory and calls of
    the runtime (targets/runtime/model.h). `convert-krnl-to-affine` has lowered
    nests and accesses, and `convert-scf-to-cf` regions.

    ```mlir
    func.func private @main_graph(%call: !krnl.call) -> i64 {
      krnl.leave_if %failed, %call
      %status = krnl.status %call
      return %status : i64
    }
    ```

    becomes

    ```mlir
    func.func private @main_graph(%call: !llvm.ptr) -> i64 {
      cf.cond_br %failed, ^end, ^next
    ^next:
      %0 = llvm.getelementptr inbounds %call[8] : (!llvm.ptr) -> !llvm.ptr, i8
      %status = llvm.load %0 : !llvm.ptr -> i64
      return %status : i64
    ^end:
      …
    }
    ```
  }];
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect",
                           "LLVM::LLVMDialect"];
}

#endif // CONVERSIONS_KRNL_TO_LLVM_KRNL_TO_LLVM_TD
