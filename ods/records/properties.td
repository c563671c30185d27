// SPDX-License-Identifier: Apache-2.0
//
// Includes all properties.
#ifndef ODS_RECORDS_PROPERTIES_TD
#define ODS_RECORDS_PROPERTIES_TD

include "ods/records/properties/array.td"
include "ods/records/properties/optional.td"
include "ods/records/properties/primitive.td"
include "ods/records/properties/property.td"
include "ods/records/properties/wrapper.td"

#endif // ODS_RECORDS_PROPERTIES_TD
