// SPDX-License-Identifier: Apache-2.0
//
// Operations that can be computed tile by tile. Not here: the loops over tiles.
#ifndef CORE_INTERFACES_TILING_H
#define CORE_INTERFACES_TILING_H

#include "core/interfaces/range.h"
#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "core/support/llvm.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

namespace utils {
/// What may be said of the points of a loop: in any order, or one into another.
enum class IteratorType : uint32_t { parallel = 0, reduction = 1 };
} // namespace utils

/// What tiling has made.
struct TilingResult {
  SmallVector<Operation *> tiledOps;
  /// For each result of the whole operation, that of its tile.
  SmallVector<Value> tiledValues;
  /// Slices of operands: where producers may be fused.
  SmallVector<Operation *> generatedSlices;
};

/// How a dimension of a reduction becomes two.
enum class ReductionTilingStrategy {
  /// Both are reductions: each tile goes on from the one before.
  FullReduction,
  /// The inner one is parallel: the loop goes over the outer one, whose tiles
  /// are added up element by element, and what remains is reduced at the end.
  PartialReductionOuterReduction,
  /// The outer one is parallel: each tile is reduced by itself.
  PartialReductionOuterParallel
};

/// What puts partial results together.
struct MergeResult {
  SmallVector<Operation *> mergeOps;
  /// Instead of the results of the whole operation.
  SmallVector<Value> replacements;
};

} // namespace mlir

#include "core/interfaces/tiling.h.inc"

#endif // CORE_INTERFACES_TILING_H
