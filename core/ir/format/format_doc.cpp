// SPDX-License-Identifier: Apache-2.0
#include "core/ir/format/format_doc.h"

#include "core/ir/format/assembly_format_impl.h"
#include "core/ir/format/storage_format.h"

namespace mlir {
namespace {

using detail::FormatReader;
using ods::AnchorKind;
using ods::FormatOpcode;
using ods::TypeSource;

/// Prints the format of `op` or `kind`.
class FormatDoc {
public:
  FormatDoc(FormatReader reader, const OpDescriptor *op,
            const StorageDescriptor *kind, llvm::raw_ostream &os)
      : reader(reader), op(op), kind(kind), os(os) {}

  void printSequence();

private:
  void printElement();
  void printOptional(uint8_t flags);
  void printOIList();
  void printStruct();
  void printParams();
  void printTypeSource();
  /// Begins a word: prints a space if needed.
  llvm::raw_ostream &begin() {
    if (needsSpace)
      os << ' ';
    needsSpace = true;
    return os;
  }
  void printName(llvm::StringRef name) { begin() << '$' << name; }
  llvm::StringRef getParameter(unsigned index) const {
    return kind->parameters.fields[index].name;
  }
  llvm::StringRef getDirective(unsigned index) const {
    return op ? op->format->directives[index].name
              : kind->format->directives[index].name;
  }

  FormatReader reader;
  const OpDescriptor *op;
  const StorageDescriptor *kind;
  llvm::raw_ostream &os;
  bool needsSpace = false;
};

void FormatDoc::printSequence() {
  for (unsigned count = reader.takeNumber(); count--;)
    printElement();
}

void FormatDoc::printElement() {
  const FormatOpcode opcode = reader.takeOpcode();
  const uint8_t flags = reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    begin() << '`' << reader.takeString() << '`';
    break;
  case FormatOpcode::Space:
  case FormatOpcode::Newline:
    break;
  case FormatOpcode::Operand:
    printName(op->operands[reader.takeNumber()].name);
    break;
  case FormatOpcode::Attribute:
    printName(op->attributes[reader.takeNumber()].name);
    reader.takeByte();
    break;
  case FormatOpcode::Property:
    printName(op->otherProperties[reader.takeNumber()].name);
    break;
  case FormatOpcode::Region:
    printName(op->regions[reader.takeNumber()].name);
    break;
  case FormatOpcode::Successor:
    printName(op->successors[reader.takeNumber()].name);
    break;
  case FormatOpcode::Operands:
    begin() << "operands";
    break;
  case FormatOpcode::Regions:
    begin() << "regions";
    break;
  case FormatOpcode::Successors:
    begin() << "successors";
    break;
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
  case FormatOpcode::PropDict:
    begin() << (opcode == FormatOpcode::AttrDict   ? "attr-dict"
                : opcode == FormatOpcode::PropDict ? "prop-dict"
                                                   : "attr-dict-with-keyword");
    reader.skipNumbers(reader.takeNumber());
    reader.skipNumbers(reader.takeNumber());
    break;
  case FormatOpcode::Type:
    begin() << "type(";
    printTypeSource();
    os << ')';
    break;
  case FormatOpcode::FunctionalType:
    begin() << "functional-type(";
    printTypeSource();
    os << ", ";
    printTypeSource();
    os << ')';
    break;
  case FormatOpcode::Custom:
    begin() << "custom<" << getDirective(reader.takeNumber()) << ">(...)";
    break;
  case FormatOpcode::Optional:
    printOptional(flags);
    break;
  case FormatOpcode::SetUnit:
    reader.takeByte();
    reader.takeNumber();
    break;
  case FormatOpcode::OIList:
    printOIList();
    break;
  case FormatOpcode::Parameter:
    printName(getParameter(reader.takeNumber()));
    break;
  case FormatOpcode::Params:
    printParams();
    break;
  case FormatOpcode::Struct:
    printStruct();
    break;
  }
}

/// Prints the sequence first that is printed if the anchor is present. Prints
/// nothing for a group that only prints space.
void FormatDoc::printOptional(uint8_t flags) {
  reader.skipAnchors();
  const unsigned numBefore = reader.takeNumber();
  if (FormatReader(reader).takeNumber() == numBefore) {
    reader.skipSequence();
    return reader.skipSequence();
  }
  begin() << '(';
  needsSpace = false;
  printSequence();
  os << ')';
  FormatReader ahead = reader;
  if (ahead.takeNumber() == 0) {
    reader.skipSequence();
  } else {
    os << " : (";
    needsSpace = false;
    printSequence();
    os << ')';
  }
  os << '?';
  needsSpace = true;
}

void FormatDoc::printOIList() {
  begin() << "oilist(";
  needsSpace = false;
  for (unsigned i = 0, count = reader.takeNumber(); i < count; ++i) {
    if (i != 0)
      begin() << '|';
    reader.skipAnchors();
    printSequence();
  }
  os << ')';
  needsSpace = true;
}

void FormatDoc::printStruct() {
  begin() << "struct(";
  needsSpace = false;
  for (unsigned count = reader.takeNumber(); count--;) {
    printName(getParameter(reader.takeNumber()));
    reader.skipSequence();
  }
  os << ')';
  needsSpace = true;
}

void FormatDoc::printParams() {
  begin() << "params";
  reader.skipNumbers(reader.takeNumber());
}

void FormatDoc::printTypeSource() {
  switch (TypeSource(reader.takeByte())) {
  case TypeSource::Operand:
    os << '$' << op->operands[reader.takeNumber()].name;
    break;
  case TypeSource::Result:
    os << '$' << op->results[reader.takeNumber()].name;
    break;
  case TypeSource::Operands:
    os << "operands";
    break;
  case TypeSource::Results:
    os << "results";
    break;
  }
}

} // namespace

void printFormatDoc(const OpDescriptor &op, llvm::raw_ostream &os) {
  FormatDoc(FormatReader(op.format->program), &op, nullptr, os).printSequence();
}

void printFormatDoc(const StorageDescriptor &kind, llvm::raw_ostream &os) {
  FormatDoc(FormatReader(kind.format->program), nullptr, &kind, os)
      .printSequence();
}

} // namespace mlir
