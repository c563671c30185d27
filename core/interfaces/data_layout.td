// SPDX-License-Identifier: Apache-2.0
//
// Data layouts and target descriptions: the attributes that specify them, the
// operations that they apply to, and the types that depend on them.
#ifndef CORE_INTERFACES_DATA_LAYOUT_TD
#define CORE_INTERFACES_DATA_LAYOUT_TD

include "core/interfaces/data_layout_attributes.td"
include "core/interfaces/data_layout_ops.td"
include "core/interfaces/data_layout_types.td"

#endif // CORE_INTERFACES_DATA_LAYOUT_TD
