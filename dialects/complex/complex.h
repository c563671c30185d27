// SPDX-License-Identifier: Apache-2.0
//
// The complex dialect: its class, its operations and attributes.
#ifndef DIALECTS_COMPLEX_COMPLEX_H
#define DIALECTS_COMPLEX_COMPLEX_H

#include "core/interfaces/builtin_attributes.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

#include "dialects/complex/complex_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/complex/complex_attrdef.h.inc"

#define GET_OP_CLASSES
#include "dialects/complex/complex_op.h.inc"

namespace mlir::complex {

/// The algorithm of division: `improved` avoids intermediate overflow and has
/// the special values of C, `basic` is the formula. `none` is the same as
/// `basic`.
enum class ComplexRangeFlags : uint32_t { improved = 1, basic = 2, none = 4 };

} // namespace mlir::complex

#endif // DIALECTS_COMPLEX_COMPLEX_H
