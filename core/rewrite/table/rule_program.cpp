// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_program.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/properties.h"
#include "ods/encoding/byte_reader.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {
namespace {

using ods::ByteReader;
using ods::RuleOpcode;

/// Decodes the instructions of one rule.
class InstructionReader {
public:
  InstructionReader(ByteReader &reader, unsigned numRegisters,
                    unsigned numFunctions, MLIRContext *context)
      : reader(reader), numRegisters(numRegisters), numFunctions(numFunctions),
        context(context) {}

  void setName(unsigned reg, OperationName name) {
    names.insert_or_assign(reg, name);
  }
  bool read(std::vector<RuleInstruction> &instructions, bool isMatch);

private:
  bool readRegister(uint16_t &reg);
  bool readList(llvm::SmallVectorImpl<uint16_t> &list, bool ofRegisters);
  bool readPart(char part, RuleInstruction &instruction);
  void resolve(RuleInstruction &instruction);
  void resolveAttribute(RuleInstruction &instruction);
  void resolveGroup(RuleInstruction &instruction, bool ofOperands);
  bool checkBlocks(llvm::ArrayRef<RuleInstruction> instructions,
                   unsigned depth);

  ByteReader &reader;
  unsigned numRegisters, numFunctions;
  MLIRContext *context;
  /// The known names of the operations in registers.
  llvm::DenseMap<unsigned, OperationName> names;
};

bool InstructionReader::readRegister(uint16_t &reg) {
  uint64_t number;
  if (!reader.tryTakeUnsigned(number) || number >= numRegisters)
    return false;
  reg = number;
  return true;
}

bool InstructionReader::readList(llvm::SmallVectorImpl<uint16_t> &list,
                                 bool ofRegisters) {
  uint64_t count;
  if (!reader.tryTakeCount(count))
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t number;
    if (!reader.tryTakeUnsigned(number) ||
        number >= (ofRegisters ? numRegisters : UINT16_MAX))
      return false;
    list.push_back(number);
  }
  return true;
}

bool InstructionReader::readPart(char part, RuleInstruction &instruction) {
  switch (part) {
  case 'd':
    return readRegister(instruction.destination);
  case 'r':
    return readRegister(instruction.source);
  case 'q':
    return readRegister(instruction.other);
  case 'n': {
    uint64_t number;
    if (!reader.tryTakeUnsigned(number) || number > UINT32_MAX)
      return false;
    instruction.number = number;
    return true;
  }
  case 's':
    return reader.tryTakeString(instruction.text);
  default:
    return readList(instruction.list, part == 'l');
  }
}

/// Returns the value of an expression as an attribute.
Attribute getAsAttribute(const ExprValue &value, MLIRContext *context) {
  switch (value.getKind()) {
  case ExprValue::Kind::Bool:
    return BoolAttr::get(context, value.getBool());
  case ExprValue::Kind::Integer:
    return IntegerAttr::get(
        IntegerType::get(context, 64),
        llvm::APInt(64, value.getInteger(), /*isSigned=*/true));
  case ExprValue::Kind::String:
    return StringAttr::get(context, value.getString());
  case ExprValue::Kind::List: {
    llvm::SmallVector<int64_t> numbers;
    for (const ExprValue &element : value.getList())
      numbers.push_back(element.getInteger());
    return DenseI64ArrayAttr::get(context, numbers);
  }
  default:
    return value.getAttribute();
  }
}

void InstructionReader::resolveAttribute(RuleInstruction &instruction) {
  instruction.constant =
      StringAttr::get(context, instruction.text).getAsOpaquePointer();
  const auto name = names.find(instruction.source);
  if (name == names.end())
    return;
  const FieldDescriptor *field =
      lookupProperty(name->second.getProperties(), instruction.text);
  if (field && field->kind == FieldKind::Attribute)
    instruction.field = field;
  if (const OpDescriptor *descriptor = name->second.getDescriptor())
    for (const auto &[i, use] : llvm::enumerate(descriptor->attributes))
      if (use.name == instruction.text)
        instruction.number = i;
}

void InstructionReader::resolveGroup(RuleInstruction &instruction,
                                     bool ofOperands) {
  const auto name = names.find(instruction.source);
  if (name == names.end() || !name->second.getDescriptor())
    return;
  const OpDescriptor &descriptor = *name->second.getDescriptor();
  llvm::ArrayRef<ValueDescriptor> groups =
      ofOperands ? descriptor.operands : descriptor.results;
  instruction.isPlain = instruction.number < groups.size() &&
                        llvm::all_of(
                            groups,
                            [](const ValueDescriptor &group) {
                              return group.multiplicity == Multiplicity::Single;
                            });
}

void InstructionReader::resolve(RuleInstruction &instruction) {
  switch (instruction.opcode) {
  case RuleOpcode::CheckName:
  case RuleOpcode::BeginOperation: {
    OperationName name(instruction.text, context);
    instruction.constant = name.getAsOpaquePointer();
    if (instruction.opcode == RuleOpcode::CheckName)
      setName(instruction.source, name);
    return;
  }
  case RuleOpcode::GetAttribute:
  case RuleOpcode::GetRequiredAttribute:
  case RuleOpcode::GetDefaultedAttribute:
    return resolveAttribute(instruction);
  case RuleOpcode::AddAttribute:
  case RuleOpcode::MakeNamedLocation:
    instruction.constant =
        StringAttr::get(context, instruction.text).getAsOpaquePointer();
    return;
  case RuleOpcode::GetOperand:
    return resolveGroup(instruction, /*ofOperands=*/true);
  case RuleOpcode::GetResult:
    return resolveGroup(instruction, /*ofOperands=*/false);
  case RuleOpcode::CheckAttribute:
  case RuleOpcode::MakeAttribute:
    instruction.constant =
        getAsAttribute(evaluate(instruction.text, {context, ExprValue()}),
                       context)
            .getAsOpaquePointer();
    return;
  case RuleOpcode::CheckTypeIs:
  case RuleOpcode::MakeType:
    instruction.constant = evaluate(instruction.text, {context, ExprValue()})
                               .getType()
                               .getAsOpaquePointer();
    return;
  default:
    return;
  }
}

/// Returns true if all blocks lie within their parents and are not nested too
/// deep.
bool InstructionReader::checkBlocks(
    llvm::ArrayRef<RuleInstruction> instructions, unsigned depth) {
  if (depth > ods::maxRuleBlockDepth)
    return false;
  while (!instructions.empty()) {
    const RuleInstruction &first = instructions.front();
    instructions = instructions.drop_front();
    if (first.opcode != RuleOpcode::AnyOf &&
        first.opcode != RuleOpcode::AnyUser)
      continue;
    for (unsigned size : first.list) {
      if (size > instructions.size() ||
          !checkBlocks(instructions.take_front(size), depth + 1))
        return false;
      instructions = instructions.drop_front(size);
    }
  }
  return true;
}

bool InstructionReader::read(std::vector<RuleInstruction> &instructions,
                             bool isMatch) {
  uint64_t count;
  if (!reader.tryTakeCount(count))
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    uint8_t opcode;
    if (!reader.tryTakeByte(opcode) || opcode >= ods::numRuleOpcodes)
      return false;
    RuleInstruction &instruction = instructions.emplace_back();
    instruction.opcode = static_cast<RuleOpcode>(opcode);
    if (isMatch && ods::isRewriteOnly(instruction.opcode))
      return false;
    for (const char *part = ods::getParts(instruction.opcode); *part; ++part)
      if (!readPart(*part, instruction))
        return false;
    if ((instruction.opcode == RuleOpcode::CheckInCpp ||
         instruction.opcode == RuleOpcode::RunInCpp) &&
        instruction.number >= numFunctions)
      return false;
    resolve(instruction);
  }
  return checkBlocks(instructions, 0);
}

} // namespace

bool RuleInstruction::isSame(const RuleInstruction &that) const {
  return opcode == that.opcode && destination == that.destination &&
         source == that.source && other == that.other &&
         number == that.number && text == that.text && list == that.list;
}

static bool readHeader(ByteReader &reader, RuleProgram &program) {
  llvm::StringRef nameText, rootText;
  uint64_t benefitNumber, numGenerated, registers;
  if (!reader.tryTakeString(nameText) || !reader.tryTakeString(rootText) ||
      !reader.tryTakeUnsigned(benefitNumber) ||
      benefitNumber >= ods::maxRuleBenefit ||
      !reader.tryTakeCount(numGenerated))
    return false;
  for (uint64_t i = 0; i < numGenerated; ++i) {
    llvm::StringRef generated;
    if (!reader.tryTakeString(generated))
      return false;
    program.generatedOps.push_back(generated.str());
  }
  if (!reader.tryTakeUnsigned(registers) || registers == 0 ||
      registers > ods::maxRuleRegisters)
    return false;
  program.name = nameText.str();
  program.root = rootText.str();
  program.benefit = benefitNumber;
  program.numRegisters = registers;
  return true;
}

bool RuleProgram::decodeHeader(llvm::StringRef bytes) {
  ByteReader reader(bytes);
  return readHeader(reader, *this);
}

bool RuleProgram::decode(llvm::StringRef bytes, unsigned numFunctions,
                         MLIRContext *context) {
  ByteReader reader(bytes);
  if (!readHeader(reader, *this))
    return false;
  InstructionReader instructions(reader, numRegisters, numFunctions, context);
  if (!root.empty())
    instructions.setName(0, OperationName(root, context));
  return instructions.read(match, /*isMatch=*/true) &&
         instructions.read(rewrite, /*isMatch=*/false) && reader.isAtEnd();
}

} // namespace mlir
