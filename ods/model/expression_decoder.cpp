// SPDX-License-Identifier: Apache-2.0
#include "ods/model/expression_encoder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::ods;
using llvm::StringRef;

static constexpr OpcodeInfo opcodes[] = {
#define X(OPCODE, NAME, ARGUMENTS, IMMEDIATE)                                  \
  {NAME, ARGUMENTS, Immediate::IMMEDIATE},
    MLIR_ODS_EXPRESSIONS(X)
#undef X
};

static constexpr StringRef classNames[] = {
#define X(NAME) #NAME,
    MLIR_ODS_CLASSES(X)
#undef X
};

OpcodeInfo mlir::ods::getOpcodeInfo(Opcode opcode) {
  return opcodes[static_cast<unsigned>(opcode)];
}

unsigned mlir::ods::getNumOpcodes() { return std::size(opcodes); }

namespace {

/// Reads bytes and prints their text.
class Decoder {
public:
  Decoder(StringRef bytes, llvm::raw_ostream &os) : bytes(bytes), os(os) {}

  /// Returns false where the bytes are no expression.
  bool decode(unsigned depth = 0);
  bool atEnd() const { return bytes.empty(); }

private:
  bool takeByte(uint8_t &byte) {
    if (bytes.empty())
      return false;
    byte = bytes.front();
    bytes = bytes.drop_front();
    return true;
  }
  template <typename T, typename Decode> bool takeNumber(T &value, Decode fn) {
    unsigned size = 0;
    const char *error = nullptr;
    value = fn(bytes.bytes_begin(), &size, bytes.bytes_end(), &error);
    bytes = bytes.drop_front(size);
    return !error;
  }
  bool takeUnsigned(uint64_t &value) {
    return takeNumber(
        value, [](auto... args) { return llvm::decodeULEB128(args...); });
  }
  bool printInteger() {
    int64_t value;
    if (!takeNumber(value,
                    [](auto... args) { return llvm::decodeSLEB128(args...); }))
      return false;
    os << value;
    return true;
  }
  bool printString() {
    uint64_t size;
    if (!takeUnsigned(size) || size > bytes.size())
      return false;
    os << '\'';
    for (char c : bytes.take_front(size)) {
      if (c == '\'' || c == '\\')
        os << '\\';
      os << c;
    }
    os << '\'';
    bytes = bytes.drop_front(size);
    return true;
  }
  bool printClass() {
    uint8_t index;
    if (!takeByte(index) || index >= std::size(classNames))
      return false;
    os << '\'' << classNames[index] << '\'';
    return true;
  }
  bool printEntity(Opcode opcode);
  bool printCall(const OpcodeInfo &info, unsigned depth);

  StringRef bytes;
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
  if (!takeUnsigned(index))
    return false;
  os << '$' << getEntityName(opcode) << ':' << index;
  return true;
}

bool Decoder::printCall(const OpcodeInfo &info, unsigned depth) {
  os << '(' << info.name;
  if (info.immediate != Immediate::None) {
    os << ' ';
    if (info.immediate == Immediate::Class ? !printClass() : !printString())
      return false;
  }
  uint8_t count = info.numArguments;
  if (info.numArguments < 0 && !takeByte(count))
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
  if (depth >= maxExpressionDepth || !takeByte(byte) || byte >= getNumOpcodes())
    return false;
  const OpcodeInfo info = getOpcodeInfo(Opcode(byte));
  switch (Opcode(byte)) {
  case Opcode::Integer:
    return printInteger();
  case Opcode::String:
    return printString();
  case Opcode::Self:
  case Opcode::True:
  case Opcode::False:
  case Opcode::Null:
    os << info.name;
    return true;
  default:
    return info.immediate == Immediate::Index ? printEntity(Opcode(byte))
                                              : printCall(info, depth);
  }
}

std::string mlir::ods::decodeExpression(StringRef bytes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Decoder decoder(bytes, os);
  if (!decoder.decode() || !decoder.atEnd())
    return "<invalid>";
  return text;
}
