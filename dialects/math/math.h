// SPDX-License-Identifier: Apache-2.0
//
// The math dialect: its class and its operations.
#ifndef DIALECTS_MATH_MATH_H
#define DIALECTS_MATH_MATH_H

#include "core/interfaces/infer_type.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

#include "dialects/math/math_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/math/math_op.h.inc"

#endif // DIALECTS_MATH_MATH_H
