// SPDX-License-Identifier: Apache-2.0
#include "ods/model/expression_encoder.h"

#include "ods/encoding/byte_writer.h"
#include "ods/model/operator.h"
#include "ods/model/record.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

std::string mlir::ods::encodeLeaf(Opcode opcode) {
  return std::string(1, static_cast<char>(opcode));
}

std::string mlir::ods::encodeInteger(int64_t value) {
  ByteWriter writer(encodeLeaf(Opcode::Integer));
  writer.writeSigned(value);
  return std::move(writer).take();
}

std::string mlir::ods::encodeString(StringRef value) {
  ByteWriter writer(encodeLeaf(Opcode::String));
  writer.writeString(value);
  return std::move(writer).take();
}

std::string mlir::ods::encodeCall(Opcode opcode,
                                  llvm::ArrayRef<std::string> arguments) {
  const OpcodeInfo info = getOpcodeInfo(opcode);
  assert(info.immediate == Immediate::None && "it has an immediate");
  std::string bytes = encodeLeaf(opcode);
  if (info.numArguments >= 0) {
    assert(arguments.size() == size_t(info.numArguments) && "wrong number");
    return bytes + llvm::join(arguments, "");
  }
  constexpr size_t maxCount = 255;
  if (arguments.size() <= maxCount) {
    bytes += static_cast<char>(arguments.size());
    return bytes + llvm::join(arguments, "");
  }
  assert((opcode == Opcode::And || opcode == Opcode::Or) && "too many");
  bytes += static_cast<char>(maxCount);
  bytes += llvm::join(arguments.take_front(maxCount - 1), "");
  return bytes + encodeCall(opcode, arguments.drop_front(maxCount - 1));
}

/// Returns true if an expression is a constant that does not depend on `self`.
static bool isConstant(StringRef bytes) {
  switch (static_cast<Opcode>(bytes.front())) {
  case Opcode::True:
  case Opcode::False:
  case Opcode::Null:
  case Opcode::Integer:
  case Opcode::String:
    return true;
  default:
    return false;
  }
}

std::string mlir::ods::encodeLet(const std::string &self,
                                 const std::string &body) {
  if (isConstant(body))
    return body;
  if (body == encodeSelf())
    return self;
  if (self == encodeSelf())
    return body;
  return encodeCall(Opcode::Let, {self, body});
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {

/// Opcodes and classes by name.
struct Names {
  llvm::StringMap<Opcode> functions;
  llvm::StringMap<Opcode> leaves;
  llvm::StringMap<EntityClass> classes;

  Names() {
    for (unsigned i = 0; i < numOpcodes; ++i)
      functions.try_emplace(getOpcodeName(Opcode(i)), Opcode(i));
    functions.erase("");
    for (Opcode leaf :
         {Opcode::Self, Opcode::True, Opcode::False, Opcode::Null}) {
      leaves.try_emplace(getOpcodeName(leaf), leaf);
      functions.erase(getOpcodeName(leaf));
    }
#define X(NAME) classes.try_emplace(#NAME, EntityClass::NAME);
    MLIR_ODS_CLASSES(X)
#undef X
  }
};

/// Parses the text of one expression and appends its bytes.
class Encoder {
public:
  Encoder(StringRef text, const Operator *op) : text(text), op(op) {}

  /// Returns false after setting the error.
  bool run() {
    if (text.size() > maxExpressionSize)
      return fail("expression is too long");
    if (!encode(0))
      return false;
    skipSpace();
    if (text.starts_with(")"))
      return fail("unbalanced parentheses in expression");
    if (!text.empty())
      return fail("unexpected '" + text.take_front(20) +
                  "' behind the end of an expression");
    return true;
  }

  std::string bytes;
  std::string error;

private:
  bool fail(const Twine &message) {
    error = message.str();
    return false;
  }
  void skipSpace() { text = text.ltrim(); }
  bool encode(unsigned depth);
  bool encodeFunction(unsigned depth);
  bool encodeArguments(StringRef name, const OpcodeInfo &info, unsigned depth);
  bool encodeImmediate(StringRef name, Immediate immediate);
  bool encodeName();
  bool encodeNumber();
  bool takeString(std::string &value);
  StringRef takeSymbol();

  static const Names &getNames() {
    static const Names names;
    return names;
  }

  StringRef text;
  const Operator *op;
};

} // namespace

StringRef Encoder::takeSymbol() {
  const StringRef symbol = text.take_until(
      [](char c) { return llvm::isSpace(c) || StringRef("()'").contains(c); });
  text = text.drop_front(symbol.size());
  return symbol;
}

bool Encoder::takeString(std::string &value) {
  value.clear();
  text = text.drop_front();
  while (!text.empty() && !text.starts_with("'")) {
    char c = text.front();
    text = text.drop_front();
    if (c == '\\' && !text.empty()) {
      c = text.front() == 'n'   ? '\n'
          : text.front() == 't' ? '\t'
                                : text.front();
      text = text.drop_front();
    }
    value += c;
  }
  if (!text.consume_front("'"))
    return fail("unterminated string in expression");
  return true;
}

bool Encoder::encodeNumber() {
  const StringRef symbol = takeSymbol();
  int64_t value;
  if (symbol.getAsInteger(0, value))
    return fail("invalid number '" + symbol + "' in expression");
  bytes += encodeInteger(value);
  return true;
}

/// Returns the opcode for the entity of a name.
static Opcode getEntityOpcode(const Operator::Entity &entity) {
  switch (entity.kind) {
  case Operator::Entity::Kind::Operand:
    return entity.isVariadic ? Opcode::OperandGroup : Opcode::Operand;
  case Operator::Entity::Kind::Result:
    return entity.isVariadic ? Opcode::ResultGroup : Opcode::Result;
  case Operator::Entity::Kind::Attribute:
    return Opcode::Attribute;
  case Operator::Entity::Kind::Property:
    return Opcode::Property;
  case Operator::Entity::Kind::Region:
    return entity.isVariadic ? Opcode::RegionGroup : Opcode::Region;
  case Operator::Entity::Kind::Successor:
    return entity.isVariadic ? Opcode::SuccessorGroup : Opcode::Successor;
  }
  llvm_unreachable("unknown kind of entity");
}

bool Encoder::encodeName() {
  text = text.drop_front();
  const StringRef name = takeSymbol();
  if (!op)
    return fail("'$" + name + "' in an expression that is not of an operation");
  std::optional<Operator::Entity> entity = op->lookup(name);
  if (!entity)
    return fail("unknown name '$" + name + "' in expression");
  ByteWriter writer(encodeLeaf(getEntityOpcode(*entity)));
  writer.writeUnsigned(entity->index);
  bytes += writer.getBytes();
  return true;
}

bool Encoder::encodeImmediate(StringRef name, Immediate immediate) {
  if (immediate == Immediate::None)
    return true;
  skipSpace();
  if (!text.starts_with("'"))
    return fail("expected a quoted name as the first argument of '" + name +
                "' in expression");
  std::string value;
  if (!takeString(value))
    return false;
  if (immediate == Immediate::String) {
    ByteWriter writer;
    writer.writeString(value);
    bytes += writer.getBytes();
    return true;
  }
  auto it = getNames().classes.find(value);
  if (it == getNames().classes.end())
    return fail("unknown class '" + value + "' in expression");
  bytes += static_cast<char>(it->second);
  return true;
}

bool Encoder::encodeArguments(StringRef name, const OpcodeInfo &info,
                              unsigned depth) {
  const size_t countAt = bytes.size();
  if (info.numArguments < 0)
    bytes += '\0';
  int count = 0;
  for (skipSpace(); !text.empty() && !text.starts_with(")"); skipSpace()) {
    if (!encode(depth + 1))
      return false;
    ++count;
  }
  if (!text.consume_front(")"))
    return fail("unbalanced parentheses in expression");
  if (info.numArguments >= 0 && count != info.numArguments)
    return fail("wrong number of arguments of '" + name +
                "' in expression: expected " + Twine(int(info.numArguments)) +
                ", but got " + Twine(count));
  if (count > 255)
    return fail("too many arguments of '" + name + "' in expression");
  if (info.numArguments < 0)
    bytes[countAt] = static_cast<char>(count);
  return true;
}

bool Encoder::encodeFunction(unsigned depth) {
  text = text.drop_front();
  skipSpace();
  const StringRef name = takeSymbol();
  auto it = getNames().functions.find(name);
  if (it == getNames().functions.end())
    return fail(name.empty() ? Twine("expected a function's name behind '(' in "
                                     "expression")
                             : "unknown function '" + name + "' in expression");
  const OpcodeInfo info = getOpcodeInfo(it->second);
  bytes += encodeLeaf(it->second);
  return encodeImmediate(name, info.immediate) &&
         encodeArguments(name, info, depth);
}

bool Encoder::encode(unsigned depth) {
  if (depth >= maxExpressionDepth)
    return fail("expression is nested too deeply");
  skipSpace();
  if (text.empty())
    return fail("unexpected end of expression");
  const char first = text.front();
  if (first == '(')
    return encodeFunction(depth);
  if (first == ')')
    return fail("unbalanced parentheses in expression");
  if (first == '$')
    return encodeName();
  if (llvm::isDigit(first) || first == '-')
    return encodeNumber();
  if (first == '\'') {
    std::string value;
    if (!takeString(value))
      return false;
    bytes += encodeString(value);
    return true;
  }
  const StringRef symbol = takeSymbol();
  auto it = getNames().leaves.find(symbol);
  if (it == getNames().leaves.end())
    return fail("unknown name '" + symbol + "' in expression");
  bytes += encodeLeaf(it->second);
  return true;
}

std::optional<std::string> mlir::ods::encodeExpression(StringRef text,
                                                       const Operator *op,
                                                       std::string &error) {
  Encoder encoder(text, op);
  if (encoder.run())
    return std::move(encoder.bytes);
  error = std::move(encoder.error);
  return std::nullopt;
}

/// Returns the location for errors in a field's expression.
static llvm::SmallVector<llvm::SMLoc, 2>
getExpressionLoc(const llvm::Record &record, StringRef field,
                 const Operator *op, const llvm::Record *user) {
  if (!record.isAnonymous())
    return getFieldLoc(record, field);
  if (user && !user->isAnonymous())
    return llvm::SmallVector<llvm::SMLoc, 2>(user->getLoc());
  return llvm::SmallVector<llvm::SMLoc, 2>(op ? op->getLoc() : record.getLoc());
}

std::optional<std::string>
mlir::ods::encodeExpressionField(const llvm::Record &record, StringRef field,
                                 const Operator *op, const llvm::Record *user) {
  const StringRef text = getStringOrEmpty(record, field);
  if (text.empty())
    return std::nullopt;
  std::string error;
  std::optional<std::string> bytes = encodeExpression(text, op, error);
  if (!bytes)
    PrintFatalError(getExpressionLoc(record, field, op, user),
                    error + ": \"" + text.take_front(200) + "\"");
  return bytes;
}
