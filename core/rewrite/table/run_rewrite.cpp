// SPDX-License-Identifier: Apache-2.0
#include <optional>

#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/result_types.h"
#include "core/ir/structure/operation_state.h"
#include "core/rewrite/table/rule_interpreter.h"

namespace mlir {
namespace {

using ods::RuleOpcode;

Attribute getConstant(const RuleInstruction &instruction) {
  return Attribute::getFromOpaquePointer(instruction.constant);
}

/// Runs the rewrite half of a rule.
class Rewriting {
public:
  Rewriting(RuleState &state, llvm::ArrayRef<RuleFunction> functions)
      : state(state), functions(functions) {}
  bool run(const RuleInstruction &instruction);
  void eraseMade();

private:
  bool addOperands(const RuleInstruction &instruction);
  bool addAttribute(const RuleInstruction &instruction);
  bool addTypes(const RuleInstruction &instruction);
  bool addInferredTypes();
  bool addTypesOfAttribute(unsigned count);
  bool finish(const RuleInstruction &instruction);
  bool replace(const RuleInstruction &instruction);

  RuleState &state;
  llvm::ArrayRef<RuleFunction> functions;
  std::optional<OperationState> draft;
  /// The number of operands in each operand group.
  llvm::SmallVector<int32_t> segments;
  llvm::SmallVector<Operation *> made;
};

/// Returns true if the operand group must have exactly one value.
bool isSingle(OperationName name, unsigned group) {
  const OpDescriptor *descriptor = name.getDescriptor();
  return descriptor && group < descriptor->operands.size() &&
         descriptor->operands[group].multiplicity == Multiplicity::Single;
}

bool Rewriting::addOperands(const RuleInstruction &instruction) {
  const RuleValue &source = state[instruction.source];
  if (source.getKind() == RuleValue::Kind::Attribute ||
      source.getKind() == RuleValue::Kind::Type ||
      source.getKind() == RuleValue::Kind::Other)
    return false;
  ValueRange values = source.getOperation()
                          ? ValueRange(source.getOperation()->getResults())
                          : source.getValues();
  const size_t before = draft->operands.size();
  llvm::SmallVector<Value, 4> mapped;
  if (!state.remap(values, mapped) ||
      (isSingle(draft->name, segments.size()) && mapped.size() != 1))
    return false;
  draft->addOperands(mapped);
  segments.push_back(draft->operands.size() - before);
  return true;
}

/// Returns the integer attribute converted to the width of the property.
Attribute fit(Attribute attribute, const FieldDescriptor &field) {
  auto number = llvm::dyn_cast<IntegerAttr>(attribute);
  const bool is32 =
      field.kind == FieldKind::Int32 || field.kind == FieldKind::UInt32;
  if (!number || !is32)
    return attribute;
  return IntegerAttr::get(IntegerType::get(attribute.getContext(), 32),
                          number.getValue().sextOrTrunc(32));
}

bool Rewriting::addAttribute(const RuleInstruction &instruction) {
  const RuleValue &source = state[instruction.source];
  Attribute attribute = source.getAttribute();
  if (!attribute)
    return source.isNull();
  const FieldDescriptor *field =
      lookupProperty(draft->name.getProperties(), instruction.text);
  if (field && field->kind != FieldKind::Attribute)
    return succeeded(setPropertyFromAttribute(
        *field, draft->getOrAddPropertiesStorage(), fit(attribute, *field),
        /*emitError=*/nullptr));
  draft->addAttribute(llvm::cast<StringAttr>(getConstant(instruction)),
                      attribute);
  return true;
}

bool Rewriting::addTypes(const RuleInstruction &instruction) {
  const RuleValue &source = state[instruction.source];
  switch (source.getKind()) {
  case RuleValue::Kind::Operation:
    draft->addTypes(TypeRange(source.getOperation()->getResults()));
    return true;
  case RuleValue::Kind::Value:
  case RuleValue::Kind::Values:
    draft->addTypes(TypeRange(source.getValues()));
    return true;
  case RuleValue::Kind::Types:
    draft->addTypes(source.getTypes());
    return true;
  default:
    if (Type type = state.getType(instruction.source)) {
      draft->addTypes(type);
      return true;
    }
    return false;
  }
}

bool Rewriting::addInferredTypes() {
  llvm::SmallVector<Type> types;
  if (failed(inferResultTypes(*draft, types)))
    return false;
  draft->addTypes(types);
  return true;
}

bool Rewriting::addTypesOfAttribute(unsigned count) {
  if (draft->attributes.empty())
    return false;
  Attribute attribute = draft->attributes.begin()->getValue();
  Type type;
  if (auto ofType = llvm::dyn_cast<TypeAttr>(attribute))
    type = ofType.getValue();
  else if (auto typed = llvm::dyn_cast<TypedAttr>(attribute))
    type = typed.getType();
  draft->types.append(count, type);
  return static_cast<bool>(type);
}

/// Sets the operand segment sizes if the operation has such a property.
void setSegments(OperationState &draft, llvm::ArrayRef<int32_t> segments) {
  const FieldDescriptor *field =
      lookupProperty(draft.name.getProperties(), "operandSegmentSizes");
  if (!field || field->count != segments.size())
    return;
  auto *sizes = &getField<int32_t>(*field, draft.getOrAddPropertiesStorage());
  std::copy(segments.begin(), segments.end(), sizes);
}

bool Rewriting::finish(const RuleInstruction &instruction) {
  setSegments(*draft, segments);
  Operation *op = state.getRewriter().create(*draft);
  made.push_back(op);
  state[instruction.destination] = RuleValue(op);
  draft.reset();
  segments.clear();
  return true;
}

bool Rewriting::replace(const RuleInstruction &instruction) {
  llvm::SmallVector<Value> values;
  for (unsigned reg : instruction.list) {
    const RuleValue &value = state[reg];
    ValueRange range = value.getOperation()
                           ? ValueRange(value.getOperation()->getResults())
                           : value.getValues();
    // An original that maps to several values stays. The rewriter knows its
    // replacements.
    for (Value original : range) {
      llvm::SmallVector<Value, 1> mapped;
      if (!state.remap(original, mapped))
        return false;
      values.push_back(mapped.size() == 1 ? mapped.front() : original);
    }
  }
  Operation *op = state[instruction.source].getOperation();
  if (!op || values.size() != op->getNumResults())
    return false;
  state.getRewriter().replaceOp(op, values);
  return true;
}

bool Rewriting::run(const RuleInstruction &instruction) {
  switch (instruction.opcode) {
  case RuleOpcode::BeginOperation:
    draft.emplace(state.getLocation(instruction.source),
                  OperationName::getFromOpaquePointer(instruction.constant));
    return true;
  case RuleOpcode::RunInCpp:
    return succeeded(functions[instruction.number](state)) &&
           !state.hasFailed();
  case RuleOpcode::Replace:
    return replace(instruction);
  case RuleOpcode::Erase:
    if (Operation *op = state[instruction.source].getOperation()) {
      state.getRewriter().eraseOp(op);
      return true;
    }
    return false;
  default:
    break;
  }
  if (!ods::isRewriteOnly(instruction.opcode))
    return ods::isSharable(instruction.opcode) ? runShared(instruction, state)
                                               : runMaking(instruction, state);
  if (!draft)
    return false;
  switch (instruction.opcode) {
  case RuleOpcode::AddOperands:
    return addOperands(instruction);
  case RuleOpcode::AddAttribute:
    return addAttribute(instruction);
  case RuleOpcode::AddTypes:
    return addTypes(instruction);
  case RuleOpcode::AddInferredTypes:
    return addInferredTypes();
  case RuleOpcode::AddTypesOfOperand:
    if (draft->operands.empty())
      return false;
    draft->types.append(instruction.number, draft->operands.front().getType());
    return true;
  case RuleOpcode::AddTypesOfAttribute:
    return addTypesOfAttribute(instruction.number);
  default:
    return finish(instruction);
  }
}

void Rewriting::eraseMade() {
  while (!made.empty())
    state.getRewriter().eraseOp(made.pop_back_val());
}

/// Evaluates an expression of registers to an attribute or a type.
RuleValue evaluateOf(const RuleInstruction &instruction, RuleState &state) {
  const ExprValue value = evaluate(
      instruction.text, {state.getContext(), getEntities(instruction, state)});
  if (Type type = value.getType())
    return RuleValue(type);
  return RuleValue(value.getAttribute());
}

RuleValue makeValues(const RuleInstruction &instruction, RuleState &state) {
  llvm::SmallVector<Value> values;
  for (unsigned reg : instruction.list) {
    const RuleValue &value = state[reg];
    llvm::append_range(values,
                       value.getOperation()
                           ? ValueRange(value.getOperation()->getResults())
                           : value.getValues());
  }
  return RuleValue(state.copy(ValueRange(values)));
}

RuleValue makeTypes(const RuleInstruction &instruction, RuleState &state) {
  llvm::SmallVector<Type> types;
  for (unsigned reg : instruction.list) {
    if (Type type = state.getType(reg))
      types.push_back(type);
    else
      llvm::append_range(types, state[reg].getTypes());
  }
  return RuleValue(state.copy(TypeRange(types)));
}

RuleValue makeFusedLocation(const RuleInstruction &instruction,
                            RuleState &state) {
  llvm::SmallVector<Location> locations;
  for (unsigned reg : instruction.list)
    locations.push_back(state.getLocation(reg));
  Attribute metadata;
  if (!instruction.text.empty())
    metadata = StringAttr::get(state.getContext(), instruction.text);
  return RuleValue(
      Location(Builder(state.getContext()).getFusedLoc(locations, metadata)));
}

} // namespace

bool runMaking(const RuleInstruction &instruction, RuleState &state) {
  RuleValue &result = state[instruction.destination];
  switch (instruction.opcode) {
  case RuleOpcode::MakeAttribute:
    result = RuleValue(getConstant(instruction));
    return !result.isNull();
  case RuleOpcode::MakeType:
    result = RuleValue(Type::getFromOpaquePointer(instruction.constant));
    return !result.isNull();
  case RuleOpcode::Evaluate:
    result = evaluateOf(instruction, state);
    return !result.isNull();
  case RuleOpcode::MakeTypes:
    result = makeTypes(instruction, state);
    return true;
  case RuleOpcode::MakeValues:
    result = makeValues(instruction, state);
    return true;
  case RuleOpcode::MakeNamedLocation:
    result = RuleValue(Location(
        NameLoc::get(llvm::cast<StringAttr>(getConstant(instruction)))));
    return true;
  case RuleOpcode::GetLocation:
    result = RuleValue(state.getLocation(instruction.source));
    return true;
  case RuleOpcode::MakeFusedLocation:
    result = makeFusedLocation(instruction, state);
    return true;
  default:
    return false;
  }
}

LogicalResult runRewrite(llvm::ArrayRef<RuleInstruction> instructions,
                         RuleState &state,
                         llvm::ArrayRef<RuleFunction> functions) {
  Rewriting rewriting(state, functions);
  for (const RuleInstruction &instruction : instructions)
    if (!rewriting.run(instruction)) {
      rewriting.eraseMade();
      return failure();
    }
  return success();
}

} // namespace mlir
