// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/lifetimes.h"

#include <algorithm>

#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

std::optional<unsigned> getSharedOperand(OpResult result) {
  Operation *op = result.getOwner();
  if (isView(op) && result.getResultNumber() == 0)
    return 0;
  const PlaceAttr place = getPlace(result);
  if (!place || place.getKind() != PlaceKind::view || place.getNumber() < 0 ||
      place.getNumber() >= op->getNumOperands())
    return std::nullopt;
  return place.getNumber();
}

Value getRoot(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    const std::optional<unsigned> shared = getSharedOperand(result);
    if (!shared)
      break;
    value = result.getOwner()->getOperand(*shared);
  }
  return value;
}

bool hasMemory(Operation *op) {
  return op->getNumResults() != 0 && !isa<NoValueOp>(op) &&
         op->getName().getStringRef() != "onnx.Constant";
}

bool hasPlacedRegions(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  return name == "onnx.If" || name == "onnx.Loop";
}

/// Returns whether all symbols are sizes or elements of the function's
/// arguments.
static bool isKnownAtEntry(DimExpr expr, const ShapeAnalysis &shapes) {
  bool isKnown = true;
  expr.walkSymbols([&](const DimAtom &symbol) {
    const auto source = shapes.getSource(symbol);
    const auto argument =
        source ? dyn_cast<BlockArgument>(source->value) : BlockArgument();
    isKnown &= argument && isa_and_present<func::FuncOp>(
                               argument.getOwner()->getParentOp());
  });
  return isKnown;
}

/// Returns whether an operation is in the bodies of loops only, which nearly
/// all runs execute.
static bool isInLoopsOnly(Operation *op) {
  Operation *parent = op->getParentOp();
  while (parent && parent->getName().getStringRef() == "onnx.Loop")
    parent = parent->getParentOp();
  return isa_and_present<func::FuncOp>(parent);
}

/// Sizes in regions that are not constants may be wrong, or large for nothing,
/// if the region is not executed. Loops may have no iterations: there, only
/// sizes that cannot be negative are known.
bool isInArena(Operation *op, llvm::ArrayRef<DimExpr> shape,
               ShapeAnalysis &shapes) {
  const bool isNested = !isa_and_present<func::FuncOp>(op->getParentOp());
  const bool isInLoops = isInLoopsOnly(op);
  return llvm::all_of(shape, [&](DimExpr size) {
    if (size.getConstant())
      return true;
    return isInLoops && isKnownAtEntry(size, shapes) &&
           (!isNested || shapes.getContext().getLowerBound(size) >= 0);
  });
}

void Lifetimes::number(Block &block) {
  for (Operation &op : block) {
    const unsigned begin = numPositions++;
    for (Region &region : op.getRegions())
      for (Block &nested : region)
        number(nested);
    positions[&op] = {begin, op.getNumRegions() == 0 ? begin : numPositions++};
  }
}

/// Each iteration of a loop uses the values from outside of it.
unsigned Lifetimes::getLastUse(Value root, Operation *user) const {
  unsigned last = positions.at(user).first;
  for (Operation *op = user; op->getBlock() != root.getParentBlock();) {
    op = op->getParentOp();
    if (!op || op == function.getOperation())
      break;
    if (op->getName().getStringRef() == "onnx.Loop" &&
        !op->isAncestor(root.getParentBlock()->getParentOp()))
      last = std::max(last, positions.at(op).last);
  }
  return last;
}

Lifetimes::Lifetimes(func::FuncOp function) : function(function) {
  for (Block &block : function.getBody())
    number(block);
  for (Block &block : function.getBody())
    block.walk([&](Operation *op) {
      for (Value operand : op->getOperands()) {
        const Value root = getRoot(operand);
        unsigned &last = lastUses[root];
        last = std::max(last, getLastUse(root, op));
      }
    });
}

Lifetimes::Span Lifetimes::get(Value value) const {
  // A loop computes in the memory of its results.
  if (Operation *op = value.getDefiningOp()) {
    Span span = positions.at(op);
    span.last = std::max(span.last, lastUses.lookup(value));
    if (hasPlacedJoins(op))
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        if (isPlacedJoin({op, i}))
          span.first =
              std::min(span.first, get(getRoot(op->getOperand(i))).first);
    return span;
  }
  return positions.at(cast<BlockArgument>(value).getOwner()->getParentOp());
}

bool Lifetimes::endsAt(Operation *op, unsigned operand) const {
  const Value root = getRoot(op->getOperand(operand));
  if (root.getParentBlock() != op->getBlock() ||
      lastUses.lookup(root) > positions.at(op).first)
    return false;
  for (auto [i, other] : llvm::enumerate(op->getOperands()))
    if (i != operand && getRoot(other) == root)
      return false;
  return true;
}

bool Lifetimes::endsBefore(Value root, Operation *op) const {
  return lastUses.lookup(root) < positions.at(op).first;
}

bool Lifetimes::endsBeforeMemory(Value root, Value value) const {
  return lastUses.lookup(root) < get(value).first;
}

void Lifetimes::addShared(OpResult result) {
  unsigned &last = lastUses[getRoot(result)];
  last = std::max(last, lastUses.lookup(result));
}

} // namespace mlir::onnx
