// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/in_place.h"

#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/indexed/in_place.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/place/region_outputs.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

bool isPlacedInOperand(OpResult result) {
  Operation *op = result.getOwner();
  const PlaceAttr place = getPlace(result);
  return place && place.getKind() == PlaceKind::view && !isView(op) &&
         !isPlacedSlice(op);
}

bool canComputeInOperand(OpResult result, unsigned operand,
                         ShapeAnalysis &shapes) {
  Operation *op = result.getOwner();
  const IndexFn index = lookupIndexFn(op);
  // Joins and slices have places of other kinds. Layouts change the order of
  // loops.
  if (!index || isView(op) || isSlice(op) || hasLayouts(op) ||
      op->getName().getStringRef() == "onnx.Concat" ||
      !hasKnownRanks(op, shapes))
    return false;
  const Operator view(op, shapes, /*isSilent=*/true);
  if (operand >= op->getNumOperands() || !view.hasOperand(operand) ||
      !view.hasResult(result.getResultNumber()))
    return false;
  const FailureOr<IndexedOp> indexed = index(view);
  return succeeded(indexed) &&
         canComputeInPlace(view, *indexed, result.getResultNumber(), operand);
}

bool canUpdateOperand(OpResult result, unsigned operand,
                      ShapeAnalysis &shapes) {
  Operation *op = result.getOwner();
  if (!canComputeInOperand(result, operand, shapes))
    return false;
  FailureOr<IndexedOp> indexed =
      lookupIndexFn(op)(Operator(op, shapes, /*isSilent=*/true));
  if (failed(indexed))
    return false;
  const size_t numNests = indexed->nests.size();
  computeInPlace(*indexed, result.getResultNumber(), operand);
  return indexed->nests.size() < numNests;
}

static bool isLoop(Operation *op) {
  return op->getName().getStringRef() == "onnx.Loop";
}

bool isOwnMemory(Value root, ShapeAnalysis &shapes) {
  if (!isa<TensorType>(root.getType()) || !shapes.getShape(root))
    return false;
  if (auto argument = dyn_cast<BlockArgument>(root)) {
    // The number of the iteration and the condition are not carried.
    Operation *parent = argument.getOwner()->getParentOp();
    const unsigned number = argument.getArgNumber();
    return isLoop(parent) && number >= 2 &&
           isCarriedInMemory(parent, number - 2, shapes);
  }
  auto result = cast<OpResult>(root);
  Operation *op = result.getOwner();
  if (!hasPlacedRegions(op))
    return lookupIndexFn(op) && !isView(op);
  // Blocks that operations with regions return may be elements of sequences.
  const unsigned number = result.getResultNumber();
  return isInArena(op, *shapes.getShape(root), shapes) &&
         (!isLoop(op) || number + 2 >= op->getNumOperands() ||
          isCarriedInMemory(op, number, shapes));
}

namespace {

/// Checks the uses of memory in which results replace others.
class UseChecker {
public:
  explicit UseChecker(func::FuncOp function) : function(function) {}

  LogicalResult check();

private:
  LogicalResult checkUse(OpOperand &use);

  func::FuncOp function;
  llvm::DenseMap<Operation *, unsigned> positions;
  /// The results that are computed in the memory of a value.
  llvm::DenseMap<Value, llvm::SmallVector<OpResult>> replacements;
};

} // namespace

/// A use of memory comes before each replacement, or is one of what that has
/// computed.
LogicalResult UseChecker::checkUse(OpOperand &use) {
  const auto found = replacements.find(getRoot(use.get()));
  if (found == replacements.end())
    return success();
  Operation *user = use.getOwner();
  llvm::SmallVector<Value> path = {use.get()};
  while (auto result = dyn_cast<OpResult>(path.back())) {
    const std::optional<unsigned> shared = getSharedOperand(result);
    if (!shared)
      break;
    path.push_back(result.getOwner()->getOperand(*shared));
  }
  for (OpResult replacement : found->second) {
    Operation *op = replacement.getOwner();
    if (llvm::is_contained(path, Value(replacement)) ||
        positions.lookup(user) < positions.lookup(op) ||
        (user == op && getSharedOperand(replacement) == use.getOperandNumber()))
      continue;
    return user->emitOpError() << "uses operand " << use.getOperandNumber()
                               << ", whose memory has another value";
  }
  return success();
}

LogicalResult UseChecker::check() {
  unsigned numPositions = 0;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    positions[op] = numPositions++;
    for (OpResult result : op->getResults())
      if (isPlacedInOperand(result))
        replacements[getRoot(result)].push_back(result);
  });
  if (replacements.empty())
    return success();
  return failure(function
                     ->walk([&](Operation *op) {
                       for (OpOperand &use : op->getOpOperands())
                         if (failed(checkUse(use)))
                           return WalkResult::interrupt();
                       return WalkResult::advance();
                     })
                     .wasInterrupted());
}

LogicalResult verifyInPlaceResults(func::FuncOp function) {
  return UseChecker(function).check();
}

} // namespace mlir::onnx
