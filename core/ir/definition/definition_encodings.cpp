// SPDX-License-Identifier: Apache-2.0
//
// Validates encoded bytes, so that their interpreters need not check them.
#include <cstdint>

#include "core/ir/definition/definition_impl.h"
#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_reader.h"
#include "ods/encoding/expression.h"

namespace mlir {
namespace {

using detail::EncodingLimits;
using ods::AttributeForm;
using ods::FormatOpcode;
using ods::FormatOwner;
using ods::FormatPart;
using ods::Immediate;
using ods::Opcode;
using ods::TypeSource;

/// Deeper nesting does not occur in valid definitions.
constexpr unsigned maxDepth = 64;

/// Skips encoded elements. Each method returns false if the bytes are invalid.
class ByteChecker : protected ods::ByteReader {
protected:
  using ByteReader::ByteReader;

  bool skipSigned() {
    int64_t number;
    return tryTakeSigned(number);
  }
  bool skipString() {
    llvm::StringRef string;
    return tryTakeString(string);
  }
  bool takeIndex(uint64_t &index, uint64_t limit) {
    return tryTakeUnsigned(index) && index < limit;
  }
  bool skipIndex(uint64_t limit) {
    uint64_t index;
    return takeIndex(index, limit);
  }
  bool skipIndices(uint64_t limit) {
    uint64_t count;
    if (!tryTakeCount(count))
      return false;
    while (count--)
      if (!skipIndex(limit))
        return false;
    return true;
  }
  /// Reads a byte; returns false unless it is below `limit`.
  bool takeEnum(uint8_t &value, unsigned limit) {
    return tryTakeByte(value) && value < limit;
  }
};

//===----------------------------------------------------------------------===//
// Expressions

/// Returns the number of entities that an opcode may index.
size_t getLimit(Opcode opcode, const EncodingLimits &limits) {
  switch (opcode) {
  case Opcode::Operand:
  case Opcode::OperandGroup:
    return limits.operands;
  case Opcode::Result:
  case Opcode::ResultGroup:
    return limits.results;
  case Opcode::Attribute:
    return limits.attributes;
  case Opcode::Property:
    return limits.properties;
  case Opcode::Region:
  case Opcode::RegionGroup:
    return limits.regions;
  case Opcode::Successor:
  case Opcode::SuccessorGroup:
    return limits.successors;
  default:
    return 0;
  }
}

class ExpressionChecker : ByteChecker {
public:
  ExpressionChecker(llvm::StringRef bytes, const EncodingLimits &limits)
      : ByteChecker(bytes), limits(limits) {}
  bool check() { return checkExpression(0) && isAtEnd(); }

private:
  bool checkImmediate(Opcode opcode) {
    switch (ods::getOpcodeInfo(opcode).immediate) {
    case Immediate::None:
      return true;
    case Immediate::Integer:
      return skipSigned();
    case Immediate::String:
      return skipString();
    case Immediate::Class: {
      uint8_t entityClass;
      return takeEnum(entityClass, ods::numEntityClasses);
    }
    case Immediate::Index:
      return skipIndex(getLimit(opcode, limits));
    }
    return false;
  }

  bool checkExpression(unsigned depth) {
    uint8_t opcode;
    if (depth == maxDepth || !takeEnum(opcode, ods::numOpcodes) ||
        !checkImmediate(Opcode(opcode)))
      return false;
    const int8_t fixed = ods::getOpcodeInfo(Opcode(opcode)).numArguments;
    uint8_t count = fixed;
    if (fixed < 0 && !tryTakeByte(count))
      return false;
    while (count--)
      if (!checkExpression(depth + 1))
        return false;
    return true;
  }

  const EncodingLimits &limits;
};

//===----------------------------------------------------------------------===//
// Formats

class FormatChecker : ByteChecker {
public:
  FormatChecker(llvm::StringRef bytes, const EncodingLimits &limits,
                FormatOwner owner)
      : ByteChecker(bytes), limits(limits), owner(owner) {}
  bool check() { return checkSequence(0) && isAtEnd(); }

private:
  bool checkSequence(unsigned depth);
  bool checkElement(FormatOpcode &opcode, unsigned depth);
  bool checkPart(FormatPart part, unsigned depth);
  bool checkParameters();
  bool checkForm();
  bool checkSource();
  bool checkAnchors();
  bool checkDecided(unsigned depth);
  bool checkUnit();
  bool checkClauses(unsigned depth);
  bool checkFields(unsigned depth);

  const EncodingLimits &limits;
  FormatOwner owner;
  /// The attribute read last.
  uint64_t attribute = 0;
};

bool FormatChecker::checkSequence(unsigned depth) {
  uint64_t count;
  if (depth == maxDepth || !tryTakeCount(count))
    return false;
  FormatOpcode opcode;
  while (count--)
    if (!checkElement(opcode, depth))
      return false;
  return true;
}

bool FormatChecker::checkElement(FormatOpcode &opcode, unsigned depth) {
  uint8_t code, flags;
  if (!takeEnum(code, ods::numFormatOpcodes) || !tryTakeByte(flags))
    return false;
  opcode = FormatOpcode(code);
  const ods::FormatElementInfo &info = ods::getFormatElementInfo(opcode);
  if (info.owner != FormatOwner::Any && info.owner != owner)
    return false;
  return llvm::all_of(info.parts,
                      [&](FormatPart part) { return checkPart(part, depth); });
}

bool FormatChecker::checkPart(FormatPart part, unsigned depth) {
  switch (part) {
  case FormatPart::None:
    return true;
  case FormatPart::String:
    return skipString();
  case FormatPart::Operand:
    return skipIndex(limits.operands);
  case FormatPart::Attribute:
    return takeIndex(attribute, limits.attributes);
  case FormatPart::Property:
    return skipIndex(limits.properties);
  case FormatPart::Region:
    return skipIndex(limits.regions);
  case FormatPart::Successor:
    return skipIndex(limits.successors);
  case FormatPart::Parameter:
    return skipIndex(limits.parameters);
  case FormatPart::Directive:
    return false;
  case FormatPart::Attributes:
    return skipIndices(limits.attributes);
  case FormatPart::Properties:
    return skipIndices(limits.properties);
  case FormatPart::Parameters:
    return checkParameters();
  case FormatPart::Form:
    return checkForm();
  case FormatPart::Source:
    return checkSource();
  case FormatPart::Anchors:
    return checkAnchors();
  case FormatPart::Decided:
    return checkDecided(depth + 1);
  case FormatPart::Sequence:
    return checkSequence(depth + 1);
  case FormatPart::Unit:
    return checkUnit();
  case FormatPart::Clauses:
    return checkClauses(depth + 1);
  case FormatPart::Fields:
    return checkFields(depth + 1);
  }
  return false;
}

/// Requires at least one parameter.
bool FormatChecker::checkParameters() {
  return !isAtEnd() && peekByte() != 0 && skipIndices(limits.parameters);
}

/// Reads the form of the preceding attribute.
bool FormatChecker::checkForm() {
  uint8_t form;
  return takeEnum(form, unsigned(AttributeForm::Enum) + 1) &&
         (AttributeForm(form) != AttributeForm::Enum ||
          limits.attributeUses[attribute].enumeration);
}

bool FormatChecker::checkSource() {
  uint8_t source;
  if (!takeEnum(source, unsigned(TypeSource::Results) + 1))
    return false;
  switch (TypeSource(source)) {
  case TypeSource::Operand:
    return skipIndex(limits.operands);
  case TypeSource::Result:
    return skipIndex(limits.results);
  default:
    return true;
  }
}

bool FormatChecker::checkAnchors() {
  uint64_t count;
  if (!tryTakeCount(count))
    return false;
  const size_t numbers[] = {limits.operands,   limits.results,
                            limits.attributes, limits.properties,
                            limits.regions,    limits.parameters};
  while (count--) {
    uint8_t kind;
    if (!takeEnum(kind, std::size(numbers)) || !skipIndex(numbers[kind]))
      return false;
  }
  return true;
}

/// A group of a type or attribute that only prints space has no element that
/// decides.
bool FormatChecker::checkDecided(unsigned depth) {
  uint64_t numBefore, count;
  if (!tryTakeUnsigned(numBefore) || depth == maxDepth ||
      !tryTakeCount(count) || numBefore > count)
    return false;
  const bool isGap = numBefore == count;
  if (isGap && limits.parameters == 0)
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    FormatOpcode opcode;
    if (!checkElement(opcode, depth) ||
        (isGap && opcode != FormatOpcode::Space &&
         opcode != FormatOpcode::Optional) ||
        (i == numBefore && !ods::getFormatElementInfo(opcode).mayDecide))
      return false;
  }
  return true;
}

bool FormatChecker::checkUnit() {
  uint8_t isProperty;
  return takeEnum(isProperty, 2) &&
         skipIndex(isProperty ? limits.properties : limits.attributes);
}

bool FormatChecker::checkClauses(unsigned depth) {
  uint64_t numClauses, count;
  if (!tryTakeCount(numClauses))
    return false;
  while (numClauses--) {
    if (!checkAnchors())
      return false;
    // Each clause begins with a literal after its count.
    const ByteReader sequence = *this;
    uint8_t opcode;
    if (!tryTakeCount(count) || count == 0 || !tryTakeByte(opcode) ||
        FormatOpcode(opcode) != FormatOpcode::Literal)
      return false;
    ByteReader::operator=(sequence);
    if (!checkSequence(depth))
      return false;
  }
  return true;
}

bool FormatChecker::checkFields(unsigned depth) {
  uint64_t numFields;
  if (!tryTakeCount(numFields))
    return false;
  while (numFields--) {
    uint64_t count;
    if (!skipIndex(limits.parameters) || depth == maxDepth ||
        !tryTakeCount(count) || count > 1)
      return false;
    FormatOpcode opcode = FormatOpcode::Parameter;
    if (count == 1 &&
        (!checkElement(opcode, depth) || opcode != FormatOpcode::Parameter))
      return false;
  }
  return true;
}

} // namespace

bool detail::isExpression(llvm::StringRef bytes, const EncodingLimits &limits) {
  return ExpressionChecker(bytes, limits).check();
}

bool detail::isOpFormat(llvm::StringRef bytes, const EncodingLimits &limits) {
  return FormatChecker(bytes, limits, FormatOwner::Op).check();
}

bool detail::isStorageFormat(llvm::StringRef bytes,
                             const EncodingLimits &limits) {
  return FormatChecker(bytes, limits, FormatOwner::Storage).check();
}

} // namespace mlir
