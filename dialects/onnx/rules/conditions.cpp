// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/conditions.h"

#include <cmath>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns whether a type tells at least as much as the other.
static bool isAsPrecise(Type type, Type than) {
  if (type == than)
    return true;
  const auto tensor = dyn_cast<TensorType>(type);
  const auto other = dyn_cast<TensorType>(than);
  if (!tensor || !other || tensor.getElementType() != other.getElementType())
    return false;
  if (!other.hasRank())
    return true;
  return tensor.hasRank() &&
         tensor.getShape().size() == other.getShape().size() &&
         llvm::all_of(
             llvm::zip(tensor.getShape(), other.getShape()), [](auto sizes) {
               const auto [size, otherSize] = sizes;
               return size == otherSize || ShapedType::isDynamic(otherSize);
             });
}

bool canReplace(Value result, Value value) {
  if (result.getType() == value.getType())
    return true;
  return isAsPrecise(value.getType(), result.getType()) &&
         llvm::all_of(result.getUsers(), [](Operation *user) {
           return user->getName().getDialectNamespace() == "onnx";
         });
}

std::optional<llvm::ArrayRef<int64_t>> getTypeShape(Value value) {
  const auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return std::nullopt;
  return type.getShape();
}

bool hasShapeOf(Value a, Value b) {
  const auto left = getTypeShape(a), right = getTypeShape(b);
  return left && right && *left == *right &&
         !llvm::is_contained(*left, ShapedType::kDynamic);
}

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return std::nullopt;
  return axis < 0 ? axis + rank : axis;
}

/// Returns whether an element of an attribute is the number.
static bool isNumber(Attribute element, double number) {
  if (auto value = dyn_cast_if_present<FloatAttr>(element)) {
    const double found = value.getValueAsDouble();
    return found == number && std::signbit(found) == std::signbit(number);
  }
  auto value = dyn_cast_if_present<IntegerAttr>(element);
  if (!value)
    return false;
  const llvm::APInt bits = value.getValue();
  if (number == 1)
    return bits.isOne();
  return bits.getSignificantBits() <= 64 &&
         static_cast<double>(bits.getSExtValue()) == number;
}

bool isSplat(Value value, double number) {
  const ElementsAttr elements = getElements(value);
  if (!elements)
    return false;
  if (auto dense = dyn_cast<DenseElementsAttr>(elements);
      dense && dense.isSplat())
    return isNumber(dense.getElement(0), number);
  for (int64_t i = 0; i < elements.getShapedType().getNumElements(); ++i)
    if (!isNumber(elements.getElement(i), number))
      return false;
  return true;
}

std::optional<int64_t> getInteger(Operation *op, llvm::StringRef name) {
  const auto attribute = op->getAttrOfType<IntegerAttr>(name);
  if (!attribute || attribute.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return attribute.getValue().getSExtValue();
}

std::optional<llvm::SmallVector<int64_t>> getIntegers(Operation *op,
                                                      llvm::StringRef name) {
  const auto list = op->getAttrOfType<ArrayAttr>(name);
  if (!list)
    return std::nullopt;
  llvm::SmallVector<int64_t> integers;
  for (Attribute element : list) {
    const auto integer = dyn_cast<IntegerAttr>(element);
    if (!integer || integer.getValue().getSignificantBits() > 64)
      return std::nullopt;
    integers.push_back(integer.getValue().getSExtValue());
  }
  return integers;
}

} // namespace mlir::onnx
