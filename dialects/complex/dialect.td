// SPDX-License-Identifier: Apache-2.0
//
// The complex dialect.
#ifndef DIALECTS_COMPLEX_DIALECT_TD
#define DIALECTS_COMPLEX_DIALECT_TD

include "ods/records/op_base.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::mlir::complex";
  let summary = "complex numbers";
  let description = [{
    Operations on values of the builtin types `complex<…>`. A complex number has
    a real and an imaginary part, both of the same float or integer type.
  }];

  // Folds that extract parts create constants.
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // DIALECTS_COMPLEX_DIALECT_TD
