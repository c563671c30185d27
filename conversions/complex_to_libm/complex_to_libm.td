// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_TD
#define CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_TD

include "ods/records/pass.td"

def ConvertComplexToLibm : Pass<"convert-complex-to-libm", "ModuleOp"> {
  let summary = "Convert Complex dialect to libm calls";
  let description = [{
    Converts functions of complex numbers to calls of the functions of C's
    `<complex.h>`, which are declared if needed: powers, roots, logarithms,
    trigonometric functions, absolute value and angle. Other operations stay.

    ```mlir
    %0 = complex.sin %z : complex<f64>
    ```

    becomes

    ```mlir
    func.func private @csin(complex<f64>) -> complex<f64>

    %0 = call @csin(%z) : (complex<f64>) -> complex<f64>
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

#endif // CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_TD
