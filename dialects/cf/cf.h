// SPDX-License-Identifier: Apache-2.0
//
// The cf dialect: branches between the blocks of a region.
#ifndef DIALECTS_CF_CF_H
#define DIALECTS_CF_CF_H

#include "core/interfaces/control_flow.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"

#include "dialects/cf/cf_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/cf/cf_op.h.inc"

#endif // DIALECTS_CF_CF_H
