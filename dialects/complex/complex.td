// SPDX-License-Identifier: Apache-2.0
//
// The complex dialect: its operations and attributes.
#ifndef DIALECTS_COMPLEX_COMPLEX_TD
#define DIALECTS_COMPLEX_COMPLEX_TD

include "dialects/complex/arithmetic_ops.td"
include "dialects/complex/attributes.td"
include "dialects/complex/constant_ops.td"
include "dialects/complex/function_ops.td"
include "dialects/complex/part_ops.td"

#endif // DIALECTS_COMPLEX_COMPLEX_TD
