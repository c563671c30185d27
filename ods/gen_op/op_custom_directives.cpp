// SPDX-License-Identifier: Apache-2.0
//
// Generates functions for custom<Name>(…) in formats. They call parseName and
// printName with the parts of the operation that the arguments name.
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_descriptor.h"
#include "ods/gen_op/op_text.h"

using namespace mlir::ods;
using llvm::StringRef;
using Kind = CustomArgument::Kind;

namespace {

/// The statements of a parser around the call.
struct ParserText {
  std::string before;
  std::string arguments;
  std::string after;
};

class DirectiveEmitter {
public:
  DirectiveEmitter(const Operator &op, const CustomDirectiveModel &directive)
      : op(op), directive(directive) {}

  void emitParser(StringRef name, llvm::raw_ostream &os);
  void emitPrinter(StringRef name, llvm::raw_ostream &os) const;

private:
  std::string getParsed(const CustomArgument &argument, ParserText &text);
  std::string parseOperand(const CustomArgument &argument, ParserText &text);
  std::string parseTypes(const CustomArgument &argument, ParserText &text);
  std::string parseAttribute(const CustomArgument &argument, ParserText &text);
  std::string parseProperty(const CustomArgument &argument, ParserText &text);
  std::string parseRegion(const CustomArgument &argument, ParserText &text);
  std::string parseSuccessor(const CustomArgument &argument, ParserText &text);
  std::string getPrinted(const CustomArgument &argument) const;
  std::string getVariable() {
    return "odsValue" + std::to_string(numVariables++);
  }

  const Operator &op;
  const CustomDirectiveModel &directive;
  unsigned numVariables = 0;
};

} // namespace

static std::string at(StringRef list, unsigned index) {
  return ("state." + list + "[" + llvm::Twine(index) + "]").str();
}

std::string DirectiveEmitter::parseOperand(const CustomArgument &argument,
                                           ParserText &text) {
  const NamedTypeConstraint &operand = op.getOperand(argument.index);
  const std::string group = at("operands", argument.index);
  const std::string element = "::mlir::OpAsmParser::UnresolvedOperand";
  if (!argument.isReference)
    text.before += group + ".location = parser.getCurrentLocation();\n";
  if (operand.isVariadicOfVariadic()) {
    const std::string name = getVariable();
    text.before += "::llvm::SmallVector<::llvm::SmallVector<" + element +
                   ">> " + name + ";\n";
    text.after += "::mlir::setOperandGroups(" + group + ", " + name + ");\n";
    return name;
  }
  if (operand.isVariadic())
    return group + ".operands";
  if (operand.isOptional()) {
    const std::string name = getVariable();
    text.before += "::std::optional<" + element + "> " + name + ";\n";
    if (argument.isReference)
      text.before += "if (!" + group + ".operands.empty())\n  " + name + " = " +
                     group + ".operands.front();\n";
    else
      text.after += "if (" + name + ")\n  " + group + ".operands.push_back(*" +
                    name + ");\n";
    return name;
  }
  if (!argument.isReference)
    text.before += group + ".operands.resize(1);\n";
  return group + ".operands[0]";
}

std::string DirectiveEmitter::parseTypes(const CustomArgument &argument,
                                         ParserText &text) {
  const bool ofOperand = argument.kind == Kind::OperandType;
  const NamedTypeConstraint &value =
      ofOperand ? op.getOperand(argument.index) : op.getResult(argument.index);
  const std::string list = ofOperand ? at("operands", argument.index) + ".types"
                                     : at("resultTypes", argument.index);
  if (ofOperand && !argument.isReference)
    text.before += at("operands", argument.index) + ".hasTypes = true;\n";
  if (value.isVariadicOfVariadic()) {
    const std::string name = getVariable();
    text.before += "::llvm::SmallVector<::llvm::SmallVector<::mlir::Type>> " +
                   name + ";\n";
    text.after += "for (auto &group : " + name + ")\n  " + list +
                  ".append(group.begin(), group.end());\n";
    return name;
  }
  if (value.isVariadic())
    return list;
  const std::string name = getVariable();
  text.before += "::mlir::Type " + name + ";\n";
  if (argument.isReference)
    text.before +=
        "if (!" + list + ".empty())\n  " + name + " = " + list + "[0];\n";
  else
    text.after +=
        "if (" + name + ")\n  " + list + ".assign(1, " + name + ");\n";
  return name;
}

std::string DirectiveEmitter::parseAttribute(const CustomArgument &argument,
                                             ParserText &text) {
  const NamedAttribute &named = op.getAttribute(argument.index);
  const std::string name = getVariable();
  const std::string index = std::to_string(argument.index);
  const StringRef type = named.attr.getStorageType();
  text.before += (type + " " + name + ";\n").str();
  if (argument.isReference)
    text.before += (name + " = ::llvm::dyn_cast_or_null<" + type +
                    ">(state.getAttribute(" + index + "));\n")
                       .str();
  else
    text.after += "if (" + name + ")\n  state.setAttribute(" + index + ", " +
                  name + ");\n";
  return name;
}

std::string DirectiveEmitter::parseProperty(const CustomArgument &argument,
                                            ParserText &text) {
  const Property &property = op.getProperty(argument.index).prop;
  const std::string member = "*static_cast<" + getStorageCppType(property) +
                             " *>(state.getProperty(" +
                             std::to_string(argument.index) + "))";
  if (argument.isReference || !isView(property) ||
      getCompiledKind(property).kind == "Integer")
    return member;
  // The viewed memory must live as long as the operation.
  const std::string name = getVariable();
  text.before += (property.getStorageType() + " " + name + ";\n").str();
  text.after += member + " = ::mlir::copyToContext(parser.getContext(), " +
                getStorageCppType(property) + "(" + name + "));\n";
  return name;
}

std::string DirectiveEmitter::parseRegion(const CustomArgument &argument,
                                          ParserText &text) {
  const std::string list = at("regions", argument.index);
  if (op.getRegion(argument.index).isVariadic())
    return list;
  if (!argument.isReference)
    text.before += list + ".push_back(::std::make_unique<::mlir::Region>());\n";
  return "*" + list + ".back()";
}

std::string DirectiveEmitter::parseSuccessor(const CustomArgument &argument,
                                             ParserText &text) {
  const std::string list = at("successors", argument.index);
  if (op.getSuccessor(argument.index).isVariadic())
    return list;
  if (!argument.isReference)
    text.before += list + ".push_back(nullptr);\n";
  return list + ".back()";
}

std::string DirectiveEmitter::getParsed(const CustomArgument &argument,
                                        ParserText &text) {
  FmtContext context;
  context.withBuilder("parser.getBuilder()");
  context.addSubst("_ctxt", "parser.getContext()");
  switch (argument.kind) {
  case Kind::Operand:
    return parseOperand(argument, text);
  case Kind::OperandType:
  case Kind::ResultType:
    return parseTypes(argument, text);
  case Kind::Attribute:
    return parseAttribute(argument, text);
  case Kind::Property:
    return parseProperty(argument, text);
  case Kind::Region:
    return parseRegion(argument, text);
  case Kind::Successor:
    return parseSuccessor(argument, text);
  case Kind::AttrDict:
    return "state.result.attributes";
  case Kind::PropDict:
    return "state.result";
  case Kind::Operands:
    return "state.allOperands.operands";
  case Kind::Regions:
    return "state.allRegions";
  case Kind::Successors:
    return "state.allSuccessors";
  case Kind::Parameter:
    break;
  case Kind::String:
    return tgfmt(argument.text, &context);
  }
  llvm_unreachable("operations have no parameters");
}

void DirectiveEmitter::emitParser(StringRef name, llvm::raw_ostream &os) {
  ParserText text;
  for (const CustomArgument &argument : directive.arguments)
    text.arguments += ", " + getParsed(argument, text);
  os << "::mlir::OptionalParseResult " << name
     << "(\n    ::mlir::OpAsmParser &parser, ::mlir::OpFormatState &state) "
        "{\n";
  printCode(text.before, 2, os);
  os << "  ::mlir::OptionalParseResult odsResult =\n      parse"
     << directive.name << "(parser" << text.arguments << ");\n"
     << "  if (!odsResult.has_value() || ::mlir::failed(*odsResult))\n"
     << "    return odsResult;\n";
  printCode(text.after, 2, os);
  os << "  return odsResult;\n}\n";
}

std::string DirectiveEmitter::getPrinted(const CustomArgument &argument) const {
  FmtContext context;
  context.withBuilder("::mlir::Builder(operation->getContext())");
  context.addSubst("_ctxt", "operation->getContext()");
  auto getter = [&](StringRef name) {
    return "op." + op.getGetterName(name) + "()";
  };
  auto types = [&](const NamedTypeConstraint &value) {
    const std::string got = getter(value.name);
    if (value.isVariadicOfVariadic())
      return got + ".getTypes()";
    if (value.isVariadic())
      return got + ".getTypes()";
    if (value.isOptional())
      return "(" + got + " ? " + got + ".getType() : ::mlir::Type())";
    return got + ".getType()";
  };
  switch (argument.kind) {
  case Kind::Operand:
    return getter(op.getOperand(argument.index).name);
  case Kind::OperandType:
    return types(op.getOperand(argument.index));
  case Kind::ResultType:
    return types(op.getResult(argument.index));
  case Kind::Attribute:
    return "op." + op.getGetterName(op.getAttribute(argument.index).name) +
           "Attr()";
  case Kind::Property:
    return "op.getProperties()." + op.getProperty(argument.index).name.str();
  case Kind::Region:
    return getter(op.getRegion(argument.index).name);
  case Kind::Successor:
    return getter(op.getSuccessor(argument.index).name);
  case Kind::AttrDict:
    return "operation->getAttrDictionary()";
  case Kind::PropDict:
    return "op.getProperties()";
  case Kind::Operands:
    return "operation->getOperands()";
  case Kind::Regions:
    return "operation->getRegions()";
  case Kind::Successors:
    return "operation->getSuccessors()";
  case Kind::Parameter:
    break;
  case Kind::String:
    return tgfmt(argument.text, &context);
  }
  llvm_unreachable("operations have no parameters");
}

void DirectiveEmitter::emitPrinter(StringRef name,
                                   llvm::raw_ostream &os) const {
  const StringRef cls = op.getCppClassName();
  os << "void " << name
     << "(::mlir::OpAsmPrinter &printer, ::mlir::Operation *operation) {\n  "
     << cls << " op(operation);\n  print" << directive.name << "(printer, op";
  for (const CustomArgument &argument : directive.arguments)
    os << ", " << getPrinted(argument);
  os << ");\n}\n";
}

std::string mlir::ods::getCustomDirectives(const Operator &op,
                                           const OpFormatModel &format,
                                           ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const CustomDirectiveModel &directive : format.directives) {
    const std::string parse =
        pool.get("odsParse", [&](StringRef name, llvm::raw_ostream &os) {
          DirectiveEmitter(op, directive).emitParser(name, os);
        });
    const std::string print =
        pool.get("odsPrint", [&](StringRef name, llvm::raw_ostream &os) {
          DirectiveEmitter(op, directive).emitPrinter(name, os);
        });
    rows.push_back("{" + quote(directive.name) + ", &" + parse + ", &" + print +
                   "}");
  }
  return pool.getArray("::mlir::CustomDirective", "odsDirectives", rows);
}
