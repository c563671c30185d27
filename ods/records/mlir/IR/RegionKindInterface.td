// SPDX-License-Identifier: Apache-2.0
include "core/interfaces/region_kind.td"
