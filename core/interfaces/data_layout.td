// SPDX-License-Identifier: Apache-2.0
//
// How types lie in memory, and facts about targets: attributes that say it,
// operations that these hold for, and types that depend on it.
#ifndef CORE_INTERFACES_DATA_LAYOUT_TD
#define CORE_INTERFACES_DATA_LAYOUT_TD

include "core/interfaces/data_layout_attributes.td"
include "core/interfaces/data_layout_ops.td"
include "core/interfaces/data_layout_types.td"

#endif // CORE_INTERFACES_DATA_LAYOUT_TD
