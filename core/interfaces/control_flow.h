// SPDX-License-Identifier: Apache-2.0
//
// Control flow and the values forwarded along it: between blocks by
// BranchOpInterface, between regions by RegionBranchOpInterface and
// RegionBranchTerminatorOpInterface.
#ifndef CORE_INTERFACES_CONTROL_FLOW_H
#define CORE_INTERFACES_CONTROL_FLOW_H

#include <optional>

#include "core/ir/builtin/elements.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

class RegionBranchTerminatorOpInterface;

/// The values of the arguments of a successor block. The branch produces the
/// first ones; the others are forwarded operands.
class SuccessorOperands {
public:
  explicit SuccessorOperands(MutableOperandRange forwardedOperands)
      : SuccessorOperands(0, std::move(forwardedOperands)) {}
  SuccessorOperands(unsigned producedOperandCount,
                    MutableOperandRange forwardedOperands)
      : produced(producedOperandCount),
        forwarded(std::move(forwardedOperands)) {}

  unsigned size() const { return produced + forwarded.size(); }
  bool empty() const { return size() == 0; }
  unsigned getProducedOperandCount() const { return produced; }
  bool isOperandProduced(unsigned index) const { return index < produced; }
  OperandRange getForwardedOperands() const { return forwarded; }
  MutableOperandRange getMutableForwardedOperands() const { return forwarded; }
  /// Returns null if the branch produces the value.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value()
                                    : forwarded[index - produced].get();
  }

  // Access the forwarded operands by the indices of block arguments.
  MutableOperandRange slice(unsigned first, unsigned length) const {
    assert(!isOperandProduced(first));
    return forwarded.slice(first - produced, length);
  }
  void erase(unsigned first, unsigned length = 1) {
    assert(!isOperandProduced(first));
    forwarded.erase(first - produced, length);
  }
  void append(ValueRange values) { forwarded.append(values); }
  /// Returns the number of the operand that is forwarded to `argument`.
  unsigned getOperandIndex(unsigned argument) const {
    assert(!isOperandProduced(argument));
    return forwarded[argument - produced].getOperandNumber();
  }

private:
  unsigned produced;
  MutableOperandRange forwarded;
};

/// A target of control flow: a region, or the parent operation, which means
/// leaving it.
class RegionSuccessor {
public:
  /// `inputs` are the region arguments that receive values.
  RegionSuccessor(Region *region, Block::BlockArgListType inputs = {})
      : successor(region), inputs(inputs) {
    assert(region);
  }
  /// `results` are the results that receive values.
  RegionSuccessor(Operation *parent, ResultRange results)
      : successor(parent), inputs(results) {
    assert(parent);
  }

  /// Returns the region, or null for the parent operation.
  Region *getSuccessor() const { return llvm::dyn_cast<Region *>(successor); }
  bool isParent() const { return llvm::isa<Operation *>(successor); }
  ValueRange getSuccessorInputs() const { return inputs; }

  friend bool operator==(RegionSuccessor a, RegionSuccessor b) {
    return a.successor == b.successor && a.inputs == b.inputs;
  }

private:
  llvm::PointerUnion<Region *, Operation *> successor;
  ValueRange inputs;
};

/// A source of control flow: the parent operation, when control enters it, or a
/// terminator in one of its regions.
class RegionBranchPoint {
public:
  static constexpr RegionBranchPoint parent() { return RegionBranchPoint(); }
  inline RegionBranchPoint(RegionBranchTerminatorOpInterface terminator);
  RegionBranchPoint(std::nullptr_t) = delete;

  bool isParent() const { return terminator == nullptr; }
  Operation *getTerminatorPredecessorOrNull() const { return terminator; }

  friend bool operator==(RegionBranchPoint a, RegionBranchPoint b) {
    return a.terminator == b.terminator;
  }

private:
  constexpr RegionBranchPoint() = default;
  Operation *terminator = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, RegionSuccessor successor);
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, RegionBranchPoint point);

/// Bounds of the number of invocations of a region.
class InvocationBounds {
public:
  /// Without `upper` the number is unbounded.
  InvocationBounds(unsigned lower, std::optional<unsigned> upper)
      : lower(lower), upper(upper) {
    assert(!upper || lower <= *upper);
  }
  static InvocationBounds getUnknown() { return {0, std::nullopt}; }
  unsigned getLowerBound() const { return lower; }
  std::optional<unsigned> getUpperBound() const { return upper; }

private:
  unsigned lower;
  std::optional<unsigned> upper;
};

/// The inputs that each operand is forwarded to, and the operands forwarded to
/// each input.
using RegionBranchSuccessorMapping =
    llvm::DenseMap<OpOperand *, llvm::SmallVector<Value>>;
using RegionBranchInverseSuccessorMapping =
    llvm::DenseMap<Value, llvm::SmallVector<OpOperand *>>;

namespace detail {

/// Returns the argument of `successor` to which the operand is forwarded, or
/// nothing if it is not one of the forwarded `operands`.
std::optional<BlockArgument>
getBranchSuccessorArgument(const SuccessorOperands &operands,
                           unsigned operandIndex, Block *successor);
OperandRange getNoOperands(Operation *op);
/// Returns the terminators of a region that pass control on.
llvm::SmallVector<RegionBranchPoint> getRegionBranchPoints(Region &region);

// The default implementations of interface methods.
void getRegionPredecessors(
    Operation *op, RegionSuccessor successor,
    llvm::SmallVectorImpl<RegionBranchPoint> &predecessors);
void getRegionPredecessorValues(Operation *op, RegionSuccessor successor,
                                int index,
                                llvm::SmallVectorImpl<Value> &values);
void getTerminatorSuccessors(Operation *terminator,
                             llvm::SmallVectorImpl<RegionSuccessor> &regions);

// Invariants of branches:
// 1. Each successor has as many operands as its block has arguments.
// 2. The types of forwarded operands are compatible with those of the
//    arguments.
LogicalResult verifyBranchOpInterface(Operation *op);
LogicalResult verifyBranchSuccessorOperands(Operation *op, unsigned succNo,
                                            const SuccessorOperands &operands);
// Invariants of region branches, for each control flow edge:
// 1. There are as many successor operands as successor inputs.
// 2. Their types are compatible.
LogicalResult verifyRegionBranchOpInterface(Operation *op);
LogicalResult verifyRegionBranchTerminator(Operation *op);
// Invariants, if there are weights:
// 1. There are as many weights as successors or regions.
// 2. Not all weights are 0.
LogicalResult verifyBranchWeights(Operation *op);
LogicalResult verifyRegionBranchWeights(Operation *op);

} // namespace detail
} // namespace mlir

#include "core/interfaces/control_flow.h.inc"

namespace mlir {

inline RegionBranchPoint::RegionBranchPoint(
    RegionBranchTerminatorOpInterface terminator)
    : terminator(terminator.getOperation()) {}

/// Returns true if `a` and `b` are in different regions of a common operation
/// and control flows from neither region to the other. Then one execution of
/// that operation runs at most one of them.
bool insideMutuallyExclusiveRegions(Operation *a, Operation *b);

/// Returns the innermost enclosing region that may run more than once in one
/// execution of its operation, or null.
Region *getEnclosingRepetitiveRegion(Operation *op);
Region *getEnclosingRepetitiveRegion(Value value);

} // namespace mlir

#endif // CORE_INTERFACES_CONTROL_FLOW_H
