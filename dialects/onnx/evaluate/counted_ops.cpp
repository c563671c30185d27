// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/counted_ops.h"

#include <functional>
#include <numeric>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

using Tensors = llvm::ArrayRef<std::optional<ConstantTensor>>;

static int64_t count(llvm::ArrayRef<int64_t> sizes) {
  return std::accumulate(sizes.begin(), sizes.end(), int64_t(1),
                         std::multiplies<int64_t>());
}

/// Returns whether an element is another number than 0; -0.0 is 0.
static bool isNonZero(const ConstantTensor &tensor, int64_t i) {
  const Type element = tensor.getType().getElementType();
  const ScalarBits bits = tensor.read(i);
  if (!isa<FloatType>(element))
    return bits != 0;
  const unsigned width = element.getIntOrFloatBitWidth();
  return (bits & llvm::maskTrailingOnes<ScalarBits>(width - 1)) != 0;
}

static std::vector<int64_t> findNonZero(const ConstantTensor &tensor) {
  std::vector<int64_t> places;
  for (int64_t i = 0; i < tensor.getType().getNumElements(); ++i)
    if (isNonZero(tensor, i))
      places.push_back(i);
  return places;
}

static std::optional<ConstantTensor> create(llvm::ArrayRef<int64_t> shape,
                                            Type element, int64_t maxBytes) {
  const int64_t width = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8u);
  if (count(shape) > maxBytes / width)
    return std::nullopt;
  return ConstantTensor::create(RankedTensorType::get(shape, element));
}

/// Column k of the result is the index of the k-th element that is not 0.
static std::optional<ConstantTensor> evaluateNonZero(const ConstantTensor &data,
                                                     int64_t maxBytes) {
  const llvm::ArrayRef<int64_t> shape = data.getType().getShape();
  if (shape.empty())
    return std::nullopt;
  const std::vector<int64_t> places = findNonZero(data);
  const int64_t columns = places.size();
  auto result =
      create({static_cast<int64_t>(shape.size()), columns},
             IntegerType::get(data.getType().getContext(), 64), maxBytes);
  if (!result)
    return std::nullopt;
  for (auto [column, place] : llvm::enumerate(places)) {
    int64_t rest = place;
    for (size_t axis = shape.size(); axis-- > 0; rest /= shape[axis])
      result->write(static_cast<int64_t>(axis * columns + column),
                    static_cast<ScalarBits>(rest % shape[axis]));
  }
  return result;
}

/// The result has the slices along an axis, or the elements, whose conditions
/// are true.
static std::optional<ConstantTensor>
evaluateCompress(Operation *op, Tensors operands, int64_t maxBytes) {
  const ConstantTensor &data = *operands[0];
  const RankedTensorType type = data.getType();
  llvm::SmallVector<int64_t> shape(type.getShape());
  int64_t axis = 0;
  if (const auto given = op->getAttrOfType<IntegerAttr>("axis")) {
    const int64_t rank = shape.size();
    axis = given.getValue().getSExtValue();
    axis += axis < 0 ? rank : 0;
    if (axis < 0 || axis >= rank)
      return std::nullopt;
  } else {
    shape = {type.getNumElements()};
  }
  const std::vector<int64_t> selected = findNonZero(*operands[1]);
  const int64_t size = shape[axis];
  if (!selected.empty() && selected.back() >= size)
    return std::nullopt;
  const int64_t outer = count(llvm::ArrayRef<int64_t>(shape).take_front(axis));
  const int64_t inner =
      count(llvm::ArrayRef<int64_t>(shape).drop_front(axis + 1));
  shape[axis] = selected.size();
  auto result = create(shape, type.getElementType(), maxBytes);
  if (!result)
    return std::nullopt;
  int64_t to = 0;
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i : selected)
      for (int64_t k = 0; k < inner; ++k)
        result->write(to++, data.read((o * size + i) * inner + k));
  return result;
}

bool isCounted(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  return (name == "onnx.NonZero" && op->getNumOperands() == 1) ||
         (name == "onnx.Compress" && op->getNumOperands() == 2);
}

std::optional<ConstantTensor> evaluateCounted(Operation *op, Tensors operands,
                                              int64_t maxBytes) {
  if (!llvm::all_of(operands, [](const auto &x) { return x.has_value(); }))
    return std::nullopt;
  return op->getName().getStringRef() == "onnx.NonZero"
             ? evaluateNonZero(*operands[0], maxBytes)
             : evaluateCompress(op, operands, maxBytes);
}

} // namespace mlir::onnx
