// SPDX-License-Identifier: Apache-2.0
//
// Code shared by the parser and the printer of assembly formats. Private to
// core/ir.
#ifndef CORE_IR_FORMAT_ASSEMBLY_FORMAT_IMPL_H
#define CORE_IR_FORMAT_ASSEMBLY_FORMAT_IMPL_H

#include "core/ir/format/assembly_format.h"
#include "core/ir/format/op_format_state.h"
#include "core/ir/structure/operation.h"
#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_reader.h"

namespace mlir {
namespace detail {

/// Reads the bytes of a format.
class FormatReader : public ods::ByteReader {
public:
  using ByteReader::ByteReader;

  unsigned takeNumber() { return takeUnsigned(); }
  ods::FormatOpcode takeOpcode() { return ods::FormatOpcode(takeByte()); }

  void skipNumbers(unsigned count) {
    while (count--)
      takeNumber();
  }
  void skipAnchors() {
    for (unsigned count = takeNumber(); count--;) {
      takeByte();
      takeNumber();
    }
  }
  /// Reads the anchors of a group. Returns true if one of them is present.
  template <typename IsPresent> bool takeAnchors(IsPresent isPresent) {
    bool isOne = false;
    for (unsigned count = takeNumber(); count--;) {
      const auto kind = ods::AnchorKind(takeByte());
      isOne |= isPresent(kind, takeNumber());
    }
    return isOne;
  }
  /// Skips an element.
  void skipElement();
  void skipSequence() {
    for (unsigned count = takeNumber(); count--;)
      skipElement();
  }
};

/// Returns the constraint, or one that accepts anything if it is null.
inline const Constraint &orAnything(const Constraint *constraint) {
  static constexpr Constraint anything = {.summary = "anything"};
  return constraint ? *constraint : anything;
}

/// Returns the property that holds the sizes of operand or result groups.
inline const FieldDescriptor *findSegments(const OpDescriptor &descriptor,
                                           llvm::StringRef name) {
  for (const FieldDescriptor &field : descriptor.properties.fields)
    if (field.kind == FieldKind::Int32Inline && field.name == name)
      return &field;
  return nullptr;
}

/// Returns the field of a property that is not an attribute.
inline const FieldDescriptor &getPropertyField(const OpDescriptor &descriptor,
                                               unsigned index) {
  return descriptor.properties.fields[descriptor.attributes.size() + index];
}
/// Parses an optional group (… : …)? after its opcode. `parser` parses the
/// elements; its parseDecision says whether the deciding element is present.
template <typename ParserT>
ParseResult parseFormatGroup(FormatReader &reader, ParserT &parser) {
  reader.skipAnchors();
  unsigned numBefore = reader.takeNumber();
  unsigned count = reader.takeNumber();
  for (; numBefore; --numBefore, --count)
    reader.skipElement();
  if (count == 0) {
    // The group only prints space.
    reader.skipSequence();
    return success();
  }
  const FailureOr<bool> isThere = parser.parseDecision();
  if (failed(isThere))
    return failure();
  while (--count) {
    if (!*isThere)
      reader.skipElement();
    else if (parser.parseElement())
      return failure();
  }
  if (!*isThere)
    return parser.parseSequence();
  reader.skipSequence();
  return success();
}

/// Prints an optional group after its opcode and flags. `isPresent` returns
/// whether an anchor is present; `printSequence` prints a sequence.
template <typename IsPresent, typename Print>
void printFormatGroup(FormatReader &reader, uint8_t flags, IsPresent isPresent,
                      Print printSequence) {
  const bool isInverted = flags & ods::FormatFlags::Inverted;
  const bool printsFirst = reader.takeAnchors(isPresent) != isInverted;
  reader.takeNumber();
  if (!printsFirst)
    reader.skipSequence();
  printSequence();
  if (printsFirst)
    reader.skipSequence();
}

/// Converts the result of an optional parse to the decision of a group: whether
/// the element was present.
inline FailureOr<bool> decideBy(OptionalParseResult parsed) {
  if (parsed.has_value() && *parsed)
    return failure();
  return parsed.has_value();
}

ParseResult parseFormatLiteral(AsmParser &parser, llvm::StringRef literal);
ParseResult parseOptionalFormatLiteral(AsmParser &parser,
                                       llvm::StringRef literal);

// Parse and print a property that is not an attribute. `index` is its index in
// otherProperties.
ParseResult parseProperty(OpAsmParser &parser, const OpDescriptor &descriptor,
                          unsigned index, OpFormatState &state);
OptionalParseResult parseOptionalProperty(OpAsmParser &parser,
                                          const OpDescriptor &descriptor,
                                          unsigned index, OpFormatState &state);
void printProperty(OpAsmPrinter &printer, Operation *op, unsigned index);

/// Returns true if an anchor is present in an operation that has a format.
bool isPresent(Operation *op, ods::AnchorKind kind, unsigned index);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_FORMAT_ASSEMBLY_FORMAT_IMPL_H
