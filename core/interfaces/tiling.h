// SPDX-License-Identifier: Apache-2.0
//
// Operations that can be tiled. The loops over tiles are elsewhere.
#ifndef CORE_INTERFACES_TILING_H
#define CORE_INTERFACES_TILING_H

#include "core/interfaces/range.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "core/support/llvm.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

namespace utils {
/// Properties of a loop dimension: its points are independent, or they are
/// reduced.
enum class IteratorType : uint32_t { parallel = 0, reduction = 1 };
} // namespace utils

/// The result of tiling.
struct TilingResult {
  SmallVector<Operation *> tiledOps;
  /// The value of the tile for each result of the original operation.
  SmallVector<Value> tiledValues;
  /// The slices of operands, which are candidates for producer fusion.
  SmallVector<Operation *> generatedSlices;
};

/// The strategies for splitting a reduction dimension in two.
enum class ReductionTilingStrategy {
  /// Both dimensions are reductions: each tile accumulates into the previous
  /// result.
  FullReduction,
  /// The inner dimension is parallel. The loop over the outer one accumulates
  /// tiles elementwise, and the remaining dimension is reduced at the end.
  PartialReductionOuterReduction,
  /// The outer dimension is parallel: each tile is reduced separately.
  PartialReductionOuterParallel
};

/// The result of merging partial reductions.
struct MergeResult {
  SmallVector<Operation *> mergeOps;
  /// The replacements of the results of the original operation.
  SmallVector<Value> replacements;
};

} // namespace mlir

#include "core/interfaces/tiling.h.inc"

#endif // CORE_INTERFACES_TILING_H
