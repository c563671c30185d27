// SPDX-License-Identifier: Apache-2.0
#ifndef TARGETS_MACHINE_LLVM_TARGET_TO_DATA_LAYOUT_TD
#define TARGETS_MACHINE_LLVM_TARGET_TO_DATA_LAYOUT_TD

include "ods/records/pass.td"

def LLVMTargetToDataLayout : Pass<"llvm-target-to-data-layout"> {
  let summary = "Derive data layout attributes from LLVM target attributes";
  let description = [{
    Sets the operation's `dlti.dl_spec` to the data layout of its `llvm.target`. The
    data layout depends on the triple only. A missing or unknown target is an
    error.

    ```mlir
    module attributes {llvm.target = #llvm.target<
        triple = "s390x-linux-gnu", chip = "z14">} {}
    ```

    becomes, in part

    ```mlir
    module attributes {
      dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>,
                                   "dlti.endianness" = "big">,
      llvm.target = #llvm.target<triple = "s390x-linux-gnu", chip = "z14">} {}
    ```

    `llvm-attach-target` attaches all attributes of a target.
  }];
  let dependentDialects = ["::mlir::DLTIDialect", "::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"initializeLLVMTargets", "initialize-llvm-targets", "bool", "true",
           "Has no effect: the targets are always initialized.">
  ];
}

#endif // TARGETS_MACHINE_LLVM_TARGET_TO_DATA_LAYOUT_TD
