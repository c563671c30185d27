// SPDX-License-Identifier: Apache-2.0
//
// Attributes of the test dialect.
#include <vector>

#include "core/ir/data/float_semantics.h"
#include "dialects/test/compound_text.h"
#include "dialects/test/test.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace test;

llvm::hash_code test::hash_value(const CopyCount &count) {
  return llvm::hash_value(count.value);
}

// custom<…> directives, and the parser and printer of a parameter

static FailureOr<SmallVector<int>> parseIntArray(AsmParser &parser) {
  SmallVector<int> numbers;
  if (parser.parseLSquare() || parser.parseCommaSeparatedList([&] {
        return parser.parseInteger(numbers.emplace_back());
      }) ||
      parser.parseRSquare())
    return failure();
  return numbers;
}

static void printIntArray(AsmPrinter &printer, ArrayRef<int> numbers) {
  printer << '[' << numbers << ']';
}

static ParseResult parseTrueFalse(AsmParser &parser,
                                  std::optional<int> &value) {
  bool given = false;
  if (parser.parseInteger(given))
    return failure();
  value = given;
  return success();
}

static void printTrueFalse(AsmPrinter &printer, std::optional<int> value) {
  printer << (value.value_or(0) ? "true" : "false");
}

/// Parses a keyword, a string, or an attribute or its alias.
static ParseResult parseConditionalAlias(AsmParser &parser, StringAttr &value) {
  std::string text;
  if (parser.parseOptionalKeywordOrString(&text))
    return parser.parseAttribute(value);
  value = StringAttr::get(parser.getContext(), text);
  return success();
}

static void printConditionalAlias(AsmPrinter &printer, StringAttr value) {
  if (failed(printer.printAlias(value)))
    printer.printKeywordOrString(value.getValue());
}

/// Returns the float semantics that `word`, a C type name, denotes, or null.
static const FloatSemantics *getSemantics(StringRef word) {
  return lookupFloatSemantics(llvm::StringSwitch<StringRef>(word)
                                  .Case("float", "f32")
                                  .Case("double", "f64")
                                  .Case("fp80", "f80")
                                  .Default(""));
}

static ParseResult parseCustomFloatAttr(AsmParser &parser, StringAttr &format,
                                        FailureOr<llvm::APFloat> &value) {
  std::string word;
  if (parser.parseString(&word) || parser.parseColon())
    return failure();
  const FloatSemantics *semantics = getSemantics(word);
  if (!semantics)
    return parser.emitError(
        parser.getCurrentLocation(),
        "unknown float type, expected 'float', 'double' or 'fp80'");
  llvm::APFloat parsed(semantics->getHolder());
  if (parser.parseFloat(*semantics, parsed))
    return failure();
  format = StringAttr::get(parser.getContext(), word);
  value = parsed;
  return success();
}

static void printCustomFloatAttr(AsmPrinter &printer, StringAttr format,
                                 const llvm::APFloat &value) {
  printer << format << " : " << value;
}

static ParseResult parseCustomStructAttr(AsmParser &parser, int64_t &value) {
  value = ShapedType::kDynamic;
  return parser.parseOptionalQuestion() ? parser.parseInteger(value)
                                        : ParseResult(success());
}

static void printCustomStructAttr(AsmPrinter &printer, int64_t value) {
  if (ShapedType::isDynamic(value))
    printer << "?";
  else
    printer << value;
}

/// Parses a list. A single integer stands for a list of one.
static ParseResult parseCustomOptStructFieldAttr(AsmParser &parser,
                                                 ArrayAttr &list) {
  int64_t value = 0;
  OptionalParseResult parsed = parser.parseOptionalInteger(value);
  if (!parsed.has_value())
    return parser.parseAttribute(list);
  if (*parsed)
    return failure();
  Builder &builder = parser.getBuilder();
  list = builder.getArrayAttr(builder.getI64IntegerAttr(value));
  return success();
}

static void printCustomOptStructFieldAttr(AsmPrinter &printer, ArrayAttr list) {
  if (list && list.size() == 1)
    if (auto number = dyn_cast<IntegerAttr>(list[0])) {
      printer << number.getInt();
      return;
    }
  printer << Attribute(list);
}

#define GET_ATTRDEF_CLASSES
#include "core/ir/format/asm_parser.h"
#include "dialects/test/test_attrdef.cpp.inc"

// #test.cmpnd_a

Attribute CompoundAAttr::parse(AsmParser &parser, Type) {
  return parseCompound<CompoundAAttr>(parser);
}

void CompoundAAttr::print(AsmPrinter &printer) const {
  printCompound(*this, printer);
}

// #test.decimal_shape

Attribute TestDecimalShapeAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> shape;
  if (parser.parseLess())
    return nullptr;
  while (parser.parseOptionalGreater()) {
    if (!shape.empty() && parser.parseXInDimensionList())
      return nullptr;
    const llvm::SMLoc loc = parser.getCurrentLocation();
    OptionalParseResult parsed =
        parser.parseOptionalDecimalInteger(shape.emplace_back());
    if (!parsed.has_value())
      parser.emitError(loc) << "expected an integer";
    if (!parsed.has_value() || *parsed)
      return nullptr;
  }
  return get(parser.getContext(), shape);
}

void TestDecimalShapeAttr::print(AsmPrinter &printer) const {
  printer << "<";
  llvm::interleave(getShape(), printer.getStream(), "x");
  printer << ">";
}

// #test.i64_elements

/// 1. There are as many elements as the type has.
/// 2. The type has one dimension and elements of 64 bits.
LogicalResult
TestI64ElementsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                            ShapedType type, ArrayRef<uint64_t> elements) {
  if (!type || !type.hasStaticShape() ||
      type.getNumElements() != static_cast<int64_t>(elements.size()))
    return emitError() << "number of elements does not match the provided "
                          "shape type, got: "
                       << elements.size() << ", but expected: "
                       << (type && type.hasStaticShape() ? type.getNumElements()
                                                         : 0);
  if (type.getRank() != 1 || !type.getElementType().isSignlessInteger(64))
    return emitError() << "expected single rank 64-bit shape type, but got: "
                       << type;
  return success();
}

Attribute TestI64ElementsAttr::parse(AsmParser &parser, Type type) {
  SmallVector<uint64_t> elements;
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(elements.emplace_back()); }) ||
      parser.parseGreater())
    return nullptr;
  return getChecked([&] { return parser.emitError(parser.getNameLoc()); },
                    parser.getContext(), dyn_cast_or_null<ShapedType>(type),
                    elements);
}

void TestI64ElementsAttr::print(AsmPrinter &printer) const {
  printer << "<[" << getElements() << "]>";
}

Attribute TestI64ElementsAttr::getElement(uint64_t index) const {
  return IntegerAttr::get(getType().getElementType(),
                          llvm::APInt(64, getElements()[index]));
}

// #test.attr_with_format

/// 1. The first parameter is the number of elements of the fourth.
LogicalResult
TestAttrWithFormatAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               int64_t one, std::string, IntegerAttr,
                               ArrayRef<int> four, uint64_t, ArrayRef<int>,
                               ArrayRef<AttrWithTypeBuilderAttr>) {
  if (static_cast<int64_t>(four.size()) != one)
    return emitError() << "expected 'one' to equal 'four.size()'";
  return success();
}

// #test.sub_elements_access and #test.slash_attr

Attribute TestSubElementsAccessAttr::parse(AsmParser &parser, Type) {
  Attribute first, second, third;
  if (parser.parseLess() || parser.parseAttribute(first) ||
      parser.parseComma() || parser.parseAttribute(second) ||
      parser.parseComma() || parser.parseAttribute(third) ||
      parser.parseGreater())
    return nullptr;
  return get(parser.getContext(), first, second, third);
}

void TestSubElementsAccessAttr::print(AsmPrinter &printer) const {
  printer << "<" << getFirst() << ", " << getSecond() << ", " << getThird()
          << ">";
}

Attribute SlashAttr::parse(AsmParser &parser, Type) {
  int lhs = 0, rhs = 0;
  if (parser.parseLess() || parser.parseInteger(lhs) || parser.parseSlash() ||
      parser.parseInteger(rhs) || parser.parseGreater())
    return nullptr;
  return get(parser.getContext(), lhs, rhs);
}

void SlashAttr::print(AsmPrinter &printer) const {
  printer << "<" << getLhs() << " / " << getRhs() << ">";
}

// Aliases and layouts

OpAsmAliasResult
TestOpAsmAttrInterfaceAttr::getAlias(llvm::raw_ostream &os) const {
  os << "op_asm_attr_interface_" << getValue().getValue();
  return OpAsmAliasResult::FinalAlias;
}

AffineMap TestMemRefLayoutAttr::getAffineMap() const {
  return AffineMap::getMultiDimIdentityMap(1, getContext());
}
