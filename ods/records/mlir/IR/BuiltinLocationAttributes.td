// SPDX-License-Identifier: Apache-2.0
include "core/ir/builtin/builtin_locations.td"
