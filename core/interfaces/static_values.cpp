// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/static_values.h"

#include "core/ir/structure/matchers.h"

using namespace mlir;

Attribute mlir::getConstantAttribute(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? detail::getConstantAttribute(op) : Attribute();
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

std::optional<int64_t> mlir::getStaticIntValue(OpFoldResult value) {
  const std::optional<int64_t> constant = getConstantIntValue(value);
  return constant && ShapedType::isDynamic(*constant) ? std::nullopt : constant;
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
  Attribute constant = getConstantAttribute(value);
  if (!constant || getConstantIntValue(constant) == ShapedType::kDynamic)
    return value;
  return constant;
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

std::optional<std::pair<llvm::APInt, bool>>
mlir::getConstantAPIntValue(OpFoldResult value) {
  if (value.isNull())
    return std::nullopt;
  auto attribute = llvm::dyn_cast<Attribute>(value);
  if (!attribute)
    attribute = getConstantAttribute(llvm::cast<Value>(value));
  auto integer = llvm::dyn_cast_or_null<IntegerAttr>(attribute);
  if (!integer)
    return std::nullopt;
  return std::pair(integer.getValue(), llvm::isa<IndexType>(integer.getType()));
}

/// Returns the width of a bound and true if its type is index. A constant in a
/// list of indices has type i64.
static std::pair<unsigned, bool> getBoundWidth(OpFoldResult bound) {
  Type type;
  if (auto value = llvm::dyn_cast<Value>(bound))
    type = value.getType();
  else if (auto integer =
               llvm::dyn_cast<IntegerAttr>(llvm::cast<Attribute>(bound)))
    type = integer.getType();
  if (auto integerType = llvm::dyn_cast_or_null<IntegerType>(type))
    return {integerType.getWidth(), false};
  return {IndexType::kInternalStorageBitWidth, true};
}

/// Returns the distance of the bounds. It is not positive if there are no
/// iterations.
static std::optional<llvm::APSInt>
getDistance(OpFoldResult lb, OpFoldResult ub, bool isSigned,
            llvm::function_ref<std::optional<llvm::APSInt>(Value, Value, bool)>
                computeUbMinusLb) {
  auto from = getConstantAPIntValue(lb), to = getConstantAPIntValue(ub);
  if (from.has_value() != to.has_value())
    return std::nullopt;
  if (!from)
    return computeUbMinusLb(llvm::cast<Value>(lb), llvm::cast<Value>(ub),
                            isSigned);
  const llvm::APSInt first(from->first, !isSigned), last(to->first, !isSigned);
  if (last <= first)
    return llvm::APSInt(first.getBitWidth(), !isSigned);
  // The distance fits as an unsigned number.
  return llvm::APSInt(to->first - from->first, /*isUnsigned=*/true);
}

std::optional<llvm::APInt> mlir::constantTripCount(
    OpFoldResult lb, OpFoldResult ub, OpFoldResult step, bool isSigned,
    llvm::function_ref<std::optional<llvm::APSInt>(Value, Value, bool)>
        computeUbMinusLb) {
  const auto width = getBoundWidth(lb);
  if (width != getBoundWidth(ub))
    return std::nullopt;
  if (lb == ub)
    return llvm::APInt(width.first, 0);
  // A step that is not positive (signed, even if the loop compares unsigned) is
  // undefined behavior. Treat it as no iterations.
  const auto knownStep = getConstantAPIntValue(step);
  if (knownStep && knownStep->first.isNonPositive())
    return llvm::APInt(width.first, 0);
  const std::optional<llvm::APSInt> distance =
      getDistance(lb, ub, isSigned, computeUbMinusLb);
  if (!distance)
    return std::nullopt;
  if (distance->isNegative() || distance->isZero())
    return llvm::APInt(width.first, 0);
  if (!knownStep || knownStep->first.getBitWidth() != distance->getBitWidth())
    return std::nullopt;
  return llvm::APIntOps::RoundingUDiv(*distance, knownStep->first,
                                      llvm::APInt::Rounding::UP);
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
  dispatchIndexOpFoldResults(mixedValues, dynamicValues, staticValues);
  return {staticValues, dynamicValues};
}

void mlir::dispatchIndexOpFoldResult(
    OpFoldResult value, llvm::SmallVectorImpl<Value> &dynamicValues,
    llvm::SmallVectorImpl<int64_t> &staticValues) {
  if (auto attribute = llvm::dyn_cast<Attribute>(value)) {
    staticValues.push_back(
        llvm::cast<IntegerAttr>(attribute).getValue().getSExtValue());
    assert(!ShapedType::isDynamic(staticValues.back()) &&
           "a static integer that stands for a value");
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
        dynamic ? getStaticIntValue(dynamic) : std::nullopt;
    if (!constant || (onlyNonNegative && *constant < 0) ||
        (onlyNonZero && *constant == 0))
      continue;
    value = getAsIndexOpFoldResult(dynamic.getContext(), *constant);
    changed = true;
  }
  return success(changed);
}
