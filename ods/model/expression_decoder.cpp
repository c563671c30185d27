// SPDX-License-Identifier: Apache-2.0
#include "ods/encoding/byte_reader.h"
#include "ods/model/expression_encoder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::ods;
using llvm::StringRef;

static constexpr StringRef opcodeNames[] = {
#define X(OPCODE, NAME, ARGUMENTS, IMMEDIATE) NAME,
    MLIR_ODS_EXPRESSIONS(X)
#undef X
};

static constexpr StringRef classNames[] = {
#define X(NAME) #NAME,
    MLIR_ODS_CLASSES(X)
#undef X
};

StringRef mlir::ods::getOpcodeName(Opcode opcode) {
  return opcodeNames[static_cast<unsigned>(opcode)];
}

namespace {

/// Decodes bytes and prints their text.
class Decoder : ByteReader {
public:
  Decoder(StringRef bytes, llvm::raw_ostream &os) : ByteReader(bytes), os(os) {}

  /// Returns false if the bytes are invalid.
  bool decode(unsigned depth = 0);
  using ByteReader::isAtEnd;

private:
  bool printInteger() {
    int64_t value;
    if (!tryTakeSigned(value))
      return false;
    os << value;
    return true;
  }
  bool printString() {
    StringRef string;
    if (!tryTakeString(string))
      return false;
    os << '\'';
    for (char c : string) {
      if (c == '\'' || c == '\\')
        os << '\\';
      os << c;
    }
    os << '\'';
    return true;
  }
  bool printClass() {
    uint8_t index;
    if (!tryTakeByte(index) || index >= std::size(classNames))
      return false;
    os << '\'' << classNames[index] << '\'';
    return true;
  }
  bool printEntity(Opcode opcode);
  bool printCall(Opcode opcode, unsigned depth);

  llvm::raw_ostream &os;
};

} // namespace

static StringRef getEntityName(Opcode opcode) {
  switch (opcode) {
  case Opcode::Operand:
    return "operand";
  case Opcode::OperandGroup:
    return "operand-group";
  case Opcode::Result:
    return "result";
  case Opcode::ResultGroup:
    return "result-group";
  case Opcode::Attribute:
    return "attribute";
  case Opcode::Property:
    return "property";
  case Opcode::Region:
    return "region";
  case Opcode::RegionGroup:
    return "region-group";
  case Opcode::Successor:
    return "successor";
  default:
    return "successor-group";
  }
}

bool Decoder::printEntity(Opcode opcode) {
  uint64_t index;
  if (!tryTakeUnsigned(index))
    return false;
  os << '$' << getEntityName(opcode) << ':' << index;
  return true;
}

bool Decoder::printCall(Opcode opcode, unsigned depth) {
  const OpcodeInfo info = getOpcodeInfo(opcode);
  os << '(' << getOpcodeName(opcode);
  if (info.immediate != Immediate::None) {
    os << ' ';
    if (info.immediate == Immediate::Class ? !printClass() : !printString())
      return false;
  }
  uint8_t count = info.numArguments;
  if (info.numArguments < 0 && !tryTakeByte(count))
    return false;
  for (; count; --count) {
    os << ' ';
    if (!decode(depth + 1))
      return false;
  }
  os << ')';
  return true;
}

bool Decoder::decode(unsigned depth) {
  uint8_t byte;
  if (depth >= maxExpressionDepth || !tryTakeByte(byte) || byte >= numOpcodes)
    return false;
  const auto opcode = Opcode(byte);
  switch (opcode) {
  case Opcode::Integer:
    return printInteger();
  case Opcode::String:
    return printString();
  case Opcode::Self:
  case Opcode::True:
  case Opcode::False:
  case Opcode::Null:
    os << getOpcodeName(opcode);
    return true;
  default:
    return getOpcodeInfo(opcode).immediate == Immediate::Index
               ? printEntity(opcode)
               : printCall(opcode, depth);
  }
}

std::string mlir::ods::decodeExpression(StringRef bytes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Decoder decoder(bytes, os);
  if (!decoder.decode() || !decoder.isAtEnd())
    return "<invalid>";
  return text;
}
