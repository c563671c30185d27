// SPDX-License-Identifier: Apache-2.0
include "core/ir/builtin_dialect.td"
