// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/directives.h"

#include "core/ir/format/asm_parser.h"

using namespace mlir;
using namespace test;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

// Operands and types

ParseResult test::parseCustomOptionalOperand(OpAsmParser &parser,
                                             OptionalOperand &operand) {
  if (parser.parseOptionalLParen())
    return success();
  return failure(parser.parseOperand(operand.emplace()) ||
                 parser.parseRParen());
}

void test::printCustomOptionalOperand(OpAsmPrinter &printer, Operation *,
                                      Value operand) {
  if (operand)
    printer << "(" << operand << ") ";
}

ParseResult test::parseCustomDirectiveOperands(OpAsmParser &parser,
                                               UnresolvedOperand &operand,
                                               OptionalOperand &optOperand,
                                               OperandList &varOperands) {
  if (parser.parseOperand(operand))
    return failure();
  if (!parser.parseOptionalComma() && parser.parseOperand(optOperand.emplace()))
    return failure();
  return failure(parser.parseArrow() || parser.parseLParen() ||
                 parser.parseOperandList(varOperands) || parser.parseRParen());
}

void test::printCustomDirectiveOperands(OpAsmPrinter &printer, Operation *,
                                        Value operand, Value optOperand,
                                        OperandRange varOperands) {
  printer << operand;
  if (optOperand)
    printer << ", " << optOperand;
  printer << " -> (" << varOperands << ")";
}

ParseResult test::parseCustomDirectiveResults(OpAsmParser &parser, Type &type,
                                              Type &optType,
                                              SmallVectorImpl<Type> &varTypes) {
  if (parser.parseColonType(type))
    return failure();
  if (!parser.parseOptionalComma() && parser.parseType(optType))
    return failure();
  return failure(parser.parseArrow() || parser.parseLParen() ||
                 parser.parseTypeList(varTypes) || parser.parseRParen());
}

void test::printCustomDirectiveResults(OpAsmPrinter &printer, Operation *,
                                       Type type, Type optType,
                                       TypeRange varTypes) {
  printer << " : " << type;
  if (optType)
    printer << ", " << optType;
  printer << " -> (" << varTypes << ")";
}

ParseResult
test::parseCustomDirectiveWithTypeRefs(OpAsmParser &parser, Type type,
                                       Type optType,
                                       const SmallVectorImpl<Type> &varTypes) {
  Type second, secondOpt;
  SmallVector<Type> secondVar;
  if (parser.parseKeyword("type_refs_capture") ||
      parseCustomDirectiveResults(parser, second, secondOpt, secondVar))
    return failure();
  if (type == second && optType == secondOpt &&
      ArrayRef<Type>(varTypes) == ArrayRef<Type>(secondVar))
    return success();
  return parser.emitError(parser.getCurrentLocation(),
                          "expected the same types again");
}

void test::printCustomDirectiveWithTypeRefs(OpAsmPrinter &printer,
                                            Operation *op, Type type,
                                            Type optType, TypeRange varTypes) {
  printer << " type_refs_capture ";
  printCustomDirectiveResults(printer, op, type, optType, varTypes);
}

ParseResult test::parseCustomDirectiveOperandsAndTypes(
    OpAsmParser &parser, UnresolvedOperand &operand,
    OptionalOperand &optOperand, OperandList &varOperands, Type &type,
    Type &optType, SmallVectorImpl<Type> &varTypes) {
  return failure(
      parseCustomDirectiveOperands(parser, operand, optOperand, varOperands) ||
      parseCustomDirectiveResults(parser, type, optType, varTypes));
}

void test::printCustomDirectiveOperandsAndTypes(
    OpAsmPrinter &printer, Operation *op, Value operand, Value optOperand,
    OperandRange varOperands, Type type, Type optType, TypeRange varTypes) {
  printCustomDirectiveOperands(printer, op, operand, optOperand, varOperands);
  printCustomDirectiveResults(printer, op, type, optType, varTypes);
}

ParseResult
test::parseCustomDirectiveOptionalOperandRef(OpAsmParser &parser,
                                             const OptionalOperand &operand) {
  int64_t count = 0;
  const SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(count))
    return failure();
  if ((count != 0) != operand.has_value())
    return parser.emitError(loc, "expected the number of operands");
  return success();
}

void test::printCustomDirectiveOptionalOperandRef(OpAsmPrinter &printer,
                                                  Operation *, Value operand) {
  printer << (operand ? "1" : "0");
}

// Regions and successors

/// Parses a region and appends it.
static ParseResult addRegion(OpAsmParser &parser, RegionList &regions) {
  auto region = std::make_unique<Region>();
  if (parser.parseRegion(*region))
    return failure();
  regions.push_back(std::move(region));
  return success();
}

ParseResult test::parseCustomDirectiveRegions(OpAsmParser &parser,
                                              Region &region,
                                              RegionList &others) {
  if (parser.parseRegion(region))
    return failure();
  return parser.parseOptionalComma() ? ParseResult(success())
                                     : addRegion(parser, others);
}

void test::printCustomDirectiveRegions(OpAsmPrinter &printer, Operation *,
                                       Region &region,
                                       MutableArrayRef<Region> others) {
  printer.printRegion(region);
  if (!others.empty())
    printer << ", ";
  for (Region &other : others)
    printer.printRegion(other);
}

ParseResult
test::parseCustomDirectiveSuccessors(OpAsmParser &parser, Block *&successor,
                                     SmallVectorImpl<Block *> &others) {
  if (parser.parseSuccessor(successor))
    return failure();
  if (parser.parseOptionalComma())
    return success();
  Block *other = nullptr;
  if (parser.parseSuccessor(other))
    return failure();
  others.append(2, other);
  return success();
}

void test::printCustomDirectiveSuccessors(OpAsmPrinter &printer, Operation *,
                                          Block *successor,
                                          SuccessorRange others) {
  printer << successor;
  if (!others.empty())
    printer << ", " << others[0];
}

ParseResult test::parseSwitchCases(OpAsmParser &parser,
                                   DenseI64ArrayAttr &cases,
                                   RegionList &regions) {
  SmallVector<int64_t> values;
  while (!parser.parseOptionalKeyword("case"))
    if (parser.parseInteger(values.emplace_back()) ||
        addRegion(parser, regions))
      return failure();
  cases = parser.getBuilder().getDenseI64ArrayAttr(values);
  return success();
}

void test::printSwitchCases(OpAsmPrinter &printer, Operation *,
                            DenseI64ArrayAttr cases,
                            MutableArrayRef<Region> regions) {
  for (auto [value, region] : llvm::zip(cases.asArrayRef(), regions)) {
    printer.printNewline();
    printer << "case " << value << ' ';
    printer.printRegion(region, /*printEntryBlockArgs=*/false);
  }
}

ParseResult test::parseDummyRegionRef(OpAsmParser &, Region &) {
  return success();
}
void test::printDummyRegionRef(OpAsmPrinter &, Operation *, Region &) {}
ParseResult test::parseDummySuccessorRef(OpAsmParser &, Block *) {
  return success();
}
void test::printDummySuccessorRef(OpAsmPrinter &, Operation *, Block *) {}

// Attributes

ParseResult test::parseCustomDirectiveAttributes(OpAsmParser &parser,
                                                 IntegerAttr &attr,
                                                 IntegerAttr &optAttr) {
  if (parser.parseAttribute(attr))
    return failure();
  return parser.parseOptionalComma() ? ParseResult(success())
                                     : parser.parseAttribute(optAttr);
}

void test::printCustomDirectiveAttributes(OpAsmPrinter &printer, Operation *,
                                          Attribute attr, Attribute optAttr) {
  printer << attr;
  if (optAttr)
    printer << ", " << optAttr;
}

ParseResult test::parseCustomDirectiveSpacing(OpAsmParser &parser,
                                              StringAttr &attr) {
  return parser.parseAttribute(attr);
}

void test::printCustomDirectiveSpacing(OpAsmPrinter &printer, Operation *,
                                       Attribute attr) {
  printer << attr;
}

ParseResult test::parseCustomDirectiveAttrDict(OpAsmParser &parser,
                                               NamedAttrList &attrs) {
  return parser.parseOptionalAttrDict(attrs);
}

void test::printCustomDirectiveAttrDict(OpAsmPrinter &printer, Operation *,
                                        DictionaryAttr attrs) {
  printer.printOptionalAttrDict(attrs.getValue());
}

ParseResult test::parseOptionalLoc(OpAsmParser &parser, Attribute &location) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<Location> given;
  if (parser.parseOptionalLocationSpecifier(given))
    return failure();
  location = LocationAttr(given ? *given : parser.getEncodedSourceLoc(loc));
  return success();
}

void test::printOptionalLoc(OpAsmPrinter &printer, Operation *,
                            Attribute location) {
  if (auto given = dyn_cast<LocationAttr>(location))
    printer.printOptionalLocationSpecifier(Location(given));
}

ParseResult test::parseCustomOperationNameEntry(OpAsmParser &parser,
                                                StringAttr &name) {
  const SMLoc loc = parser.getCurrentLocation();
  FailureOr<OperationName> parsed = parser.parseCustomOperationName();
  if (failed(parsed))
    return failure();
  // A word does not name an operation where no dialect is the default.
  if (parsed->getDialectNamespace().empty())
    return parser.emitError(loc, "expected a name with a dialect");
  name = parser.getBuilder().getStringAttr(parsed->getStringRef());
  return success();
}

void test::printCustomOperationNameEntry(OpAsmPrinter &printer, Operation *,
                                         StringAttr name) {
  printer << name.getValue();
}

OptionalParseResult test::parseOptionalCustomParser(AsmParser &parser,
                                                    IntegerAttr &attr) {
  if (parser.parseOptionalKeyword("foo"))
    return std::nullopt;
  return parser.parseAttribute(attr);
}

void test::printOptionalCustomParser(AsmPrinter &printer, Operation *,
                                     IntegerAttr attr) {
  printer << "foo " << attr;
}

ParseResult test::parseAttrElideType(AsmParser &parser, TypeAttr type,
                                     Attribute &attr) {
  return parser.parseAttribute(attr, type.getValue());
}

void test::printAttrElideType(AsmPrinter &printer, Operation *, TypeAttr,
                              Attribute attr) {
  printer.printAttributeWithoutType(attr);
}

ParseResult test::parseDimensionList(OpAsmParser &parser,
                                     DenseI64ArrayAttr &dimensions) {
  // An empty list is printed as `[]`, to distinguish it from a missing list.
  SmallVector<int64_t> sizes;
  if (!parser.parseOptionalLSquare()) {
    if (parser.parseRSquare())
      return failure();
  } else if (parser.parseDimensionList(sizes, /*allowDynamic=*/true,
                                       /*withTrailingX=*/false)) {
    return failure();
  }
  dimensions = parser.getBuilder().getDenseI64ArrayAttr(sizes);
  return success();
}

void test::printDimensionList(OpAsmPrinter &printer, Operation *,
                              DenseI64ArrayAttr dimensions) {
  if (dimensions.empty())
    printer << "[]";
  else
    printer.printDimensionList(dimensions.asArrayRef());
}

// Properties

ParseResult test::parseUsingPropertyInCustom(OpAsmParser &parser,
                                             SmallVector<int64_t> &values) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(values.emplace_back());
  });
}

void test::printUsingPropertyInCustom(OpAsmPrinter &printer, Operation *,
                                      ArrayRef<int64_t> values) {
  printer << '[' << values << ']';
}

ParseResult test::parseIntProperty(OpAsmParser &parser, int64_t &value) {
  return parser.parseInteger(value);
}

void test::printIntProperty(OpAsmPrinter &printer, Operation *, int64_t value) {
  printer << value;
}

/// Returns the sum, which wraps around at 64 bits.
static int64_t add(int64_t first, int64_t second) {
  return static_cast<int64_t>(static_cast<uint64_t>(first) +
                              static_cast<uint64_t>(second));
}

ParseResult test::parseSumProperty(OpAsmParser &parser, int64_t &second,
                                   int64_t first) {
  int64_t sum = 0;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(second) || parser.parseEqual() ||
      parser.parseInteger(sum))
    return failure();
  if (sum != add(first, second))
    return parser.emitError(loc, "Expected sum to equal first + second");
  return success();
}

void test::printSumProperty(OpAsmPrinter &printer, Operation *, int64_t second,
                            int64_t first) {
  printer << second << " = " << add(first, second);
}
