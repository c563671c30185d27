// SPDX-License-Identifier: Apache-2.0
include "core/interfaces/side_effect_base.td"
