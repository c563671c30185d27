// SPDX-License-Identifier: Apache-2.0
//
// Operators that read images at positions between elements.
#include <utility>
#include <vector>

#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Loads an element as a float of the type.
static Term loadReal(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, const Terms &index, Type type) {
  return convert(emitLoadClamped(builder, op, operand, index), type,
                 op.isUnsigned(operand));
}

/// Returns the weights of the elements around a position, which is `ratio`
/// after the second one of four, by a cubic polynomial.
static Terms emitCubicWeights(Term ratio) {
  constexpr double a = -0.75;
  auto outer = [&](Term x) {
    return ((x * a - 5 * a) * x + 8 * a) * x - 4 * a;
  };
  auto inner = [&](Term x) { return (x * (a + 2) - (a + 3)) * x * x + 1; };
  return {outer(ratio + 1), inner(ratio), inner(1 - ratio), outer(2 - ratio)};
}

//===----------------------------------------------------------------------===//
// GridSample

namespace {

/// GridSample for any number of spatial dimensions.
class GridSample {
public:
  explicit GridSample(const Operator &op)
      : op(op), mode(op.getString("mode", "linear")),
        padding(op.getString("padding_mode", "zeros")),
        isAligned(op.getInteger("align_corners", 0) != 0),
        real(op.getScalarType(1).isF64()
                 ? op.getScalarType(1)
                 : Type(Float32Type::get(op.getContext()))) {}

  Term emit(ScalarBuilder &builder, const Terms &point) const;

private:
  Term emitReflection(Term position, Term size) const;
  Term emitPosition(ScalarBuilder &builder, const Terms &point, size_t i) const;
  Term emitElement(ScalarBuilder &builder, const Terms &index) const;
  size_t getCount() const { return op.getRank(0) - 2; }

  Operator op;
  llvm::StringRef mode, padding;
  bool isAligned;
  Type real;
};

} // namespace

/// Mirrors a position at the borders until it is inside.
Term GridSample::emitReflection(Term position, Term size) const {
  const double border = isAligned ? 0 : -0.5;
  Term least = size.like(border);
  Term range = size - (1 + 2 * border);
  // A range of 0 has one position.
  range = select(range > 0, range, 1);
  Term distance = position - least;
  Term period = range * 2;
  Term inPeriod = distance - floor(distance / period) * period;
  Term mirrored = select(inPeriod > range, period - inPeriod, inPeriod) + least;
  return select(size > 1 + 2 * border, mirrored, least);
}

/// Returns the position in spatial dimension `i`. The last dimension has the
/// first coordinate.
Term GridSample::emitPosition(ScalarBuilder &builder, const Terms &point,
                              size_t i) const {
  Terms index = {point[0]};
  index.append(point.begin() + 2, point.end());
  index.push_back(makeIndex(builder, getCount() - 1 - i));
  Term given = loadReal(builder, op, 1, index, real);
  Term size = convert(Term(builder, builder.size(op.getShape(0)[i + 2])), real);
  Term position =
      isAligned ? (given + 1) / 2 * (size - 1) : ((given + 1) * size - 1) / 2;
  if (mode == "nearest")
    position = roundEven(position);
  if (padding == "zeros")
    return position;
  // Positions between the border and the center of the first or last element
  // remain, which matters to the cubic function.
  const double border = isAligned ? 0 : -0.5;
  Term isInside = (position >= border) & (position <= size - (1 + border));
  Term moved = padding == "border" ? max(min(position, size - 1), 0)
                                   : emitReflection(position, size);
  return select(isInside, position, moved);
}

/// Returns the element at an index that may be outside.
Term GridSample::emitElement(ScalarBuilder &builder, const Terms &index) const {
  Terms from = index;
  if (padding == "reflection")
    for (auto [i, size] :
         llvm::enumerate(emitSizes(builder, op.getShape(0).drop_front(2)))) {
      Term at = from[i + 2];
      Term isInside = (at >= 0) & (at < size);
      Term mirrored = toBoundedIndex(
          emitReflection(convert(at, real), convert(size, real)));
      from[i + 2] = select(isInside, at, mirrored);
    }
  if (padding != "zeros")
    return emitLoadClamped(builder, op, 0, from);
  Term zero = {builder, builder.constant(op.getScalarType(0), 0)};
  return emitLoadOr(builder, op, 0, from, zero);
}

Term GridSample::emit(ScalarBuilder &builder, const Terms &point) const {
  Terms positions, left;
  for (size_t i = 0; i < getCount(); ++i) {
    positions.push_back(emitPosition(builder, point, i));
    left.push_back(floor(positions.back()));
  }
  auto getIndex = [&](llvm::function_ref<Term(size_t)> at) {
    Terms index = {point[0], point[1]};
    for (size_t i = 0; i < getCount(); ++i)
      index.push_back(at(i));
    return index;
  };
  if (mode == "nearest")
    return emitElement(builder, getIndex([&](size_t i) {
                         return toBoundedIndex(positions[i]);
                       }));

  const bool isCubic = mode == "cubic";
  const int64_t taps = isCubic ? 4 : 2;
  llvm::SmallVector<Terms, 3> weights;
  for (size_t i = 0; i < getCount(); ++i) {
    Term ratio = positions[i] - left[i];
    weights.push_back(isCubic ? emitCubicWeights(ratio)
                              : Terms{1 - ratio, ratio});
  }
  // One term for each combination of the taps of all dimensions.
  int64_t combinations = 1;
  for (size_t i = 0; i < getCount(); ++i)
    combinations *= taps;
  std::optional<Term> sum;
  for (int64_t number = 0; number < combinations; ++number) {
    llvm::SmallVector<int64_t> tap(getCount());
    int64_t rest = number;
    for (size_t i = getCount(); i-- > 0; rest /= taps)
      tap[i] = rest % taps;
    Term element = emitElement(builder, getIndex([&](size_t i) {
                                 return toBoundedIndex(
                                     left[i] + (tap[i] - (isCubic ? 1 : 0)));
                               }));
    Term part = convert(element, real, op.isUnsigned(0));
    for (size_t i = 0; i < getCount(); ++i)
      part = part * weights[i][tap[i]];
    sum = sum ? *sum + part : part;
  }
  return {builder, emitCast(builder, *sum, real, op.getResultElementType())};
}

static FailureOr<IndexedOp> indexGridSample(const Operator &op) {
  const int64_t rank = op.getRank(0);
  if (failed(requireNumber(op)) || failed(requireFloat(op, 1)) ||
      failed(requireRank(op, 0, 3, 5)) ||
      failed(requireRank(op, 1, rank, rank)))
    return failure();
  const Sizes grid = op.getShape(1), result = op.getResultShape();
  std::vector<std::pair<DimExpr, DimExpr>> pairs = {
      {grid[0], op.getShape(0)[0]},
      {result[0], grid[0]},
      {result[1], op.getShape(0)[1]},
      {grid.back(), op.dims().getConstant(rank - 2)}};
  for (int64_t i = 2; i < rank; ++i)
    pairs.push_back({grid[i - 1], result[i]});
  const GridSample sample(op);
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  indexed.nests.push_back(makePointProgram(
      op, [sample](ScalarBuilder &builder, const Terms &point) {
        return sample.emit(builder, point);
      }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// AffineGrid

/// The product of a matrix of each batch with the position of each point, whose
/// coordinates are from -1 to 1.
static FailureOr<IndexedOp> indexAffineGrid(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, 3)))
    return failure();
  const Sizes result = op.getResultShape();
  const int64_t count = result.size() - 2;
  const bool isAligned = op.getInteger("align_corners", 0) != 0;
  const Type type = op.getScalarType(0);
  const Sizes theta = op.getShape(0);
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(
      op, {{theta[0], result[0]},
           {theta[1], op.dims().getConstant(count)},
           {theta[2], op.dims().getConstant(count + 1)},
           {result.back(), op.dims().getConstant(count)},
           {getListLength(op, 1), op.dims().getConstant(count + 2)}}));
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
        auto load = [&](int64_t column) {
          return emitWide(emitLoadClamped(
              builder, op, 0,
              {point[0], point[count + 1], makeIndex(builder, column)}));
        };
        Term sum = load(count);
        for (int64_t i = 0; i < count; ++i) {
          // The first coordinate is along the last dimension.
          const unsigned dim = count - i;
          Term size =
              convert(Term(builder, builder.size(result[dim])), sum.getType());
          Term at = convert(point[dim], sum.getType());
          Term position = isAligned ? at * 2 / max(size - 1, 1) - 1
                                    : (at * 2 + 1) / size - 1;
          sum = sum + load(i) * position;
        }
        return emitNarrow(sum, type);
      }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// RoiAlign

namespace {

/// One dimension of a region.
struct RoiDim {
  Term start, step, samples, size;
};

} // namespace

static RoiDim emitRoiDim(ScalarBuilder &builder, const Operator &op,
                         Term number, unsigned dim, Type real) {
  const bool isHalfPixel = op.getString("coordinate_transformation_mode",
                                        "half_pixel") == "half_pixel";
  const double scale = op.getFloat("spatial_scale", 1);
  const double offset = isHalfPixel ? 0.5 : 0;
  const bool isWidth = dim == 3;
  auto load = [&](int64_t column) {
    Term edge =
        loadReal(builder, op, 1, {number, makeIndex(builder, column)}, real);
    return edge * scale - offset;
  };
  Term start = load(isWidth ? 0 : 1), end = load(isWidth ? 2 : 3);
  Term extent = end - start;
  if (!isHalfPixel)
    extent = max(extent, 1);
  Term output =
      convert(Term(builder, builder.size(op.getResultShape()[dim])), real);
  Term step = extent / output;
  const int64_t ratio = op.getInteger("sampling_ratio", 0);
  Term samples = ratio > 0 ? makeIndex(builder, ratio)
                           : max(toBoundedIndex(ceil(step)), 0);
  return {start, step, samples,
          Term(builder, builder.size(op.getShape(0)[dim]))};
}

/// Returns the position of a sample.
static Term emitSample(const RoiDim &dim, Term bin, Term sample, Type real) {
  return dim.start + convert(bin, real) * dim.step +
         (convert(sample, real) + 0.5) * dim.step / convert(dim.samples, real);
}

/// The mean or the maximum of samples of a bin of a region.
static FailureOr<IndexedOp> indexRoiAlign(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireFloat(op, 1)) ||
      failed(requireRank(op, 0, 4, 4)) || failed(requireRank(op, 1, 2, 2)) ||
      failed(requireRank(op, 2, 1, 1)))
    return failure();
  const bool isMaximum = op.getString("mode", "avg") == "max";
  const Type type = op.getScalarType(0);
  const Type real =
      type.isF64() ? type : Type(Float32Type::get(op.getContext()));
  const Sizes result = op.getResultShape();
  IndexedOp indexed;
  indexed.nests.push_back(
      makeSizeCheck(op, {{op.getShape(1)[0], result[0]},
                         {op.getShape(2)[0], result[0]},
                         {op.getShape(0)[1], result[1]},
                         {op.getShape(1)[1], op.dims().getConstant(4)}}));
  indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                   const Terms &point) {
    Term given = toIndex(emitLoadClamped(builder, op, 2, {point[0]}));
    Term images = {builder, builder.size(op.getShape(0)[0])};
    Term isImage = (given >= 0) & (given < images);
    builder.failIf(!isImage, ErrorCode::Index);
    Term image = select(isImage, given, 0);
    const RoiDim rows = emitRoiDim(builder, op, point[0], 2, real);
    const RoiDim columns = emitRoiDim(builder, op, point[0], 3, real);
    Term zero = {builder, builder.constant(real, 0)};
    Term first = {builder, arith::ConstantOp::create(
                               builder, isMaximum ? getLeast(real, false)
                                                  : getNumber(real, 0))};
    // Returns the two elements around a position, and their weights.
    auto getNeighbors = [&](Term position, Term size) {
      Term inside = max(position, 0);
      Term low = min(toBoundedIndex(inside), size - 1);
      Term high = min(low + 1, size - 1);
      Term ratio = select(low >= size - 1, 0, inside - convert(low, real));
      return std::pair(Terms{low, high}, Terms{1 - ratio, ratio});
    };
    Term total = emitLoops(
        emitZeros(builder, 2), {rows.samples, columns.samples}, first,
        [&](const Terms &at, const Terms &before) {
          Term y = emitSample(rows, point[2], at[0], real);
          Term x = emitSample(columns, point[3], at[1], real);
          Term isOutside = (y < -1) | (y > convert(rows.size, real)) |
                           (x < -1) | (x > convert(columns.size, real)) |
                           !isImage;
          const auto [yIndex, yWeight] = getNeighbors(y, rows.size);
          const auto [xIndex, xWeight] = getNeighbors(x, columns.size);
          std::optional<Term> combined;
          for (unsigned i : {0, 1})
            for (unsigned j : {0, 1}) {
              Term element = convert(
                  emitLoadClamped(builder, op, 0,
                                  {image, point[1], yIndex[i], xIndex[j]}),
                  real);
              Term part = yWeight[i] * xWeight[j] * element;
              if (!combined)
                combined = part;
              else
                combined = isMaximum ? max(*combined, part) : *combined + part;
            }
          Term sample = select(isOutside, zero, *combined);
          return Terms{isMaximum ? max(before[0], sample) : before[0] + sample};
        })[0];
    Term count = rows.samples * columns.samples;
    Term combined = isMaximum ? total : total / convert(max(count, 1), real);
    return convert(select(count > 0, combined, zero), type);
  }));
  return indexed;
}

/// Returns the first element of a bin of a region, and that after the last one.
static std::pair<Term, Term> emitBin(ScalarBuilder &builder, const Operator &op,
                                     Term number, Term bin, unsigned dim,
                                     Type real) {
  const double scale = op.getFloat("spatial_scale", 1);
  Term output =
      convert(Term(builder, builder.size(op.getResultShape()[dim])), real);
  Term size = {builder, builder.size(op.getShape(0)[dim])};
  auto load = [&](int64_t column) {
    Term edge =
        loadReal(builder, op, 1, {number, makeIndex(builder, column)}, real);
    // Halves are rounded away from 0.
    Term scaled = edge * scale;
    return select(scaled < 0, ceil(scaled - 0.5), floor(scaled + 0.5));
  };
  const int64_t first = dim == 3 ? 1 : 2;
  Term start = load(first), end = load(first + 2);
  Term step = max(end - start + 1, 1) / output;
  auto clamp = [&](Term position) {
    return max(min(toBoundedIndex(position + start), size), 0);
  };
  return {clamp(floor(convert(bin, real) * step)),
          clamp(ceil((convert(bin, real) + 1) * step))};
}

/// The maximum of the elements of a bin of a region, 0 if there are none.
static FailureOr<IndexedOp> indexMaxRoiPool(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireFloat(op, 1)) ||
      failed(requireRank(op, 0, 4, 4)) || failed(requireRank(op, 1, 2, 2)))
    return failure();
  const Type type = op.getScalarType(0);
  const Type real =
      type.isF64() ? type : Type(Float32Type::get(op.getContext()));
  const Sizes result = op.getResultShape();
  const TypedAttr least = getLeast(type, false);
  IndexedOp indexed;
  indexed.nests.push_back(
      makeSizeCheck(op, {{op.getShape(1)[0], result[0]},
                         {op.getShape(0)[1], result[1]},
                         {op.getShape(1)[1], op.dims().getConstant(5)}}));
  indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                   const Terms &point) {
    Term given = toBoundedIndex(
        loadReal(builder, op, 1, {point[0], makeIndex(builder, 0)}, real));
    Term images = {builder, builder.size(op.getShape(0)[0])};
    builder.failIf((given < 0) | (given >= images), ErrorCode::Index);
    const auto rows = emitBin(builder, op, point[0], point[2], 2, real);
    const auto columns = emitBin(builder, op, point[0], point[3], 3, real);
    Term first = {builder, arith::ConstantOp::create(builder, least)};
    Term greatest =
        emitLoops({rows.first, columns.first}, {rows.second, columns.second},
                  first, [&](const Terms &at, const Terms &before) {
                    Term x = emitLoadClamped(builder, op, 0,
                                             {given, point[1], at[0], at[1]});
                    return Terms{max(before[0], x)};
                  })[0];
    Term isEmpty =
        (rows.second <= rows.first) | (columns.second <= columns.first);
    return select(isEmpty, 0, greatest);
  }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// DeformConv

/// A convolution of elements at positions that operand 2 moves and operand 4
/// weighs.
static FailureOr<IndexedOp> indexDeformConv(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  for (unsigned operand : {0, 1, 2})
    if (failed(requireRank(op, operand, 4, 4)))
      return failure();
  const Sizes weights = op.getShape(1), result = op.getResultShape();
  auto getList = [&](llvm::StringRef name, llvm::ArrayRef<int64_t> byDefault) {
    auto given = op.getIntegers(name);
    return given && given->size() == byDefault.size()
               ? *given
               : llvm::SmallVector<int64_t>(byDefault);
  };
  const auto strides = getList("strides", {1, 1});
  const auto dilations = getList("dilations", {1, 1});
  const auto pads = getList("pads", {0, 0, 0, 0});
  const int64_t groups = op.getInteger("group", 1);
  const int64_t offsetGroups = op.getInteger("offset_group", 1);
  if (groups < 1 || offsetGroups < 1)
    return op.emitError() << "has no groups";
  DimExprContext &dims = op.dims();
  const DimExpr perGroup = dims.floorDiv(weights[0], groups);
  const DimExpr perOffset = dims.floorDiv(op.getShape(0)[1], offsetGroups);
  const DimExpr area = dims.mul(weights[2], weights[3]);
  const Sizes offset = op.getShape(2);
  std::vector<std::pair<DimExpr, DimExpr>> pairs = {
      {dims.mul(weights[1], dims.getConstant(groups)), op.getShape(0)[1]},
      {dims.mul(perGroup, groups), weights[0]},
      {dims.mul(perOffset, offsetGroups), op.getShape(0)[1]},
      {offset[0], result[0]},
      {offset[1], dims.mul(area, 2 * offsetGroups)},
      {offset[2], result[2]},
      {offset[3], result[3]}};
  const bool hasBias = op.hasOperand(3), hasMask = op.hasOperand(4);
  const Type type = op.getScalarType(0);
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, std::move(pairs)));
  indexed.nests.push_back(makePointProgram(op, [=](ScalarBuilder &builder,
                                                   const Terms &point) {
    const Terms kernel = emitSizes(builder, weights.drop_front(1));
    Term zero = emitWide({builder, builder.constant(type, 0)});
    const Type real = zero.getType();
    Term group = point[1] / max(Term(builder, builder.size(perGroup)), 1);
    Term positions = {builder, builder.size(area)};
    Term sum = emitLoops(
        emitZeros(builder, 3), kernel, zero,
        [&](const Terms &at, const Terms &before) {
          Term channel = group * kernel[0] + at[0];
          Term offsetGroup =
              channel / max(Term(builder, builder.size(perOffset)), 1);
          Term entry = offsetGroup * positions + at[1] * kernel[2] + at[2];
          auto getAt = [&](unsigned operand, Term index) {
            return emitWide(emitLoadClamped(
                builder, op, operand, {point[0], index, point[2], point[3]}));
          };
          Terms left, ratio;
          for (unsigned i : {0, 1}) {
            Term base =
                point[2 + i] * strides[i] - pads[i] + at[1 + i] * dilations[i];
            Term position = convert(base, real) + getAt(2, entry * 2 + i);
            left.push_back(floor(position));
            ratio.push_back(position - left.back());
          }
          Term value = zero;
          for (unsigned i : {0, 1})
            for (unsigned j : {0, 1}) {
              Term element = emitWide(
                  emitLoadOr(builder, op, 0,
                             {point[0], channel, toBoundedIndex(left[0] + i),
                              toBoundedIndex(left[1] + j)},
                             {builder, builder.constant(type, 0)}));
              value = value + element * (i ? ratio[0] : 1 - ratio[0]) *
                                  (j ? ratio[1] : 1 - ratio[1]);
            }
          if (hasMask)
            value = value * getAt(4, entry);
          Term weight =
              emitWide(emitLoad(builder, 1, {point[1], at[0], at[1], at[2]}));
          return Terms{before[0] + value * weight};
        })[0];
    if (hasBias)
      sum = sum + emitWide(emitLoadClamped(builder, op, 3, {point[1]}));
    return emitNarrow(sum, type);
  }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getSamplingEntries() {
  static constexpr IndexEntry entries[] = {
      {"AffineGrid", indexAffineGrid}, {"DeformConv", indexDeformConv},
      {"GridSample", indexGridSample}, {"MaxRoiPool", indexMaxRoiPool},
      {"RoiAlign", indexRoiAlign},
  };
  return entries;
}

} // namespace mlir::onnx
