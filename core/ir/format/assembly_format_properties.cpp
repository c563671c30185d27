// SPDX-License-Identifier: Apache-2.0
//
// Parses and prints properties that are not attributes, in formats.
#include "core/ir/context/context.h"
#include "core/ir/format/assembly_format_impl.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {
namespace {

/// Parses one property into its field.
class PropertyParser {
public:
  PropertyParser(OpAsmParser &parser, const PropertyUse &use,
                 const FieldDescriptor &field, void *memory)
      : parser(parser), use(use), field(field), atStart(field), memory(memory) {
    atStart.offset = 0;
  }

  ParseResult parse();
  OptionalParseResult parseOptional();

private:
  template <typename T> T &get() { return *static_cast<T *>(memory); }
  template <typename T> ParseResult parseInteger() {
    return parser.parseInteger(get<T>());
  }
  ParseResult parseString(llvm::StringRef &string);
  void setCase(int64_t value) {
    if (field.kind == FieldKind::Int64 || field.kind == FieldKind::UInt64)
      get<int64_t>() = value;
    else
      get<int32_t>() = static_cast<int32_t>(value);
  }
  ParseResult parseCase();
  template <typename T, typename Parse>
  ParseResult parseArray(AsmParser::Delimiter delimiter, Parse parseElement);
  OptionalParseResult parseArray(AsmParser::Delimiter delimiter);
  OptionalParseResult parseOptionalCase();
  OptionalParseResult parsePresence();

  OpAsmParser &parser;
  const PropertyUse &use;
  const FieldDescriptor &field;
  /// The field relocated to offset 0, for access through `memory`.
  FieldDescriptor atStart;
  void *memory;
};

llvm::StringRef intern(MLIRContext *context, llvm::StringRef string) {
  llvm::ArrayRef<char> bytes =
      context->internBytes({string.data(), string.size()}, 1);
  return {bytes.data(), bytes.size()};
}

ParseResult PropertyParser::parseString(llvm::StringRef &string) {
  std::string text;
  if (parser.parseString(&text))
    return failure();
  string = intern(parser.getContext(), text);
  return success();
}

/// Returns the enumeration with isAttribute cleared, so that diagnostics about
/// invalid cases do not name the class.
EnumDescriptor withoutAttribute(EnumDescriptor enumeration) {
  enumeration.isAttribute = false;
  return enumeration;
}

ParseResult PropertyParser::parseCase() {
  int64_t value = 0;
  if (parseEnum(parser, withoutAttribute(*use.enumeration), value))
    return failure();
  setCase(value);
  return success();
}

template <typename T, typename Parse>
ParseResult PropertyParser::parseArray(AsmParser::Delimiter delimiter,
                                       Parse parseElement) {
  llvm::SmallVector<T> elements;
  if (parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
        T element{};
        if (parseElement(element))
          return failure();
        elements.push_back(element);
        return success();
      }))
    return failure();
  llvm::ArrayRef<char> bytes = parser.getContext()->internBytes(
      {reinterpret_cast<const char *>(elements.data()),
       elements.size() * sizeof(T)},
      alignof(T));
  get<llvm::ArrayRef<T>>() = llvm::ArrayRef<T>(
      reinterpret_cast<const T *>(bytes.data()), elements.size());
  return success();
}

/// Returns nullopt if the field is not an array with a textual form.
OptionalParseResult PropertyParser::parseArray(AsmParser::Delimiter delimiter) {
  auto parseNumber = [&](auto &number) { return parser.parseInteger(number); };
  switch (field.kind) {
  case FieldKind::BoolArray:
    return parseArray<bool>(delimiter, parseNumber);
  case FieldKind::Int32Array:
    return parseArray<int32_t>(delimiter, parseNumber);
  case FieldKind::Int64Array:
    return parseArray<int64_t>(delimiter, parseNumber);
  case FieldKind::StringArray:
    return parseArray<llvm::StringRef>(delimiter, [&](llvm::StringRef &string) {
      return parseString(string);
    });
  default:
    return std::nullopt;
  }
}

/// Parses a property of kind Optional. Returns nullopt if the text does not
/// contain it.
OptionalParseResult PropertyParser::parsePresence() {
  llvm::StringRef word;
  const bool hasWord =
      succeeded(use.isPlainOptional
                    ? parser.parseOptionalKeyword("none")
                    : parser.parseOptionalKeyword(&word, {"none", "some"}));
  if (hasWord && word != "some")
    return makeAbsent(atStart, memory), success();
  if (!hasWord && !use.isPlainOptional)
    return std::nullopt;
  const FieldDescriptor present = makePresent(atStart, memory);
  PropertyParser value(parser, use, present, &getField<char>(present, memory));
  OptionalParseResult result = success();
  if (use.isPlainOptional)
    result = value.parseOptional();
  else
    result = ParseResult(
        failure(parser.parseLess() || value.parse() || parser.parseGreater()));
  if (!result.has_value())
    makeAbsent(atStart, memory);
  return result;
}

ParseResult PropertyParser::parse() {
  if (use.parse)
    return use.parse(parser, memory);
  if (field.kind == FieldKind::Optional) {
    const OptionalParseResult result = parsePresence();
    if (result.has_value())
      return *result;
    return use.isPlainOptional
               ? failure()
               : parser.emitError(parser.getCurrentLocation(),
                                  "expected 'none' or 'some<prop>'");
  }
  if (use.enumeration)
    return parseCase();
  OptionalParseResult array = parseArray(AsmParser::Delimiter::Square);
  if (array.has_value())
    return *array;
  switch (field.kind) {
  case FieldKind::Bool:
    return parseInteger<bool>();
  case FieldKind::Int32:
    return parseInteger<int32_t>();
  case FieldKind::UInt32:
    return parseInteger<uint32_t>();
  case FieldKind::Int64:
    return parseInteger<int64_t>();
  case FieldKind::UInt64:
    return parseInteger<uint64_t>();
  case FieldKind::String:
    return parseString(get<llvm::StringRef>());
  case FieldKind::Type:
    return parser.parseType(get<Type>());
  case FieldKind::Attribute:
    return parser.parseAttribute(get<Attribute>());
  default:
    return parser.emitError(parser.getCurrentLocation(), "property '")
           << use.name << "' has no text";
  }
}

OptionalParseResult PropertyParser::parseOptionalCase() {
  int64_t value = 0;
  const OptionalParseResult parsed =
      parseOptionalEnum(parser, withoutAttribute(*use.enumeration), value);
  if (parsed.has_value() && succeeded(*parsed))
    setCase(value);
  return parsed;
}

OptionalParseResult PropertyParser::parseOptional() {
  if (use.parseOptional)
    return use.parseOptional(parser, memory);
  if (field.kind == FieldKind::Optional)
    return parsePresence();
  if (use.enumeration)
    return parseOptionalCase();
  const llvm::SMLoc loc = parser.getCurrentLocation();
  auto parseNumber = [&]<typename T>(T &number) -> OptionalParseResult {
    return parser.parseOptionalInteger(number);
  };
  switch (field.kind) {
  case FieldKind::Bool:
    return parseNumber(get<bool>());
  case FieldKind::Int32:
    return parseNumber(get<int32_t>());
  case FieldKind::UInt32:
    return parseNumber(get<uint32_t>());
  case FieldKind::Int64:
    return parseNumber(get<int64_t>());
  case FieldKind::UInt64:
    return parseNumber(get<uint64_t>());
  case FieldKind::String: {
    std::string text;
    if (parser.parseOptionalString(&text))
      return std::nullopt;
    get<llvm::StringRef>() = intern(parser.getContext(), text);
    return success();
  }
  default: {
    OptionalParseResult array =
        parseArray(AsmParser::Delimiter::OptionalSquare);
    if (array.has_value() && succeeded(*array) &&
        parser.getCurrentLocation() == loc)
      return std::nullopt;
    return array;
  }
  }
}

PropertyParser makeParser(OpAsmParser &parser, const OpDescriptor &descriptor,
                          unsigned index, OpFormatState &state) {
  return PropertyParser(parser, descriptor.otherProperties[index],
                        detail::getPropertyField(descriptor, index),
                        state.getProperty(index));
}

} // namespace

ParseResult detail::parseProperty(OpAsmParser &parser,
                                  const OpDescriptor &descriptor,
                                  unsigned index, OpFormatState &state) {
  return makeParser(parser, descriptor, index, state).parse();
}

OptionalParseResult
detail::parseOptionalProperty(OpAsmParser &parser,
                              const OpDescriptor &descriptor, unsigned index,
                              OpFormatState &state) {
  return makeParser(parser, descriptor, index, state).parseOptional();
}

// Printing.

namespace {

template <typename T, typename Print>
void printArray(OpAsmPrinter &printer, const FieldDescriptor &field,
                const void *properties, Print print) {
  printer << "[";
  llvm::interleaveComma(getField<llvm::ArrayRef<T>>(field, properties),
                        printer.getStream(), print);
  printer << "]";
}

int64_t getCase(const FieldDescriptor &field, const void *properties) {
  if (field.kind == FieldKind::Int64 || field.kind == FieldKind::UInt64)
    return getField<int64_t>(field, properties);
  return getField<uint32_t>(field, properties);
}

} // namespace

/// Prints the value of a property without custom printer.
static void printValue(OpAsmPrinter &printer, const PropertyUse &use,
                       const FieldDescriptor &field, const void *properties) {
  auto print = [&](auto value) { printer << value; };
  auto printText = [&](llvm::StringRef text) { printer.printString(text); };
  if (field.kind == FieldKind::Optional) {
    const auto present = getPresent(field, properties);
    if (!present)
      return print("none");
    if (use.isPlainOptional)
      return printValue(printer, use, *present, properties);
    printer << "some<";
    printValue(printer, use, *present, properties);
    return print(">");
  }
  if (use.enumeration)
    return printEnum(printer, *use.enumeration, getCase(field, properties));
  switch (field.kind) {
  case FieldKind::Bool:
    return print(getField<bool>(field, properties));
  case FieldKind::Int32:
    return print(getField<int32_t>(field, properties));
  case FieldKind::UInt32:
    return print(getField<uint32_t>(field, properties));
  case FieldKind::Int64:
    return print(getField<int64_t>(field, properties));
  case FieldKind::UInt64:
    return print(getField<uint64_t>(field, properties));
  case FieldKind::String:
    return printText(getField<llvm::StringRef>(field, properties));
  case FieldKind::Type:
    return print(getField<Type>(field, properties));
  case FieldKind::Attribute:
    return print(getField<Attribute>(field, properties));
  case FieldKind::BoolArray:
    return printArray<bool>(printer, field, properties, print);
  case FieldKind::Int32Array:
    return printArray<int32_t>(printer, field, properties, print);
  case FieldKind::Int64Array:
    return printArray<int64_t>(printer, field, properties, print);
  case FieldKind::StringArray:
    return printArray<llvm::StringRef>(printer, field, properties, printText);
  default:
    return;
  }
}

void detail::printProperty(OpAsmPrinter &printer, Operation *op,
                           unsigned index) {
  const OpDescriptor &descriptor = *op->getName().getDescriptor();
  const PropertyUse &use = descriptor.otherProperties[index];
  const FieldDescriptor &field = getPropertyField(descriptor, index);
  const void *properties = op->getPropertiesStorage();
  if (use.print)
    use.print(printer, &getField<char>(field, properties));
  else
    printValue(printer, use, field, properties);
}

} // namespace mlir
