// SPDX-License-Identifier: Apache-2.0
//
// The iterations of loops of a schedule, given the induction variables of the
// loops around them.
#ifndef CONVERSIONS_KRNL_TO_AFFINE_RANGES_H
#define CONVERSIONS_KRNL_TO_AFFINE_RANGES_H

#include <optional>

#include "conversions/krnl_to_affine/loop_builder.h"
#include "dialects/krnl/loop_tree.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::krnl_to_affine {

/// An upper bound of a loop: a map with one result.
struct UpperTerm {
  LoopBound bound;
  /// The number of iterations up to this bound, if it is constant.
  std::optional<int64_t> count;
};

/// The iterations of a loop: from the greatest result of the lower bound to the
/// least of the terms.
/// Terms after the first make a tile smaller at the end of the loop that it is
/// a part of.
struct IterationRange {
  LoopBound lower;
  SmallVector<UpperTerm, 2> upper;
  int64_t step = 1;

  LoopSpec getSpec(bool isParallel) const;
};

/// The loops that exist already.
class LoopValues {
public:
  /// Records the bounds of a loop of `krnl.define_loops`.
  void addBounds(const krnl::LoopRange &bounded);
  /// Records the loop that was created for `loop`.
  void add(Value loop, Operation *op, Value inductionVar) {
    created[loop] = {op, inductionVar};
  }

  bool contains(Value loop) const { return created.contains(loop); }

  /// Returns the loops that iterate a loop: those that `krnl.block` does not
  /// split, of it and its parts.
  static SmallVector<Value> getParts(Value loop);
  /// Returns whether all loops that iterate `loop`, `except` for one, are
  /// around `place`.
  bool isKnown(Value loop, Operation *place, Value except = {}) const;

  /// Returns the induction variable of a loop, or of the innermost of its parts
  /// that is around `place`. Returns null if none is.
  Value lookup(Value loop, Operation *place) const;

  /// Returns what the loop iterates at `place`, from the recorded bounds.
  /// Errors: emits a diagnostic at `place` if the loop over the tiles that
  /// `loop` is a part of is not around it, or if a step overflows.
  FailureOr<IterationRange> getRange(Value loop, Operation *place) const;

private:
  /// Returns what a skewed loop iterates at `place`: for the value of its base,
  /// if that is known there, else for any.
  IterationRange getSkewed(krnl::SkewOp skew, Operation *place) const;
  /// Limits a part of a skewed loop to the iterations for the known base.
  void limitSkewed(krnl::SkewOp skew, IterationRange &range,
                   Operation *place) const;
  /// Limits a part of the base to the iterations for the known skewed loop.
  void limitBase(krnl::SkewOp skew, IterationRange &range,
                 Operation *place) const;
  /// Limits the last loop that determines a skewed loop and its base.
  void limit(Value part, Value whole, IterationRange &range,
             Operation *place) const;
  FailureOr<IterationRange> getPart(krnl::BlockOp block, bool isLocal,
                                    const IterationRange &whole,
                                    Operation *place) const;

  struct Created {
    Operation *op;
    Value inductionVar;
  };
  llvm::DenseMap<Value, Created> created;
  llvm::DenseMap<Value, IterationRange> originals;
};

/// The largest depth of parts of parts of loops.
constexpr unsigned kMaxBlockDepth = 64;

/// Verifies that blocks nest at most kMaxBlockDepth deep.
LogicalResult verifyBlockDepth(krnl::BlockOp block);

} // namespace mlir::krnl_to_affine

#endif // CONVERSIONS_KRNL_TO_AFFINE_RANGES_H
