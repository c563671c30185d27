// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/region_outputs.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

bool isCarriedInMemory(Operation *loop, unsigned result,
                       ShapeAnalysis &shapes) {
  Block &body = loop->getRegion(0).front();
  if (result + 2 >= loop->getNumOperands() ||
      result + 2 >= body.getNumArguments() || result >= loop->getNumResults() ||
      !isa<TensorType>(loop->getResult(result).getType()))
    return false;
  const auto shape = shapes.getShape(loop->getResult(result));
  const auto carried = shapes.getShape(body.getArgument(result + 2));
  return shape && carried && *shape == *carried &&
         isInArena(loop, *shape, shapes);
}

bool canBeInRegionOutput(OpResult value, unsigned number, ShapeAnalysis &shapes,
                         const Lifetimes &lifetimes) {
  Operation *op = value.getOwner();
  Block *block = op->getBlock();
  Operation *parent = block->getParentOp(), &end = block->back();
  if (!hasPlacedRegions(parent) || !lookupIndexFn(op) || isView(op) ||
      number >= end.getNumOperands())
    return false;
  // A loop's condition is yielded first.
  const bool isLoop = parent->getName().getStringRef() == "onnx.Loop";
  const unsigned resultNumber = isLoop ? number - 1 : number;
  if ((isLoop && number == 0) || resultNumber >= parent->getNumResults())
    return false;
  const Value result = parent->getResult(resultNumber);
  const Value yielded = end.getOperand(number);
  const auto shape = shapes.getShape(result), own = shapes.getShape(value),
             given = shapes.getShape(yielded);
  if (!isa<TensorType>(result.getType()) || !isa<TensorType>(value.getType()) ||
      getElementTypeOrSelf(result) != getElementTypeOrSelf(value) || !shape ||
      !own || !given || !isInArena(parent, *shape, shapes))
    return false;
  const bool isCarried = isLoop && resultNumber + 2 < parent->getNumOperands();
  if (isLoop && !isCarried && shape->empty())
    return false;
  const llvm::ArrayRef<DimExpr> wanted =
      isLoop && !isCarried ? shape->drop_front() : *shape;
  DimExprContext &dims = shapes.getContext();
  if (wanted != *given || dims.product(*own) != dims.product(wanted))
    return false;
  return !isCarried ||
         (isCarriedInMemory(parent, resultNumber, shapes) &&
          lifetimes.endsBefore(block->getArgument(number + 1), op));
}

} // namespace mlir::onnx
