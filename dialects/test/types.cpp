// SPDX-License-Identifier: Apache-2.0
//
// Types of the test dialect.
#include "dialects/test/compound_text.h"
#include "dialects/test/test.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace test;

llvm::hash_code test::hash_value(const FieldInfo &field) {
  return llvm::hash_combine(field.name, field.type);
}
llvm::hash_code test::hash_value(CustomParam param) {
  return llvm::hash_value(param.value);
}

// custom<…> directives, and the parser of a parameter

static ParseResult parseCustomTypeA(AsmParser &parser, int &value) {
  return parser.parseInteger(value);
}

static void printCustomTypeA(AsmPrinter &printer, int value) {
  printer << value;
}

/// Parses an integer n, then n integers to ignore and one that is the value.
/// Parses nothing else if n is negative.
static ParseResult parseCustomTypeB(AsmParser &parser, int count,
                                    std::optional<int> &value) {
  if (count < 0)
    return success();
  for (int i = 0; i != count; ++i) {
    int ignored = 0;
    if (parser.parseInteger(ignored))
      return failure();
  }
  return parser.parseInteger(value.emplace());
}

static void printCustomTypeB(AsmPrinter &printer, int count,
                             std::optional<int> value) {
  if (count < 0)
    return;
  printer << ' ';
  for (int i = 0; i != count; ++i)
    printer << i << ' ';
  printer << value.value_or(0);
}

static ParseResult parseFooString(AsmParser &parser, std::string &text) {
  return parser.parseString(&text);
}

static void printFooString(AsmPrinter &printer, StringRef text) {
  printer << '"' << text << '"';
}

/// Parses `text` as a keyword.
static ParseResult parseBarString(AsmParser &parser, StringRef text) {
  return parser.parseKeyword(text);
}

static void printBarString(AsmPrinter &printer, StringRef text) {
  printer << text;
}

static FailureOr<llvm::APFloat> parseOptionalFloat(AsmParser &parser,
                                                   llvm::APFloat otherwise) {
  Attribute attribute;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parser.parseOptionalAttribute(attribute);
  if (!parsed.has_value())
    return otherwise;
  if (*parsed)
    return failure();
  auto number = dyn_cast<FloatAttr>(attribute);
  if (!number)
    return parser.emitError(loc, "invalid kind of attribute specified");
  return number.getValue();
}

#define GET_TYPEDEF_CLASSES
#include "core/ir/format/asm_parser.h"
#include "dialects/test/test_typedef.cpp.inc"

// !test.cmpnd_a

Type CompoundAType::parse(AsmParser &parser) {
  return parseCompound<CompoundAType>(parser);
}

void CompoundAType::print(AsmPrinter &printer) const {
  printCompound(*this, printer);
}

// !test.int

/// 1. The width is at most 8.
LogicalResult
TestIntegerType::verify(function_ref<InFlightDiagnostic()> emitError,
                        unsigned width, SignednessSemantics) {
  return success(width <= 8);
}

Type TestIntegerType::parse(AsmParser &parser) {
  StringRef sign;
  unsigned width = 0;
  if (parser.parseLess())
    return nullptr;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&sign))
    return nullptr;
  auto signedness =
      llvm::StringSwitch<std::optional<SignednessSemantics>>(sign.lower())
          .Cases("u", "unsigned", Unsigned)
          .Cases("s", "signed", Signed)
          .Cases("n", "none", Signless)
          .Default(std::nullopt);
  if (!signedness) {
    parser.emitError(loc, "expected signed, unsigned, or none");
    return nullptr;
  }
  if (parser.parseComma() || parser.parseInteger(width) ||
      parser.parseGreater())
    return nullptr;
  return getChecked([&] { return parser.emitError(parser.getNameLoc()); },
                    parser.getContext(), width, *signedness);
}

void TestIntegerType::print(AsmPrinter &printer) const {
  static constexpr StringRef words[] = {"none", "signed", "unsigned"};
  printer << "<" << words[static_cast<int>(getSignedness())] << ", "
          << getWidth() << ">";
}

// !test.struct

Type StructType::parse(AsmParser &parser) {
  SmallVector<FieldInfo> fields;
  if (parser.parseLess())
    return nullptr;
  while (!parser.parseOptionalLBrace()) {
    FieldInfo field;
    if (parser.parseKeyword(&field.name) || parser.parseComma() ||
        parser.parseType(field.type) || parser.parseRBrace())
      return nullptr;
    fields.push_back(field);
    if (parser.parseOptionalComma())
      break;
  }
  if (parser.parseGreater())
    return nullptr;
  return get(parser.getContext(), fields);
}

void StructType::print(AsmPrinter &printer) const {
  printer << "<";
  llvm::interleaveComma(
      getFields(), printer.getStream(), [&](const FieldInfo &field) {
        printer << "{" << field.name << "," << field.type << "}";
      });
  printer << ">";
}

// !test.test_type and !test.test_type_with_layout

void TestType::printTypeC(Location location) const {
  emitRemark(location) << *this << " - TestC";
}

Type TestTypeWithLayoutType::parse(AsmParser &parser) {
  unsigned key = 0;
  if (parser.parseLess() || parser.parseInteger(key) || parser.parseGreater())
    return nullptr;
  return get(parser.getContext(), key);
}

void TestTypeWithLayoutType::print(AsmPrinter &printer) const {
  printer << "<" << getKey() << ">";
}

/// Returns the number of the first entry of this kind.
static uint64_t getLayoutNumber(DataLayoutEntryListRef entries,
                                StringRef kind) {
  for (DataLayoutEntryInterface entry : entries) {
    auto pair = cast<ArrayAttr>(entry.getValue());
    if (cast<StringAttr>(pair[0]).getValue() == kind)
      return cast<IntegerAttr>(pair[1]).getValue().getZExtValue();
  }
  return 1;
}

llvm::TypeSize
TestTypeWithLayoutType::getTypeSizeInBits(const DataLayout &,
                                          DataLayoutEntryListRef params) const {
  return llvm::TypeSize::getFixed(getLayoutNumber(params, "size"));
}

uint64_t
TestTypeWithLayoutType::getABIAlignment(const DataLayout &,
                                        DataLayoutEntryListRef params) const {
  return getLayoutNumber(params, "alignment");
}

uint64_t TestTypeWithLayoutType::getPreferredAlignment(
    const DataLayout &, DataLayoutEntryListRef params) const {
  return getLayoutNumber(params, "preferred");
}

std::optional<uint64_t>
TestTypeWithLayoutType::getIndexBitwidth(const DataLayout &,
                                         DataLayoutEntryListRef params) const {
  return getLayoutNumber(params, "index");
}

/// Inner alignments must not exceed the outer one, if there is one.
bool TestTypeWithLayoutType::areCompatible(
    DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
    DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
  const uint64_t alignment = getLayoutNumber(oldLayout, "alignment");
  return alignment == 1 || getLayoutNumber(newLayout, "alignment") <= alignment;
}

LogicalResult
TestTypeWithLayoutType::verifyEntries(DataLayoutEntryListRef entries,
                                      Location loc) const {
  for (DataLayoutEntryInterface entry : entries) {
    auto pair = dyn_cast<ArrayAttr>(entry.getValue());
    if (!pair || pair.size() != 2 || !isa<StringAttr>(pair[0]) ||
        !isa<IntegerAttr>(pair[1]))
      return mlir::emitError(loc)
             << "expected a kind and a number, got: " << entry.getValue();
  }
  return success();
}

// !test.op_asm_type_interface

void TestTypeOpAsmTypeInterfaceType::getAsmName(OpAsmSetNameFn setName) const {
  setName("op_asm_type_interface");
}

OpAsmAliasResult
TestTypeOpAsmTypeInterfaceType::getAlias(llvm::raw_ostream &os) const {
  os << "op_asm_type_interface_type";
  return OpAsmAliasResult::FinalAlias;
}

// Recursive types

static constexpr FieldDescriptor recursiveFields[] = {
    {.name = "name",
     .kind = FieldKind::String,
     .offset = offsetof(TestRecursiveTypeStorage, name)},
    {.name = "body",
     .kind = FieldKind::Type,
     .offset = offsetof(TestRecursiveTypeStorage, body),
     .optional = true,
     .isMutable = true}};
constinit const FieldTable TestRecursiveTypeStorage::fields = {
    recursiveFields, sizeof(TestRecursiveTypeStorage)};

/// Parses `<NAME, BODY>`, or `<NAME>` for a nested reference. `parseBody`
/// parses the body.
template <typename TypeT>
static Type parseRecursive(AsmParser &parser,
                           function_ref<ParseResult(Type &)> parseBody) {
  StringRef name;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword(&name))
    return nullptr;
  auto type = TypeT::get(parser.getContext(), name);
  if (failed(parser.pushCyclicParsing(type.getAsOpaquePointer())))
    return parser.parseGreater() ? TypeT() : type;
  Type body;
  const bool bad = parser.parseComma() || parseBody(body);
  parser.popCyclicParsing();
  if (bad || parser.parseGreater())
    return nullptr;
  if (failed(type.setBody(body))) {
    parser.emitError(loc, "the name stands for another type");
    return nullptr;
  }
  return type;
}

template <typename TypeT>
static void printRecursive(TypeT type, AsmPrinter &printer,
                           function_ref<void(Type)> printBody) {
  printer << "<" << type.getName();
  if (succeeded(printer.pushCyclicPrinting(type.getAsOpaquePointer()))) {
    printer << ", ";
    printBody(type.getBody());
    printer.popCyclicPrinting();
  }
  printer << ">";
}

Type TestRecursiveAliasType::getBody() const { return getParameters().body; }
StringRef TestRecursiveAliasType::getName() const {
  return getParameters().name;
}
LogicalResult TestRecursiveAliasType::setBody(Type body) {
  return mutate(TestRecursiveTypeStorage("", body));
}

Type TestRecursiveAliasType::parse(AsmParser &parser) {
  return parseRecursive<TestRecursiveAliasType>(
      parser, [&](Type &body) { return parser.parseType(body); });
}

void TestRecursiveAliasType::print(AsmPrinter &printer) const {
  printRecursive(*this, printer, [&](Type body) { printer << body; });
}

/// Parses a type of this dialect without its prefix.
static ParseResult parseTestType(AsmParser &parser, Type &type) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef mnemonic;
  if (parser.parseKeyword(&mnemonic))
    return failure();
  const Dialect *dialect = parser.getContext()->getLoadedDialect("test");
  const TypeDescriptor *descriptor = dialect->lookupType(mnemonic);
  if (!descriptor)
    return parser.emitError(loc, "unknown type!");
  type = parseAfterMnemonic(parser, *descriptor);
  return success(type != nullptr);
}

static Type parseRecursiveType(AsmParser &parser, const TypeDescriptor &) {
  return parseRecursive<TestRecursiveType>(
      parser, [&](Type &body) { return parseTestType(parser, body); });
}

static void printRecursiveType(Type type, AsmPrinter &printer) {
  printRecursive(cast<TestRecursiveType>(type), printer, [&](Type body) {
    if (!body) {
      printer << body;
      return;
    }
    printer << body.getAbstractType().getDescriptor().mnemonic;
    printAfterMnemonic(body, printer);
  });
}

constinit const TypeDescriptor TestRecursiveType::descriptor = {
    {.name = "test.test_rec",
     .id = TypeID::get<TestRecursiveType>(),
     .parameters = {recursiveFields, sizeof(TestRecursiveTypeStorage)},
     .mnemonic = "test_rec"},
    parseRecursiveType,
    printRecursiveType};
