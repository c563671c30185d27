// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CONVERT_TO_LLVM_CONVERT_TO_LLVM_TD
#define CONVERSIONS_CONVERT_TO_LLVM_CONVERT_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertToLLVMPass : Pass<"convert-to-llvm"> {
  let summary = "Convert to LLVM via dialect interfaces found in the input IR";
  let description = [{
    Collects the patterns of all loaded dialects that implement
    `ConvertToLLVMPatternInterface` and applies them at once. With `dynamic`
    only the dialects of the operations are considered, and the width of indices
    is that of the data layout.

    ```mlir
    func.func @f(%x: i32, %y: i32) -> i32 {
      %0 = arith.addi %x, %y : i32
      return %0 : i32
    }
    ```
    becomes

    ```mlir
    llvm.func @f(%x: i32, %y: i32) -> i32 {
      %0 = llvm.add %x, %y : i32
      llvm.return %0 : i32
    }
    ```
  }];
  let options = [
    ListOption<"filterDialects", "filter-dialects", "std::string",
               "Test conversion patterns of only the specified dialects">,
    Option<"useDynamic", "dynamic", "bool", "false",
           "Use op conversion attributes to configure the conversion">,
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

#endif // CONVERSIONS_CONVERT_TO_LLVM_CONVERT_TO_LLVM_TD
