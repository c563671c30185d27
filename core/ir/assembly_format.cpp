// SPDX-License-Identifier: Apache-2.0
#include "core/ir/assembly_format.h"

#include "core/ir/assembly_format_impl.h"

namespace mlir {

using ods::FormatOpcode;

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

void detail::FormatReader::skipElement() {
  const FormatOpcode opcode = takeOpcode();
  takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    takeString();
    break;
  case FormatOpcode::Space:
  case FormatOpcode::Newline:
  case FormatOpcode::Operands:
  case FormatOpcode::Regions:
  case FormatOpcode::Successors:
    break;
  case FormatOpcode::Operand:
  case FormatOpcode::Property:
  case FormatOpcode::Region:
  case FormatOpcode::Successor:
  case FormatOpcode::Custom:
  case FormatOpcode::Parameter:
    takeNumber();
    break;
  case FormatOpcode::Attribute:
    takeNumber();
    takeByte();
    break;
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
  case FormatOpcode::PropDict:
    skipNumbers(takeNumber());
    skipNumbers(takeNumber());
    break;
  case FormatOpcode::Type:
    skipTypeSource();
    break;
  case FormatOpcode::FunctionalType:
    skipTypeSource();
    skipTypeSource();
    break;
  case FormatOpcode::Optional:
    skipAnchors();
    takeNumber();
    skipSequence();
    skipSequence();
    break;
  case FormatOpcode::SetUnit:
    takeByte();
    takeNumber();
    break;
  case FormatOpcode::OIList:
    for (unsigned count = takeNumber(); count--;) {
      skipAnchors();
      skipSequence();
    }
    break;
  case FormatOpcode::Params:
    skipNumbers(takeNumber());
    break;
  case FormatOpcode::Struct:
    for (unsigned count = takeNumber(); count--;) {
      takeNumber();
      skipSequence();
    }
    break;
  }
}

} // namespace mlir
