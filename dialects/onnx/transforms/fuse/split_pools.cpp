// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/fuse/split_pools.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/transforms/decomposition/node_builder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// A window with more elements along a dimension remains.
static constexpr int64_t maxKernel = 32;

namespace {

/// A window that slides over a spatial dimension.
struct PoolDim {
  int64_t kernel, dilation, padBegin, padEnd;
};

/// Creates the slices of one pool.
class PoolSplitter {
public:
  explicit PoolSplitter(Operation *op)
      : op(op), builder(op->getLoc(), op),
        type(dyn_cast<RankedTensorType>(op->getOperand(0).getType())),
        isMean(op->getName().getStringRef() == "onnx.AveragePool") {}

  /// Returns whether the pool can be split.
  bool analyze();
  Value run();

private:
  bool readWindow();
  bool canDivide() const;
  bool isDivisorComputed(size_t i) const;
  std::optional<SmallVector<int64_t>> getList(llvm::StringRef name,
                                              int64_t byDefault, size_t size);
  Value node(llvm::StringRef name, ArrayRef<Value> operands, Type result);
  Value pad(Value image, size_t from, size_t to);
  Value combineWindows(Value image, size_t i);
  Value count(size_t i);
  Value divide(Value sums);
  Value slice(Value image, int64_t axis, int64_t begin, int64_t removed);
  Type resize(Type image, int64_t axis, int64_t added);

  Operation *op;
  NodeBuilder builder;
  RankedTensorType type;
  /// Whether the pool computes means, instead of greatest elements.
  bool isMean;
  SmallVector<PoolDim> dims;
};

} // namespace

/// Returns the integers of an attribute, or nothing if their number is wrong.
std::optional<SmallVector<int64_t>>
PoolSplitter::getList(llvm::StringRef name, int64_t byDefault, size_t size) {
  if (!op->hasAttr(name))
    return SmallVector<int64_t>(size, byDefault);
  auto numbers = getIntegers(op, name);
  if (numbers && numbers->size() != size)
    return std::nullopt;
  return numbers;
}

bool PoolSplitter::analyze() {
  if (!type || type.getRank() < 3 || type.getEncoding() ||
      !type.getElementType().isIntOrFloat() ||
      llvm::any_of(op->getResults().drop_front(),
                   [](Value result) {
                     return !isa<NoneType>(result.getType()) ||
                            !result.use_empty();
                   }) ||
      !readWindow() || (isMean && !canDivide()))
    return false;
  return llvm::any_of(dims, [](const PoolDim &dim) { return dim.kernel > 1; });
}

/// Returns whether the pool counts the padding with the elements.
static bool countsPadding(Operation *op) {
  auto count = op->getAttrOfType<IntegerAttr>("count_include_pad");
  return count && !count.getValue().isZero();
}

/// Returns whether the counts of elements are exact in the type of the sums.
bool PoolSplitter::canDivide() const {
  return type.getElementType().isF32() || type.getElementType().isF64();
}

/// Returns whether only a run determines how many elements of a dimension the
/// windows have.
bool PoolSplitter::isDivisorComputed(size_t i) const {
  return !countsPadding(op) && type.isDynamicDim(i + 2) &&
         (dims[i].padBegin != 0 || dims[i].padEnd != 0);
}

/// Reads the attributes; returns false if the pool remains.
bool PoolSplitter::readWindow() {
  const size_t rank = type.getRank() - 2;
  const auto kernel = getList("kernel_shape", 0, rank);
  const auto strides = getList("strides", 1, rank);
  const auto dilations = getList("dilations", 1, rank);
  const auto pads = getList("pads", 0, 2 * rank);
  auto mode = op->getAttrOfType<StringAttr>("auto_pad");
  if (!kernel || !strides || !dilations || !pads ||
      llvm::any_of(*strides, [](int64_t stride) { return stride != 1; }))
    return false;
  for (size_t i = 0; i < rank; ++i) {
    PoolDim dim = {(*kernel)[i], (*dilations)[i], (*pads)[i],
                   (*pads)[i + rank]};
    if (dim.kernel < 1 || dim.kernel > maxKernel || dim.dilation < 1 ||
        dim.dilation > maxKernel)
      return false;
    const int64_t extent = (dim.kernel - 1) * dim.dilation;
    if (mode && mode.getValue() == "VALID")
      dim.padBegin = dim.padEnd = 0;
    else if (mode && mode.getValue() == "SAME_UPPER")
      dim.padEnd = extent - (dim.padBegin = extent / 2);
    else if (mode && mode.getValue() == "SAME_LOWER")
      dim.padBegin = extent - (dim.padEnd = extent / 2);
    if (dim.padBegin < 0 || dim.padEnd < 0 || dim.padBegin > extent ||
        dim.padEnd > extent)
      return false;
    const int64_t size = type.getDimSize(i + 2);
    if (!ShapedType::isDynamic(size) &&
        size + dim.padBegin + dim.padEnd - extent < dim.kernel)
      return false;
    dims.push_back(dim);
  }
  return true;
}

/// Creates an operator with this type of its result.
Value PoolSplitter::node(llvm::StringRef name, ArrayRef<Value> operands,
                         Type result) {
  Value value = builder.node(name, operands);
  value.setType(result);
  return value;
}

/// Returns the type of an image after the size of a dimension has changed.
Type PoolSplitter::resize(Type image, int64_t axis, int64_t added) {
  auto current = cast<RankedTensorType>(image);
  SmallVector<int64_t> shape(current.getShape());
  if (!ShapedType::isDynamic(shape[axis]))
    shape[axis] += added;
  return RankedTensorType::get(shape, current.getElementType());
}

/// Pads the dimensions from number `from` to before `to`.
Value PoolSplitter::pad(Value image, size_t from, size_t to) {
  SmallVector<int64_t> pads(2 * type.getRank(), 0);
  Type result = image.getType();
  for (size_t i = from; i < to; ++i) {
    pads[i + 2] = dims[i].padBegin;
    pads[type.getRank() + i + 2] = dims[i].padEnd;
    result = resize(result, i + 2, dims[i].padBegin + dims[i].padEnd);
  }
  if (llvm::all_of(pads, [](int64_t size) { return size == 0; }))
    return image;
  const Type element = type.getElementType();
  const Attribute number = isMean
                               ? getNumber(element, 0)
                               : getLeast(element, element.isUnsignedInteger());
  Value value = builder.constant(
      DenseElementsAttr::get(RankedTensorType::get({}, element), {number}));
  return node("Pad", {image, builder.list(pads), value, builder.noValue()},
              result);
}

/// Returns the elements from `begin` on, `removed` fewer than there are.
Value PoolSplitter::slice(Value image, int64_t axis, int64_t begin,
                          int64_t removed) {
  const int64_t end = begin == removed ? INT64_MAX : begin - removed;
  Value part =
      builder.slice(image, axis, builder.list(begin), builder.list(end));
  part.setType(resize(image.getType(), axis, -removed));
  return part;
}

/// Combines the elements of each window along a dimension.
Value PoolSplitter::combineWindows(Value image, size_t i) {
  const PoolDim &dim = dims[i];
  if (dim.kernel == 1)
    return image;
  const int64_t extent = (dim.kernel - 1) * dim.dilation;
  SmallVector<Value> parts;
  for (int64_t k = 0; k < dim.kernel; ++k)
    parts.push_back(slice(image, i + 2, k * dim.dilation, extent));
  return node(isMean ? "Sum" : "Max", parts, parts.front().getType());
}

Value PoolSplitter::run() {
  Value image = pad(op->getOperand(0), 0, dims.size());
  for (size_t i = 0; i < dims.size(); ++i)
    image = combineWindows(image, i);
  return isMean ? divide(image) : image;
}

/// Returns how many elements each window has along a dimension, as the pool of
/// ones, a tensor that has size 1 along the other dimensions.
Value PoolSplitter::count(size_t i) {
  const Type integer = builder.getI64Type();
  const int64_t axis = i + 2, rank = type.getRank();
  SmallVector<Value> sizes(rank, builder.list(1));
  sizes[axis] = builder.size(op->getOperand(0), axis);
  sizes[axis].setType(RankedTensorType::get({1}, integer));
  Value shape = builder.concat(sizes, 0);
  shape.setType(RankedTensorType::get({rank}, integer));
  const Type element = type.getElementType();
  const Attribute number = getNumber(element, 1);
  const auto one =
      DenseElementsAttr::get(RankedTensorType::get({1}, element), {number});
  Value ones = builder.node("ConstantOfShape", shape,
                            builder.getNamedAttr("value", one), element);
  SmallVector<int64_t> onesShape(rank, 1);
  onesShape[axis] = ShapedType::kDynamic;
  ones.setType(RankedTensorType::get(onesShape, element));
  return combineWindows(pad(ones, i, i + 1), i);
}

/// Divides the sum of each window by the number of its elements: a tensor that
/// has size 1 along dimensions where all windows are inside.
Value PoolSplitter::divide(Value sums) {
  SmallVector<int64_t> shape(type.getRank(), 1);
  SmallVector<int64_t> counts = {1};
  for (auto [i, dim] : llvm::enumerate(dims)) {
    SmallVector<int64_t> own = {isDivisorComputed(i) ? 1 : dim.kernel};
    if (!isDivisorComputed(i) && !countsPadding(op) &&
        (dim.padBegin != 0 || dim.padEnd != 0)) {
      const int64_t size = type.getDimSize(i + 2);
      const int64_t last = size + dim.padEnd - (dim.kernel - 1) * dim.dilation;
      own.clear();
      for (int64_t begin = -dim.padBegin; begin < last; ++begin) {
        int64_t count = 0;
        for (int64_t k = 0; k < dim.kernel; ++k) {
          const int64_t at = begin + k * dim.dilation;
          count += at >= 0 && at < size;
        }
        own.push_back(count);
      }
    }
    shape[i + 2] = own.size();
    SmallVector<int64_t> products;
    for (int64_t count : counts)
      for (int64_t factor : own)
        products.push_back(count * factor);
    counts = std::move(products);
  }
  SmallVector<Attribute> numbers;
  for (int64_t count : counts)
    numbers.push_back(getNumber(type.getElementType(), count));
  Value divisor = builder.constant(DenseElementsAttr::get(
      RankedTensorType::get(shape, type.getElementType()), numbers));
  for (size_t i = 0; i < dims.size(); ++i) {
    if (!isDivisorComputed(i))
      continue;
    shape[i + 2] = ShapedType::kDynamic;
    divisor = node("Mul", {divisor, count(i)},
                   RankedTensorType::get(shape, type.getElementType()));
  }
  return node("Div", {sums, divisor}, sums.getType());
}

void splitPools(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    const llvm::StringRef name = op.getName().getStringRef();
    if (name != "onnx.MaxPool" && name != "onnx.AveragePool")
      continue;
    PoolSplitter splitter(&op);
    if (!splitter.analyze())
      continue;
    Value result = splitter.run();
    // Sizes that are known stay known.
    result.setType(op.getResult(0).getType());
    op.getResult(0).replaceAllUsesWith(result);
    if (op.use_empty())
      op.erase();
  }
}

} // namespace mlir::onnx
