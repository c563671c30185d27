// SPDX-License-Identifier: Apache-2.0
include "ods/records/attr_type_def.td"
