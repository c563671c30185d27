// SPDX-License-Identifier: Apache-2.0

#include "ods/format/format_dump.h"

#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_reader.h"
#include "ods/model/expression_encoder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::ods;

namespace {

/// Reads possibly invalid bytes. All bytes past the end are zero.
class ProgramDumper {
public:
  explicit ProgramDumper(llvm::StringRef bytes) : reader(bytes) {}

  std::string dump() {
    dumpSequence();
    return (isInvalid || !reader.isAtEnd()) ? text + "<invalid>" : text;
  }

private:
  uint8_t takeByte();
  uint64_t takeNumber();
  llvm::StringRef takeString();
  void setInvalid();
  void dumpSequence();
  void dumpElement();
  void dumpFlags(uint8_t flags);
  void dumpIndexed(const char *name) { os << name << ':' << takeNumber(); }
  void dumpAttribute();
  void dumpDictionary(const char *name);
  void dumpNumbers();
  void dumpSource();
  void dumpAnchors();
  void dumpOptional();
  void dumpOIList();
  void dumpStruct();

  static constexpr unsigned maxDepth = 400;
  ByteReader reader;
  std::string text;
  llvm::raw_string_ostream os{text};
  unsigned depth = 0;
  bool isInvalid = false;
};

} // namespace

void ProgramDumper::setInvalid() {
  isInvalid = true;
  reader = ByteReader("");
}

uint8_t ProgramDumper::takeByte() {
  uint8_t byte = 0;
  if (!reader.tryTakeByte(byte))
    setInvalid();
  return byte;
}

uint64_t ProgramDumper::takeNumber() {
  uint64_t number = 0;
  if (reader.tryTakeUnsigned(number))
    return number;
  setInvalid();
  return 0;
}

llvm::StringRef ProgramDumper::takeString() {
  llvm::StringRef string;
  if (!reader.tryTakeString(string))
    setInvalid();
  return string;
}

void ProgramDumper::dumpSequence() {
  uint64_t count = takeNumber();
  for (uint64_t i = 0; i < count && !isInvalid; ++i) {
    if (i)
      os << ' ';
    dumpElement();
  }
}

void ProgramDumper::dumpFlags(uint8_t flags) {
  if (flags & SpaceBefore)
    os << '_';
  if (flags & Qualified)
    os << "qualified ";
  if (flags & Inverted)
    os << '!';
  if (flags & MayBeMissing)
    os << "maybe ";
  if (flags & WithoutOperandSegments)
    os << "no-operand-segments ";
  if (flags & WithoutResultSegments)
    os << "no-result-segments ";
  if (flags & DiscardableOnly)
    os << "discardable ";
}

void ProgramDumper::dumpElement() {
  if (++depth > maxDepth) {
    isInvalid = true;
    return;
  }
  auto opcode = static_cast<FormatOpcode>(takeByte());
  dumpFlags(takeByte());
  switch (opcode) {
  case FormatOpcode::Literal:
    os << '`' << takeString() << '`';
    break;
  case FormatOpcode::Space:
    os << "space";
    break;
  case FormatOpcode::Newline:
    os << "newline";
    break;
  case FormatOpcode::Operand:
    dumpIndexed("operand");
    break;
  case FormatOpcode::Attribute:
    dumpAttribute();
    break;
  case FormatOpcode::Property:
    dumpIndexed("property");
    break;
  case FormatOpcode::Region:
    dumpIndexed("region");
    break;
  case FormatOpcode::Successor:
    dumpIndexed("successor");
    break;
  case FormatOpcode::Operands:
    os << "operands";
    break;
  case FormatOpcode::Regions:
    os << "regions";
    break;
  case FormatOpcode::Successors:
    os << "successors";
    break;
  case FormatOpcode::AttrDict:
    dumpDictionary("attr-dict");
    break;
  case FormatOpcode::AttrDictWithKeyword:
    dumpDictionary("attr-dict-with-keyword");
    break;
  case FormatOpcode::PropDict:
    dumpDictionary("prop-dict");
    break;
  case FormatOpcode::Type:
    os << "type(";
    dumpSource();
    os << ')';
    break;
  case FormatOpcode::FunctionalType:
    os << "functional-type(";
    dumpSource();
    os << ", ";
    dumpSource();
    os << ')';
    break;
  case FormatOpcode::Custom:
    dumpIndexed("custom");
    break;
  case FormatOpcode::Optional:
    dumpOptional();
    break;
  case FormatOpcode::SetUnit:
    os << "set ";
    dumpIndexed(takeByte() ? "property" : "attribute");
    break;
  case FormatOpcode::OIList:
    dumpOIList();
    break;
  case FormatOpcode::Parameter:
    dumpIndexed("parameter");
    break;
  case FormatOpcode::Params:
    os << "params[";
    dumpNumbers();
    os << ']';
    break;
  case FormatOpcode::Struct:
    dumpStruct();
    break;
  default:
    isInvalid = true;
  }
  --depth;
}

void ProgramDumper::dumpAttribute() {
  dumpIndexed("attribute");
  const char *forms[] = {"full", "without-type", "stripped", "symbol", "enum"};
  uint8_t form = takeByte();
  isInvalid |= form >= std::size(forms);
  os << '/' << (form < std::size(forms) ? forms[form] : "?");
}

void ProgramDumper::dumpNumbers() {
  uint64_t count = takeNumber();
  for (uint64_t i = 0; i < count && !isInvalid; ++i)
    os << (i ? "," : "") << takeNumber();
}

void ProgramDumper::dumpDictionary(const char *name) {
  os << name << '[';
  dumpNumbers();
  os << ';';
  dumpNumbers();
  os << ']';
}

void ProgramDumper::dumpSource() {
  switch (static_cast<TypeSource>(takeByte())) {
  case TypeSource::Operand:
    return dumpIndexed("operand");
  case TypeSource::Result:
    return dumpIndexed("result");
  case TypeSource::Operands:
    os << "operands";
    return;
  case TypeSource::Results:
    os << "results";
    return;
  }
  isInvalid = true;
}

void ProgramDumper::dumpAnchors() {
  const char *kinds[] = {"operand",  "result", "attribute",
                         "property", "region", "parameter"};
  uint64_t count = takeNumber();
  for (uint64_t i = 0; i < count && !isInvalid; ++i) {
    uint8_t kind = takeByte();
    isInvalid |= kind >= std::size(kinds);
    dumpIndexed(kind < std::size(kinds) ? kinds[kind] : "?");
    os << "^ ";
  }
}

void ProgramDumper::dumpOptional() {
  os << '(';
  dumpAnchors();
  os << takeNumber() << "| ";
  dumpSequence();
  size_t size = text.size();
  os << " : ";
  size_t before = text.size();
  dumpSequence();
  if (text.size() == before)
    text.resize(size);
  os << ")?";
}

void ProgramDumper::dumpOIList() {
  os << "oilist(";
  uint64_t count = takeNumber();
  for (uint64_t i = 0; i < count && !isInvalid; ++i) {
    os << (i ? " | " : "");
    dumpAnchors();
    dumpSequence();
  }
  os << ')';
}

void ProgramDumper::dumpStruct() {
  os << "struct(";
  uint64_t count = takeNumber();
  for (uint64_t i = 0; i < count && !isInvalid; ++i) {
    os << (i ? ", " : "") << takeNumber();
    size_t size = text.size();
    os << '=';
    dumpSequence();
    if (text.size() == size + 1)
      text.resize(size);
  }
  os << ')';
}

std::string mlir::ods::dumpFormatProgram(llvm::StringRef program) {
  return ProgramDumper(program).dump();
}

std::string mlir::ods::dumpTypeRule(const TypeRuleModel &rule) {
  const char *sources[] = {"text", "=", "operand:", "result:", "attribute:"};
  using Source = TypeRuleModel::Source;
  std::string text = sources[static_cast<unsigned>(rule.source)];
  if (rule.source == Source::None)
    return text;
  if (rule.source != Source::Expression)
    text += llvm::utostr(rule.index);
  if (rule.expression.empty() && rule.transform.empty())
    return text;
  text += rule.source == Source::Expression ? " " : " -> ";
  return text + (rule.expression.empty() ? "{" + rule.transform + "}"
                                         : decodeExpression(rule.expression));
}

std::string
mlir::ods::dumpCustomDirective(const CustomDirectiveModel &directive) {
  const char *kinds[] = {
      "operand",      "attribute",   "property",  "region",    "successor",
      "operand-type", "result-type", "attr-dict", "prop-dict", "operands",
      "regions",      "successors",  "parameter"};
  using Kind = CustomArgument::Kind;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << (directive.isOptional ? "optional " : "") << directive.name << '(';
  llvm::interleaveComma(directive.arguments, os,
                        [&](const CustomArgument &argument) {
                          if (argument.kind == Kind::String) {
                            os << '\'' << argument.text << '\'';
                            return;
                          }
                          os << (argument.isReference ? "ref " : "")
                             << kinds[static_cast<unsigned>(argument.kind)];
                          bool isGroup = argument.kind >= Kind::AttrDict &&
                                         argument.kind <= Kind::Successors;
                          if (!isGroup)
                            os << ':' << argument.index;
                        });
  os << ')';
  return text;
}

static void dumpDirectives(const std::vector<CustomDirectiveModel> &directives,
                           llvm::raw_ostream &os) {
  for (const CustomDirectiveModel &directive : directives)
    os << "custom " << dumpCustomDirective(directive) << '\n';
}

std::string mlir::ods::dumpOpFormat(const OpFormatModel &format) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << dumpFormatProgram(format.program) << '\n';
  for (const TypeRuleModel &rule : format.operandTypes)
    os << "operand " << dumpTypeRule(rule) << '\n';
  for (const TypeRuleModel &rule : format.resultTypes)
    os << "result " << dumpTypeRule(rule) << '\n';
  if (format.infersResultTypes)
    os << "infers result types\n";
  dumpDirectives(format.directives, os);
  return text;
}

std::string mlir::ods::dumpDefFormat(const DefFormatModel &format) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << dumpFormatProgram(format.program) << '\n';
  dumpDirectives(format.directives, os);
  return text;
}
