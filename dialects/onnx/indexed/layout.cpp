// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/layout.h"

#include <algorithm>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::onnx {

LayoutAttr getLayout(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_if_present<LayoutAttr>(tensor.getEncoding())
                : LayoutAttr();
}

bool hasLayouts(Operation *op) {
  auto hasLayout = [](Type type) { return getLayout(type) != LayoutAttr(); };
  return llvm::any_of(op->getOperandTypes(), hasLayout) ||
         llvm::any_of(op->getResultTypes(), hasLayout);
}

llvm::SmallVector<DimExpr> getStoredShape(LayoutAttr layout, Sizes shape,
                                          DimExprContext &dims) {
  llvm::SmallVector<DimExpr> stored;
  for (AffineExpr expr : layout.getMap().getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      stored.push_back(shape[dim.getPosition()]);
      continue;
    }
    auto block = cast<AffineBinaryOpExpr>(expr);
    const int64_t size = cast<AffineConstantExpr>(block.getRHS()).getValue();
    const unsigned dim = cast<AffineDimExpr>(block.getLHS()).getPosition();
    stored.push_back(block.getKind() == AffineExprKind::Mod
                         ? dims.getConstant(size)
                         : dims.floorDiv(shape[dim], size));
  }
  return stored;
}

/// Returns the dimensions from `first` to before `end` in the order in which
/// they occur in results of the map. Those that do not occur come first.
static llvm::SmallVector<unsigned> getOrder(AffineMap map, unsigned first,
                                            unsigned end) {
  llvm::SetVector<unsigned> found;
  for (AffineExpr expr : map.getResults())
    for (unsigned dim = first; dim < end; ++dim)
      if (expr.isFunctionOfDim(dim)) {
        // The place in a block is the innermost use of a dimension.
        found.remove(dim);
        found.insert(dim);
      }
  llvm::SmallVector<unsigned> order;
  for (unsigned dim = first; dim < end; ++dim)
    if (!found.contains(dim))
      order.push_back(dim);
  llvm::append_range(order, found);
  return order;
}

/// Sorts loops, which are dimensions from `first` on. Returns what dimensions
/// become: one for each that maps of this stage have.
static llvm::SmallVector<AffineExpr>
sortLoops(llvm::SmallVectorImpl<IndexedLoop> &loops, unsigned first,
          llvm::ArrayRef<unsigned> order, unsigned numDims,
          MLIRContext *context) {
  llvm::SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < numDims; ++i)
    dims.push_back(getAffineDimExpr(i, context));
  llvm::SmallVector<IndexedLoop> sorted;
  for (auto [i, dim] : llvm::enumerate(order)) {
    sorted.push_back(loops[dim - first]);
    dims[dim] = getAffineDimExpr(first + i, context);
  }
  llvm::copy(sorted, loops.begin());
  return dims;
}

static void renameDims(IndexedAccess &access, llvm::ArrayRef<AffineExpr> dims) {
  access.map = access.map.replaceDimsAndSymbols(
      dims.take_front(access.map.getNumDims()), {}, access.map.getNumDims(),
      access.map.getNumSymbols());
}

static void renameDims(IndexedStage &stage, llvm::ArrayRef<AffineExpr> dims) {
  for (IndexedRead &read : stage.reads)
    renameDims(read, dims);
  for (IndexedAccess &write : stage.writes)
    renameDims(write, dims);
  for (IndexedLoop &loop : stage.loops) {
    if (loop.lower)
      loop.lower = loop.lower.replaceDims(dims);
    if (loop.upper)
      loop.upper = loop.upper.replaceDims(dims);
  }
}

/// Returns the greatest number of dimensions of maps in the nest.
static unsigned countDims(const IndexedNest &nest) {
  unsigned count = 0;
  for (const IndexedStage &stage : nest.stages) {
    count = std::max<unsigned>(count, nest.loops.size() + stage.loops.size());
    for (const IndexedRead &read : stage.reads)
      count = std::max(count, read.map.getNumDims());
  }
  return count;
}

static bool isLimited(const IndexedLoop &loop) {
  return loop.lower || loop.upper;
}

/// Orders the loops of the nest as the last stage that writes stores elements.
static void sortNest(IndexedNest &nest, MLIRContext *context) {
  if (nest.usesIndices || llvm::any_of(nest.loops, isLimited))
    return;
  const IndexedAccess *write = nullptr;
  for (const IndexedStage &stage : nest.stages)
    for (const IndexedAccess &access : stage.writes)
      write = &access;
  if (!write)
    return;
  const llvm::SmallVector<AffineExpr> dims =
      sortLoops(nest.loops, 0, getOrder(write->map, 0, nest.loops.size()),
                countDims(nest), context);
  for (IndexedStage &stage : nest.stages)
    renameDims(stage, dims);
}

/// Orders the loops of a contraction as the first factor is stored. No bound
/// depends on another loop of the stage.
static void sortContraction(IndexedNest &nest, IndexedStage &stage,
                            MLIRContext *context) {
  const unsigned first = nest.loops.size(), end = first + stage.loops.size();
  for (const IndexedLoop &loop : stage.loops)
    for (AffineExpr bound : {loop.lower, loop.upper})
      for (unsigned dim = first; bound && dim < end; ++dim)
        if (bound.isFunctionOfDim(dim))
          return;
  const llvm::SmallVector<AffineExpr> dims =
      sortLoops(stage.loops, first, getOrder(stage.reads[0].map, first, end),
                countDims(nest), context);
  renameDims(stage, dims);
}

namespace {

/// Composes the layouts of one operator into the accesses.
class LayoutComposer {
public:
  explicit LayoutComposer(const Operator &op) : op(op) {}

  LogicalResult compose(IndexedNest &nest);

private:
  LogicalResult compose(IndexedAccess &access, bool isResult);

  const Operator &op;
};

} // namespace

LogicalResult LayoutComposer::compose(IndexedAccess &access, bool isResult) {
  Operation *operation = op.getOperation();
  Value value = isResult ? Value(operation->getResult(access.tensor))
                         : operation->getOperand(access.tensor);
  LayoutAttr layout = getLayout(value.getType());
  if (!layout)
    return success();
  const Sizes shape =
      isResult ? op.getResultShape(access.tensor) : op.getShape(access.tensor);
  if (Sizes(access.shape) != shape)
    return op.emitError() << "accesses a tensor with a layout in another shape";
  access.map = simplifyAffineMap(layout.getMap().compose(access.map));
  access.shape = getStoredShape(layout, shape, op.dims());
  return success();
}

LogicalResult LayoutComposer::compose(IndexedNest &nest) {
  for (IndexedStage &stage : nest.stages) {
    for (IndexedRead &read : stage.reads)
      if (failed(compose(read, read.isResult)))
        return failure();
    for (IndexedAccess &write : stage.writes)
      if (failed(compose(write, /*isResult=*/true)))
        return failure();
  }
  sortNest(nest, op.getContext());
  for (IndexedStage &stage : nest.stages)
    if (stage.isContraction)
      sortContraction(nest, stage, op.getContext());
  return success();
}

LogicalResult composeLayouts(IndexedOp &indexed, const Operator &op) {
  if (!hasLayouts(op.getOperation()))
    return success();
  LayoutComposer composer(op);
  for (IndexedNest &nest : indexed.nests)
    if (failed(composer.compose(nest)))
      return failure();
  return success();
}

} // namespace mlir::onnx
