// SPDX-License-Identifier: Apache-2.0
include "core/ir/builtin_attributes.td"
include "core/ir/builtin_elements.td"
