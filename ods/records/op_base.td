// SPDX-License-Identifier: Apache-2.0
//
// Includes everything that definitions of operations need.
#ifndef ODS_RECORDS_OP_BASE_TD
#define ODS_RECORDS_OP_BASE_TD

include "ods/records/attr_type_def.td"
include "ods/records/constraints.td"
include "ods/records/dialect.td"
include "ods/records/interfaces.td"
include "ods/records/multi_entity.td"
include "ods/records/op_traits.td"
include "ods/records/operation.td"
include "ods/records/properties.td"
include "ods/records/traits.td"
include "ods/records/utils.td"

#endif // ODS_RECORDS_OP_BASE_TD
