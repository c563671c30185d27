// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/result_types.h"

#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {
namespace {

ExprValue listTypes(llvm::ArrayRef<Type> types) {
  std::vector<ExprValue> list;
  for (Type type : types)
    list.emplace_back(type);
  return ExprValue(std::move(list));
}

/// Appends a type or a list of types. Returns true for a single type.
bool addTypes(const ExprValue &value, llvm::SmallVectorImpl<Type> &types) {
  if (Type type = value.getType()) {
    types.push_back(type);
    return true;
  }
  for (const ExprValue &element : value.getList())
    if (Type type = element.getType())
      types.push_back(type);
  return false;
}

/// Returns an inherent attribute by its index in the descriptor.
Attribute getAttribute(const OperationParts &parts, unsigned index) {
  const FieldDescriptor &field = parts.descriptor.properties.fields[index];
  for (NamedAttribute given : parts.attributes)
    if (given.getName().getValue() == field.name)
      return given.getValue();
  return parts.properties ? getField<Attribute>(field, parts.properties)
                          : Attribute();
}

/// Appends the types of a group of operands.
void getOperandTypes(const OperationParts &parts, unsigned index,
                     llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = parts.descriptor;
  llvm::ArrayRef<int32_t> segments;
  const FieldDescriptor *field =
      lookupProperty(descriptor.properties, "operandSegmentSizes");
  if (field && parts.properties)
    segments = {&getField<int32_t>(*field, parts.properties), field->count};
  const GroupBounds bounds =
      getGroup(descriptor.operands, parts.operands.size(), segments, index);
  for (Value operand : parts.operands.slice(bounds.first, bounds.size))
    types.push_back(operand.getType());
}

bool isSingle(const ValueDescriptor &value) {
  return value.multiplicity == Multiplicity::Single;
}

/// Applies a rule whose sources are known.
LogicalResult
applyResultRule(const OperationParts &parts, const TypeRule &rule,
                llvm::ArrayRef<llvm::SmallVector<Type, 1>> results,
                llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = parts.descriptor;
  llvm::SmallVector<Type, 1> source;
  bool asList = false;
  switch (rule.source) {
  case TypeRule::Source::None:
    return failure();
  case TypeRule::Source::Operand:
    getOperandTypes(parts, rule.index, source);
    asList = !isSingle(descriptor.operands[rule.index]);
    break;
  case TypeRule::Source::Result:
    source.append(results[rule.index].begin(), results[rule.index].end());
    asList = !isSingle(descriptor.results[rule.index]);
    break;
  case TypeRule::Source::Attribute:
    if (auto typed =
            llvm::dyn_cast_or_null<TypedAttr>(getAttribute(parts, rule.index)))
      source.push_back(typed.getType());
    break;
  case TypeRule::Source::Expression:
    break;
  }
  const bool needsSource = rule.source != TypeRule::Source::Expression;
  if (needsSource && !asList && source.empty())
    return failure();
  const size_t before = types.size();
  applyTypeRule(rule, parts.context, source, asList, types);
  return success(asList || types.size() > before);
}

} // namespace

bool applyTypeRule(const TypeRule &rule, MLIRContext *context,
                   llvm::ArrayRef<Type> source, bool asList,
                   llvm::SmallVectorImpl<Type> &types) {
  if (rule.transform) {
    rule.transform(context, source, types);
    return !asList && types.size() == 1;
  }
  if (rule.source == TypeRule::Source::Expression)
    return addTypes(evaluate(rule.expression, {context, ExprValue()}), types);
  if (rule.expression.empty()) {
    types.append(source.begin(), source.end());
    return !asList;
  }
  if (asList)
    return addTypes(evaluate(rule.expression, {context, listTypes(source)}),
                    types);
  return !source.empty() &&
         addTypes(
             evaluate(rule.expression, {context, ExprValue(source.front())}),
             types);
}

LogicalResult inferResultTypes(OperationState &state,
                               llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  if (descriptor.hooks.inferResultTypes)
    return descriptor.hooks.inferResultTypes(state, types);
  return inferResultTypes(
      OperationParts{descriptor, state.getContext(), ValueRange(state.operands),
                     state.attributes, state.getPropertiesStorage()},
      types);
}

LogicalResult inferResultTypes(const OperationParts &parts,
                               llvm::SmallVectorImpl<Type> &types) {
  const OpDescriptor &descriptor = parts.descriptor;
  if (descriptor.resultTypes.size() != descriptor.results.size())
    return failure();
  // Most operations have one result whose type does not depend on another
  // result.
  if (descriptor.resultTypes.size() == 1 &&
      descriptor.resultTypes[0].source != TypeRule::Source::Result)
    return applyResultRule(parts, descriptor.resultTypes[0], {}, types);
  // Infers the types in the order of their dependencies.
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
      if (failed(applyResultRule(parts, rule, results, results[i])))
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
