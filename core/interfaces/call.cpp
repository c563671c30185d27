// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/call.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/builders.h"

using namespace mlir;

Operation *
call_interface_impl::resolveCallable(CallOpInterface call,
                                     SymbolTableCollection *symbolTable) {
  CallInterfaceCallable callable = call.getCallableForCallee();
  if (auto value = llvm::dyn_cast<Value>(callable))
    return value.getDefiningOp();
  auto symbol = llvm::cast<SymbolRefAttr>(callable);
  if (symbolTable)
    return symbolTable->lookupNearestSymbolFrom(call, symbol);
  return SymbolTable::lookupNearestSymbolFrom(call, symbol);
}

// Syntax.

/// Parses `type {attributes}, ...`.
static ParseResult
parseTypesWithAttrs(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &types,
                    llvm::SmallVectorImpl<DictionaryAttr> &attrs) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    NamedAttrList attributes;
    if (parser.parseType(types.emplace_back()) ||
        parser.parseOptionalAttrDict(attributes))
      return failure();
    attrs.push_back(attributes.getDictionary(parser.getContext()));
    return success();
  });
}

ParseResult call_interface_impl::parseFunctionResultList(
    OpAsmParser &parser, llvm::SmallVectorImpl<Type> &resultTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  if (parser.parseOptionalLParen()) {
    resultAttrs.emplace_back();
    return parser.parseType(resultTypes.emplace_back());
  }
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(parseTypesWithAttrs(parser, resultTypes, resultAttrs) ||
                 parser.parseRParen());
}

ParseResult call_interface_impl::parseFunctionSignature(
    OpAsmParser &parser, llvm::SmallVectorImpl<Type> &argTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &argAttrs,
    llvm::SmallVectorImpl<Type> &resultTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs,
    bool mustParseEmptyResult) {
  if (parser.parseLParen())
    return failure();
  if (parser.parseOptionalRParen())
    if (parseTypesWithAttrs(parser, argTypes, argAttrs) || parser.parseRParen())
      return failure();
  if (mustParseEmptyResult ? parser.parseArrow() : parser.parseOptionalArrow())
    return failure(mustParseEmptyResult);
  return parseFunctionResultList(parser, resultTypes, resultAttrs);
}

/// Returns no attributes if the array has no entry for `i`. Verifiers of calls
/// accept any number of entries.
static llvm::ArrayRef<NamedAttribute> getAttrs(ArrayAttr all, size_t i) {
  if (!all || i >= all.size())
    return {};
  return llvm::cast<DictionaryAttr>(all.getValue()[i]).getValue();
}

/// Prints ` -> types`. There must be at least one type.
static void printResults(OpAsmPrinter &p, TypeRange types, ArrayAttr attrs) {
  const bool needsParens = types.size() > 1 ||
                           llvm::isa<FunctionType>(types[0]) ||
                           !getAttrs(attrs, 0).empty();
  p << (needsParens ? " -> (" : " -> ");
  for (auto [i, type] : llvm::enumerate(types)) {
    if (i != 0)
      p << ", ";
    p << type;
    p.printOptionalAttrDict(getAttrs(attrs, i));
  }
  if (needsParens)
    p << ")";
}

void call_interface_impl::printFunctionSignature(
    OpAsmPrinter &p, TypeRange argTypes, ArrayAttr argAttrs, bool isVariadic,
    TypeRange resultTypes, ArrayAttr resultAttrs, Region *body,
    bool printEmptyResult) {
  const bool hasBody = body && !body->empty();
  if (hasBody && !isVariadic && !argAttrs && !resultAttrs && printEmptyResult)
    return p.printFunctionalType(argTypes, resultTypes);
  p << "(";
  for (auto [i, type] : llvm::enumerate(argTypes)) {
    if (i != 0)
      p << ", ";
    if (hasBody) {
      p.printRegionArgument(body->getArgument(i), getAttrs(argAttrs, i));
    } else {
      p << type;
      p.printOptionalAttrDict(getAttrs(argAttrs, i));
    }
  }
  if (isVariadic)
    p << (argTypes.empty() ? "..." : ", ...");
  p << ")";
  if (!resultTypes.empty())
    printResults(p, resultTypes, resultAttrs);
  else if (printEmptyResult)
    p << " -> ()";
}

// Attributes.

/// Adds an array of dictionaries, with null for empty ones, unless all are
/// empty.
static void addDictionaries(Builder &builder, OperationState &result,
                            StringAttr name,
                            llvm::ArrayRef<DictionaryAttr> dictionaries) {
  llvm::SmallVector<Attribute> attributes;
  bool anyAttributes = false;
  for (DictionaryAttr dictionary : dictionaries) {
    anyAttributes |= dictionary && !dictionary.empty();
    attributes.push_back(dictionary ? dictionary
                                    : builder.getDictionaryAttr({}));
  }
  if (anyAttributes)
    result.addAttribute(name, builder.getArrayAttr(attributes));
}

void call_interface_impl::addArgAndResultAttrs(
    Builder &builder, OperationState &result,
    llvm::ArrayRef<DictionaryAttr> argAttrs,
    llvm::ArrayRef<DictionaryAttr> resultAttrs, StringAttr argAttrsName,
    StringAttr resAttrsName) {
  addDictionaries(builder, result, argAttrsName, argAttrs);
  addDictionaries(builder, result, resAttrsName, resultAttrs);
}

void call_interface_impl::addArgAndResultAttrs(
    Builder &builder, OperationState &result,
    llvm::ArrayRef<OpAsmParser::Argument> args,
    llvm::ArrayRef<DictionaryAttr> resultAttrs, StringAttr argAttrsName,
    StringAttr resAttrsName) {
  llvm::SmallVector<DictionaryAttr> argAttrs;
  for (const OpAsmParser::Argument &argument : args)
    argAttrs.push_back(argument.attrs);
  addArgAndResultAttrs(builder, result, argAttrs, resultAttrs, argAttrsName,
                       resAttrsName);
}
