// SPDX-License-Identifier: Apache-2.0
//
// Resize: elements of the result are interpolated between those of the operand,
// along each resized dimension.
#include <memory>

#include "dialects/onnx/indexed/computed_shape.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// A dimension that is resized.
struct ResizedDim {
  unsigned dim;
  /// The number of its entry in the lists of sizes, scales and regions.
  unsigned entry;
};

/// The weights of elements `first` to before `first` + `count` of the operand,
/// which may be outside.
struct Taps {
  Term first, count;
  /// The distance of the first element to the left of the position, and the
  /// scale of distances.
  Term start, ratio, scale;
  /// The sum of the weights, by which they are divided; null if it is 1.
  std::optional<Term> sum;
};

class Resize {
public:
  explicit Resize(const Operator &op);

  bool isNearest() const { return mode == "nearest"; }
  /// Makes the call fail if the result has another shape.
  void check(ScalarBuilder &builder) const;
  /// Emits the shape of the result from the list of sizes or scales.
  Terms emitShape(ScalarBuilder &builder) const;
  /// Emits the element at a point of the result.
  Term emit(ScalarBuilder &builder, const Terms &point) const;

private:
  Term emitScale(ScalarBuilder &builder, const ResizedDim &dim) const;
  Term emitCommonScale(ScalarBuilder &builder) const;
  Term emitRoi(ScalarBuilder &builder, const ResizedDim &dim, bool isEnd) const;
  Term emitPosition(ScalarBuilder &builder, const ResizedDim &dim, Term at,
                    Term scale) const;
  Term emitWeight(const Taps &taps, Term i) const;
  Taps emitTaps(ScalarBuilder &builder, const ResizedDim &dim, Term position,
                Term scale) const;
  Term emitNearest(Term position) const;
  Term emitSum(ScalarBuilder &builder, const Terms &point,
               llvm::ArrayRef<Term> positions,
               llvm::ArrayRef<Term> scales) const;
  Term inputSize(ScalarBuilder &builder, unsigned dim) const {
    return {builder, builder.size(op.getShape(0)[dim])};
  }
  Term outputSize(ScalarBuilder &builder, unsigned dim) const {
    return {builder, builder.size(op.getResultShape()[dim])};
  }
  Term real(Term x) const { return convert(x, realType); }

  Operator op;
  /// The type in which positions and weights are computed.
  Type realType;
  llvm::StringRef mode, coordinates, rounding, policy;
  bool isAntialiased, isOutsideExcluded, hasSizes;
  double cubic, extrapolation;
  llvm::SmallVector<ResizedDim> dims;
};

} // namespace

/// Returns whether an element is the constant 1 for all scales.
static bool isOne(const Operator &op, unsigned operand, unsigned entry) {
  std::optional<double> scale =
      getFloatElement(op.getOperation()->getOperand(operand), entry);
  return scale == 1.0;
}

/// Returns f32, or f64 if elements have this type.
static Type getRealType(const Operator &op) {
  const Type type = op.getScalarType(0);
  return type.isF64() ? type : Float32Type::get(op.getContext());
}

Resize::Resize(const Operator &op)
    : op(op), realType(getRealType(op)), mode(op.getString("mode", "nearest")),
      coordinates(op.getString("coordinate_transformation_mode", "half_pixel")),
      rounding(op.getString("nearest_mode", "round_prefer_floor")),
      policy(op.getString("keep_aspect_ratio_policy", "stretch")),
      isAntialiased(op.getInteger("antialias", 0) != 0),
      isOutsideExcluded(op.getInteger("exclude_outside", 0) != 0),
      hasSizes(op.hasOperand(3) && !getListLength(op, 3).isConstant(0)),
      cubic(op.getFloat("cubic_coeff_a", -0.75)),
      extrapolation(op.getFloat("extrapolation_value", 0)) {
  const int64_t rank = op.getRank(0);
  auto axes = op.getIntegers("axes");
  const int64_t count = axes ? axes->size() : rank;
  for (int64_t i = 0; i < count; ++i) {
    const unsigned dim = axes ? Operator::normalizeAxis((*axes)[i], rank) : i;
    const bool isSame = op.getShape(0)[dim] == op.getResultShape()[dim];
    // A dimension of the same size and scale 1 remains.
    const bool isKept = isSame && coordinates != "tf_crop_and_resize" &&
                        (hasSizes ? policy == "stretch" : isOne(op, 2, i));
    if (!isKept)
      dims.push_back({dim, static_cast<unsigned>(i)});
  }
}

void Resize::check(ScalarBuilder &builder) const {
  const unsigned list = hasSizes ? 3 : 2;
  auto axes = op.getIntegers("axes");
  Term wanted = makeIndex(builder, axes ? axes->size() : op.getRank(0));
  Term given = {builder, builder.size(getListLength(op, list))};
  builder.failIf(given < wanted, ErrorCode::Shape);
  emitIf(given >= wanted, [&] {
    for (const ResizedDim &dim : dims) {
      Term input = inputSize(builder, dim.dim);
      Term output = outputSize(builder, dim.dim);
      builder.failIf((input == 0) & (output != 0), ErrorCode::Shape);
      if (hasSizes && policy == "stretch") {
        builder.failIf(emitListElement(builder, op, 3, dim.entry) != output,
                       ErrorCode::Shape);
        continue;
      }
      // The size is rounded down, or to the nearest.
      Term difference = real(output) - real(input) * emitScale(builder, dim);
      builder.failIf(!(abs(difference) < 1.5), ErrorCode::Shape);
    }
  });
}

/// Returns the least or greatest quotient of a size of the list and one of the
/// operand. The list is long enough.
Term Resize::emitCommonScale(ScalarBuilder &builder) const {
  std::optional<Term> scale;
  for (const ResizedDim &dim : dims) {
    Term next = real(emitListElement(builder, op, 3, dim.entry)) /
                real(max(inputSize(builder, dim.dim), 1));
    if (!scale)
      scale = next;
    else
      scale = policy == "not_larger" ? min(*scale, next) : max(*scale, next);
  }
  return *scale;
}

Terms Resize::emitShape(ScalarBuilder &builder) const {
  const unsigned list = hasSizes ? 3 : 2;
  const Terms shape = emitSizes(builder, op.getShape(0));
  auto axes = op.getIntegers("axes");
  Term given = {builder, builder.size(getListLength(op, list))};
  // The nests check the length.
  return emitIf(
      given >= makeIndex(builder, axes ? axes->size() : op.getRank(0)),
      [&] {
        Terms result = shape;
        for (const ResizedDim &dim : dims) {
          Term &size = result[dim.dim];
          if (!hasSizes) {
            Term scale = emitLoad(builder, 2, {makeIndex(builder, dim.entry)});
            size =
                toBoundedIndex(floor(convert(size, scale.getType()) * scale));
          } else if (policy == "stretch") {
            size = emitListElement(builder, op, 3, dim.entry);
          } else {
            size = toBoundedIndex(
                floor(real(size) * emitCommonScale(builder) + 0.5));
          }
        }
        return result;
      },
      [&] { return shape; });
}

/// Returns the quotient of the sizes. The list of sizes or scales is long
/// enough, else the quotient of the actual sizes is used.
Term Resize::emitScale(ScalarBuilder &builder, const ResizedDim &dim) const {
  Term actual = real(outputSize(builder, dim.dim)) /
                real(max(inputSize(builder, dim.dim), 1));
  const unsigned list = hasSizes ? 3 : 2;
  if (hasSizes && policy == "stretch")
    return actual;
  Term length = {builder, builder.size(getListLength(op, list))};
  unsigned last = dim.entry;
  if (hasSizes)
    for (const ResizedDim &other : dims)
      last = std::max(last, other.entry);
  return emitIf(
      length > last,
      [&] {
        if (!hasSizes)
          return Terms{
              real(emitLoad(builder, 2, {makeIndex(builder, dim.entry)}))};
        return Terms{emitCommonScale(builder)};
      },
      [&] { return Terms{actual}; })[0];
}

/// Returns where the region that is resized starts or ends.
Term Resize::emitRoi(ScalarBuilder &builder, const ResizedDim &dim,
                     bool isEnd) const {
  Term byDefault = {builder, builder.constant(realType, isEnd ? 1.0 : 0.0)};
  if (!op.hasOperand(1))
    return byDefault;
  Term length = {builder, builder.size(getListLength(op, 1))};
  Term entry = makeIndex(builder, dim.entry);
  if (isEnd)
    entry = entry + length / 2;
  return emitIf(
      entry < length,
      [&] { return Terms{real(emitLoad(builder, 1, {entry}))}; },
      [&] { return Terms{byDefault}; })[0];
}

/// Returns the position in the operand of index `at` of the result.
Term Resize::emitPosition(ScalarBuilder &builder, const ResizedDim &dim,
                          Term at, Term scale) const {
  Term x = real(at);
  Term input = real(inputSize(builder, dim.dim));
  Term output = real(outputSize(builder, dim.dim));
  // The size before it is rounded.
  Term exact = input * scale;
  Term centered = (x + 0.5) / scale - 0.5;
  if (coordinates == "asymmetric")
    return x / scale;
  if (coordinates == "pytorch_half_pixel")
    return select(output > 1, centered, 0);
  if (coordinates == "half_pixel_symmetric")
    return input / 2 * (1 - output / exact) + centered;
  if (coordinates == "align_corners")
    return select(exact == 1, 0, x * (input - 1) / (exact - 1));
  if (coordinates == "tf_crop_and_resize") {
    Term start = emitRoi(builder, dim, false),
         end = emitRoi(builder, dim, true);
    return select(output > 1,
                  start * (input - 1) +
                      x * (end - start) * (input - 1) / (output - 1),
                  (start + end) * 0.5 * (input - 1));
  }
  return centered;
}

/// Rounds a position. Both neighbors may be outside.
Term Resize::emitNearest(Term position) const {
  if (rounding == "floor")
    return floor(position);
  if (rounding == "ceil")
    return ceil(position);
  if (rounding == "round_prefer_ceil")
    return floor(position + 0.5);
  return ceil(position - 0.5);
}

/// Returns the weight of element `i` of the taps before it is divided.
Term Resize::emitWeight(const Taps &taps, Term i) const {
  Term distance = abs((real(i) + taps.start - taps.ratio) * taps.scale);
  if (mode == "linear")
    return max(1 - distance, 0);
  auto cubed = [&](double a3, double a2, double a1, double a0) {
    return ((distance * a3 + a2) * distance + a1) * distance + a0;
  };
  Term outer =
      select(distance < 2, cubed(cubic, -5 * cubic, 8 * cubic, -4 * cubic), 0);
  return select(distance <= 1, cubed(cubic + 2, -(cubic + 3), 0, 1), outer);
}

Taps Resize::emitTaps(ScalarBuilder &builder, const ResizedDim &dim,
                      Term position, Term scale) const {
  const int support = mode == "linear" ? 1 : 2;
  Term left = ceil(position) - 1;
  Term start = left.like(1 - support), factor = left.like(1);
  Term count = makeIndex(builder, 2 * support);
  if (isAntialiased) {
    factor = min(scale, 1);
    start = floor(factor.like(-support) / factor) + 1;
    count = toBoundedIndex(2 - 2 * start);
  }
  Taps taps = {toBoundedIndex(left + start),
               count,
               start,
               position - left,
               factor,
               std::nullopt};
  if (!isAntialiased && !isOutsideExcluded)
    return taps;
  Term size = inputSize(builder, dim.dim);
  taps.sum = emitFor(makeIndex(builder, 0), count, left.like(0),
                     [&](Term i, const Terms &sum) {
                       Term weight = emitWeight(taps, i);
                       Term at = taps.first + i;
                       if (isOutsideExcluded)
                         weight = select((at >= 0) & (at < size), weight, 0);
                       return Terms{sum[0] + weight};
                     })[0];
  return taps;
}

Term Resize::emitSum(ScalarBuilder &builder, const Terms &point,
                     llvm::ArrayRef<Term> positions,
                     llvm::ArrayRef<Term> scales) const {
  llvm::SmallVector<Taps, 4> all;
  Terms counts;
  for (auto [dim, position, scale] : llvm::zip(dims, positions, scales)) {
    all.push_back(emitTaps(builder, dim, position, scale));
    counts.push_back(all.back().count);
  }
  Term zero = {builder, builder.constant(realType, 0.0)};
  return emitLoops(emitZeros(builder, dims.size()), counts, zero,
                   [&](const Terms &index, const Terms &sum) {
                     Terms from = point;
                     Term weight = zero.like(1);
                     for (auto [dim, taps, i] : llvm::zip(dims, all, index)) {
                       Term at = taps.first + i,
                            size = inputSize(builder, dim.dim);
                       Term part = emitWeight(taps, i);
                       if (taps.sum)
                         part = part / *taps.sum;
                       if (isOutsideExcluded)
                         part = select((at >= 0) & (at < size), part, 0);
                       weight = weight * part;
                       from[dim.dim] = at;
                     }
                     Term element =
                         convert(emitLoadClamped(builder, op, 0, from),
                                 realType, op.isUnsigned(0));
                     return Terms{sum[0] + weight * element};
                   })[0];
}

Term Resize::emit(ScalarBuilder &builder, const Terms &point) const {
  Terms positions, scales;
  for (const ResizedDim &dim : dims) {
    scales.push_back(emitScale(builder, dim));
    Term position = emitPosition(builder, dim, point[dim.dim], scales.back());
    positions.push_back(position);
  }
  std::optional<Term> result;
  if (isNearest() || dims.empty()) {
    Terms from = point;
    for (auto [dim, position] : llvm::zip(dims, positions))
      from[dim.dim] = toBoundedIndex(emitNearest(position));
    result = emitLoadClamped(builder, op, 0, from);
  } else {
    Term sum = emitSum(builder, point, positions, scales);
    result = Term(builder,
                  emitCast(builder, sum, realType, op.getResultElementType()));
  }
  if (coordinates != "tf_crop_and_resize")
    return *result;
  for (auto [dim, position] : llvm::zip(dims, positions)) {
    Term last = real(inputSize(builder, dim.dim)) - 1;
    result = select((position < 0) | (position > last),
                    result->like(extrapolation), *result);
  }
  return *result;
}

Terms emitResizedShape(ScalarBuilder &builder, const Operator &op) {
  const Resize resize(op);
  return resize.emitShape(builder);
}

static FailureOr<IndexedOp> indexResize(const Operator &op) {
  const llvm::StringRef mode = op.getString("mode", "nearest");
  if (!llvm::is_contained({"nearest", "linear", "cubic"}, mode))
    return op.emitError() << "has mode '" << mode << "', which does not exist";
  if (mode != "nearest" && failed(requireNumber(op)))
    return failure();
  if (op.getRank(0) != static_cast<int64_t>(op.getResultShape().size()))
    return op.emitError() << "yields a tensor of another rank";
  if (!op.hasOperand(2) && !op.hasOperand(3))
    return op.emitError() << "has neither scales nor sizes";
  auto resize = std::make_shared<Resize>(op);
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(
      op, [resize](ScalarBuilder &builder) { resize->check(builder); }));
  indexed.nests.push_back(makePointProgram(
      op, [resize](ScalarBuilder &builder, const Terms &point) {
        return resize->emit(builder, point);
      }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getResizeEntries() {
  static constexpr IndexEntry entries[] = {
      {"Resize", indexResize},
  };
  return entries;
}

} // namespace mlir::onnx
