// SPDX-License-Identifier: Apache-2.0
//
// Views that join and split dimensions, and permutations of these.
#ifndef DIALECTS_ONNX_RULES_VIEWS_H
#define DIALECTS_ONNX_RULES_VIEWS_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the permutation of the dimensions of x for which
/// view'(transpose(x, result)) = transpose(view(x), order), where `view` has
/// the shape of the view of x; or nullopt if the permutation tears dimensions
/// of x apart, or the sizes do not show which dimensions have the same
/// elements.
std::optional<llvm::SmallVector<int64_t>>
moveBeforeView(llvm::ArrayRef<int64_t> x, llvm::ArrayRef<int64_t> view,
               llvm::ArrayRef<int64_t> order);

/// Returns whether a reshape can name the shape of the value: no size is 0 and
/// at most one is not known.
bool canNameShape(Value value);
/// Creates the operand of such a reshape.
Value makeShape(OpBuilder &builder, Location location, Value value);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_VIEWS_H
