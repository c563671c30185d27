// SPDX-License-Identifier: Apache-2.0
//
// Operators that distribute elements over windows, or know where in a window an
// element is.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/indexed/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

using Numbers = llvm::SmallVector<int64_t>;

/// Returns the attribute, or `count` times the number.
static FailureOr<Numbers> readList(const Operator &op, llvm::StringRef name,
                                   size_t count, int64_t byDefault,
                                   int64_t least) {
  auto given = op.getIntegers(name);
  if (!given)
    return Numbers(count, byDefault);
  if (given->size() != count ||
      llvm::any_of(*given, [&](int64_t number) { return number < least; }))
    return op.emitError() << "expects " << count << " numbers of at least "
                          << least << " in '" << name << "'";
  return *given;
}

//===----------------------------------------------------------------------===//
// ConvTranspose

namespace {

/// One spatial dimension: element i of the operand and k of the kernel go to
/// i * stride + k * dilation - pad.
struct TransposedDim {
  int64_t stride, dilation;
  DimExpr pad;
};

} // namespace

static FailureOr<llvm::SmallVector<TransposedDim>>
readTransposed(const Operator &op) {
  DimExprContext &dims = op.dims();
  const Sizes input = op.getShape(0).drop_front(2);
  const Sizes kernel = op.getShape(1).drop_front(2);
  const Sizes output = op.getResultShape().drop_front(2);
  const size_t count = input.size();
  auto strides = readList(op, "strides", count, 1, 1);
  auto dilations = readList(op, "dilations", count, 1, 1);
  auto extra = readList(op, "output_padding", count, 0, 0);
  auto pads = readList(op, "pads", 2 * count, 0, INT64_MIN);
  if (failed(strides) || failed(dilations) || failed(extra) || failed(pads))
    return failure();
  const llvm::StringRef automatic = op.getString("auto_pad", "NOTSET");
  const bool isGiven = op.getIntegers("output_shape").has_value();
  llvm::SmallVector<TransposedDim> result;
  for (size_t i = 0; i < count; ++i) {
    TransposedDim dim = {(*strides)[i], (*dilations)[i],
                         dims.getConstant((*pads)[i])};
    if (isGiven || automatic.starts_with("SAME")) {
      // The padding follows from the size of the result.
      DimExpr full =
          dims.add(dims.mul(dims.add(input[i], -1), dim.stride),
                   dims.add(dims.mul(dims.add(kernel[i], -1), dim.dilation),
                            1 + (*extra)[i]));
      DimExpr total = dims.max(dims.sub(full, output[i]), 0);
      dim.pad = automatic == "SAME_UPPER" ? dims.floorDiv(total, 2)
                                          : dims.ceilDiv(total, 2);
    } else if (automatic == "VALID") {
      dim.pad = dims.getConstant(0);
    }
    result.push_back(dim);
  }
  return result;
}

/// Each element of the result sums up the elements of the operand that reach
/// it.
static FailureOr<IndexedOp> indexConvTranspose(const Operator &op) {
  const int64_t rank = op.getRank(0);
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)) ||
      failed(requireRank(op, 1, rank, rank)))
    return failure();
  auto window = readTransposed(op);
  if (failed(window))
    return failure();
  const int64_t groups = op.getInteger("group", 1);
  if (groups < 1)
    return op.emitError() << "has no groups";
  DimExprContext &dims = op.dims();
  const Sizes input = op.getShape(0), weights = op.getShape(1);
  const Sizes result = op.getResultShape();
  const DimExpr perGroup = dims.floorDiv(input[1], groups);
  const bool hasBias = op.hasOperand(2);
  const Type type = op.getScalarType(0);
  IndexedOp indexed;
  indexed.nests.push_back(
      makeSizeCheck(op, {{weights[0], input[1]},
                         {dims.mul(perGroup, groups), input[1]},
                         {dims.mul(weights[1], groups), result[1]}}));
  indexed.nests.push_back(makePointProgram(op, [=, window = *window](
                                                   ScalarBuilder &builder,
                                                   const Terms &point) {
    const Terms sizes = emitSizes(builder, input.drop_front(2));
    Terms upper = emitSizes(builder, weights.drop_front(2));
    upper.push_back({builder, builder.size(perGroup)});
    Term perOutput = max(Term(builder, builder.size(weights[1])), 1);
    Term group = point[1] / perOutput;
    Term zero = emitWide({builder, builder.constant(type, 0)});
    Term sum = emitLoops(
        emitZeros(builder, upper.size()), upper, zero,
        [&](const Terms &at, const Terms &before) {
          Term channel = group * upper.back() + at.back();
          Terms from = {point[0], channel};
          Terms weight = {channel, point[1] % perOutput};
          Term isReached = {builder, builder.constant(builder.getI1Type(), 1)};
          for (auto [i, dim] : llvm::enumerate(window)) {
            Term offset = point[i + 2] + Term(builder, builder.size(dim.pad)) -
                          at[i] * dim.dilation;
            Term stride = makeIndex(builder, dim.stride);
            Term index = floorDiv(offset, stride);
            isReached = isReached & (index * stride == offset) & (index >= 0) &
                        (index < sizes[i]);
            from.push_back(index);
            weight.push_back(at[i]);
          }
          Term value = emitIf(
              isReached,
              [&] {
                return Terms{emitWide(emitLoadClamped(builder, op, 0, from)) *
                             emitWide(emitLoadClamped(builder, op, 1, weight))};
              },
              [&] { return Terms{zero}; })[0];
          return Terms{before[0] + value};
        })[0];
    if (hasBias)
      sum = sum + emitWide(emitLoadClamped(builder, op, 2, {point[1]}));
    return emitNarrow(sum, type);
  }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// Col2Im

/// Each element of the image sums up the elements of columns that come from it.
/// Operands 1 and 2 are the sizes of the image and of the blocks.
static FailureOr<IndexedOp> indexCol2Im(const Operator &op) {
  if (failed(requireNumber(op)) || failed(requireRank(op, 0, 3, 3)))
    return failure();
  const Sizes result = op.getResultShape();
  const size_t count = result.size() - 2;
  auto strides = readList(op, "strides", count, 1, 1);
  auto dilations = readList(op, "dilations", count, 1, 1);
  auto pads = readList(op, "pads", 2 * count, 0, INT64_MIN);
  if (failed(strides) || failed(dilations) || failed(pads))
    return failure();
  const Type type = op.getScalarType(0);
  DimExprContext &dims = op.dims();
  IndexedOp indexed;
  indexed.nests.push_back(
      makeSizeCheck(op, {{getListLength(op, 1), dims.getConstant(count)},
                         {op.getShape(0)[0], result[0]}}));
  indexed.nests.push_back(makePointProgram(
      op, [=, strides = *strides, dilations = *dilations,
           pads = *pads](ScalarBuilder &builder, const Terms &point) {
        Terms block, blocks;
        Term area = makeIndex(builder, 1);
        for (auto [i, given] :
             llvm::enumerate(emitList(builder, op, 2, count))) {
          Term size = {builder, builder.size(result[i + 2])};
          builder.failIf(given < 0, ErrorCode::Shape);
          block.push_back(max(given, 0));
          blocks.push_back(floorDiv(size + (pads[i] + pads[count + i]) -
                                        (given - 1) * dilations[i] - 1,
                                    size.like(strides[i])) +
                           1);
          area = area * block.back();
        }
        Term zero = emitWide({builder, builder.constant(type, 0)});
        Term sum = emitLoops(
            emitZeros(builder, count), block, zero,
            [&](const Terms &at, const Terms &before) {
              Term column = makeIndex(builder, 0), row = column;
              Term isReached = {builder,
                                builder.constant(builder.getI1Type(), 1)};
              for (size_t i = 0; i < count; ++i) {
                Term offset = point[i + 2] + pads[i] - at[i] * dilations[i];
                Term index = floorDiv(offset, offset.like(strides[i]));
                isReached = isReached & (index * strides[i] == offset) &
                            (index >= 0) & (index < blocks[i]);
                column = column * blocks[i] + index;
                row = row * block[i] + at[i];
              }
              Term channel = point[1] * area + row;
              const Terms from = {point[0], select(isReached, channel, -1),
                                  column};
              return Terms{
                  before[0] +
                  emitWide(emitLoadOr(builder, op, 0, from,
                                      {builder, builder.constant(type, 0)}))};
            })[0];
        return emitNarrow(sum, type);
      }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// MaxUnpool

/// Writes elements to places that operand 1 holds, as numbers in the tensor
/// that was pooled; this is the beginning of the result.
static FailureOr<IndexedOp> indexMaxUnpool(const Operator &op) {
  const Sizes input = op.getShape(0), result = op.getResultShape();
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, INT64_MAX)) ||
      failed(requireRank(op, 1, input.size(), input.size())))
    return failure();
  const size_t count = input.size() - 2;
  auto kernel = op.getIntegers("kernel_shape");
  auto strides = readList(op, "strides", count, 1, 1);
  auto pads = readList(op, "pads", 2 * count, 0, INT64_MIN);
  if (failed(strides) || failed(pads))
    return failure();
  if (!kernel || kernel->size() != count || result.size() != input.size())
    return op.emitError() << "expects " << count << " sizes of windows";
  DimExprContext &dims = op.dims();
  llvm::SmallVector<DimExpr> pooled = {input[0], input[1]};
  for (size_t i = 0; i < count; ++i)
    pooled.push_back(
        dims.add(dims.mul(dims.add(input[i + 2], -1), (*strides)[i]),
                 (*kernel)[i] - (*pads)[i] - (*pads)[count + i]));
  const Type type = op.getScalarType(0);
  IndexedOp indexed;
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &) -> Term {
        return {builder, builder.constant(type, 0)};
      }));
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    const Terms target = emitSizes(builder, result);
    const Terms shape = emitSizes(builder, pooled);
    Terms upper;
    for (auto [left, right] : llvm::zip(emitSizes(builder, input),
                                        emitSizes(builder, op.getShape(1)))) {
      builder.failIf(left != right, ErrorCode::Shape);
      upper.push_back(min(left, right));
    }
    emitLoops(emitZeros(builder, upper.size()), upper, {},
              [&](const Terms &from, const Terms &) {
                Term rest = toIndex(emitLoad(builder, 1, from));
                Term isInside = rest >= 0;
                Terms to(shape.size(), rest);
                for (size_t i = shape.size(); i-- > 0;) {
                  Term size = max(shape[i], 1);
                  to[i] = i == 0 ? rest : rest % size;
                  rest = rest / size;
                }
                isInside = isInside & emitIsInside(to, target);
                builder.failIf(!isInside, ErrorCode::Index);
                emitIf(isInside, [&] {
                  emitStore(builder, 0, emitLoad(builder, 0, from), to);
                });
                return Terms();
              });
  }));
  return indexed;
}

//===----------------------------------------------------------------------===//
// MaxPool with indices, LpPool

/// Emits a loop over the elements of the window at a point of the result, which
/// carries values.
static Terms emitWindow(
    ScalarBuilder &builder, const llvm::SmallVector<WindowDim> &window,
    const Terms &point, llvm::ArrayRef<Term> initial,
    llvm::function_ref<Terms(const Terms &index, const Terms &carried)> body) {
  Terms lower, upper, starts;
  for (auto [dim, at] : llvm::zip(window, llvm::drop_begin(point, 2))) {
    Term start = at * dim.stride - Term(builder, builder.size(dim.padBegin));
    Term input = {builder, builder.size(dim.input)};
    Term kernel = {builder, builder.size(dim.kernel)};
    auto ceilDivide = [&](Term x) {
      return floorDiv(x + (dim.dilation - 1), x.like(dim.dilation));
    };
    lower.push_back(max(ceilDivide(0 - start), 0));
    upper.push_back(min(ceilDivide(input - start), kernel));
    starts.push_back(start);
  }
  return emitLoops(lower, upper, initial,
                   [&](const Terms &at, const Terms &carried) {
                     Terms index = {point[0], point[1]};
                     for (auto [i, dim] : llvm::enumerate(window))
                       index.push_back(starts[i] + at[i] * dim.dilation);
                     return body(index, carried);
                   });
}

FailureOr<IndexedOp>
makeMaxPoolWithIndices(const Operator &op,
                       const llvm::SmallVector<WindowDim> &window) {
  const bool isUnsigned = op.isUnsigned(0);
  const bool isColumnMajor = op.getInteger("storage_order", 0) != 0;
  const Sizes input = op.getShape(0);
  const TypedAttr least = getLeast(op.getScalarType(0), isUnsigned);
  return makeIndexedOp(makeLoopProgram(
      op, op.getResultShape(), [=](ScalarBuilder &builder, const Terms &point) {
        const Terms sizes = emitSizes(builder, input);
        Term first = {builder, arith::ConstantOp::create(builder, least)};
        const Terms best = emitWindow(
            builder, window, point, {first, makeIndex(builder, -1)},
            [&](const Terms &index, const Terms &before) {
              Term x = emitLoad(builder, 0, index);
              Term position = index[0] * sizes[1] + index[1];
              Term inImage = makeIndex(builder, 0);
              for (size_t i = 2; i < index.size(); ++i) {
                position = position * sizes[i];
                const size_t j = isColumnMajor ? index.size() + 1 - i : i;
                inImage = inImage * sizes[j] + index[j];
              }
              position = position + inImage;
              Term isMore =
                  isUnsigned
                      ? Term(builder, builder.compare(arith::CmpIPredicate::ugt,
                                                      x, before[0]))
                      : x > before[0];
              Term isBetter = isMore | (before[1] < 0);
              return Terms{select(isBetter, x, before[0]),
                           select(isBetter, position, before[1])};
            });
        if (op.hasResult(0))
          emitStore(builder, 0, best[0], point);
        emitStore(builder, 1, convert(max(best[1], 0), builder.getI64Type()),
                  point);
      }));
}

/// (sum of |x|^p)^(1/p)
static Term emitPower(Term x, int64_t p) {
  x = abs(x);
  if (p == 1)
    return x;
  return p == 2 ? x * x : pow(x, x.like(p));
}
static Term emitNorm(Term sum, int64_t p) {
  if (p == 1)
    return sum;
  return p == 2 ? sqrt(sum) : pow(sum, sum.like(1.0 / p));
}

static FailureOr<IndexedOp> indexLpPool(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 3, INT64_MAX)))
    return failure();
  llvm::SmallVector<DimExpr> kernel;
  for (int64_t size : op.getIntegers("kernel_shape").value_or(Numbers()))
    kernel.push_back(op.dims().getConstant(size));
  auto window = readWindow(op, kernel);
  if (failed(window))
    return failure();
  const int64_t p = op.getInteger("p", 2);
  const Type type = op.getScalarType(0);
  return makeIndexedOp(makePointProgram(
      op, [=, window = *window](ScalarBuilder &builder, const Terms &point) {
        Term zero = emitWide({builder, builder.constant(type, 0)});
        Term sum = emitWindow(builder, window, point, zero,
                              [&](const Terms &index, const Terms &before) {
                                Term x = emitWide(emitLoad(builder, 0, index));
                                return Terms{before[0] + emitPower(x, p)};
                              })[0];
        return emitNarrow(emitNorm(sum, p), type);
      }));
}

static FailureOr<IndexedOp> indexGlobalLpPool(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)))
    return failure();
  const int64_t p = op.getInteger("p", 2);
  const Type type = op.getScalarType(0);
  const Sizes spatial = op.getShape(0).drop_front(2);
  return makeIndexedOp(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
        Term zero = emitWide({builder, builder.constant(type, 0)});
        Term sum = emitLoops(emitZeros(builder, spatial.size()),
                             emitSizes(builder, spatial), zero,
                             [&](const Terms &at, const Terms &before) {
                               Terms index = {point[0], point[1]};
                               index.append(at);
                               Term x = emitWide(emitLoad(builder, 0, index));
                               return Terms{before[0] + emitPower(x, p)};
                             })[0];
        return emitNarrow(emitNorm(sum, p), type);
      }));
}

llvm::ArrayRef<IndexEntry> getWindowEntries() {
  static constexpr IndexEntry entries[] = {
      {"Col2Im", indexCol2Im},
      {"ConvTranspose", indexConvTranspose},
      {"GlobalLpPool", indexGlobalLpPool},
      {"LpPool", indexLpPool},
      {"MaxUnpool", indexMaxUnpool},
  };
  return entries;
}

} // namespace mlir::onnx
