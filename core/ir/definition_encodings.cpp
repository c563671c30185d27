// SPDX-License-Identifier: Apache-2.0
//
// Checks encoded bytes, so that their interpreters can trust them.
#include <cstdint>

#include "core/ir/definition_impl.h"
#include "ods/encoding/assembly_format.h"
#include "ods/encoding/expression.h"
#include "llvm/Support/LEB128.h"

namespace mlir {
namespace {

using detail::EncodingLimits;
using ods::AnchorKind;
using ods::FormatOpcode;
using ods::Immediate;
using ods::Opcode;

/// Deeper nesting means nothing that a definition says.
constexpr unsigned maxDepth = 64;

/// Takes from bytes; false where there are none left, or not what is asked.
class ByteChecker {
public:
  explicit ByteChecker(llvm::StringRef bytes)
      : next(bytes.bytes_begin()), end(bytes.bytes_end()) {}

  bool isAtEnd() const { return next == end; }
  bool take(uint8_t &byte) {
    if (next == end)
      return false;
    byte = *next++;
    return true;
  }
  bool take(uint64_t &number) {
    unsigned size = 0;
    const char *error = nullptr;
    number = llvm::decodeULEB128(next, &size, end, &error);
    next += size;
    return !error;
  }
  bool skipSigned() {
    unsigned size = 0;
    const char *error = nullptr;
    llvm::decodeSLEB128(next, &size, end, &error);
    next += size;
    return !error;
  }
  bool skipString() {
    uint64_t size;
    if (!take(size) || size > uint64_t(end - next))
      return false;
    next += size;
    return true;
  }
  bool skipIndex(uint64_t limit) {
    uint64_t index;
    return take(index) && index < limit;
  }
  /// A byte below `limit`.
  bool skipEnum(unsigned limit) {
    uint8_t byte;
    return take(byte) && byte < limit;
  }
  /// A count of things of one byte at least.
  bool takeCount(uint64_t &count) {
    return take(count) && count <= uint64_t(end - next);
  }

protected:
  const uint8_t *next;
  const uint8_t *end;
};

//===----------------------------------------------------------------------===//
// Expressions

struct OpcodeInfo {
  int8_t numArguments;
  Immediate immediate;
};

constexpr OpcodeInfo opcodeInfos[] = {
#define X(OPCODE, NAME, ARGUMENTS, IMMEDIATE) {ARGUMENTS, Immediate::IMMEDIATE},
    MLIR_ODS_EXPRESSIONS(X)
#undef X
};

constexpr unsigned numEntityClasses = 0
#define X(NAME) +1
    MLIR_ODS_CLASSES(X)
#undef X
    ;

/// How many there are of what an opcode names by index.
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
    switch (opcodeInfos[unsigned(opcode)].immediate) {
    case Immediate::None:
      return true;
    case Immediate::Integer:
      return skipSigned();
    case Immediate::String:
      return skipString();
    case Immediate::Class:
      return skipEnum(numEntityClasses);
    case Immediate::Index:
      return skipIndex(getLimit(opcode, limits));
    }
    return false;
  }

  bool checkExpression(unsigned depth) {
    uint8_t byte;
    if (depth == maxDepth || !take(byte) || byte >= std::size(opcodeInfos) ||
        !checkImmediate(Opcode(byte)))
      return false;
    uint8_t count = opcodeInfos[byte].numArguments;
    if (opcodeInfos[byte].numArguments < 0 && !take(count))
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
                bool isOfOp)
      : ByteChecker(bytes), limits(limits), isOfOp(isOfOp) {}
  bool check() {
    uint64_t count;
    return checkSequence(count, 0) && isAtEnd();
  }

private:
  bool checkSequence(uint64_t &count, unsigned depth) {
    if (depth == maxDepth || !takeCount(count))
      return false;
    FormatOpcode opcode;
    for (uint64_t i = 0; i < count; ++i)
      if (!checkElement(opcode, depth))
        return false;
    return true;
  }
  bool checkElement(FormatOpcode &opcode, unsigned depth) {
    uint8_t code, flags;
    if (!take(code) || !take(flags))
      return false;
    opcode = FormatOpcode(code);
    switch (opcode) {
    case FormatOpcode::Literal:
      return skipString();
    case FormatOpcode::Space:
    case FormatOpcode::Newline:
      return true;
    case FormatOpcode::Optional:
      return checkOptional(depth);
    case FormatOpcode::Custom:
      return false;
    default:
      return isOfOp ? checkOpElement(opcode, depth)
                    : checkStorageElement(opcode, depth);
    }
  }
  bool checkOpElement(FormatOpcode opcode, unsigned depth);
  bool checkStorageElement(FormatOpcode opcode, unsigned depth);
  bool checkOptional(unsigned depth);
  bool checkOIList(unsigned depth);
  bool checkStruct(unsigned depth);
  bool checkAnchors();
  bool checkAttribute();
  bool skipIndices(uint64_t limit) {
    uint64_t count;
    if (!takeCount(count))
      return false;
    while (count--)
      if (!skipIndex(limit))
        return false;
    return true;
  }
  bool checkTypeSource() {
    uint8_t source;
    if (!take(source) || source > uint8_t(ods::TypeSource::Results))
      return false;
    if (source == uint8_t(ods::TypeSource::Operand))
      return skipIndex(limits.operands);
    return source != uint8_t(ods::TypeSource::Result) ||
           skipIndex(limits.results);
  }

  const EncodingLimits &limits;
  bool isOfOp;
};

bool FormatChecker::checkAttribute() {
  uint64_t index;
  uint8_t form;
  if (!take(index) || index >= limits.attributes || !take(form) ||
      form > uint8_t(ods::AttributeForm::Enum))
    return false;
  return form != uint8_t(ods::AttributeForm::Enum) ||
         limits.attributeUses[index].enumeration;
}

bool FormatChecker::checkOpElement(FormatOpcode opcode, unsigned depth) {
  switch (opcode) {
  case FormatOpcode::Operand:
    return skipIndex(limits.operands);
  case FormatOpcode::Attribute:
    return checkAttribute();
  case FormatOpcode::Property:
    return skipIndex(limits.properties);
  case FormatOpcode::Region:
    return skipIndex(limits.regions);
  case FormatOpcode::Successor:
    return skipIndex(limits.successors);
  case FormatOpcode::Operands:
  case FormatOpcode::Regions:
  case FormatOpcode::Successors:
    return true;
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
  case FormatOpcode::PropDict:
    return skipIndices(limits.attributes) && skipIndices(limits.properties);
  case FormatOpcode::Type:
    return checkTypeSource();
  case FormatOpcode::FunctionalType:
    return checkTypeSource() && checkTypeSource();
  case FormatOpcode::SetUnit: {
    uint8_t isProperty;
    return take(isProperty) && isProperty <= 1 &&
           skipIndex(isProperty ? limits.properties : limits.attributes);
  }
  case FormatOpcode::OIList:
    return checkOIList(depth);
  default:
    return false;
  }
}

bool FormatChecker::checkStorageElement(FormatOpcode opcode, unsigned depth) {
  switch (opcode) {
  case FormatOpcode::Parameter:
    return skipIndex(limits.parameters);
  case FormatOpcode::Params:
    return next != end && *next != 0 && skipIndices(limits.parameters);
  case FormatOpcode::Struct:
    return checkStruct(depth);
  default:
    return false;
  }
}

/// Whether an element may decide about its group.
bool isDecision(FormatOpcode opcode) {
  switch (opcode) {
  case FormatOpcode::Params:
  case FormatOpcode::Struct:
  case FormatOpcode::Literal:
  case FormatOpcode::Attribute:
  case FormatOpcode::Property:
  case FormatOpcode::Operand:
  case FormatOpcode::Region:
  case FormatOpcode::Parameter:
    return true;
  default:
    return false;
  }
}

bool FormatChecker::checkOptional(unsigned depth) {
  uint64_t numBefore, count, elseCount;
  if (!checkAnchors() || !take(numBefore) || depth + 1 >= maxDepth ||
      !takeCount(count) || numBefore >= count)
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    FormatOpcode opcode;
    if (!checkElement(opcode, depth + 1) ||
        (i == numBefore && !isDecision(opcode)))
      return false;
  }
  return checkSequence(elseCount, depth + 1);
}

bool FormatChecker::checkOIList(unsigned depth) {
  uint64_t numClauses, count;
  if (!takeCount(numClauses))
    return false;
  while (numClauses--) {
    if (!checkAnchors() || next == end)
      return false;
    // Each begins with a literal, behind the count.
    const uint8_t *const begin = next;
    if (!checkSequence(count, depth + 1) || count == 0)
      return false;
    const uint8_t *const behind = next;
    next = begin;
    uint8_t opcode;
    if (!take(count) || !take(opcode) ||
        opcode != uint8_t(FormatOpcode::Literal))
      return false;
    next = behind;
  }
  return true;
}

bool FormatChecker::checkStruct(unsigned depth) {
  uint64_t numFields;
  if (!takeCount(numFields))
    return false;
  while (numFields--) {
    uint64_t count;
    if (!skipIndex(limits.parameters) || depth + 1 >= maxDepth ||
        !takeCount(count) || count > 1)
      return false;
    FormatOpcode opcode = FormatOpcode::Parameter;
    if (count == 1 &&
        (!checkElement(opcode, depth + 1) || opcode != FormatOpcode::Parameter))
      return false;
  }
  return true;
}

bool FormatChecker::checkAnchors() {
  uint64_t count;
  if (!takeCount(count))
    return false;
  const size_t numbers[] = {limits.operands,   limits.results,
                            limits.attributes, limits.properties,
                            limits.regions,    limits.parameters};
  while (count--) {
    uint8_t kind;
    if (!take(kind) || kind > uint8_t(AnchorKind::Parameter) ||
        !skipIndex(numbers[kind]))
      return false;
  }
  return true;
}

} // namespace

bool detail::isExpression(llvm::StringRef bytes, const EncodingLimits &limits) {
  return ExpressionChecker(bytes, limits).check();
}

bool detail::isOpFormat(llvm::StringRef bytes, const EncodingLimits &limits) {
  return FormatChecker(bytes, limits, /*isOfOp=*/true).check();
}

bool detail::isStorageFormat(llvm::StringRef bytes,
                             const EncodingLimits &limits) {
  return FormatChecker(bytes, limits, /*isOfOp=*/false).check();
}

} // namespace mlir
