// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/text/text_output.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

namespace mlir {
namespace {

const EnumCaseDescriptor *findCase(const EnumDescriptor &enumeration,
                                   llvm::StringRef text) {
  const auto *found =
      llvm::find_if(enumeration.cases, [&](const EnumCaseDescriptor &c) {
        return c.string == text;
      });
  return found == enumeration.cases.end() ? nullptr : found;
}

const EnumCaseDescriptor *findCase(const EnumDescriptor &enumeration,
                                   int64_t value) {
  const auto *found =
      llvm::find_if(enumeration.cases, [&](const EnumCaseDescriptor &c) {
        return c.value == value;
      });
  return found == enumeration.cases.end() ? nullptr : found;
}

int64_t getAllBits(const EnumDescriptor &enumeration) {
  int64_t bits = 0;
  for (const EnumCaseDescriptor &c : enumeration.cases)
    bits |= c.value;
  return bits;
}

bool hasSeveralBits(const EnumCaseDescriptor &c) {
  return llvm::popcount(uint64_t(c.value)) > 1;
}
bool isGroup(const EnumCaseDescriptor &c) {
  return c.isGroup || hasSeveralBits(c);
}

llvm::StringRef getBareSeparator(const EnumDescriptor &enumeration) {
  return enumeration.separator.trim();
}

/// Returns the names of the bits in a set, with groups in place of the bits
/// that they cover.
std::string stringifySet(const EnumDescriptor &enumeration, int64_t value) {
  llvm::SmallVector<llvm::StringRef> names;
  int64_t inGroups = 0;
  auto add = [&](const EnumCaseDescriptor &c) {
    if (c.value == 0 || (c.value & value) != c.value || (c.value & inGroups))
      return false;
    names.push_back(c.string);
    return true;
  };
  // Groups of several bits first.
  if (enumeration.printsPrimaryGroups)
    for (bool several : {true, false})
      for (const EnumCaseDescriptor &c : enumeration.cases)
        if (isGroup(c) && hasSeveralBits(c) == several && add(c))
          inGroups |= c.value;
  for (const EnumCaseDescriptor &c : enumeration.cases)
    if (!isGroup(c))
      add(c);
  return llvm::join(names, enumeration.separator);
}

std::string listCases(const EnumDescriptor &enumeration) {
  return llvm::join(
      llvm::map_range(enumeration.cases,
                      [](const EnumCaseDescriptor &c) { return c.string; }),
      ", ");
}

ParseResult failSymbol(AsmParser &parser, llvm::SMLoc loc,
                       const EnumDescriptor &enumeration,
                       llvm::StringRef text) {
  if (enumeration.isAttribute)
    return parser.emitError(loc, "expected ")
           << enumeration.cppType
           << " to be one of: " << listCases(enumeration);
  return parser.emitError(loc, "expected one of [")
         << listCases(enumeration) << "] for " << enumeration.summary
         << ", got: " << text;
}

/// Parses one keyword or string of a set that begins at `start`. Returns
/// nullopt if it is absent and `isOptional`.
OptionalParseResult parsePart(AsmParser &parser,
                              const EnumDescriptor &enumeration,
                              llvm::SMLoc start, bool isOptional,
                              int64_t &value) {
  const llvm::SMLoc loc =
      enumeration.isAttribute ? start : parser.getCurrentLocation();
  std::string text;
  if (enumeration.isAttribute && !isOptional) {
    if (parser.parseKeywordOrString(&text))
      return failure();
  } else if (parser.parseOptionalKeywordOrString(&text)) {
    if (isOptional)
      return std::nullopt;
    return parser.emitError(loc, "expected keyword for ")
           << enumeration.summary;
  }
  std::optional<int64_t> part = symbolize(enumeration, text);
  if (!part)
    return failSymbol(parser, loc, enumeration, text);
  value |= *part;
  return success();
}

bool parseSeparator(AsmParser &parser, const EnumDescriptor &enumeration) {
  return succeeded(enumeration.separator.contains('|')
                       ? parser.parseOptionalVerticalBar()
                       : parser.parseOptionalComma());
}

/// Parses a case or a set. A set that is not quoted is a list of parts.
OptionalParseResult parse(AsmParser &parser, const EnumDescriptor &enumeration,
                          bool isOptional, int64_t &value) {
  const llvm::SMLoc start = parser.getCurrentLocation();
  value = 0;
  OptionalParseResult parsed =
      parsePart(parser, enumeration, start, isOptional, value);
  if (!parsed.has_value() || *parsed || !enumeration.isBitEnum ||
      (enumeration.isQuoted && !enumeration.isAttribute))
    return parsed;
  while (parseSeparator(parser, enumeration))
    if (*parsePart(parser, enumeration, start, /*isOptional=*/false, value))
      return failure();
  return success();
}

} // namespace

std::optional<int64_t> symbolize(const EnumDescriptor &enumeration,
                                 llvm::StringRef text) {
  const EnumCaseDescriptor *whole = findCase(enumeration, text);
  if (!enumeration.isBitEnum)
    return whole ? std::optional(whole->value) : std::nullopt;
  if (whole && whole->value == 0)
    return 0;
  llvm::SmallVector<llvm::StringRef> names;
  text.split(names, getBareSeparator(enumeration));
  int64_t value = 0;
  for (llvm::StringRef name : names) {
    const EnumCaseDescriptor *part = findCase(enumeration, name.trim());
    if (!part || part->value == 0)
      return std::nullopt;
    value |= part->value;
  }
  return value;
}

bool isValue(const EnumDescriptor &enumeration, int64_t value) {
  if (enumeration.isBitEnum)
    return (value & ~getAllBits(enumeration)) == 0;
  return findCase(enumeration, value) != nullptr;
}

bool isEnumAttribute(Attribute attribute, const EnumDescriptor &enumeration) {
  auto integer = llvm::dyn_cast<IntegerAttr>(attribute);
  return integer && integer.getType().isSignlessInteger(enumeration.width) &&
         isValue(enumeration, integer.getValue().getZExtValue());
}

std::string stringify(const EnumDescriptor &enumeration, int64_t value) {
  if (enumeration.isBitEnum && value != 0)
    return stringifySet(enumeration, value);
  const EnumCaseDescriptor *c = findCase(enumeration, value);
  return c ? c->string.str() : std::string();
}

ParseResult parseEnum(AsmParser &parser, const EnumDescriptor &enumeration,
                      int64_t &value) {
  return *parse(parser, enumeration, /*isOptional=*/false, value);
}

OptionalParseResult parseOptionalEnum(AsmParser &parser,
                                      const EnumDescriptor &enumeration,
                                      int64_t &value) {
  return parse(parser, enumeration, /*isOptional=*/true, value);
}

llvm::StringRef stringifyCase(const EnumDescriptor &enumeration,
                              int64_t value) {
  const EnumCaseDescriptor *c = findCase(enumeration, value);
  return c ? c->string : llvm::StringRef();
}

void printEnum(llvm::raw_ostream &os, const EnumDescriptor &enumeration,
               int64_t value) {
  const std::string text = stringify(enumeration, value);
  const bool isSet = enumeration.isBitEnum &&
                     text.find(getBareSeparator(enumeration)) != text.npos;
  if (!isSet)
    return detail::printKeywordOrString(os, text);
  const bool quotes = enumeration.isQuoted && !enumeration.isAttribute;
  os << (quotes ? "\"" : "") << text << (quotes ? "\"" : "");
}

void printEnum(AsmPrinter &printer, const EnumDescriptor &enumeration,
               int64_t value) {
  printEnum(printer.getStream(), enumeration, value);
}

} // namespace mlir
