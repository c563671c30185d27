// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/static_values.h"

#include "core/ir/traits.h"

using namespace mlir;

Attribute mlir::getConstantAttribute(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !op->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  // Constants that have no folder hold what they are.
  if (!descriptor || !descriptor->hooks.fold)
    return op->getInherentAttr("value").value_or(nullptr);
  llvm::SmallVector<OpFoldResult, 1> folded;
  if (failed(descriptor->hooks.fold(op, {}, folded)) || folded.size() != 1)
    return nullptr;
  return llvm::dyn_cast_if_present<Attribute>(folded.front());
}

std::optional<int64_t> mlir::getConstantIntValue(OpFoldResult value) {
  if (value.isNull())
    return std::nullopt;
  auto attribute = llvm::dyn_cast<Attribute>(value);
  if (!attribute)
    attribute = getConstantAttribute(llvm::cast<Value>(value));
  auto integer = llvm::dyn_cast_or_null<IntegerAttr>(attribute);
  if (!integer)
    return std::nullopt;
  return integer.getValue().trySExtValue();
}

std::optional<llvm::SmallVector<int64_t>>
mlir::getConstantIntValues(llvm::ArrayRef<OpFoldResult> values) {
  llvm::SmallVector<int64_t> constants;
  for (OpFoldResult value : values) {
    std::optional<int64_t> constant = getConstantIntValue(value);
    if (!constant)
      return std::nullopt;
    constants.push_back(*constant);
  }
  return constants;
}

bool mlir::isConstantIntValue(OpFoldResult value, int64_t expected) {
  return getConstantIntValue(value) == expected;
}

bool mlir::areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> values,
                                  int64_t expected) {
  return llvm::all_of(values, [&](OpFoldResult value) {
    return isConstantIntValue(value, expected);
  });
}

bool mlir::areConstantIntValues(llvm::ArrayRef<OpFoldResult> values,
                                llvm::ArrayRef<int64_t> expected) {
  return values.size() == expected.size() &&
         llvm::all_of(llvm::zip(values, expected), [](auto pair) {
           return isConstantIntValue(std::get<0>(pair), std::get<1>(pair));
         });
}

bool mlir::isZeroInteger(OpFoldResult value) {
  return isConstantIntValue(value, 0);
}

bool mlir::isOneInteger(OpFoldResult value) {
  return isConstantIntValue(value, 1);
}

bool mlir::isEqualConstantIntOrValue(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> constant = getConstantIntValue(a);
  if (constant && constant == getConstantIntValue(b))
    return true;
  auto value = llvm::dyn_cast_if_present<Value>(a);
  return value && value == llvm::dyn_cast_if_present<Value>(b);
}

bool mlir::isEqualConstantIntOrValueArray(llvm::ArrayRef<OpFoldResult> a,
                                          llvm::ArrayRef<OpFoldResult> b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           return isEqualConstantIntOrValue(std::get<0>(pair),
                                            std::get<1>(pair));
         });
}

OpFoldResult mlir::getAsIndexOpFoldResult(MLIRContext *context, int64_t value) {
  return Attribute(IntegerAttr::get(IndexType::get(context), value));
}

llvm::SmallVector<OpFoldResult>
mlir::getAsIndexOpFoldResult(MLIRContext *context,
                             llvm::ArrayRef<int64_t> values) {
  llvm::SmallVector<OpFoldResult> results;
  for (int64_t value : values)
    results.push_back(getAsIndexOpFoldResult(context, value));
  return results;
}

OpFoldResult mlir::getAsOpFoldResult(Value value) {
  if (!value)
    return {};
  if (Attribute constant = getConstantAttribute(value))
    return constant;
  return value;
}

llvm::SmallVector<OpFoldResult> mlir::getAsOpFoldResult(ValueRange values) {
  llvm::SmallVector<OpFoldResult> results;
  for (Value value : values)
    results.push_back(getAsOpFoldResult(value));
  return results;
}

llvm::SmallVector<OpFoldResult> mlir::getAsOpFoldResult(ArrayAttr attributes) {
  llvm::SmallVector<OpFoldResult> results;
  for (Attribute attribute : attributes.getValue())
    results.push_back(attribute);
  return results;
}

llvm::SmallVector<OpFoldResult>
mlir::getMixedValues(llvm::ArrayRef<int64_t> staticValues,
                     ValueRange dynamicValues, MLIRContext *context) {
  Builder builder(context);
  return getMixedValues(staticValues, dynamicValues, builder);
}

llvm::SmallVector<OpFoldResult>
mlir::getMixedValues(llvm::ArrayRef<int64_t> staticValues,
                     ValueRange dynamicValues, Builder &builder) {
  llvm::SmallVector<OpFoldResult> mixedValues;
  size_t used = 0;
  for (int64_t value : staticValues)
    if (ShapedType::isDynamic(value))
      mixedValues.push_back(dynamicValues[used++]);
    else
      mixedValues.push_back(Attribute(builder.getI64IntegerAttr(value)));
  return mixedValues;
}

std::pair<llvm::SmallVector<int64_t>, llvm::SmallVector<Value>>
mlir::decomposeMixedValues(llvm::ArrayRef<OpFoldResult> mixedValues) {
  llvm::SmallVector<int64_t> staticValues;
  llvm::SmallVector<Value> dynamicValues;
  for (OpFoldResult mixed : mixedValues)
    if (auto attribute = llvm::dyn_cast<Attribute>(mixed)) {
      staticValues.push_back(llvm::cast<IntegerAttr>(attribute).getInt());
    } else {
      staticValues.push_back(ShapedType::kDynamic);
      dynamicValues.push_back(llvm::cast<Value>(mixed));
    }
  return {staticValues, dynamicValues};
}

void mlir::dispatchIndexOpFoldResult(
    OpFoldResult value, llvm::SmallVectorImpl<Value> &dynamicValues,
    llvm::SmallVectorImpl<int64_t> &staticValues) {
  if (std::optional<int64_t> constant = getConstantIntValue(value)) {
    staticValues.push_back(*constant);
    return;
  }
  dynamicValues.push_back(llvm::cast<Value>(value));
  staticValues.push_back(ShapedType::kDynamic);
}

void mlir::dispatchIndexOpFoldResults(
    llvm::ArrayRef<OpFoldResult> values,
    llvm::SmallVectorImpl<Value> &dynamicValues,
    llvm::SmallVectorImpl<int64_t> &staticValues) {
  for (OpFoldResult value : values)
    dispatchIndexOpFoldResult(value, dynamicValues, staticValues);
}

LogicalResult
mlir::foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &values,
                           bool onlyNonNegative, bool onlyNonZero) {
  bool changed = false;
  for (OpFoldResult &value : values) {
    auto dynamic = llvm::dyn_cast_if_present<Value>(value);
    std::optional<int64_t> constant =
        dynamic ? getConstantIntValue(dynamic) : std::nullopt;
    if (!constant || (onlyNonNegative && *constant < 0) ||
        (onlyNonZero && *constant == 0))
      continue;
    value = getAsIndexOpFoldResult(dynamic.getContext(), *constant);
    changed = true;
  }
  return success(changed);
}
