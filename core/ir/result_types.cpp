// SPDX-License-Identifier: Apache-2.0
#include "core/ir/result_types.h"

#include "core/ir/expression.h"
#include "core/ir/operation_state.h"
#include "core/ir/properties.h"
#include "core/ir/value_groups.h"

namespace mlir {
namespace {

ExprValue listTypes(llvm::ArrayRef<Type> types) {
  std::vector<ExprValue> list;
  for (Type type : types)
    list.emplace_back(type);
  return ExprValue(std::move(list));
}

void addTypes(const ExprValue &value, llvm::SmallVectorImpl<Type> &types) {
  if (Type type = value.getType())
    types.push_back(type);
  for (const ExprValue &element : value.getList())
    if (Type type = element.getType())
      types.push_back(type);
}

/// An inherent attribute of an operation to be.
Attribute getAttribute(const OperationState &state, unsigned index) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  const FieldDescriptor &field = descriptor.properties.fields[index];
  if (Attribute given = state.attributes.get(field.name))
    return given;
  const void *properties = state.getPropertiesStorage();
  return properties ? getField<Attribute>(field, properties) : Attribute();
}

/// The types of a group of operands of an operation to be.
void getOperandTypes(const OperationState &state, unsigned index,
                     llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  llvm::ArrayRef<int32_t> segments;
  const FieldDescriptor *field =
      lookupProperty(descriptor.properties, "operandSegmentSizes");
  if (field && state.getPropertiesStorage())
    segments = {&getField<int32_t>(*field, state.getPropertiesStorage()),
                field->count};
  const GroupBounds bounds =
      getGroup(descriptor.operands, state.operands.size(), segments, index);
  for (Value operand :
       llvm::ArrayRef(state.operands).slice(bounds.first, bounds.size))
    types.push_back(operand.getType());
}

bool isSingle(const ValueDescriptor &value) {
  return value.multiplicity == Multiplicity::Single;
}

/// By one rule, all of whose sources are known.
LogicalResult
applyResultRule(const OperationState &state, const TypeRule &rule,
                llvm::ArrayRef<llvm::SmallVector<Type, 1>> results,
                llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  llvm::SmallVector<Type, 1> source;
  bool asList = false;
  switch (rule.source) {
  case TypeRule::Source::None:
    return failure();
  case TypeRule::Source::Operand:
    getOperandTypes(state, rule.index, source);
    asList = !isSingle(descriptor.operands[rule.index]);
    break;
  case TypeRule::Source::Result:
    source.append(results[rule.index].begin(), results[rule.index].end());
    asList = !isSingle(descriptor.results[rule.index]);
    break;
  case TypeRule::Source::Attribute:
    if (auto typed =
            llvm::dyn_cast_or_null<TypedAttr>(getAttribute(state, rule.index)))
      source.push_back(typed.getType());
    break;
  case TypeRule::Source::Expression:
    break;
  }
  const bool needsSource = rule.source != TypeRule::Source::Expression;
  if (needsSource && !asList && source.empty())
    return failure();
  const size_t before = types.size();
  applyTypeRule(rule, state.getContext(), source, asList, types);
  return success(asList || types.size() > before);
}

} // namespace

void applyTypeRule(const TypeRule &rule, MLIRContext *context,
                   llvm::ArrayRef<Type> source, bool asList,
                   llvm::SmallVectorImpl<Type> &types) {
  if (rule.transform) {
    rule.transform(context, source, types);
    return;
  }
  if (rule.source == TypeRule::Source::Expression) {
    addTypes(evaluate(rule.expression, {context, ExprValue()}), types);
  } else if (rule.expression.empty()) {
    types.append(source.begin(), source.end());
  } else if (asList) {
    addTypes(evaluate(rule.expression, {context, listTypes(source)}), types);
  } else if (!source.empty()) {
    addTypes(evaluate(rule.expression, {context, ExprValue(source.front())}),
             types);
  }
}

LogicalResult inferResultTypes(OperationState &state,
                               llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  if (descriptor.hooks.inferResultTypes)
    return descriptor.hooks.inferResultTypes(state, types);
  if (descriptor.resultTypes.size() != descriptor.results.size())
    return failure();
  // In the order in which they follow from each other.
  llvm::SmallVector<llvm::SmallVector<Type, 1>> results(
      descriptor.results.size());
  llvm::SmallVector<bool> isDone(results.size(), false);
  for (size_t left = results.size(), before = left + 1;
       left && left < before;) {
    before = left;
    for (auto [i, rule] : llvm::enumerate(descriptor.resultTypes)) {
      const bool waits =
          rule.source == TypeRule::Source::Result && !isDone[rule.index];
      if (isDone[i] || waits)
        continue;
      if (failed(applyResultRule(state, rule, results, results[i])))
        return failure();
      isDone[i] = true;
      --left;
    }
  }
  if (llvm::is_contained(isDone, false))
    return failure();
  for (llvm::ArrayRef<Type> group : results)
    types.append(group.begin(), group.end());
  return success();
}

} // namespace mlir
