// SPDX-License-Identifier: Apache-2.0
//
// The ub dialect: poison and unreachable code.
#ifndef DIALECTS_UB_UB_H
#define DIALECTS_UB_UB_H

#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/ub/ub_dialect.h.inc"

#include "dialects/ub/ub_attr_interface.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/ub/ub_attrdef.h.inc"

#define GET_OP_CLASSES
#include "dialects/ub/ub_op.h.inc"

#endif // DIALECTS_UB_UB_H
