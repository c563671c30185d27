// SPDX-License-Identifier: Apache-2.0
//
// The arith dialect: its operations, attributes, enumerations and interfaces.
#ifndef DIALECTS_ARITH_ARITH_TD
#define DIALECTS_ARITH_ARITH_TD

include "dialects/arith/constant_ops.td"
include "dialects/arith/integer_ops.td"
include "dialects/arith/float_ops.td"
include "dialects/arith/cast_ops.td"
include "dialects/arith/compare_ops.td"

#endif // DIALECTS_ARITH_ARITH_TD
