// SPDX-License-Identifier: Apache-2.0
//
// The affine dialect: index arithmetic, loops, conditionals and accesses with
// affine maps.
#ifndef DIALECTS_AFFINE_AFFINE_TD
#define DIALECTS_AFFINE_AFFINE_TD

include "dialects/affine/access_ops.td"
include "dialects/affine/control_flow_ops.td"
include "dialects/affine/dialect.td"
include "dialects/affine/dma_ops.td"
include "dialects/affine/index_ops.td"
include "dialects/affine/interfaces.td"
include "dialects/affine/linear_index_ops.td"

#endif // DIALECTS_AFFINE_AFFINE_TD
