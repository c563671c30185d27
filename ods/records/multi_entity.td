// SPDX-License-Identifier: Apache-2.0
//
// Includes all traits and predicates that relate operands, results and
// attributes of an operation by name or by index.
#ifndef ODS_RECORDS_MULTI_ENTITY_TD
#define ODS_RECORDS_MULTI_ENTITY_TD

include "ods/records/multi_entity/all_match.td"
include "ods/records/multi_entity/by_place.td"
include "ods/records/multi_entity/types_match.td"

#endif // ODS_RECORDS_MULTI_ENTITY_TD
