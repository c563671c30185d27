// SPDX-License-Identifier: Apache-2.0
//
// The scf dialect: loops and branches with regions as bodies.
#ifndef DIALECTS_SCF_SCF_TD
#define DIALECTS_SCF_SCF_TD

include "dialects/scf/branch_ops.td"
include "dialects/scf/device_mapping.td"
include "dialects/scf/dialect.td"
include "dialects/scf/loop_ops.td"
include "dialects/scf/parallel_ops.td"

#endif // DIALECTS_SCF_SCF_TD
