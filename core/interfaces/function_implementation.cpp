// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/function_implementation.h"

#include "core/ir/format/asm_parser.h"

using namespace mlir;

/// Returns true if the last argument has a name, so that the next one needs a
/// name, too.
static bool endsInName(llvm::ArrayRef<OpAsmParser::Argument> arguments) {
  return !arguments.back().ssaName.name.empty();
}

/// Parses `%name: type {…} loc(…)` or `type {…} loc(…)`.
static ParseResult
parseArgument(OpAsmParser &parser,
              llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  OpAsmParser::Argument argument;
  OptionalParseResult named = parser.parseOptionalArgument(
      argument, /*allowType=*/true, /*allowAttrs=*/true);
  if (named.has_value()) {
    if (*named)
      return failure();
    if (!arguments.empty() && !endsInName(arguments))
      return parser.emitError(argument.ssaName.location,
                              "expected type instead of SSA identifier");
  } else {
    argument.ssaName.location = parser.getCurrentLocation();
    if (!arguments.empty() && endsInName(arguments))
      return parser.emitError(argument.ssaName.location,
                              "expected SSA identifier");
    NamedAttrList attributes;
    if (parser.parseType(argument.type) ||
        parser.parseOptionalAttrDict(attributes) ||
        parser.parseOptionalLocationSpecifier(argument.sourceLoc))
      return failure();
    argument.attrs = attributes.getDictionary(parser.getContext());
  }
  arguments.push_back(argument);
  return success();
}

ParseResult function_interface_impl::parseFunctionSignatureWithArguments(
    OpAsmParser &parser, bool allowVariadic,
    llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments, bool &isVariadic,
    llvm::SmallVectorImpl<Type> &resultTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  isVariadic = false;
  auto parseElement = [&]() -> ParseResult {
    if (isVariadic)
      return parser.emitError(
          parser.getCurrentLocation(),
          "variadic arguments must be in the end of the argument list");
    isVariadic = allowVariadic && succeeded(parser.parseOptionalEllipsis());
    return isVariadic ? ParseResult(success())
                      : parseArgument(parser, arguments);
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseElement))
    return failure();
  if (parser.parseOptionalArrow())
    return success();
  return call_interface_impl::parseFunctionResultList(parser, resultTypes,
                                                      resultAttrs);
}

/// Parses `public @name`, where the visibility is optional.
static ParseResult parseVisibilityAndName(OpAsmParser &parser,
                                          NamedAttrList &attributes) {
  llvm::StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility,
                                            {"public", "private", "nested"})))
    attributes.append(SymbolTable::getVisibilityAttrName(),
                      parser.getBuilder().getStringAttr(visibility));
  StringAttr name;
  return parser.parseSymbolName(name, SymbolTable::getSymbolAttrName(),
                                attributes);
}

/// Parses `attributes {…}`, which must not contain attributes with a syntax of
/// their own.
static ParseResult parseAttributes(OpAsmParser &parser,
                                   llvm::StringRef typeAttrName,
                                   NamedAttrList &result) {
  NamedAttrList attributes;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(attributes))
    return failure();
  for (llvm::StringRef name : {SymbolTable::getVisibilityAttrName(),
                               SymbolTable::getSymbolAttrName(), typeAttrName})
    if (attributes.get(name))
      return parser.emitError(loc, "'")
             << name
             << "' is an inferred attribute and should not be specified in the "
                "explicit attribute dictionary";
  result.append(attributes.getAttrs());
  return success();
}

/// Parses the optional body. If it is present, it must have a block.
static ParseResult parseBody(OpAsmParser &parser, Region &body,
                             llvm::ArrayRef<OpAsmParser::Argument> arguments) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parser.parseOptionalRegion(body, arguments);
  if (!parsed.has_value())
    return success();
  if (*parsed)
    return failure();
  if (body.empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

ParseResult function_interface_impl::parseFunctionOp(
    OpAsmParser &parser, OperationState &result, bool allowVariadic,
    StringAttr typeAttrName, FuncTypeBuilder funcTypeBuilder,
    StringAttr argAttrsName, StringAttr resAttrsName) {
  if (parseVisibilityAndName(parser, result.attributes))
    return failure();

  llvm::SmallVector<OpAsmParser::Argument> arguments;
  llvm::SmallVector<Type> argTypes, resultTypes;
  llvm::SmallVector<DictionaryAttr> resultAttrs;
  bool isVariadic = false;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseFunctionSignatureWithArguments(parser, allowVariadic, arguments,
                                          isVariadic, resultTypes, resultAttrs))
    return failure();

  for (const OpAsmParser::Argument &argument : arguments)
    argTypes.push_back(argument.type);
  std::string message;
  Builder &builder = parser.getBuilder();
  Type type = funcTypeBuilder(builder, argTypes, resultTypes,
                              VariadicFlag(isVariadic), message);
  if (!type)
    return parser.emitError(loc) << "failed to construct function type"
                                 << (message.empty() ? "" : ": ") << message;
  result.addAttribute(typeAttrName, TypeAttr::get(type));

  if (parseAttributes(parser, typeAttrName.getValue(), result.attributes))
    return failure();
  call_interface_impl::addArgAndResultAttrs(
      builder, result, arguments, resultAttrs, argAttrsName, resAttrsName);
  return parseBody(parser, *result.addRegion(), arguments);
}

void function_interface_impl::printFunctionAttributes(
    OpAsmPrinter &p, Operation *op, llvm::ArrayRef<llvm::StringRef> elided) {
  llvm::SmallVector<llvm::StringRef, 8> names(elided.begin(), elided.end());
  names.push_back(SymbolTable::getSymbolAttrName());
  p.printOptionalAttrDictWithKeyword(op->getAttrs(), names);
}

void function_interface_impl::printFunctionOp(OpAsmPrinter &p,
                                              FunctionOpInterface op,
                                              bool isVariadic,
                                              llvm::StringRef typeAttrName,
                                              StringAttr argAttrsName,
                                              StringAttr resAttrsName) {
  const llvm::StringRef visibilityName = SymbolTable::getVisibilityAttrName();
  p << " ";
  if (auto visibility = op->getAttrOfType<StringAttr>(visibilityName))
    p << visibility.getValue() << " ";
  p.printSymbolName(op.getName());
  printFunctionSignature(p, op, op.getArgumentTypes(), isVariadic,
                         op.getResultTypes());
  printFunctionAttributes(p, op,
                          {visibilityName, typeAttrName,
                           argAttrsName.getValue(), resAttrsName.getValue()});
  Region &body = op->getRegion(0);
  if (body.empty())
    return;
  p << " ";
  p.printRegion(body, /*printEntryBlockArgs=*/false);
}
