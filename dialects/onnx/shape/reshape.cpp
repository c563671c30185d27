// SPDX-License-Identifier: Apache-2.0
//
// Operators that change the shape of a tensor, or return it.
#include "dialects/onnx/shape/elements.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Reshape

namespace {

/// The sizes that a Reshape operation requests.
struct Request {
  DimList sizes;
  /// The dimension with the size that remains.
  std::optional<size_t> rest;
};

} // namespace

/// Replaces 0 by the size of the operand, and finds -1. An element that is not
/// constant is taken for a size if it is one of a dimension or depends on sizes
/// only; otherwise it may be 0 or -1.
static FailureOr<Request> readRequest(OpShapes &op, const DimList &elements) {
  const bool allowsZero = op.getInt("allowzero", 0) != 0;
  Request request;
  for (auto [i, element] : llvm::enumerate(elements)) {
    const std::optional<int64_t> value = element.getConstant();
    bool isSize = op.facts.isSize(element);
    if (!isSize && !value) {
      isSize = true;
      element.walkSymbols(
          [&](const DimAtom &symbol) { isSize &= symbol.least >= 0; });
    }
    if (value && *value < -1)
      return op.error("requests the size " + llvm::Twine(*value));
    if (value && *value == -1) {
      if (request.rest)
        return op.error("requests two sizes of -1");
      request.rest = i;
      request.sizes.push_back(DimExpr());
    } else if (value && *value == 0 && !allowsZero) {
      const std::optional<int64_t> rank = op.getRank(0);
      if (rank && int64_t(i) >= *rank)
        return op.error("copies the size of dimension " + llvm::Twine(i) +
                        ", which its operand does not have");
      request.sizes.push_back(op.getSize(0, i));
    } else {
      request.sizes.push_back(isSize ? element : DimExpr());
    }
  }
  return request;
}

/// Returns the size of a dimension if the others and the number of elements are
/// known, or null. Equal factors are left out first, as they may be null.
static DimExpr getRest(OpShapes &op, DimList from, const DimList &others) {
  DimList divisors;
  for (DimExpr size : others) {
    const auto found = llvm::find(from, size);
    if (size && found != from.end() && !size.isConstant(0))
      from.erase(found);
    else
      divisors.push_back(size);
  }
  const DimExpr total = op.product(from), divisor = op.product(divisors);
  if (!total || !divisor || divisor.isConstant(0))
    return DimExpr();
  return op.dims.floorDiv(total, divisor);
}

static LogicalResult inferReshape(OpShapes &op) {
  const std::optional<DimList> elements = op.getIntegers(1);
  if (!elements) {
    if (const auto rank = op.getSize(1, 0).getConstant();
        rank && *rank >= 0 && *rank <= ShapeFacts::maxElements)
      op.setShape(0, DimList(*rank));
    return success();
  }
  FailureOr<Request> request = readRequest(op, *elements);
  if (failed(request))
    return failure();
  const DimShape shape = op.getShape(0);
  if (request->rest && shape) {
    DimList others = request->sizes;
    others.erase(others.begin() + *request->rest);
    request->sizes[*request->rest] = getRest(op, *shape, others);
  }
  if (shape) {
    const DimExpr before = op.product(*shape);
    const DimExpr after = op.product(request->sizes);
    if (before && after && before.getConstant() && after.getConstant() &&
        before != after)
      return op.error("reshapes " + llvm::Twine(*before.getConstant()) +
                      " elements to " + printShape(request->sizes));
  }
  op.setShape(0, request->sizes);
  op.setElements(0, op.getElements(0));
  return success();
}

/// Flatten: two dimensions, those before the axis and those after it.
static LogicalResult inferFlatten(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape) {
    op.setShape(0, DimList(2));
    return success();
  }
  const int64_t rank = shape->size();
  int64_t axis = op.getInt("axis", 1);
  if (axis < -rank || axis > rank)
    return op.error("has the axis " + llvm::Twine(axis) +
                    " for a tensor of rank " + llvm::Twine(rank));
  axis += axis < 0 ? rank : 0;
  const llvm::ArrayRef<DimExpr> sizes = *shape;
  op.setShape(0, DimList{op.product(sizes.take_front(axis)),
                         op.product(sizes.drop_front(axis))});
  return success();
}

//===----------------------------------------------------------------------===//
// Squeeze and Unsqueeze

static LogicalResult inferSqueeze(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  op.setElements(0, op.getElements(0));
  if (!shape)
    return success();
  llvm::SmallVector<bool> isRemoved(shape->size());
  if (op.hasOperand(1)) {
    const auto axes = op.getConstants(1);
    if (!axes) {
      if (const auto count = op.getSize(1, 0).getConstant();
          count && *count >= 0 && *count <= int64_t(shape->size()))
        op.setShape(0, DimList(shape->size() - *count));
      return success();
    }
    for (int64_t value : *axes) {
      const FailureOr<int64_t> axis = op.getAxis(value, shape->size());
      if (failed(axis))
        return failure();
      const std::optional<int64_t> size = (*shape)[*axis].getConstant();
      if (size && *size != 1)
        return op.error("removes dimension " + llvm::Twine(*axis) +
                        " of size " + llvm::Twine(*size));
      isRemoved[*axis] = true;
    }
  } else {
    for (auto [i, size] : llvm::enumerate(*shape)) {
      // A symbol could be 1.
      if (!size.getConstant())
        return success();
      isRemoved[i] = size.isConstant(1);
    }
  }
  DimList result;
  for (auto [size, removed] : llvm::zip(*shape, isRemoved))
    if (!removed)
      result.push_back(size);
  op.setShape(0, result);
  return success();
}

static LogicalResult inferUnsqueeze(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  const auto axes = op.getConstants(1);
  if (!shape)
    return success();
  if (!axes) {
    if (const auto count = op.getSize(1, 0).getConstant();
        count && *count >= 0 && *count <= ShapeFacts::maxElements)
      op.setShape(0, DimList(shape->size() + *count));
    return success();
  }
  llvm::SmallVector<bool> isNew(shape->size() + axes->size());
  for (int64_t value : *axes) {
    const FailureOr<int64_t> axis = op.getAxis(value, isNew.size());
    if (failed(axis))
      return failure();
    if (isNew[*axis])
      return op.error("adds dimension " + llvm::Twine(*axis) + " twice");
    isNew[*axis] = true;
  }
  DimList result;
  const DimExpr *size = shape->begin();
  for (bool added : isNew)
    result.push_back(added ? op.constant(1) : *size++);
  op.setElements(0, op.getElements(0));
  op.setShape(0, result);
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes as values

/// Returns `value` cut to [0, rank], counted from the end if it is negative.
static int64_t cutAxis(int64_t value, int64_t rank) {
  if (value < 0)
    value = value < -rank ? 0 : value + rank;
  return std::min(value, rank);
}

static LogicalResult inferShape(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape) {
    op.setShape(0, DimList(1));
    return success();
  }
  const int64_t rank = shape->size();
  const int64_t start = cutAxis(op.getInt("start", 0), rank);
  const int64_t end = cutAxis(op.getInt("end", rank), rank);
  DimList sizes;
  for (int64_t i = start; i < end; ++i)
    sizes.push_back((*shape)[i]);
  op.setShape(0, DimList{op.constant(sizes.size())});
  op.setElements(0, sizes);
  return success();
}

static LogicalResult inferSize(OpShapes &op) {
  op.setShape(0, DimList());
  if (const DimShape shape = op.getShape(0))
    if (const DimExpr count = op.product(*shape))
      op.setElements(0, DimList{count});
  return success();
}

/// onnx.Dim, which is no operator of ONNX.
static LogicalResult inferDim(OpShapes &op) {
  op.setShape(0, DimList{op.constant(1)});
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", 0), shape->size());
  if (failed(axis))
    return failure();
  op.setElements(0, DimList{(*shape)[*axis]});
  return success();
}

//===----------------------------------------------------------------------===//
// Expand and Tile

static LogicalResult inferExpand(OpShapes &op) {
  const std::optional<DimList> sizes = op.getIntegers(1);
  if (!sizes) {
    const auto rank = op.getSize(1, 0).getConstant();
    const std::optional<int64_t> own = op.getRank(0);
    if (rank && own && *rank <= ShapeFacts::maxElements)
      op.setShape(0, DimList(std::max(*rank, *own)));
    return success();
  }
  for (DimExpr size : *sizes)
    if (size.getConstant().value_or(0) < 0)
      return op.error("requests the size " + llvm::Twine(*size.getConstant()));
  FailureOr<DimShape> shape = op.broadcast({op.getShape(0), *sizes});
  if (failed(shape))
    return failure();
  op.setShape(0, *shape);
  const std::optional<DimList> elements = op.getElements(0);
  if (!elements || !*shape)
    return success();
  const std::optional<int64_t> count = op.product(**shape).getConstant();
  if (elements->size() == 1 && count && *count >= 0 &&
      *count <= ShapeFacts::maxElements)
    op.setElements(0, DimList(*count, elements->front()));
  else
    op.setElements(0, elements);
  return success();
}

static LogicalResult inferTile(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const std::optional<DimList> repeats = op.getIntegers(1);
  if (!repeats) {
    op.setShape(0, DimList(shape->size()));
    return success();
  }
  if (repeats->size() != shape->size())
    return op.error("has " + llvm::Twine(repeats->size()) +
                    " repetitions for a tensor of rank " +
                    llvm::Twine(shape->size()));
  DimList result;
  for (auto [size, count] : llvm::zip(*shape, *repeats))
    result.push_back(size ? op.dims.mul(size, count) : DimExpr());
  op.setShape(0, result);
  return success();
}

//===----------------------------------------------------------------------===//
// Permutations

static LogicalResult inferTranspose(OpShapes &op) {
  const DimShape shape = op.getShape(0);
  auto order = op.getInts("perm");
  if (!shape) {
    if (order)
      op.setShape(0, DimList(order->size()));
    return success();
  }
  if (!order) {
    order.emplace();
    for (int64_t i = shape->size(); i-- > 0;)
      order->push_back(i);
  }
  llvm::SmallVector<bool> isUsed(shape->size());
  DimList result;
  for (int64_t axis : *order) {
    if (axis < 0 || axis >= int64_t(shape->size()) || isUsed[axis])
      break;
    isUsed[axis] = true;
    result.push_back((*shape)[axis]);
  }
  if (result.size() != shape->size() || order->size() != shape->size())
    return op.error("has a 'perm' that is no permutation of the " +
                    llvm::Twine(shape->size()) + " dimensions");
  op.setShape(0, result);
  const std::optional<DimList> elements = op.getElements(0);
  if (const auto sizes = getSmallShape(shape); sizes && elements)
    op.setElements(0, permuteElements(*elements, *sizes, *order));
  return success();
}

/// Returns the quotient of a size by the block. It is exact in a valid model.
static FailureOr<DimExpr> divideSize(OpShapes &op, DimExpr size,
                                     int64_t divisor) {
  if (!size)
    return size;
  if (size.getConstant() && *size.getConstant() % divisor)
    return op.error("has the size " + llvm::Twine(*size.getConstant()) +
                    ", which is no multiple of " + llvm::Twine(divisor));
  return op.dims.floorDiv(size, divisor);
}

/// DepthToSpace and SpaceToDepth of batch x channels x height x width.
static LogicalResult inferBlocks(OpShapes &op, bool isToSpace) {
  if (failed(op.checkRank(0, 4, 4)))
    return failure();
  const int64_t block = op.getInt("blocksize", 0);
  constexpr int64_t most = int64_t(1) << 24;
  if (block <= 0 || block > most)
    return op.error("has the block size " + llvm::Twine(block));
  DimShape shape = op.getShape(0);
  if (!shape)
    shape = DimList(4);
  const auto scale = [&](DimExpr size, int64_t factor) {
    return size ? op.dims.mul(size, factor) : size;
  };
  if (isToSpace) {
    const FailureOr<DimExpr> channels =
        divideSize(op, (*shape)[1], block * block);
    if (failed(channels))
      return failure();
    op.setShape(0, DimList{(*shape)[0], *channels, scale((*shape)[2], block),
                           scale((*shape)[3], block)});
    return success();
  }
  const FailureOr<DimExpr> height = divideSize(op, (*shape)[2], block);
  const FailureOr<DimExpr> width = divideSize(op, (*shape)[3], block);
  if (failed(height) || failed(width))
    return failure();
  op.setShape(0, DimList{(*shape)[0], scale((*shape)[1], block * block),
                         *height, *width});
  return success();
}

static LogicalResult inferDepthToSpace(OpShapes &op) {
  return inferBlocks(op, true);
}

static LogicalResult inferSpaceToDepth(OpShapes &op) {
  return inferBlocks(op, false);
}

InferShapesTable getReshapeTable() {
  static constexpr InferShapesRow table[] = {
      {"DepthToSpace", inferDepthToSpace},
      {"Dim", inferDim},
      {"Expand", inferExpand},
      {"Flatten", inferFlatten},
      {"Reshape", inferReshape},
      {"Shape", inferShape},
      {"Size", inferSize},
      {"SpaceToDepth", inferSpaceToDepth},
      {"Squeeze", inferSqueeze},
      {"Tile", inferTile},
      {"Transpose", inferTranspose},
      {"Unsqueeze", inferUnsqueeze},
  };
  return table;
}

} // namespace mlir::onnx
