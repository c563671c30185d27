// SPDX-License-Identifier: Apache-2.0
//
// The index dialect: arithmetic on indices, with folds that are valid for any
// width.
#ifndef DIALECTS_INDEX_INDEX_H
#define DIALECTS_INDEX_INDEX_H

#include "core/interfaces/cast.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

namespace mlir {
class PatternRewriter;
} // namespace mlir

#include "dialects/index/index_dialect.h.inc"

#include "dialects/index/index_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/index/index_attrdef.h.inc"

#define GET_OP_CLASSES
#include "dialects/index/index_op.h.inc"

#endif // DIALECTS_INDEX_INDEX_H
