// SPDX-License-Identifier: Apache-2.0
//
// Where values are live: between the first operation that has them and the last
// one that uses them. Of values that do not matter see dataflow/liveness.h.
// Source: the equations in = use + (out - def), out = the successors' in.
#ifndef CORE_ANALYSIS_LIVENESS_H
#define CORE_ANALYSIS_LIVENESS_H

#include <vector>

#include "core/ir/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

class LivenessBlockInfo;

/// An analysis for passes. Uses in nested regions are uses by the operation
/// around. Valid until the IR changes.
class Liveness {
public:
  using OperationListT = std::vector<Operation *>;
  using BlockMapT = llvm::DenseMap<Block *, LivenessBlockInfo>;
  using ValueSetT = llvm::SmallPtrSet<Value, 16>;

  explicit Liveness(Operation *op);

  Operation *getOperation() const { return operation; }
  /// The operations at which the value is live, in no order.
  OperationListT resolveLiveness(Value value) const;
  /// Null for blocks of other operations.
  const LivenessBlockInfo *getLiveness(Block *block) const;
  const ValueSetT &getLiveIn(Block *block) const;
  const ValueSetT &getLiveOut(Block *block) const;
  bool isDeadAfter(Value value, Operation *operation) const;

  /// Values are numbered in the order in which they stand.
  void print(llvm::raw_ostream &os) const;
  void dump() const;

private:
  Operation *operation;
  BlockMapT blockMapping;
};

/// What is live in one block.
class LivenessBlockInfo {
public:
  using ValueSetT = Liveness::ValueSetT;

  Block *getBlock() const { return block; }
  const ValueSetT &in() const { return inValues; }
  const ValueSetT &out() const { return outValues; }
  bool isLiveIn(Value value) const { return inValues.contains(value); }
  bool isLiveOut(Value value) const { return outValues.contains(value); }
  /// The first operation of the block at which the value, which is used or
  /// defined in it, is live.
  Operation *getStartOperation(Value value) const;
  /// The last one.
  Operation *getEndOperation(Value value, Operation *startOperation) const;
  /// The values that are live at an operation of the block.
  ValueSetT currentlyLiveValues(Operation *op) const;

private:
  friend class Liveness;
  Block *block = nullptr;
  ValueSetT inValues, outValues;
};

} // namespace mlir

#endif // CORE_ANALYSIS_LIVENESS_H
