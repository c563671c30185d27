// SPDX-License-Identifier: Apache-2.0
#include "core/ir/format/assembly_format.h"

#include "core/ir/format/assembly_format_impl.h"

namespace mlir {

using ods::FormatOpcode;
using ods::FormatPart;

OpFormatState::OpFormatState(const OpDescriptor &descriptor,
                             OperationState &result)
    : descriptor(descriptor), result(result),
      operands(descriptor.operands.size()),
      resultTypes(descriptor.results.size()),
      regions(descriptor.regions.size()),
      successors(descriptor.successors.size()) {}

OpFormatState::~OpFormatState() = default;

Attribute OpFormatState::getAttribute(unsigned index) const {
  const void *properties = result.getPropertiesStorage();
  return properties ? getField<Attribute>(descriptor.properties.fields[index],
                                          properties)
                    : Attribute();
}

void OpFormatState::setAttribute(unsigned index, Attribute attribute) {
  getField<Attribute>(descriptor.properties.fields[index],
                      result.getOrAddPropertiesStorage()) = attribute;
}

void *OpFormatState::getProperty(unsigned index) {
  return &getField<char>(detail::getPropertyField(descriptor, index),
                         result.getOrAddPropertiesStorage());
}

/// Inlined, since most of the text is skipped if no optional elements are
/// printed.
LLVM_ATTRIBUTE_ALWAYS_INLINE
static void skipPart(detail::FormatReader &reader, FormatPart part) {
  switch (part) {
  case FormatPart::None:
    break;
  case FormatPart::String:
    reader.takeString();
    break;
  case FormatPart::Operand:
  case FormatPart::Attribute:
  case FormatPart::Property:
  case FormatPart::Region:
  case FormatPart::Successor:
  case FormatPart::Parameter:
  case FormatPart::Directive:
    reader.takeNumber();
    break;
  case FormatPart::Attributes:
  case FormatPart::Properties:
  case FormatPart::Parameters:
    reader.skipNumbers(reader.takeNumber());
    break;
  case FormatPart::Form:
    reader.takeByte();
    break;
  case FormatPart::Source:
    if (ods::TypeSource(reader.takeByte()) <= ods::TypeSource::Result)
      reader.takeNumber();
    break;
  case FormatPart::Anchors:
    reader.skipAnchors();
    break;
  case FormatPart::Sequence:
    reader.skipSequence();
    break;
  case FormatPart::Decided:
    reader.takeNumber();
    reader.skipSequence();
    break;
  case FormatPart::Unit:
    reader.takeByte();
    reader.takeNumber();
    break;
  case FormatPart::Clauses:
    for (unsigned count = reader.takeNumber(); count--;) {
      reader.skipAnchors();
      reader.skipSequence();
    }
    break;
  case FormatPart::Fields:
    for (unsigned count = reader.takeNumber(); count--;) {
      reader.takeNumber();
      reader.skipSequence();
    }
    break;
  }
}

void detail::FormatReader::skipElement() {
  const FormatOpcode opcode = takeOpcode();
  takeByte();
  const FormatPart *part = ods::getFormatElementInfo(opcode).parts;
  for (; *part != FormatPart::None; ++part)
    skipPart(*this, *part);
}

} // namespace mlir
