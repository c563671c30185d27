// SPDX-License-Identifier: Apache-2.0
//
// Operators that compute elements from their positions, and that pick elements
// by positions that are elements of an operand.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static Value emitPosition(ScalarBuilder &builder, unsigned loop) {
  return builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(),
                                                  builder.index(loop));
}

/// Converts a position to a number.
static Value emitNumber(ScalarBuilder &builder, Value position, Type type) {
  if (isa<FloatType>(type))
    return arith::SIToFPOp::create(builder, type, position);
  if (type.getIntOrFloatBitWidth() < 64)
    return arith::TruncIOp::create(builder, type, position);
  return position;
}

/// start + i * delta
static FailureOr<IndexedOp> indexRange(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  NestBuilder nest(op);
  nest.useIndices();
  AffineExpr point = nest.addLoop(op.getResultShape()[0]);
  nest.startStage();
  for (unsigned operand : {0, 2}) {
    llvm::SmallVector<AffineExpr> scalar(op.getRank(operand), nest.constant(0));
    nest.read(operand, scalar);
  }
  nest.write(0, point);
  nest.computeElement([](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    Value count = emitNumber(builder, emitPosition(builder, 0), x[0].getType());
    return builder.add(x[0], builder.mul(count, x[1]));
  });
  return nest.takeOp();
}

/// The index of operand 1 replaces that of one axis.
static FailureOr<IndexedOp> indexGatherElements(const Operator &op) {
  const Sizes data = op.getShape(0);
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", 0), data.size());
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(1, point);
  llvm::SmallVector<AffineExpr> from = point;
  from[axis] = nest.addIndirect(data[axis]);
  nest.read(0, from);
  nest.write(0, point);
  nest.computeElement(
      [](ScalarBuilder &, llvm::ArrayRef<Value> x) { return x.back(); });
  return nest.takeOp();
}

/// The last dimension of operand 1 holds indices of several dimensions of
/// operand 0, after the batch dimensions, which both have. The ranks say how
/// many.
static FailureOr<IndexedOp> indexGatherND(const Operator &op) {
  const Sizes data = op.getShape(0), indices = op.getShape(1);
  const int64_t batch = op.getInteger("batch_dims", 0), rank = data.size();
  const int64_t depth = int64_t(indices.size()) - 1 + rank - batch -
                        int64_t(op.getResultShape().size());
  if (batch < 0 || depth < 0 || batch + depth > rank)
    return op.emitError() << "yields a tensor of another rank";
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(indices.drop_back());
  llvm::SmallVector<AffineExpr> position = to;
  llvm::SmallVector<AffineExpr> last =
      nest.addLoops(data.drop_front(batch + depth));
  nest.startStage();
  llvm::SmallVector<AffineExpr> from(to.begin(), to.begin() + batch);
  position.push_back({});
  for (int64_t i = 0; i < depth; ++i) {
    position.back() = nest.constant(i);
    nest.read(1, position);
    from.push_back(nest.addIndirect(data[batch + i]));
  }
  llvm::append_range(from, last);
  llvm::append_range(to, last);
  nest.read(0, from);
  nest.write(0, to);
  nest.computeElement(
      [](ScalarBuilder &, llvm::ArrayRef<Value> x) { return x.back(); });
  IndexedOp indexed;
  if (!indices.back().isConstant(depth))
    indexed.nests.push_back(
        makeSizeCheck(op, {{indices.back(), op.dims().getConstant(depth)}}));
  indexed.nests.push_back(nest.take());
  return indexed;
}

/// Elements on one side of diagonal k are 0.
static FailureOr<IndexedOp> indexTrilu(const Operator &op) {
  const bool isUpper = op.getInteger("upper", 1) != 0;
  const bool hasDiagonal = op.hasOperand(1);
  const unsigned rank = op.getRank(0);
  NestBuilder nest(op);
  nest.useIndices();
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getShape(0));
  nest.read(0, point);
  if (hasDiagonal) {
    llvm::SmallVector<AffineExpr> scalar(op.getRank(1), nest.constant(0));
    nest.read(1, scalar);
  }
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    Value distance = builder.sub(emitPosition(builder, rank - 1),
                                 emitPosition(builder, rank - 2));
    Value diagonal =
        hasDiagonal ? x[1] : builder.constant(builder.getI64Type(), 0);
    Value isKept = builder.compare(isUpper ? arith::CmpIPredicate::sge
                                           : arith::CmpIPredicate::sle,
                                   distance, diagonal);
    return builder.select(isKept, x[0], builder.constant(x[0].getType(), 0));
  });
  return nest.takeOp();
}

/// 1 on diagonal k, 0 elsewhere.
static FailureOr<IndexedOp> indexEyeLike(const Operator &op) {
  const int64_t diagonal = op.getInteger("k", 0);
  const Type type = op.getResultScalarType();
  NestBuilder nest(op);
  nest.useIndices();
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value>) {
    Value distance =
        builder.sub(emitPosition(builder, 1), emitPosition(builder, 0));
    Value isOne =
        builder.compare(arith::CmpIPredicate::eq, distance,
                        builder.constant(builder.getI64Type(), diagonal));
    return builder.select(isOne, builder.constant(type, 1),
                          builder.constant(type, 0));
  });
  return nest.takeOp();
}

/// Converts an index that may be a float.
static Value emitInteger(ScalarBuilder &builder, Value x) {
  const Type type = builder.getI64Type();
  if (isFloat(x))
    return arith::FPToSIOp::create(builder, type, x);
  if (x.getType() == type)
    return x;
  return arith::ExtSIOp::create(builder, type, x);
}

/// The value `on` where the position along an axis is the index, else `off`.
static FailureOr<IndexedOp> indexOneHot(const Operator &op) {
  const Sizes result = op.getResultShape();
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", -1), result.size());
  const DimExpr depth = result[axis];
  NestBuilder nest(op);
  nest.useIndices();
  llvm::SmallVector<AffineExpr> point = nest.addLoops(result);
  llvm::SmallVector<AffineExpr> from = point;
  from.erase(from.begin() + axis);
  nest.read(0, from);
  nest.read(2, nest.constant(0));
  nest.read(2, nest.constant(1));
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    const Type type = builder.getI64Type();
    Value index = emitInteger(builder, x[0]);
    Value count =
        builder.createOrFold<arith::IndexCastOp>(type, builder.size(depth));
    Value isNegative = builder.compare(arith::CmpIPredicate::slt, index,
                                       builder.constant(type, 0));
    index = builder.select(isNegative, builder.add(index, count), index);
    Value isOn = builder.compare(arith::CmpIPredicate::eq, index,
                                 emitPosition(builder, axis));
    return builder.select(isOn, x[2], x[1]);
  });
  return nest.takeOp();
}

/// Combines the elements along an axis up to each, in either direction; with
/// `exclusive`, without itself.
struct Cumulative {
  bool isProduct, isExclusive, isReverse;

  explicit Cumulative(const Operator &op, bool isProduct)
      : isProduct(isProduct), isExclusive(op.getInteger("exclusive", 0) != 0),
        isReverse(op.getInteger("reverse", 0) != 0) {}

  TypedAttr getStart(Type type) const {
    return getNumber(type, isProduct ? 1 : 0);
  }
  /// Returns the value that is written, and the value so far.
  Values step(ScalarBuilder &builder, Value before, Value element) const {
    Value after =
        isProduct ? builder.mul(before, element) : builder.add(before, element);
    return {isExclusive ? before : after, after};
  }
};

/// A nest for each dimension, which does nothing unless operand 1 names it.
static IndexedOp makeRuntimeCumulative(const Operator &op,
                                       const Cumulative &cumulative) {
  const Sizes shape = op.getShape(0);
  const int64_t rank = shape.size();
  const TypedAttr start = cumulative.getStart(op.getScalarType(0));
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    Term axis = emitListElement(builder, op, 1, 0);
    builder.failIf((axis < -rank) | (axis >= rank), ErrorCode::Index);
  }));
  for (int64_t dim = 0; dim < rank; ++dim) {
    llvm::SmallVector<DimExpr> loops(shape);
    loops.erase(loops.begin() + dim);
    indexed.nests.push_back(makeLoopProgram(
        op, loops, [=](ScalarBuilder &builder, const Terms &outer) {
          Term axis = emitListElement(builder, op, 1, 0);
          Term size = {builder, builder.size(shape[dim])};
          Term isAxis = (axis == dim) | (axis == dim - rank);
          Term first = {builder, arith::ConstantOp::create(builder, start)};
          emitFor(makeIndex(builder, 0), select(isAxis, size, 0), first,
                  [&](Term i, const Terms &before) {
                    Terms point = outer;
                    point.insert(point.begin() + dim,
                                 cumulative.isReverse ? size - 1 - i : i);
                    Values values = cumulative.step(
                        builder, before[0], emitLoad(builder, 0, point));
                    emitStore(builder, 0, {builder, values[0]}, point);
                    return Terms{{builder, values[1]}};
                  });
        }));
  }
  return indexed;
}

template <bool isProduct>
static FailureOr<IndexedOp> indexCumulative(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const Cumulative cumulative(op, isProduct);
  auto axisOperand = op.getIntegers(1);
  if (!axisOperand || axisOperand->size() != 1)
    return makeRuntimeCumulative(op, cumulative);
  const Sizes shape = op.getShape(0);
  const unsigned axis =
      Operator::normalizeAxis(axisOperand->front(), shape.size());
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index(shape.size());
  for (auto [i, size] : llvm::enumerate(shape))
    if (i != axis)
      index[i] = nest.addLoop(size);
  nest.startStage();
  AffineExpr position = nest.addLoop(shape[axis]);
  index[axis] =
      cumulative.isReverse ? nest.size(shape[axis]) - 1 - position : position;
  nest.read(0, index);
  nest.write(0, index);
  nest.accumulate(cumulative.getStart(op.getScalarType(0)));
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return cumulative.step(builder, arguments.carried.back(),
                           arguments.elements[0]);
  });
  return nest.takeOp();
}

/// Reverses the first elements along one axis, as many as operand 1 holds for
/// each index of another axis.
static FailureOr<IndexedOp> indexReverseSequence(const Operator &op) {
  const Sizes shape = op.getShape(0);
  const int64_t rank = shape.size();
  if (failed(requireRank(op, 0, 2, INT64_MAX)) ||
      failed(requireRank(op, 1, 1, 1)))
    return failure();
  const int64_t batch = op.getInteger("batch_axis", 1);
  const int64_t time = op.getInteger("time_axis", 0);
  if (batch < 0 || batch >= rank || time < 0 || time >= rank || batch == time)
    return op.emitError() << "has axes " << batch << " and " << time
                          << " for rank " << rank;
  IndexedOp indexed;
  indexed.nests.push_back(
      makeSizeCheck(op, {{op.getShape(1)[0], shape[batch]}}));
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
        Term size = {builder, builder.size(shape[time])};
        Term length = toIndex(emitLoadClamped(builder, op, 1, {point[batch]}));
        builder.failIf((length < 0) | (length > size), ErrorCode::Index);
        Terms from = point;
        from[time] =
            select(point[time] < length, length - 1 - point[time], point[time]);
        return emitLoadClamped(builder, op, 0, from);
      }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getPositionEntries() {
  static constexpr IndexEntry entries[] = {
      {"CumProd", indexCumulative<true>},
      {"CumSum", indexCumulative<false>},
      {"EyeLike", indexEyeLike},
      {"GatherElements", indexGatherElements},
      {"GatherND", indexGatherND},
      {"OneHot", indexOneHot},
      {"Range", indexRange},
      {"ReverseSequence", indexReverseSequence},
      {"Trilu", indexTrilu},
  };
  return entries;
}

} // namespace mlir::onnx
