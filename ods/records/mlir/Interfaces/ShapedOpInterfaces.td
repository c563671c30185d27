// SPDX-License-Identifier: Apache-2.0
include "core/interfaces/shaped_op.td"
