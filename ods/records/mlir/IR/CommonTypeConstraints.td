// SPDX-License-Identifier: Apache-2.0
include "ods/records/type_constraints.td"
