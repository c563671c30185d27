// SPDX-License-Identifier: Apache-2.0
//
// The func dialect: functions, calls and returns.
#ifndef DIALECTS_FUNC_FUNC_H
#define DIALECTS_FUNC_FUNC_H

#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/function.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/support/llvm.h"

#include "dialects/func/func_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/func/func_op.h.inc"

#endif // DIALECTS_FUNC_FUNC_H
