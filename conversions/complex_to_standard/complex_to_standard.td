// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_TD
#define CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_TD

include "ods/records/pass.td"

def ConvertComplexToStandardPass : Pass<"convert-complex-to-standard"> {
  let summary = "Convert Complex dialect to standard dialect";
  let description = [{
    Converts arithmetic and functions of complex numbers to operations of arith
    and math on their parts. Operations that create a number from parts, extract
    a part, or cast bits stay.

    ```mlir
    %0 = complex.add %z, %w : complex<f32>
    ```

    becomes

    ```mlir
    %0 = complex.re %z : complex<f32>
    %1 = complex.re %w : complex<f32>
    %2 = arith.addf %0, %1 : f32
    %3 = complex.im %z : complex<f32>
    %4 = complex.im %w : complex<f32>
    %5 = arith.addf %3, %4 : f32
    %6 = complex.create %2, %5 : complex<f32>
    ```
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
  let options = [
    Option<"complexRange", "complex-range",
           "::mlir::complex::ComplexRangeFlags",
           "::mlir::complex::ComplexRangeFlags::improved",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
               clEnumValN(::mlir::complex::ComplexRangeFlags::improved,
                          "improved", "improved (default)"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic",
                          "basic"),
               clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none",
                          "none"))}]>
  ];
}

#endif // CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_TD
