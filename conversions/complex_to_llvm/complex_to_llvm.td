// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_TD
#define CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertComplexToLLVMPass : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert Complex dialect to LLVM dialect";
  let description = [{
    A complex number becomes a struct of its parts. Sums, products, quotients,
    absolute values, constants and accesses to parts become operations on these;
    all others are for `convert-complex-to-standard`, and are an error.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"complexRange", "complex-range",
           "::mlir::complex::ComplexRangeFlags",
           "::mlir::complex::ComplexRangeFlags::basic",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
               clEnumValN(::mlir::complex::ComplexRangeFlags::improved,
                          "improved", "improved"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic",
                          "basic (default)"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none",
                          "none"))}]>
  ];
}

#endif // CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_TD
