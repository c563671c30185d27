// SPDX-License-Identifier: Apache-2.0
//
// Operators that move elements and compute none.
#include <algorithm>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/runtime_movement.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Completes a nest whose result is the element that it reads.
static void writeElement(NestBuilder &nest, Index to, unsigned result = 0) {
  nest.write(result, to);
  nest.copy();
}

static FailureOr<IndexedOp> indexTranspose(const Operator &op) {
  const int64_t rank = op.getRank(0);
  llvm::SmallVector<int64_t> order;
  if (auto given = op.getIntegers("perm"))
    order = *given;
  else
    for (int64_t i = rank; i-- > 0;)
      order.push_back(i);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());
  llvm::SmallVector<AffineExpr> from(rank);
  for (auto [i, axis] : llvm::enumerate(order))
    from[axis] = to[i];
  nest.read(0, from);
  writeElement(nest, to);
  return nest.takeOp();
}

/// The layouts are composed into the accesses later.
static FailureOr<IndexedOp> indexLayoutTransform(const Operator &op) {
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  writeElement(nest, point);
  return nest.takeOp();
}

static FailureOr<IndexedOp> indexExpand(const Operator &op) {
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.readBroadcast(0, point, op.getResultShape());
  writeElement(nest, point);
  return nest.takeOp();
}

/// A nest for each operand, which is a block of the result.
static FailureOr<IndexedOp> indexConcat(const Operator &op) {
  const unsigned axis = Operator::normalizeAxis(op.getInteger("axis", 0),
                                                op.getResultShape().size());
  IndexedOp indexed;
  DimExpr start = op.dims().getConstant(0);
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    NestBuilder nest(op);
    llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getShape(i));
    nest.read(i, point);
    point[axis] = point[axis] + nest.size(start);
    writeElement(nest, point);
    indexed.nests.push_back(nest.take());
    start = op.dims().add(start, op.getShape(i)[axis]);
  }
  return indexed;
}

/// A nest for each result, which is a block of the operand.
static FailureOr<IndexedOp> indexSplit(const Operator &op) {
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", 0), op.getRank(0));
  IndexedOp indexed;
  DimExpr start = op.dims().getConstant(0);
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    NestBuilder nest(op);
    llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape(i));
    llvm::SmallVector<AffineExpr> from = to;
    from[axis] = from[axis] + nest.size(start);
    nest.read(0, from);
    writeElement(nest, to, i);
    indexed.nests.push_back(nest.take());
    start = op.dims().add(start, op.getResultShape(i)[axis]);
  }
  return indexed;
}

/// Returns the first index of a slice along a dimension, or null if only a run
/// determines its sign.
static DimExpr getFirst(DimExprContext &dims, DimExpr start, DimExpr size,
                        int64_t step) {
  // Starts beyond all sizes are cut down, so that sums do not overflow.
  constexpr int64_t beyond = int64_t(1) << 48;
  if (std::optional<int64_t> value = start.getConstant())
    start = dims.getConstant(std::clamp(*value, -beyond, beyond));
  if (dims.getUpperBound(start) < 0)
    start = dims.add(start, size);
  else if (dims.getLowerBound(start) < 0)
    return {};
  const DimExpr last = dims.sub(size, dims.getConstant(1));
  return dims.max(dims.min(start, step > 0 ? size : last), 0);
}

static FailureOr<IndexedOp> indexSlice(const Operator &op) {
  DimExprContext &dims = op.dims();
  std::optional<Sizes> starts = op.getElements(1);
  std::optional<llvm::SmallVector<int64_t>> axes, steps;
  if (op.hasOperand(3))
    axes = op.getIntegers(3);
  if (op.hasOperand(4))
    steps = op.getIntegers(4);
  if (!starts || (op.hasOperand(3) && !axes) || (op.hasOperand(4) && !steps))
    return makeRuntimeSlice(op);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());
  llvm::SmallVector<AffineExpr> from = to;
  for (auto [i, start] : llvm::enumerate(*starts)) {
    const unsigned axis = Operator::normalizeAxis(
        axes ? (*axes)[i] : static_cast<int64_t>(i), op.getRank(0));
    const int64_t step = steps ? (*steps)[i] : 1;
    DimExpr first =
        start ? getFirst(dims, start, op.getShape(0)[axis], step) : start;
    if (!first)
      return makeRuntimeSlice(op);
    from[axis] = nest.size(first) + to[axis] * step;
  }
  nest.read(0, from);
  writeElement(nest, to);
  return nest.takeOp();
}

/// The elements of operand 1 are indices of a dimension of operand 0.
static FailureOr<IndexedOp> indexGather(const Operator &op) {
  const Sizes data = op.getShape(0), indices = op.getShape(1);
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", 0), data.size());
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(data.take_front(axis));
  llvm::SmallVector<AffineExpr> inner = nest.addLoops(indices);
  llvm::SmallVector<AffineExpr> last = nest.addLoops(data.drop_front(axis + 1));
  llvm::SmallVector<AffineExpr> from = to;
  nest.read(1, inner);
  from.push_back(nest.addIndirect(data[axis]));
  llvm::append_range(from, last);
  llvm::append_range(to, inner);
  llvm::append_range(to, last);
  nest.read(0, from);
  writeElement(nest, to);
  return nest.takeOp();
}

static FailureOr<IndexedOp> indexTile(const Operator &op) {
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());
  llvm::SmallVector<AffineExpr> from;
  for (auto [index, size, tiled] :
       llvm::zip(to, op.getShape(0), op.getResultShape()))
    from.push_back(size == tiled ? index : index % nest.size(size));
  nest.read(0, from);
  writeElement(nest, to);
  return nest.takeOp();
}

/// A nest that fills the result with a value.
static IndexedNest makeFill(const Operator &op, TypedAttr value) {
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.write(0, point);
  nest.computeElement(
      [value](ScalarBuilder &builder, llvm::ArrayRef<Value>) -> Value {
        return arith::ConstantOp::create(builder, value);
      });
  return nest.take();
}

static FailureOr<IndexedOp> indexConstantOfShape(const Operator &op) {
  const Type type = op.getResultScalarType();
  TypedAttr value = getNumber(type, 0);
  if (auto given =
          op.getOperation()->getAttrOfType<DenseElementsAttr>("value")) {
    Attribute element = *given.value_begin<Attribute>();
    if (auto number = dyn_cast<IntegerAttr>(element))
      value = IntegerAttr::get(type, number.getValue());
    else
      value = cast<TypedAttr>(element);
  }
  IndexedOp indexed;
  indexed.nests.push_back(makeFill(op, value));
  return indexed;
}

/// Returns how much is added before and after each dimension, or nullopt.
static std::optional<llvm::SmallVector<std::pair<int64_t, int64_t>>>
getPads(const Operator &op) {
  const int64_t rank = op.getRank(0);
  std::optional<llvm::SmallVector<int64_t>> pads = op.getIntegers(1), axes;
  if (op.hasOperand(3))
    axes = op.getIntegers(3);
  if (!pads || (op.hasOperand(3) && !axes))
    return std::nullopt;
  llvm::SmallVector<std::pair<int64_t, int64_t>> result(rank);
  const int64_t half = pads->size() / 2;
  for (int64_t i = 0; i < half; ++i)
    result[Operator::normalizeAxis(axes ? (*axes)[i] : i, rank)] = {
        (*pads)[i], (*pads)[half + i]};
  return result;
}

/// Fills the result with the value, then copies the operand into it. Negative
/// padding removes elements.
static FailureOr<IndexedOp> indexPad(const Operator &op) {
  auto pads = getPads(op);
  if (!pads || op.getString("mode", "constant") != "constant")
    return makeRuntimePad(op);
  IndexedOp indexed;
  if (op.hasOperand(2)) {
    NestBuilder fill(op);
    llvm::SmallVector<AffineExpr> point = fill.addLoops(op.getResultShape());
    llvm::SmallVector<AffineExpr> scalar(op.getRank(2), fill.constant(0));
    fill.read(2, scalar);
    writeElement(fill, point);
    indexed.nests.push_back(fill.take());
  } else {
    indexed.nests.push_back(
        makeFill(op, getNumber(op.getResultScalarType(), 0)));
  }
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> from, to;
  for (auto [size, pad] : llvm::zip(op.getShape(0), *pads)) {
    const int64_t removed =
        std::min<int64_t>(pad.first, 0) + std::min<int64_t>(pad.second, 0);
    AffineExpr loop =
        nest.addLoop(op.dims().max(op.dims().add(size, removed), 0));
    from.push_back(loop + std::max<int64_t>(-pad.first, 0));
    to.push_back(loop + std::max<int64_t>(pad.first, 0));
  }
  nest.read(0, from);
  writeElement(nest, to);
  indexed.nests.push_back(nest.take());
  return indexed;
}

/// Returns nests that write the sizes to the elements of result 0.
static IndexedOp makeSizes(const Operator &op, Sizes sizes, bool isScalar) {
  IndexedOp indexed;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    NestBuilder nest(op);
    llvm::SmallVector<AffineExpr> position;
    if (!isScalar)
      position.push_back(nest.constant(i));
    nest.write(0, position);
    nest.computeElement(
        [size = size](ScalarBuilder &builder, llvm::ArrayRef<Value>) -> Value {
          return builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(),
                                                          builder.size(size));
        });
    indexed.nests.push_back(nest.take());
  }
  return indexed;
}

static FailureOr<IndexedOp> indexShape(const Operator &op) {
  const Sizes shape = op.getShape(0);
  const int64_t rank = shape.size();
  auto clamp = [&](int64_t axis) {
    return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
  };
  const int64_t start = clamp(op.getInteger("start", 0));
  const int64_t end = std::max(start, clamp(op.getInteger("end", rank)));
  return makeSizes(op, shape.slice(start, end - start), /*isScalar=*/false);
}

static FailureOr<IndexedOp> indexSize(const Operator &op) {
  return makeSizes(op, op.dims().product(op.getShape(0)), /*isScalar=*/true);
}

/// The attribute `axis` names a size, which is a list of one element.
static FailureOr<IndexedOp> indexDim(const Operator &op) {
  return makeSizes(op, op.getShape(0)[op.getInteger("axis", 0)],
                   /*isScalar=*/false);
}

/// Splits the channel into a block of b * b and the rest, in either order.
static FailureOr<IndexedOp> indexDepthToSpace(const Operator &op) {
  const int64_t block = op.getInteger("blocksize", 1);
  const bool isRowFirst = op.getString("mode", "DCR") == "CRD";
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());
  AffineExpr inBlock = to[2] % block * block + to[3] % block;
  AffineExpr channel =
      isRowFirst ? to[1] * (block * block) + inBlock
                 : inBlock * nest.size(op.getResultShape()[1]) + to[1];
  nest.read(0, {to[0], channel, to[2].floorDiv(block), to[3].floorDiv(block)});
  writeElement(nest, to);
  return nest.takeOp();
}

static FailureOr<IndexedOp> indexSpaceToDepth(const Operator &op) {
  const int64_t block = op.getInteger("blocksize", 1);
  const bool isRowFirst = op.getString("mode", "DCR") == "CRD";
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> from = nest.addLoops(op.getShape(0));
  AffineExpr inBlock = from[2] % block * block + from[3] % block;
  AffineExpr channel = isRowFirst
                           ? from[1] * (block * block) + inBlock
                           : inBlock * nest.size(op.getShape(0)[1]) + from[1];
  nest.read(0, from);
  writeElement(nest, {from[0], channel, from[2].floorDiv(block),
                      from[3].floorDiv(block)});
  return nest.takeOp();
}

/// Dropout that is not a view: it also returns the mask, which is true
/// everywhere, since nothing is dropped outside of training.
static FailureOr<IndexedOp> indexDropout(const Operator &op) {
  if (isTraining(op.getOperation()))
    return op.emitError() << "trains, which is not implemented";
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getShape(0));
  nest.read(0, point);
  nest.write(0, point);
  nest.write(1, point);
  nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return Values{arguments.elements[0],
                  builder.constant(builder.getI1Type(), 1)};
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getMovementEntries() {
  static constexpr IndexEntry entries[] = {
      {"CenterCropPad", indexCenterCropPad},
      {"Concat", indexConcat},
      {"ConstantOfShape", indexConstantOfShape},
      {"DepthToSpace", indexDepthToSpace},
      {"Dim", indexDim},
      {"Dropout", indexDropout},
      {"Expand", indexExpand},
      {"Gather", indexGather},
      {"LayoutTransform", indexLayoutTransform},
      {"Pad", indexPad},
      {"Shape", indexShape},
      {"Size", indexSize},
      {"Slice", indexSlice},
      {"SpaceToDepth", indexSpaceToDepth},
      {"Split", indexSplit},
      {"Tile", indexTile},
      {"Transpose", indexTranspose},
  };
  return entries;
}

} // namespace mlir::onnx
