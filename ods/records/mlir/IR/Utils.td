// SPDX-License-Identifier: Apache-2.0
include "ods/records/utils.td"
