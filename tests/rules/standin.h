// SPDX-License-Identifier: Apache-2.0
//
// Operations that rules are tested with.
#ifndef TESTS_RULES_STANDIN_H
#define TESTS_RULES_STANDIN_H

#include "core/interfaces/infer_type.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"

#include "tests/rules/standin_dialect.h.inc"

#include "tests/rules/standin_enum.h.inc"

#define GET_OP_CLASSES
#include "tests/rules/standin_op.h.inc"

#endif // TESTS_RULES_STANDIN_H
