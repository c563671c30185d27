// SPDX-License-Identifier: Apache-2.0
include "core/interfaces/infer_int_range.td"
