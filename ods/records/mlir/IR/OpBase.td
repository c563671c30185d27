// SPDX-License-Identifier: Apache-2.0
include "ods/records/op_base.td"
