// SPDX-License-Identifier: Apache-2.0
//
// The compiled garden dialect.
#ifndef TESTS_LOAD_TD_GARDEN_H
#define TESTS_LOAD_TD_GARDEN_H

#include "core/interfaces/builtin_types.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "tests/load_td/garden_dialect.h.inc"

#include "tests/load_td/garden_enum.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tests/load_td/garden_typedef.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tests/load_td/garden_attrdef.h.inc"

#define GET_OP_CLASSES
#include "tests/load_td/garden_op.h.inc"

#endif // TESTS_LOAD_TD_GARDEN_H
