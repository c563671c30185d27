// SPDX-License-Identifier: Apache-2.0
//
// Includes all records of enums.
#ifndef ODS_RECORDS_ENUMS_TD
#define ODS_RECORDS_ENUMS_TD

include "ods/records/enums/attribute.td"
include "ods/records/enums/case.td"
include "ods/records/enums/constant.td"
include "ods/records/enums/info.td"
include "ods/records/enums/property.td"

#endif // ODS_RECORDS_ENUMS_TD
