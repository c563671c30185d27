// SPDX-License-Identifier: Apache-2.0
//
// The operations of the builtin dialect; their definitions are in
// core/ir/builtin/builtin_ops.td.
#ifndef CORE_IR_BUILTIN_BUILTIN_OPS_H
#define CORE_IR_BUILTIN_BUILTIN_OPS_H

#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/interface/symbol_interfaces.h"

#define GET_OP_CLASSES
#include "core/ir/builtin/builtin_op.h.inc"

#endif // CORE_IR_BUILTIN_BUILTIN_OPS_H
