// SPDX-License-Identifier: Apache-2.0
//
// The complex dialect: complex numbers.
#ifndef DIALECTS_COMPLEX_COMPLEX_TD
#define DIALECTS_COMPLEX_COMPLEX_TD

include "dialects/complex/attributes.td"
include "dialects/complex/constant_ops.td"
include "dialects/complex/dialect.td"

#endif // DIALECTS_COMPLEX_COMPLEX_TD
