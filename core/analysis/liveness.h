// SPDX-License-Identifier: Apache-2.0
//
// Live ranges of values, from their definition to their last use. For dead
// values see dataflow/liveness.h.
// Source: the equations in = use + (out - def), out = union of the successors'
// in.
#ifndef CORE_ANALYSIS_LIVENESS_H
#define CORE_ANALYSIS_LIVENESS_H

#include <vector>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

class LivenessBlockInfo;

/// An analysis for passes. A use in a nested region counts as a use by the
/// parent operation. Valid until the IR changes.
class Liveness {
public:
  using OperationListT = std::vector<Operation *>;
  using BlockMapT = llvm::DenseMap<Block *, LivenessBlockInfo>;
  using ValueSetT = llvm::SmallPtrSet<Value, 16>;

  explicit Liveness(Operation *op);

  Operation *getOperation() const { return operation; }
  /// Returns the operations at which the value is live, in no particular order.
  OperationListT resolveLiveness(Value value) const;
  /// Returns null for blocks of other operations.
  const LivenessBlockInfo *getLiveness(Block *block) const;
  const ValueSetT &getLiveIn(Block *block) const;
  const ValueSetT &getLiveOut(Block *block) const;
  bool isDeadAfter(Value value, Operation *operation) const;

  /// Values are numbered in IR order.
  void print(llvm::raw_ostream &os) const;
  void dump() const;

private:
  Operation *operation;
  BlockMapT blockMapping;
};

/// The liveness of one block.
class LivenessBlockInfo {
public:
  using ValueSetT = Liveness::ValueSetT;

  Block *getBlock() const { return block; }
  const ValueSetT &in() const { return inValues; }
  const ValueSetT &out() const { return outValues; }
  bool isLiveIn(Value value) const { return inValues.contains(value); }
  bool isLiveOut(Value value) const { return outValues.contains(value); }
  /// Returns the first operation of the block at which the value is live. The
  /// value must be used or defined in the block.
  Operation *getStartOperation(Value value) const;
  /// Returns the last one.
  Operation *getEndOperation(Value value, Operation *startOperation) const;
  /// Returns the values that are live at an operation of the block.
  ValueSetT currentlyLiveValues(Operation *op) const;

private:
  friend class Liveness;
  Block *block = nullptr;
  ValueSetT inValues, outValues;
};

} // namespace mlir

#endif // CORE_ANALYSIS_LIVENESS_H
