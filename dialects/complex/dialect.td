// SPDX-License-Identifier: Apache-2.0
//
// The dialect itself.
#ifndef DIALECTS_COMPLEX_DIALECT_TD
#define DIALECTS_COMPLEX_DIALECT_TD

include "ods/records/op_base.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::mlir::complex";
  let summary = "complex numbers";
  let description = [{
    Values of the builtin types `complex<…>`. A number is a pair: its real and
    its imaginary part, of one float or integer type.
  }];

  // Folds of operations that take a number apart give constants of its parts.
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // DIALECTS_COMPLEX_DIALECT_TD
