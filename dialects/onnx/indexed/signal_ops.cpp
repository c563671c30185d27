// SPDX-License-Identifier: Apache-2.0
//
// Fourier transforms and windows.
#include <numbers>

#include "dialects/onnx/indexed/computed_shape.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static constexpr double pi = std::numbers::pi;

static Term toReal(Term x) { return convert(x, x.getBuilder().getF64Type()); }

/// Emits the sum over i of the complex numbers that `read` returns times
/// exp(-2 pi i * at * i / length), or the conjugate factors.
static Terms emitTransform(Term at, Term length, Term count, bool isInverse,
                           llvm::function_ref<Terms(Term)> read) {
  ScalarBuilder &builder = at.getBuilder();
  Term angle = toReal(at) * ((isInverse ? 2 : -2) * pi) / toReal(length);
  Term cosine = cos(angle), sine = sin(angle);
  Term zero = cosine.like(0);
  const Terms sums =
      emitFor(makeIndex(builder, 0), count, {zero, zero, zero.like(1), zero},
              [&](Term i, const Terms &before) {
                const Terms x = read(i);
                Term re = before[2], im = before[3];
                return Terms{before[0] + x[0] * re - x[1] * im,
                             before[1] + x[0] * im + x[1] * re,
                             re * cosine - im * sine, re * sine + im * cosine};
              });
  return {sums[0], sums[1]};
}

/// Loads a complex number, whose parts are along the last dimension, which has
/// one element for real numbers.
static Terms emitComplex(ScalarBuilder &builder, const Operator &op,
                         Terms index) {
  index.push_back(makeIndex(builder, 0));
  Term re = toReal(emitLoadClamped(builder, op, 0, index));
  if (op.getShape(0).back().isConstant(1))
    return {re, re.like(0)};
  index.back() = makeIndex(builder, 1);
  Term zero = {builder, builder.constant(op.getScalarType(0), 0)};
  return {re, toReal(emitLoadOr(builder, op, 0, index, zero))};
}

namespace {

/// The attributes of a DFT.
struct TransformKind {
  bool isInverse, isOneSided;
  /// The inverse of half of a transform is real.
  bool isReal;

  explicit TransformKind(const Operator &op)
      : isInverse(op.getInteger("inverse", 0) != 0),
        isOneSided(op.getInteger("onesided", 0) != 0),
        isReal(isInverse && isOneSided) {}
};

} // namespace

/// Emits the element of operand 2, or its default.
static Term emitTransformAxis(ScalarBuilder &builder, const Operator &op) {
  if (!op.hasOperand(2))
    return makeIndex(builder, op.getRank(0) - 2);
  Term axis = emitList(builder, op, 2, 1)[0];
  return select(axis < 0, axis + op.getRank(0), axis);
}

/// Emits whether each dimension but the last one is the axis. A constant axis
/// needs no code.
static Terms emitIsAxis(ScalarBuilder &builder, const Operator &op) {
  const int64_t count = op.getRank(0) - 1;
  std::optional<int64_t> known = count - 1;
  if (op.hasOperand(2)) {
    auto given = op.getIntegers(2);
    known = given ? std::optional<int64_t>(
                        Operator::normalizeAxis(given->front(), count + 1))
                  : std::nullopt;
  }
  Terms result;
  for (int64_t dim = 0; dim < count; ++dim)
    result.push_back(
        known ? Term(builder, builder.constant(builder.getI1Type(),
                                               int64_t(dim == *known)))
              : emitTransformAxis(builder, op) == dim);
  return result;
}

/// Returns the element of a list that is at the axis.
static Term pick(const Terms &isAxis, const Terms &list) {
  Term result = list[0];
  for (auto [is, element] : llvm::zip(isAxis, list))
    result = select(is, element, result);
  return result;
}

/// Emits the number of points that are transformed.
static Term emitTransformLength(ScalarBuilder &builder, const Operator &op,
                                Term size) {
  if (op.hasOperand(1))
    return emitList(builder, op, 1, 1)[0];
  return TransformKind(op).isReal ? (size - 1) * 2 : size;
}

Terms emitTransformShape(ScalarBuilder &builder, const Operator &op) {
  const TransformKind kind(op);
  const Terms isAxis = emitIsAxis(builder, op);
  Terms shape = emitSizes(builder, op.getShape(0));
  Term length = emitTransformLength(builder, op, pick(isAxis, shape));
  if (kind.isOneSided && !kind.isInverse)
    length = length / 2 + 1;
  for (auto [is, size] : llvm::zip(isAxis, shape))
    size = select(is, length, size);
  shape.back() = makeIndex(builder, kind.isReal ? 1 : 2);
  return shape;
}

/// Makes the call fail if the axis is no dimension but the last one, or if the
/// result has other sizes elsewhere.
static void checkTransform(ScalarBuilder &builder, const Operator &op) {
  Term axis = emitTransformAxis(builder, op);
  builder.failIf((axis < 0) | (axis >= op.getRank(0) - 1), ErrorCode::Index);
  const Terms shape = emitSizes(builder, op.getShape(0));
  const Terms result = emitSizes(builder, op.getResultShape());
  for (auto [is, from, to] : llvm::zip(emitIsAxis(builder, op), shape, result))
    builder.failIf(!is & (from != to), ErrorCode::Shape);
}

static FailureOr<IndexedOp> indexDFT(const Operator &op) {
  const Sizes shape = op.getShape(0), result = op.getResultShape();
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)))
    return failure();
  const int64_t rank = shape.size();
  if (op.hasOperand(2))
    if (auto given = op.getIntegers(2);
        given && (given->size() != 1 || given->front() < -rank ||
                  given->front() >= rank - 1 || given->front() == -1))
      return op.emitError() << "has an axis that does not exist";
  const TransformKind kind(op);
  if (static_cast<int64_t>(result.size()) != rank ||
      !result.back().isConstant(kind.isReal ? 1 : 2))
    return op.emitError() << "yields numbers of an unknown number of parts";
  const Type type = op.getResultScalarType();
  // The points of the result, whose real and imaginary part are stored.
  const llvm::SmallVector<DimExpr> loops(result.drop_back());
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(
      op, [op](ScalarBuilder &builder) { checkTransform(builder, op); }));
  indexed.nests.push_back(makeLoopProgram(
      op, loops, [=](ScalarBuilder &builder, const Terms &point) {
        const Terms isAxis = emitIsAxis(builder, op);
        Term size = pick(isAxis, emitSizes(builder, shape));
        Term length = emitTransformLength(builder, op, size);
        builder.failIf(length < 1, ErrorCode::Shape);
        length = max(length, 1);
        auto read = [&](Term i) {
          Terms index = point;
          for (auto [is, at] : llvm::zip(isAxis, index))
            at = select(is, i, at);
          Terms x = emitComplex(builder, op, index);
          if (!kind.isReal)
            return x;
          // The other half of the numbers are the conjugates. The first and
          // the middle one have none, and no imaginary part.
          Term isSingle = (i == 0) | (i * 2 == length);
          return Terms{select(isSingle, x[0], x[0] * 2),
                       select(isSingle, 0, x[1] * 2)};
        };
        Term count = min(kind.isReal ? length / 2 + 1 : length, size);
        const Terms sums = emitTransform(pick(isAxis, point), length, count,
                                         kind.isInverse, read);
        for (unsigned part = 0; part < (kind.isReal ? 1 : 2); ++part) {
          Term value = sums[part];
          if (kind.isInverse)
            value = value / toReal(length);
          Terms to = point;
          to.push_back(makeIndex(builder, part));
          emitStore(builder, 0, convert(value, type), to);
        }
      }));
  return indexed;
}

/// The transforms of frames of a signal, each weighed by a window.
static FailureOr<IndexedOp> indexSTFT(const Operator &op) {
  const Sizes shape = op.getShape(0), result = op.getResultShape();
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, 3)))
    return failure();
  const bool hasWindow = op.hasOperand(2), hasLength = op.hasOperand(3);
  if ((!hasWindow && !hasLength) || !result[3].isConstant(2))
    return op.emitError() << "has neither a window nor a length of frames";
  if (hasWindow && failed(requireRank(op, 2, 1, 1)))
    return failure();
  const Type type = op.getResultScalarType();
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, {{result[0], shape[0]}}));
  indexed.nests.push_back(makeLoopProgram(
      op, result.drop_back(), [=](ScalarBuilder &builder, const Terms &point) {
        Term step = emitListElement(builder, op, 1, 0);
        Term length = makeIndex(builder, 0);
        if (hasLength)
          length = emitListElement(builder, op, 3, 0);
        else
          length = Term(builder, builder.size(op.getShape(2)[0]));
        Term count = length;
        if (hasWindow)
          count = min(count, Term(builder, builder.size(op.getShape(2)[0])));
        Term size = {builder, builder.size(shape[1])};
        builder.failIf((length < 1) | (step < 1) | (step > size) |
                           (length > size),
                       ErrorCode::Shape);
        length = max(length, 1);
        Term first = point[1] * max(min(step, size), 0);
        builder.failIf(first + length > size, ErrorCode::Shape);
        count = min(count, size - first);
        const Terms sums =
            emitTransform(point[2], length, count, false, [&](Term i) {
              Terms x = emitComplex(builder, op, {point[0], first + i});
              if (hasWindow) {
                Term weight = toReal(emitLoadClamped(builder, op, 2, {i}));
                x = {x[0] * weight, x[1] * weight};
              }
              return x;
            });
        for (unsigned part : {0, 1}) {
          Terms to = point;
          to.push_back(makeIndex(builder, part));
          emitStore(builder, 0, convert(sums[part], type), to);
        }
      }));
  return indexed;
}

namespace {

/// a0 - a1 cos(2 pi i / n) + a2 cos(4 pi i / n)
struct CosineWindow {
  double a0, a1, a2;
};

constexpr CosineWindow blackman = {0.42, 0.5, 0.08};
constexpr CosineWindow hamming = {25.0 / 46, 21.0 / 46, 0};
constexpr CosineWindow hann = {0.5, 0.5, 0};

} // namespace

template <const CosineWindow &window>
static FailureOr<IndexedOp> indexWindow(const Operator &op) {
  const bool isPeriodic = op.getInteger("periodic", 1) != 0;
  const Type type = op.getResultElementType();
  const DimExpr size = op.getResultShape()[0];
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    builder.failIf(emitListElement(builder, op, 0, 0) !=
                       Term(builder, builder.size(size)),
                   ErrorCode::Shape);
  }));
  indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                   const Terms &point) {
    Term count = {builder, builder.size(size)};
    if (!isPeriodic)
      count = count - 1;
    Term angle = toReal(point[0]) * (2 * pi) / toReal(max(count, 1));
    Term value = window.a0 - cos(angle) * window.a1;
    if (window.a2 != 0)
      value = value + cos(angle * 2) * window.a2;
    return Term(builder, emitCast(builder, value, builder.getF64Type(), type));
  }));
  return indexed;
}

/// The weights of frequencies (rows) in bins (columns) that are triangles of
/// equal width on the mel scale.
static FailureOr<IndexedOp> indexMelWeightMatrix(const Operator &op) {
  const Type type = op.getResultElementType();
  const Sizes result = op.getResultShape();
  const double scale = 2595 / std::numbers::ln10;
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    const Terms sizes = emitSizes(builder, result);
    builder.failIf((emitListElement(builder, op, 0, 0) != sizes[1]) |
                       (emitListElement(builder, op, 1, 0) / 2 + 1 != sizes[0]),
                   ErrorCode::Shape);
    builder.failIf(emitListElement(builder, op, 2, 0) == 0,
                   ErrorCode::Arithmetic);
  }));
  indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                   const Terms &point) {
    auto load = [&](unsigned operand) {
      return toReal(
          emitLoad(builder, operand, emitZeros(builder, op.getRank(operand))));
    };
    auto toMel = [&](Term hertz) { return log(hertz / 700 + 1) * scale; };
    Term low = toMel(load(3)), high = toMel(load(4));
    Term step =
        (high - low) / toReal(Term(builder, builder.size(result[1])) + 2);
    auto getBin = [&](Term number) {
      Term hertz = (exp((toReal(number) * step + low) / scale) - 1) * 700;
      return toBoundedIndex(floor((load(1) + 1) * hertz / load(2)));
    };
    Term lower = getBin(point[1]), center = getBin(point[1] + 1),
         upper = getBin(point[1] + 2);
    Term row = point[0];
    auto divide = [&](Term left, Term right) {
      return toReal(left) / toReal(max(right, 1));
    };
    Term zero = low.like(0);
    Term value = select(lower == center, select(row == center, 1, zero),
                        select((row >= lower) & (row <= center),
                               divide(row - lower, center - lower), zero));
    value = select((row >= center) & (row < upper),
                   divide(upper - row, upper - center), value);
    return Term(builder, emitCast(builder, value, builder.getF64Type(), type));
  }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getSignalEntries() {
  static constexpr IndexEntry entries[] = {
      {"BlackmanWindow", indexWindow<blackman>},
      {"DFT", indexDFT},
      {"HammingWindow", indexWindow<hamming>},
      {"HannWindow", indexWindow<hann>},
      {"MelWeightMatrix", indexMelWeightMatrix},
      {"STFT", indexSTFT},
  };
  return entries;
}

} // namespace mlir::onnx
