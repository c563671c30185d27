// SPDX-License-Identifier: Apache-2.0
//
// What the parser and the printer of assembly formats share; for core/ir only.
#ifndef CORE_IR_ASSEMBLY_FORMAT_IMPL_H
#define CORE_IR_ASSEMBLY_FORMAT_IMPL_H

#include "core/ir/assembly_format.h"
#include "core/ir/operation.h"
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
  /// Whether one of the anchors is present.
  template <typename IsPresent> bool takeAnchors(IsPresent isPresent) {
    bool isOne = false;
    for (unsigned count = takeNumber(); count--;) {
      const auto kind = ods::AnchorKind(takeByte());
      isOne |= isPresent(kind, takeNumber());
    }
    return isOne;
  }
  /// Passes over an element, behind nothing of it.
  void skipElement();
  void skipSequence() {
    for (unsigned count = takeNumber(); count--;)
      skipElement();
  }
};

/// A constraint, or that of what has none.
inline const Constraint &orAnything(const Constraint *constraint) {
  static constexpr Constraint anything = {.summary = "anything"};
  return constraint ? *constraint : anything;
}

/// The property with the sizes of the groups of operands or results.
inline const FieldDescriptor *findSegments(const OpDescriptor &descriptor,
                                           llvm::StringRef name) {
  for (const FieldDescriptor &field : descriptor.properties.fields)
    if (field.kind == FieldKind::Int32Inline && field.name == name)
      return &field;
  return nullptr;
}

/// The row of a property that is no attribute.
inline const FieldDescriptor &getPropertyField(const OpDescriptor &descriptor,
                                               unsigned index) {
  return descriptor.properties.fields[descriptor.attributes.size() + index];
}
/// Parses (… : …)? behind its opcode; `parser` parses its elements, and says
/// whether the one which decides is there.
template <typename ParserT>
ParseResult parseFormatGroup(FormatReader &reader, ParserT &parser) {
  reader.skipAnchors();
  unsigned numBefore = reader.takeNumber();
  unsigned count = reader.takeNumber();
  for (; numBefore; --numBefore, --count)
    reader.skipElement();
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

/// Prints one behind its opcode and flags; `isPresent` says so of an anchor,
/// `printSequence` prints.
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

/// Decides by what may not be there: whether it was.
inline FailureOr<bool> decideBy(OptionalParseResult parsed) {
  if (parsed.has_value() && *parsed)
    return failure();
  return parsed.has_value();
}

ParseResult parseFormatLiteral(AsmParser &parser, llvm::StringRef literal);
ParseResult parseOptionalFormatLiteral(AsmParser &parser,
                                       llvm::StringRef literal);

// A property that is no attribute, by its number, in its text.
ParseResult parseProperty(OpAsmParser &parser, const OpDescriptor &descriptor,
                          unsigned index, OpFormatState &state);
OptionalParseResult parseOptionalProperty(OpAsmParser &parser,
                                          const OpDescriptor &descriptor,
                                          unsigned index, OpFormatState &state);
void printProperty(OpAsmPrinter &printer, Operation *op, unsigned index);

/// Whether an anchor of an operation that has a format is present.
bool isPresent(Operation *op, ods::AnchorKind kind, unsigned index);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_ASSEMBLY_FORMAT_IMPL_H
