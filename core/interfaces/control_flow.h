// SPDX-License-Identifier: Apache-2.0
//
// Where control goes from an operation, and which values go along. Between
// blocks: BranchOpInterface; between regions: RegionBranchOpInterface and
// RegionBranchTerminatorOpInterface.
#ifndef CORE_INTERFACES_CONTROL_FLOW_H
#define CORE_INTERFACES_CONTROL_FLOW_H

#include <optional>

#include "core/ir/elements.h"
#include "core/ir/op_definition.h"
#include "core/ir/traits.h"

namespace mlir {

class RegionBranchTerminatorOpInterface;

/// What the arguments of a successor block become: the first ones are made by
/// the branch, the others are operands of it.
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
  /// Null if the branch makes it.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value()
                                    : forwarded[index - produced].get();
  }

  // Of those that are forwarded, by the number of the block argument.
  MutableOperandRange slice(unsigned first, unsigned length) const {
    assert(!isOperandProduced(first));
    return forwarded.slice(first - produced, length);
  }
  void erase(unsigned first, unsigned length = 1) {
    assert(!isOperandProduced(first));
    forwarded.erase(first - produced, length);
  }
  void append(ValueRange values) { forwarded.append(values); }
  /// The number of the operand.
  unsigned getOperandIndex(unsigned argument) const {
    assert(!isOperandProduced(argument));
    return forwarded[argument - produced].getOperandNumber();
  }

private:
  unsigned produced;
  MutableOperandRange forwarded;
};

/// Where control may go: to a region, or out of the operation that has it.
class RegionSuccessor {
public:
  /// `inputs` are the region's arguments that take values.
  RegionSuccessor(Region *region, Block::BlockArgListType inputs = {})
      : successor(region), inputs(inputs) {
    assert(region);
  }
  /// `results` are the results that take values.
  RegionSuccessor(Operation *parent, ResultRange results)
      : successor(parent), inputs(results) {
    assert(parent);
  }

  /// The region; null: out of the operation.
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

/// Where control comes from: the operation that has the regions, when it is
/// reached, or a terminator in one of them.
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

/// How often a region is run, at least and at most.
class InvocationBounds {
public:
  /// No `upper`: any number.
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

/// The inputs that an operand goes to, and the operands that go to an input.
using RegionBranchSuccessorMapping =
    llvm::DenseMap<OpOperand *, llvm::SmallVector<Value>>;
using RegionBranchInverseSuccessorMapping =
    llvm::DenseMap<Value, llvm::SmallVector<OpOperand *>>;

namespace detail {

/// The argument of `successor` that the operand goes to, if it is one of
/// `operands` that are forwarded.
std::optional<BlockArgument>
getBranchSuccessorArgument(const SuccessorOperands &operands,
                           unsigned operandIndex, Block *successor);
OperandRange getNoOperands(Operation *op);
/// The terminators in a region from which control goes on.
llvm::SmallVector<RegionBranchPoint> getRegionBranchPoints(Region &region);

// What the interfaces do by default.
void getRegionPredecessors(
    Operation *op, RegionSuccessor successor,
    llvm::SmallVectorImpl<RegionBranchPoint> &predecessors);
void getRegionPredecessorValues(Operation *op, RegionSuccessor successor,
                                int index,
                                llvm::SmallVectorImpl<Value> &values);
void getTerminatorSuccessors(Operation *terminator,
                             llvm::SmallVectorImpl<RegionSuccessor> &regions);

// What the interfaces verify: numbers and types of the values that go along,
// and numbers of weights, not all of which are 0.
LogicalResult verifyBranchOpInterface(Operation *op);
LogicalResult verifyBranchSuccessorOperands(Operation *op, unsigned succNo,
                                            const SuccessorOperands &operands);
LogicalResult verifyRegionBranchOpInterface(Operation *op);
LogicalResult verifyRegionBranchTerminator(Operation *op);
LogicalResult verifyBranchWeights(Operation *op);
LogicalResult verifyRegionBranchWeights(Operation *op);

} // namespace detail
} // namespace mlir

#include "core/interfaces/control_flow.h.inc"

namespace mlir {

inline RegionBranchPoint::RegionBranchPoint(
    RegionBranchTerminatorOpInterface terminator)
    : terminator(terminator.getOperation()) {}

/// Whether one run of an operation around both runs only one of them: they are
/// in different regions of it, and control goes from neither to the other.
bool insideMutuallyExclusiveRegions(Operation *a, Operation *b);

/// The innermost region around that may be run more than once in one run of its
/// operation, or null.
Region *getEnclosingRepetitiveRegion(Operation *op);
Region *getEnclosingRepetitiveRegion(Value value);

} // namespace mlir

#endif // CORE_INTERFACES_CONTROL_FLOW_H
