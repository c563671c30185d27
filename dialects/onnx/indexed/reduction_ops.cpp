// SPDX-License-Identifier: Apache-2.0
//
// Operators that combine the elements along axes.
#include "dialects/math/math.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/runtime_axes.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::onnx {

Type getAccumulatorType(Type type) {
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 16)
    return Float32Type::get(type.getContext());
  return type;
}

Value emitExtend(ScalarBuilder &builder, Value x) {
  const Type type = getAccumulatorType(x.getType());
  return type == x.getType() ? x : arith::ExtFOp::create(builder, type, x);
}

Value emitRound(ScalarBuilder &builder, Value x, Type type) {
  return type == x.getType() ? x : arith::TruncFOp::create(builder, type, x);
}

Value emitCount(ScalarBuilder &builder, DimExpr count, Type type) {
  return emitCount(builder, builder.size(count), type);
}

Value emitCount(ScalarBuilder &builder, Value count, Type type) {
  Value number =
      builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), count);
  if (isa<FloatType>(type))
    return arith::SIToFPOp::create(builder, type, number);
  if (type == number.getType())
    return number;
  return arith::TruncIOp::create(builder, type, number);
}

llvm::SmallVector<AffineExpr> ReductionAxes::addOuter(NestBuilder &nest,
                                                      Sizes shape) const {
  llvm::SmallVector<AffineExpr> index(shape.size());
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(axes, i))
      index[i] = nest.addLoop(size);
  return index;
}

void ReductionAxes::addInner(NestBuilder &nest, Sizes shape,
                             llvm::MutableArrayRef<AffineExpr> index) const {
  for (unsigned axis : axes)
    index[axis] = nest.addLoop(shape[axis]);
}

DimExpr ReductionAxes::getCount(DimExprContext &dims, Sizes shape) const {
  DimExpr count = dims.getConstant(1);
  for (unsigned axis : axes)
    count = dims.mul(count, shape[axis]);
  return count;
}

namespace {

/// A way to combine elements.
struct Reduction {
  enum class Start : uint8_t { Zero, One, Least, Greatest };
  /// Emits the value of an element before it is combined; null for itself.
  Value (*prepare)(ScalarBuilder &, Value, bool isUnsigned);
  Value (*combine)(ScalarBuilder &, Value, Value, bool isUnsigned);
  /// Emits the result from the combined value and the number of elements; null
  /// for itself.
  Value (*finish)(ScalarBuilder &, Value, Value count);
  Start start;
  bool needsFloat = false;
  bool takesBool = false;
};

} // namespace

static TypedAttr getStart(Reduction::Start start, Type type, bool isUnsigned) {
  switch (start) {
  case Reduction::Start::Zero:
    return getNumber(type, 0);
  case Reduction::Start::One:
    return getNumber(type, 1);
  case Reduction::Start::Least:
    return getLeast(type, isUnsigned);
  case Reduction::Start::Greatest:
    return getGreatest(type, isUnsigned);
  }
  llvm_unreachable("all kinds are listed");
}

/// Returns whether only a run determines the axes.
static bool hasRuntimeAxes(const Operator &op) {
  return op.hasOperand(1) && !op.getIntegers(1);
}

/// Returns the axes that operand 1 or the attribute names. Without any, these
/// are all axes, or none with `noop_with_empty_axes`.
static ReductionAxes readAxes(const Operator &op) {
  std::optional<llvm::SmallVector<int64_t>> given;
  given = op.hasOperand(1) ? op.getIntegers(1) : op.getIntegers("axes");
  const int64_t rank = op.getRank(0);
  ReductionAxes result;
  if (given && !given->empty()) {
    for (int64_t axis : *given)
      result.axes.push_back(Operator::normalizeAxis(axis, rank));
    llvm::sort(result.axes);
  } else if (op.getInteger("noop_with_empty_axes", 0) == 0) {
    llvm::append_range(result.axes, llvm::seq<unsigned>(0, rank));
  }
  return result;
}

/// Returns the index of the result: that of the operand without the reduced
/// axes, or with 0 for them if the result has them.
static llvm::SmallVector<AffineExpr>
getResultIndex(const Operator &op, NestBuilder &nest, Index outer) {
  const bool isKept = op.getResultShape().size() == outer.size();
  llvm::SmallVector<AffineExpr> index;
  for (AffineExpr loop : outer)
    if (loop)
      index.push_back(loop);
    else if (isKept)
      index.push_back(nest.constant(0));
  return index;
}

/// Returns whether elements of operand 0 are compared as unsigned integers.
static bool isUnsignedOrBool(const Operator &op) {
  return op.isUnsigned(0) || op.getScalarType(0).isSignlessInteger(1);
}

static IndexedOp makeReduction(const Operator &op, const ReductionAxes &axes,
                               const Reduction &reduction) {
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0);
  const bool isUnsigned = isUnsignedOrBool(op);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = axes.addOuter(nest, shape);
  const llvm::SmallVector<AffineExpr> to = getResultIndex(op, nest, index);

  nest.startStage();
  axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.accumulate(
      getStart(reduction.start, getAccumulatorType(type), isUnsigned));
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    if (reduction.prepare)
      element = reduction.prepare(builder, element, isUnsigned);
    return Values{
        reduction.combine(builder, arguments.carried[0], element, isUnsigned)};
  });

  nest.startStage();
  nest.write(0, to);
  nest.compute([=, count = axes.getCount(op.dims(), shape)](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value result = arguments.carried[0];
    if (reduction.finish)
      result = reduction.finish(builder, result, builder.size(count));
    return Values{emitRound(builder, result, type)};
  });
  return nest.takeOp();
}

static Value combineSum(ScalarBuilder &builder, Value left, Value right, bool) {
  return builder.add(left, right);
}
static Value combineProduct(ScalarBuilder &builder, Value left, Value right,
                            bool) {
  return builder.mul(left, right);
}
static Value combineMax(ScalarBuilder &builder, Value left, Value right,
                        bool isUnsigned) {
  return builder.reduceMax(left, right, isUnsigned);
}
static Value combineMin(ScalarBuilder &builder, Value left, Value right,
                        bool isUnsigned) {
  return builder.reduceMin(left, right, isUnsigned);
}

static Value prepareSquare(ScalarBuilder &builder, Value x, bool) {
  return builder.mul(x, x);
}
static Value prepareMagnitude(ScalarBuilder &builder, Value x,
                              bool isUnsigned) {
  if (isFloat(x))
    return math::AbsFOp::create(builder, x);
  return isUnsigned ? x : math::AbsIOp::create(builder, x);
}

static Value finishMean(ScalarBuilder &builder, Value sum, Value count) {
  Value number = emitCount(builder, count, sum.getType());
  if (isFloat(sum))
    return builder.createOrFold<arith::DivFOp>(sum, number);
  // Without elements, the mean of integers is 0.
  Value one = builder.constant(sum.getType(), 1);
  return arith::DivSIOp::create(
      builder, sum, builder.createOrFold<arith::MaxSIOp>(number, one));
}
static Value finishRoot(ScalarBuilder &builder, Value sum, Value) {
  return math::SqrtOp::create(builder, sum);
}
static Value finishLog(ScalarBuilder &builder, Value sum, Value) {
  return math::LogOp::create(builder, sum);
}

using Start = Reduction::Start;
static constexpr Reduction sum = {nullptr, combineSum, nullptr, Start::Zero};
static constexpr Reduction mean = {nullptr, combineSum, finishMean,
                                   Start::Zero};
static constexpr Reduction product = {nullptr, combineProduct, nullptr,
                                      Start::One};
static constexpr Reduction maximum = {
    nullptr,      combineMax,           nullptr,
    Start::Least, /*needsFloat=*/false, /*takesBool=*/true};
static constexpr Reduction minimum = {
    nullptr,         combineMin,           nullptr,
    Start::Greatest, /*needsFloat=*/false, /*takesBool=*/true};
static constexpr Reduction sumSquare = {prepareSquare, combineSum, nullptr,
                                        Start::Zero};
static constexpr Reduction norm1 = {prepareMagnitude, combineSum, nullptr,
                                    Start::Zero};
static constexpr Reduction norm2 = {prepareSquare, combineSum, finishRoot,
                                    Start::Zero, /*needsFloat=*/true};
static constexpr Reduction logSum = {nullptr, combineSum, finishLog,
                                     Start::Zero, /*needsFloat=*/true};

/// The same for axes that only a run determines.
static IndexedOp makeRuntimeReduction(const Operator &op,
                                      const Reduction &reduction) {
  const Type type = op.getScalarType(0);
  const bool isUnsigned = isUnsignedOrBool(op);
  const TypedAttr start =
      getStart(reduction.start, getAccumulatorType(type), isUnsigned);
  return makeRuntimeReduction(
      op, [=](ScalarBuilder &builder, const ReducedRange &range) {
        const Term first = {builder, arith::ConstantOp::create(builder, start)};
        Value result = emitLoops(
            range.lower, range.upper, first,
            [&](const Terms &index, const Terms &carried) {
              Value element = emitWide(emitLoad(builder, 0, index));
              if (reduction.prepare)
                element = reduction.prepare(builder, element, isUnsigned);
              return Terms{{builder, reduction.combine(builder, carried[0],
                                                       element, isUnsigned)}};
            })[0];
        if (reduction.finish)
          result = reduction.finish(builder, result, range.count);
        return emitNarrow({builder, result}, type);
      });
}

template <const Reduction &reduction>
static FailureOr<IndexedOp> indexReduction(const Operator &op) {
  const bool isBool = op.getScalarType(0).isSignlessInteger(1);
  if (!(reduction.takesBool && isBool) &&
      failed(reduction.needsFloat ? requireFloat(op) : requireNumber(op)))
    return failure();
  if (hasRuntimeAxes(op))
    return makeRuntimeReduction(op, reduction);
  return makeReduction(op, readAxes(op), reduction);
}

/// Combines all elements after the channel.
template <const Reduction &reduction>
static FailureOr<IndexedOp> indexGlobal(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  ReductionAxes axes;
  llvm::append_range(axes.axes, llvm::seq<unsigned>(2, op.getRank(0)));
  return makeReduction(op, axes, reduction);
}

static IndexedOp makeRuntimeLogSumExp(const Operator &op) {
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  return makeRuntimeReduction(op, [=](ScalarBuilder &builder,
                                      const ReducedRange &range) {
    const Term least = {
        builder, arith::ConstantOp::create(builder, getLeast(wide, false))};
    const Term greatest = emitLoops(
        range.lower, range.upper, least,
        [&](const Terms &index, const Terms &carried) {
          return Terms{max(carried[0], emitWide(emitLoad(builder, 0, index)))};
        })[0];
    const Term shift = {builder, emitFinite(builder, greatest)};
    const Term sum = emitLoops(
        range.lower, range.upper, shift.like(0),
        [&](const Terms &index, const Terms &carried) {
          return Terms{carried[0] +
                       exp(emitWide(emitLoad(builder, 0, index)) - shift)};
        })[0];
    return emitNarrow(log(sum) + shift, type);
  });
}

/// Subtracts the maximum before the exponential, which then does not overflow.
static FailureOr<IndexedOp> indexLogSumExp(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  if (hasRuntimeAxes(op))
    return makeRuntimeLogSumExp(op);
  const ReductionAxes axes = readAxes(op);
  const Sizes shape = op.getShape(0);
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> index = axes.addOuter(nest, shape);
  const llvm::SmallVector<AffineExpr> to = getResultIndex(op, nest, index);
  addMaximum(nest, axes, shape, index, wide);
  nest.startStage();
  axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.accumulate(getNumber(wide, 0));
  nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    Value power = math::ExpOp::create(
        builder,
        builder.sub(element, emitFinite(builder, arguments.carried[0])));
    return Values{builder.add(arguments.carried[1], power)};
  });
  nest.startStage();
  nest.write(0, to);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value logarithm = math::LogOp::create(builder, arguments.carried[1]);
    Value result =
        builder.add(logarithm, emitFinite(builder, arguments.carried[0]));
    return Values{emitRound(builder, result, type)};
  });
  return nest.takeOp();
}

void addMaximum(NestBuilder &nest, const ReductionAxes &axes, Sizes shape,
                llvm::SmallVectorImpl<AffineExpr> &index, Type type) {
  nest.startStage();
  axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.accumulate(getLeast(type, /*isUnsigned=*/false));
  nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = emitExtend(builder, arguments.elements[0]);
    return Values{builder.reduceMax(arguments.carried[0], element)};
  });
}

Value emitFinite(ScalarBuilder &builder, Value x) {
  Value magnitude = math::AbsFOp::create(builder, x);
  Value infinity = arith::ConstantOp::create(
      builder, getGreatest(x.getType(), /*isUnsigned=*/false));
  Value isInfinite =
      builder.compare(arith::CmpFPredicate::OEQ, magnitude, infinity);
  return builder.select(isInfinite, builder.constant(x.getType(), 0), x);
}

/// The first position of the greatest or least element, or the last one with
/// `select_last_index`.
template <bool isMax>
static FailureOr<IndexedOp> indexArgument(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const Sizes shape = op.getShape(0);
  ReductionAxes axes;
  axes.axes.push_back(
      Operator::normalizeAxis(op.getInteger("axis", 0), shape.size()));
  const bool isLast = op.getInteger("select_last_index", 0) != 0;
  const bool isUnsigned = op.isUnsigned(0);
  const Type type = op.getScalarType(0);
  NestBuilder nest(op);
  nest.useIndices();
  llvm::SmallVector<AffineExpr> index = axes.addOuter(nest, shape);
  const llvm::SmallVector<AffineExpr> to = getResultIndex(op, nest, index);
  const unsigned loop = shape.size() - 1;

  nest.startStage();
  axes.addInner(nest, shape, index);
  nest.read(0, index);
  nest.accumulate(isMax ? getLeast(type, isUnsigned)
                        : getGreatest(type, isUnsigned));
  nest.accumulate(getNumber(IntegerType::get(type.getContext(), 64), 0));
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value element = arguments.elements[0], best = arguments.carried[0];
    Value isBetter;
    if (isFloat(element)) {
      using Predicate = arith::CmpFPredicate;
      isBetter =
          builder.compare(isMax ? (isLast ? Predicate::OGE : Predicate::OGT)
                                : (isLast ? Predicate::OLE : Predicate::OLT),
                          element, best);
    } else {
      using Predicate = arith::CmpIPredicate;
      Predicate strict = isUnsigned ? (isMax ? Predicate::ugt : Predicate::ult)
                                    : (isMax ? Predicate::sgt : Predicate::slt);
      Predicate loose = isUnsigned ? (isMax ? Predicate::uge : Predicate::ule)
                                   : (isMax ? Predicate::sge : Predicate::sle);
      isBetter = builder.compare(isLast ? loose : strict, element, best);
    }
    Value position = builder.createOrFold<arith::IndexCastOp>(
        builder.getI64Type(), builder.index(loop));
    return Values{builder.select(isBetter, element, best),
                  builder.select(isBetter, position, arguments.carried[1])};
  });

  nest.startStage();
  nest.write(0, to);
  nest.compute([](ScalarBuilder &, const PayloadArguments &arguments) {
    return Values{arguments.carried[1]};
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getReductionEntries() {
  static constexpr IndexEntry entries[] = {
      {"ArgMax", indexArgument<true>},
      {"ArgMin", indexArgument<false>},
      {"GlobalAveragePool", indexGlobal<mean>},
      {"GlobalMaxPool", indexGlobal<maximum>},
      {"ReduceL1", indexReduction<norm1>},
      {"ReduceL2", indexReduction<norm2>},
      {"ReduceLogSum", indexReduction<logSum>},
      {"ReduceLogSumExp", indexLogSumExp},
      {"ReduceMax", indexReduction<maximum>},
      {"ReduceMean", indexReduction<mean>},
      {"ReduceMin", indexReduction<minimum>},
      {"ReduceProd", indexReduction<product>},
      {"ReduceSum", indexReduction<sum>},
      {"ReduceSumSquare", indexReduction<sumSquare>},
  };
  return entries;
}

} // namespace mlir::onnx
