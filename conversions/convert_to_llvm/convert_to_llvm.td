// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CONVERT_TO_LLVM_CONVERT_TO_LLVM_TD
#define CONVERSIONS_CONVERT_TO_LLVM_CONVERT_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertToLLVMPass : Pass<"convert-to-llvm"> {
  let summary = "Convert to LLVM via dialect interfaces found in the input IR";
  let description = [{
    Asks the dialects that are loaded for patterns
    (`ConvertToLLVMPatternInterface`) and applies all of them at once. With
    `dynamic` the dialects of the operations are asked, and the width of indices
    is that of the data layout.
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
