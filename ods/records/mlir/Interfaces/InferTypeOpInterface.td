// SPDX-License-Identifier: Apache-2.0
include "core/interfaces/infer_type.td"
