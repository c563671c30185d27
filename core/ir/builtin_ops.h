// SPDX-License-Identifier: Apache-2.0
//
// The operations of the builtin dialect; their definitions are in
// core/ir/builtin_ops.td.
#ifndef CORE_IR_BUILTIN_OPS_H
#define CORE_IR_BUILTIN_OPS_H

#include <optional>

#include "core/ir/builtin_attributes.h"
#include "core/ir/op_class.h"
#include "core/ir/side_effects.h"
#include "core/ir/symbol_interfaces.h"

#define GET_OP_CLASSES
#include "core/ir/builtin_op.h.inc"

#endif // CORE_IR_BUILTIN_OPS_H
