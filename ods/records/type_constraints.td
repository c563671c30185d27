// SPDX-License-Identifier: Apache-2.0
//
// Includes all constraints on types.
#ifndef ODS_RECORDS_TYPE_CONSTRAINTS_TD
#define ODS_RECORDS_TYPE_CONSTRAINTS_TD

include "ods/records/types/container.td"
include "ods/records/types/float.td"
include "ods/records/types/integer.td"
include "ods/records/types/like.td"
include "ods/records/types/memref.td"
include "ods/records/types/predicates.td"
include "ods/records/types/tensor.td"
include "ods/records/types/type.td"
include "ods/records/types/vector.td"

#endif // ODS_RECORDS_TYPE_CONSTRAINTS_TD
