// SPDX-License-Identifier: Apache-2.0
//
// Includes all constraints on attributes.
#ifndef ODS_RECORDS_ATTRIBUTE_CONSTRAINTS_TD
#define ODS_RECORDS_ATTRIBUTE_CONSTRAINTS_TD

include "ods/records/attributes/array.td"
include "ods/records/attributes/attribute.td"
include "ods/records/attributes/confined.td"
include "ods/records/attributes/constant.td"
include "ods/records/attributes/elements.td"
include "ods/records/attributes/number.td"
include "ods/records/attributes/primitive.td"
include "ods/records/type_constraints.td"

#endif // ODS_RECORDS_ATTRIBUTE_CONSTRAINTS_TD
