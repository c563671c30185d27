// SPDX-License-Identifier: Apache-2.0
//
// The vector dialect and its operations.
#ifndef DIALECTS_VECTOR_VECTOR_H
#define DIALECTS_VECTOR_VECTOR_H

#include <optional>

#include "core/interfaces/dynamic_index_list.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/static_values.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

#include "dialects/vector/vector_dialect.h.inc"

#include "dialects/vector/vector_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/vector/vector_attrdef.h.inc"

#define GET_OP_CLASSES
#include "dialects/vector/vector_op.h.inc"

#endif // DIALECTS_VECTOR_VECTOR_H
