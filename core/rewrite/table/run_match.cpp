// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/rewrite/table/rule_interpreter.h"

namespace mlir {
namespace {

using ods::RuleOpcode;

/// Sets the register. Returns false if the value is null.
bool setFound(RuleState &state, const RuleInstruction &instruction,
              RuleValue value) {
  state[instruction.destination] = value;
  return !value.isNull();
}

bool setAny(RuleState &state, const RuleInstruction &instruction,
            RuleValue value) {
  state[instruction.destination] = value;
  return true;
}

RuleValue getElement(ValueRange values, unsigned index) {
  return index < values.size() ? RuleValue(values[index]) : RuleValue();
}

/// Returns the only value of a group, or null if its size is not one.
RuleValue getSingle(ValueRange values) {
  return values.size() == 1 ? RuleValue(values.front()) : RuleValue();
}

bool isDescribed(Operation *op, unsigned group, bool ofOperands) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  return descriptor && group < (ofOperands ? descriptor->operands.size()
                                           : descriptor->results.size());
}

bool getOperands(const RuleInstruction &instruction, RuleState &state,
                 Operation *op) {
  const unsigned number = instruction.number;
  switch (instruction.opcode) {
  case RuleOpcode::GetOperand:
    if (instruction.isPlain)
      return setFound(state, instruction,
                      getElement(op->getOperands(), number));
    return isDescribed(op, number, true) &&
           setFound(state, instruction, getSingle(getOperandGroup(op, number)));
  case RuleOpcode::GetOperandGroup:
    return isDescribed(op, number, true) &&
           setAny(state, instruction,
                  RuleValue(ValueRange(getOperandGroup(op, number))));
  case RuleOpcode::GetOperandAt:
    return setFound(state, instruction, getElement(op->getOperands(), number));
  default:
    return setAny(state, instruction, RuleValue(ValueRange(op->getOperands())));
  }
}

bool getResults(const RuleInstruction &instruction, RuleState &state,
                Operation *op) {
  const unsigned number = instruction.number;
  switch (instruction.opcode) {
  case RuleOpcode::GetResult:
    if (instruction.isPlain)
      return setFound(state, instruction, getElement(op->getResults(), number));
    return isDescribed(op, number, false) &&
           setFound(state, instruction, getSingle(getResultGroup(op, number)));
  case RuleOpcode::GetResultGroup:
    return isDescribed(op, number, false) &&
           setAny(state, instruction,
                  RuleValue(ValueRange(getResultGroup(op, number))));
  case RuleOpcode::GetResultAt:
    return setFound(state, instruction, getElement(op->getResults(), number));
  default:
    return setAny(state, instruction, RuleValue(ValueRange(op->getResults())));
  }
}

Attribute getAttribute(const RuleInstruction &instruction, Operation *op) {
  if (instruction.field)
    return getField<Attribute>(*instruction.field, op->getPropertiesStorage());
  return op->getAttr(llvm::cast<StringAttr>(
      Attribute::getFromOpaquePointer(instruction.constant)));
}

bool getAttributes(const RuleInstruction &instruction, RuleState &state,
                   Operation *op) {
  Attribute attribute = getAttribute(instruction, op);
  if (!attribute && instruction.opcode == RuleOpcode::GetRequiredAttribute)
    return false;
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  if (!attribute && instruction.opcode == RuleOpcode::GetDefaultedAttribute &&
      descriptor && instruction.number < descriptor->attributes.size())
    attribute = getDefaultAttribute(op->getName(), instruction.number);
  return setAny(state, instruction, RuleValue(attribute));
}

/// Runs an instruction on the operation in the source register.
bool runOnOperation(const RuleInstruction &instruction, RuleState &state) {
  Operation *op = state.getOperation(instruction.source);
  if (!op)
    return false;
  const unsigned number = instruction.number;
  switch (instruction.opcode) {
  case RuleOpcode::CheckName:
    return op->getName().getAsOpaquePointer() == instruction.constant;
  case RuleOpcode::CheckNumOperands:
    return op->getNumOperands() == number;
  case RuleOpcode::CheckMinNumOperands:
    return op->getNumOperands() >= number;
  case RuleOpcode::CheckNumResults:
    return op->getNumResults() == number;
  case RuleOpcode::CheckMinNumResults:
    return op->getNumResults() >= number;
  case RuleOpcode::CheckOperation:
    return holds(instruction.text, {state.getContext(), ExprValue(op), op});
  case RuleOpcode::GetOperand:
  case RuleOpcode::GetOperandGroup:
  case RuleOpcode::GetOperandAt:
  case RuleOpcode::GetOperands:
    return getOperands(instruction, state, op);
  case RuleOpcode::GetAttribute:
  case RuleOpcode::GetRequiredAttribute:
  case RuleOpcode::GetDefaultedAttribute:
    return getAttributes(instruction, state, op);
  default:
    return getResults(instruction, state, op);
  }
}

ExprValue getAsExpression(const RuleValue &value) {
  switch (value.getKind()) {
  case RuleValue::Kind::Operation:
    return ExprValue(value.getOperation());
  case RuleValue::Kind::Value:
    return ExprValue(value.getValue());
  case RuleValue::Kind::Attribute:
    return ExprValue(value.getAttribute());
  case RuleValue::Kind::Type:
    return ExprValue(value.getType());
  case RuleValue::Kind::Values: {
    std::vector<ExprValue> elements;
    for (Value element : value.getValues())
      elements.emplace_back(element);
    return ExprValue(std::move(elements));
  }
  default:
    return ExprValue();
  }
}

/// Returns the number of uses of the operation's results or of the values. Each
/// value counts as at most two.
unsigned countUses(const RuleValue &value) {
  ValueRange values = value.getOperation()
                          ? ValueRange(value.getOperation()->getResults())
                          : value.getValues();
  unsigned count = 0;
  for (Value element : values)
    count += element.use_empty() ? 0 : element.hasOneUse() ? 1 : 2;
  return count;
}

bool runOnValue(const RuleInstruction &instruction, RuleState &state) {
  const RuleValue &source = state[instruction.source];
  switch (instruction.opcode) {
  case RuleOpcode::GetDefiningOp: {
    Value value = source.getValue();
    return value &&
           setFound(state, instruction, RuleValue(value.getDefiningOp()));
  }
  case RuleOpcode::GetElement:
    return setFound(state, instruction,
                    getElement(source.getValues(), instruction.number));
  case RuleOpcode::GetTypeOf:
    return setFound(state, instruction,
                    RuleValue(state.getType(instruction.source)));
  case RuleOpcode::GetTypesOf:
    return setAny(state, instruction, RuleValue(TypeRange(source.getValues())));
  case RuleOpcode::CheckNumValues:
    return source.getValues().size() == instruction.number;
  case RuleOpcode::CheckNotNull:
    return !source.isNull();
  case RuleOpcode::CheckAttribute:
    return instruction.constant &&
           source.getAttribute().getAsOpaquePointer() == instruction.constant;
  case RuleOpcode::CheckTypeIs:
    return instruction.constant &&
           state.getType(instruction.source).getAsOpaquePointer() ==
               instruction.constant;
  case RuleOpcode::CheckType:
    return holds(
        instruction.text,
        {state.getContext(), ExprValue(state.getType(instruction.source))});
  case RuleOpcode::CheckAttributeHolds:
    return holds(instruction.text,
                 {state.getContext(), ExprValue(source.getAttribute())});
  case RuleOpcode::CheckEntities:
    return holds(instruction.text,
                 {state.getContext(), getEntities(instruction, state)});
  case RuleOpcode::CheckEqual:
    return source == state[instruction.other];
  case RuleOpcode::CheckNotEqual:
    return !(source == state[instruction.other]);
  case RuleOpcode::CheckOneUse:
    return countUses(source) == 1;
  case RuleOpcode::CheckNoUse:
    return countUses(source) == 0;
  default:
    return false;
  }
}

bool runChoice(const RuleInstruction &choice,
               llvm::ArrayRef<RuleInstruction> blocks, RuleState &state,
               llvm::ArrayRef<RuleFunction> functions) {
  if (choice.opcode == RuleOpcode::AnyOf) {
    for (unsigned size : choice.list) {
      if (runMatch(blocks.take_front(size), state, functions))
        return true;
      blocks = blocks.drop_front(size);
    }
    return false;
  }
  for (Value value : state[choice.source].getValues())
    for (Operation *user : value.getUsers()) {
      state[choice.destination] = RuleValue(user);
      if (runMatch(blocks, state, functions))
        return true;
    }
  return false;
}

} // namespace

ExprValue getEntities(const RuleInstruction &instruction, RuleState &state) {
  if (instruction.list.size() == 1)
    return getAsExpression(state[instruction.list.front()]);
  std::vector<ExprValue> entities;
  for (unsigned reg : instruction.list)
    entities.push_back(getAsExpression(state[reg]));
  return ExprValue(std::move(entities));
}

bool runShared(const RuleInstruction &instruction, RuleState &state) {
  switch (instruction.opcode) {
  case RuleOpcode::GetOperand:
  case RuleOpcode::GetOperandGroup:
  case RuleOpcode::GetOperandAt:
  case RuleOpcode::GetOperands:
  case RuleOpcode::GetResult:
  case RuleOpcode::GetResultGroup:
  case RuleOpcode::GetResultAt:
  case RuleOpcode::GetResults:
  case RuleOpcode::GetAttribute:
  case RuleOpcode::GetRequiredAttribute:
  case RuleOpcode::GetDefaultedAttribute:
  case RuleOpcode::CheckName:
  case RuleOpcode::CheckNumOperands:
  case RuleOpcode::CheckMinNumOperands:
  case RuleOpcode::CheckNumResults:
  case RuleOpcode::CheckMinNumResults:
  case RuleOpcode::CheckOperation:
    return runOnOperation(instruction, state);
  default:
    return runOnValue(instruction, state);
  }
}

bool runMatch(llvm::ArrayRef<RuleInstruction> instructions, RuleState &state,
              llvm::ArrayRef<RuleFunction> functions) {
  while (!instructions.empty()) {
    const RuleInstruction &first = instructions.front();
    instructions = instructions.drop_front();
    if (ods::isSharable(first.opcode)) {
      if (!runShared(first, state))
        return false;
    } else if (first.opcode == RuleOpcode::CheckInCpp) {
      if (failed(functions[first.number](state)))
        return false;
    } else if (first.opcode == RuleOpcode::AnyOf ||
               first.opcode == RuleOpcode::AnyUser) {
      unsigned size = 0;
      for (unsigned block : first.list)
        size += block;
      if (!runChoice(first, instructions.take_front(size), state, functions))
        return false;
      instructions = instructions.drop_front(size);
    } else if (!runMaking(first, state)) {
      return false;
    }
  }
  return true;
}

} // namespace mlir
