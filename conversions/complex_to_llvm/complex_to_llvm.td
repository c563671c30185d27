// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_TD
#define CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertComplexToLLVMPass : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert Complex dialect to LLVM dialect";
  let description = [{
    Converts complex numbers to structs of their parts. Sums, products,
    quotients, absolute values, constants and accesses to parts become
    operations on the parts. Other operations are errors;
    `convert-complex-to-standard` converts them.

    ```mlir
    %0 = complex.re %z : complex<f32>
    ```
    becomes

    ```mlir
    %1 = builtin.unrealized_conversion_cast %z
        : complex<f32> to !llvm.struct<(f32, f32)>
    %0 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
    ```
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
