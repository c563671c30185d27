// SPDX-License-Identifier: Apache-2.0
//
// The math dialect without its operations.
#ifndef DIALECTS_MATH_DIALECT_H
#define DIALECTS_MATH_DIALECT_H

#include "core/ir/context/dialect_class.h"
#include "core/support/llvm.h"

#include "dialects/math/math_dialect.h.inc"

#endif // DIALECTS_MATH_DIALECT_H
