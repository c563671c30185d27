// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_state.h"

#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/value_groups.h"

namespace mlir {

RuleValueMapping::~RuleValueMapping() = default;

template <typename T, typename Range>
static llvm::ArrayRef<T> copyTo(llvm::BumpPtrAllocator &arena, Range range) {
  T *copy = arena.Allocate<T>(range.size());
  std::uninitialized_copy(range.begin(), range.end(), copy);
  return {copy, range.size()};
}

ValueRange RuleState::copy(ValueRange values) {
  return ValueRange(copyTo<Value>(arena, values));
}

TypeRange RuleState::copy(TypeRange types) {
  return TypeRange(copyTo<Type>(arena, types));
}

void *RuleState::keep(std::shared_ptr<void> object) {
  kept.push_back(std::move(object));
  return kept.back().get();
}

bool RuleState::remap(ValueRange values,
                      llvm::SmallVectorImpl<Value> &result) const {
  if (!mapping) {
    result.append(values.begin(), values.end());
    return true;
  }
  for (Value value : values)
    if (::mlir::failed(mapping->remap(value, result)))
      return false;
  return true;
}

Operation *RuleState::getOperation(unsigned reg) {
  const RuleValue &value = registers[reg];
  if (Operation *op = value.getOperation())
    return op;
  Value result = value.getValue();
  return result ? result.getDefiningOp() : nullptr;
}

ValueRange RuleState::getValues(unsigned reg) {
  const RuleValue &value = registers[reg];
  ValueRange values = value.getOperation()
                          ? ValueRange(value.getOperation()->getResults())
                          : value.getValues();
  if (!mapping)
    return values;
  llvm::SmallVector<Value> mapped;
  failed |= !remap(values, mapped);
  return copy(ValueRange(mapped));
}

Value RuleState::getValue(unsigned reg) {
  ValueRange values = getValues(reg);
  return values.empty() ? Value() : values.front();
}

ResultRange RuleState::getResults(unsigned reg, unsigned group) {
  return getResultGroup(registers[reg].getOperation(), group);
}

Value RuleState::getResult(unsigned reg, unsigned group) {
  ResultRange results = getResults(reg, group);
  if (results.empty() || !mapping)
    return results.empty() ? Value() : Value(results.front());
  llvm::SmallVector<Value> mapped;
  failed |= !remap(ValueRange(results).take_front(), mapped);
  return mapped.empty() ? Value() : mapped.front();
}

Type RuleState::getType(unsigned reg) {
  const RuleValue &value = registers[reg];
  if (Attribute attribute = value.getAttribute()) {
    auto typed = llvm::dyn_cast<TypedAttr>(attribute);
    return typed ? typed.getType() : Type();
  }
  if (value.getKind() == RuleValue::Kind::Type)
    return value.getType();
  ValueRange values = value.getOperation()
                          ? ValueRange(value.getOperation()->getResults())
                          : value.getValues();
  return values.empty() ? Type() : values.front().getType();
}

Location RuleState::getLocation(unsigned reg) {
  const RuleValue &value = registers[reg];
  if (auto location = value.getLocation())
    return *location;
  if (Operation *op = value.getOperation())
    return op->getLoc();
  ValueRange values = value.getValues();
  if (!values.empty())
    return values.front().getLoc();
  if (auto location =
          llvm::dyn_cast_if_present<LocationAttr>(value.getAttribute()))
    return location;
  return UnknownLoc::get(context);
}

Attribute RuleState::getBool(bool value) {
  return BoolAttr::get(context, value);
}

Attribute RuleState::getNumber(int64_t value) {
  return IntegerAttr::get(IntegerType::get(context, 64),
                          llvm::APInt(64, value, /*isSigned=*/true));
}

Attribute RuleState::getText(llvm::StringRef value) {
  return StringAttr::get(context, value);
}

} // namespace mlir
