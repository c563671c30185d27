// SPDX-License-Identifier: Apache-2.0
//
// Operations with custom parsers and printers.
#include "core/ir/format/asm_parser.h"
#include "dialects/test/test.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"

using namespace mlir;
using namespace test;

// wrapping_region: `wraps` and another operation in generic form

ParseResult WrappingRegionOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  if (parser.parseKeyword("wraps"))
    return failure();
  Block &block = result.addRegion()->emplaceBlock();
  Operation *wrapped = parser.parseGenericOperation(&block, block.begin());
  if (!wrapped)
    return failure();
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  TestReturnOp::create(builder, wrapped->getLoc(),
                       ValueRange(wrapped->getResults()));
  result.addTypes(wrapped->getResultTypes());
  result.location = wrapped->getLoc();
  return success();
}

void WrappingRegionOp::print(OpAsmPrinter &printer) {
  printer << " wraps ";
  printer.printGenericOp(&getRegion().front().front());
}

// pretty_printed_region: `start NAME end : (types) -> type`, or in generic form

/// Builds the body of the short form: an operation with two operands and one
/// result, all of the type of the first operand.
static void buildShortBody(OperationState &result, StringAttr innerName,
                           Type type, Location location) {
  Block &block = result.addRegion()->emplaceBlock();
  block.addArgument(type, location);
  block.addArgument(type, location);
  OpBuilder builder(result.getContext());
  builder.setInsertionPointToStart(&block);
  OperationState state(location, innerName.getValue());
  state.addOperands(ValueRange(block.getArguments()));
  state.addTypes(type);
  Operation *inner = builder.create(state);
  TestReturnOp::create(builder, location, ValueRange(inner->getResults()));
}

ParseResult PrettyPrintedRegionOp::parse(OpAsmParser &parser,
                                         OperationState &result) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  const Location start = parser.getEncodedSourceLoc(loc);
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  if (parser.parseOperandList(operands))
    return failure();
  if (parser.parseOptionalKeyword("start"))
    return parser.parseGenericOperationAfterOpName(result, ArrayRef(operands));

  FailureOr<OperationName> inner = parser.parseCustomOperationName();
  FunctionType type;
  std::optional<Location> location;
  if (failed(inner) || parser.parseKeyword("end") || parser.parseColon() ||
      parser.parseType(type) ||
      parser.parseOptionalLocationSpecifier(location) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  if (type.getNumInputs() == 0)
    return parser.emitError(loc, "expected an operand");
  result.location = location.value_or(start);
  buildShortBody(result, inner->getIdentifier(), type.getInput(0),
                 result.location);
  result.addTypes(type.getResults());
  return success();
}

void PrettyPrintedRegionOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printOperands(getOperands());
  Operation &inner = getRegion().front().front();
  if (inner.getName().getStringRef() == "test.special.op") {
    printer << " start test.special.op end";
  } else {
    printer << " (";
    printer.printRegion(getRegion());
    printer << ")";
  }
  printer << " : ";
  printer.printFunctionalType(*this);
}

// polyfor: `%i, %j {…}`, all of type index

ParseResult PolyForOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::None))
    return failure();
  for (OpAsmParser::Argument &argument : arguments)
    argument.type = parser.getBuilder().getIndexType();
  return parser.parseRegion(*result.addRegion(), arguments);
}

void PolyForOp::print(OpAsmPrinter &printer) {
  printer << " ";
  llvm::interleaveComma(getRegion().getArguments(), printer.getStream(),
                        [&](BlockArgument argument) {
                          printer.printRegionArgument(argument, {},
                                                      /*omitType=*/true);
                        });
  printer << " ";
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
}

void PolyForOp::getAsmBlockArgumentNames(Region &region,
                                         OpAsmSetValueNameFn setName) {
  auto names = (*this)->getAttrOfType<ArrayAttr>("arg_names");
  if (!names || region.empty())
    return;
  for (auto [argument, name] : llvm::zip(region.getArguments(), names))
    if (auto string = dyn_cast<StringAttr>(name))
      setName(argument, string.getValue());
}

// isolated_region: `%operand {…}`

ParseResult IsolatedRegionOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  OpAsmParser::Argument argument;
  argument.type = parser.getBuilder().getIndexType();
  if (parser.parseOperand(argument.ssaName) ||
      parser.resolveOperand(argument.ssaName, argument.type, result.operands))
    return failure();
  return parser.parseRegion(*result.addRegion(), argument,
                            /*enableNameShadowing=*/true);
}

void IsolatedRegionOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands();
  if (getRegion().getNumArguments() == getOperands().size())
    printer.shadowRegionArgs(getRegion(), getOperands());
  printer << ' ';
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
}

// affine_scope and single_no_terminator_custom_asm_op: `{…}`

ParseResult AffineScopeOp::parse(OpAsmParser &parser, OperationState &result) {
  return parser.parseRegion(*result.addRegion());
}

void AffineScopeOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
}

ParseResult SingleNoTerminatorCustomAsmOp::parse(OpAsmParser &parser,
                                                 OperationState &result) {
  return parser.parseRegion(*result.addRegion());
}

void SingleNoTerminatorCustomAsmOp::print(OpAsmPrinter &printer) {
  printer.printRegion((*this)->getRegion(0), /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/false);
}

// parse_integer_literal: `: 3`

ParseResult ParseIntegerLiteralOp::parse(OpAsmParser &parser,
                                         OperationState &result) {
  if (parser.parseOptionalColon())
    return success();
  // The parser rejects more results.
  static constexpr uint64_t limit = 1 << 16;
  uint64_t count = 0;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(count))
    return failure();
  if (count > limit)
    return parser.emitError(loc, "too many results");
  for (uint64_t i = 0; i != count; ++i)
    result.addTypes(Type(parser.getBuilder().getIndexType()));
  return success();
}

void ParseIntegerLiteralOp::print(OpAsmPrinter &printer) {
  if (const unsigned count = (*this)->getNumResults())
    printer << " : " << count;
}

// parse_wrapped_keyword and parse_b64

ParseResult ParseWrappedKeywordOp::parse(OpAsmParser &parser,
                                         OperationState &result) {
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  result.addAttribute("keyword", parser.getBuilder().getStringAttr(keyword));
  return success();
}

void ParseWrappedKeywordOp::print(OpAsmPrinter &printer) {
  printer << " " << getKeyword();
}

ParseResult ParseB64BytesOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  std::vector<char> bytes;
  if (parser.parseBase64Bytes(&bytes))
    return failure();
  result.addAttribute("b64", parser.getBuilder().getStringAttr(
                                 StringRef(bytes.data(), bytes.size())));
  return success();
}

void ParseB64BytesOp::print(OpAsmPrinter &printer) {
  printer << " \"" << llvm::encodeBase64(getB64()) << "\"";
}

// Keywords alone

ParseResult CustomFormatFallbackOp::parse(OpAsmParser &parser,
                                          OperationState &) {
  return parser.parseKeyword("custom_format_fallback");
}

void CustomFormatFallbackOp::print(OpAsmPrinter &printer) {
  printer << " custom_format_fallback";
}

ParseResult DialectCustomPrinterOp::parse(OpAsmParser &parser,
                                          OperationState &) {
  return parser.parseKeyword("custom_format");
}

void DialectCustomPrinterOp::print(OpAsmPrinter &printer) {
  printer << " custom_format";
}

ParseResult DialectCustomPrinterWithDotOp::parse(OpAsmParser &,
                                                 OperationState &) {
  return success();
}

void DialectCustomPrinterWithDotOp::print(OpAsmPrinter &) {}

// with_bounds_region: `{umin = …} %x: i8 {…}`

ParseResult TestWithBoundsRegionOp::parse(OpAsmParser &parser,
                                          OperationState &result) {
  OpAsmParser::Argument argument;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseArgument(argument, /*allowType=*/true))
    return failure();
  return parser.parseRegion(*result.addRegion(), argument);
}

void TestWithBoundsRegionOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs());
  printer << ' ';
  if (getRegion().getNumArguments() != 0)
    printer.printRegionArgument(getRegion().getArgument(0));
  printer << ' ';
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
}

// string_attr_pretty_name: the names of results are attributes, as far as they
// differ from those in the text

ParseResult StringAttrPrettyNameOp::parse(OpAsmParser &parser,
                                          OperationState &result) {
  const size_t count = parser.getNumResults();
  Builder &builder = parser.getBuilder();
  for (size_t i = 0; i != count; ++i)
    result.addTypes(Type(builder.getIntegerType(32)));
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  if (count == 0 || result.attributes.get("names"))
    return success();
  SmallVector<StringRef> names;
  for (size_t i = 0; i != count; ++i) {
    StringRef name = parser.getResultName(i).first;
    names.push_back(!name.empty() && llvm::isDigit(name[0]) ? "" : name);
  }
  result.addAttribute("names", builder.getStrArrayAttr(names));
  return success();
}

void StringAttrPrettyNameOp::print(OpAsmPrinter &printer) {
  bool asPrinted = getNames().size() == (*this)->getNumResults();
  for (size_t i = 0; asPrinted && i != (*this)->getNumResults(); ++i) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printer.printOperand((*this)->getResult(i), os);
    auto name = dyn_cast<StringAttr>(getNames()[i]);
    asPrinted = name && StringRef(text).substr(1) == name.getValue();
  }
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      asPrinted ? ArrayRef<StringRef>("names") : ArrayRef<StringRef>());
}

/// Sets the result names to the strings of the array.
static void setResultNames(Operation *op, ArrayAttr names,
                           OpAsmSetValueNameFn setName) {
  for (auto [result, name] : llvm::zip(op->getResults(), names))
    if (auto string = dyn_cast<StringAttr>(name))
      if (!string.getValue().empty())
        setName(result, string.getValue());
}

void StringAttrPrettyNameOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setResultNames(*this, getNames(), setName);
}

void CustomResultsNameOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setResultNames(*this, getNames(), setName);
}
