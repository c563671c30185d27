// SPDX-License-Identifier: Apache-2.0
//
// Includes the whole builtin dialect.
#ifndef CORE_IR_BUILTIN_BUILTIN_TD
#define CORE_IR_BUILTIN_BUILTIN_TD

include "core/ir/builtin/builtin_attributes.td"
include "core/ir/builtin/builtin_dialect.td"
include "core/ir/builtin/builtin_elements.td"
include "core/ir/builtin/builtin_locations.td"
include "core/ir/builtin/builtin_ops.td"
include "core/ir/builtin/builtin_types.td"

#endif // CORE_IR_BUILTIN_BUILTIN_TD
