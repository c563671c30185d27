// SPDX-License-Identifier: Apache-2.0
#include "ods/model/default_value.h"

#include <cstdint>
#include <limits>

#include "ods/model/expression_encoder.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Parses a C++ integer literal.
static std::optional<int64_t> parseInteger(StringRef text) {
  const bool isNegative = text.consume_front("-");
  if (text.empty() || !llvm::isDigit(text.front()))
    return std::nullopt;
  if (!text.starts_with("0x") && !text.starts_with("0X") &&
      text.find_first_of("eE.") != StringRef::npos)
    return std::nullopt;
  text = text.rtrim("uUlL");
  uint64_t value;
  if (text.getAsInteger(0, value))
    return std::nullopt;
  return static_cast<int64_t>(isNegative ? 0 - value : value);
}

/// Parses a C++ string literal with common escapes.
static std::optional<std::string> parseString(StringRef text) {
  if (text.size() < 2 || !text.consume_front("\"") || !text.consume_back("\""))
    return std::nullopt;
  std::string value;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"')
      return std::nullopt;
    if (text[i] != '\\') {
      value += text[i];
      continue;
    }
    if (++i == text.size())
      return std::nullopt;
    switch (text[i]) {
    case 'n':
      value += '\n';
      break;
    case 't':
      value += '\t';
      break;
    case '"':
    case '\\':
    case '\'':
      value += text[i];
      break;
    default:
      return std::nullopt;
    }
  }
  return value;
}

/// Parses a C++ floating-point literal and removes its suffix.
static std::optional<StringRef> parseFloat(StringRef text) {
  StringRef digits = text.rtrim("fF");
  double value;
  if (digits.empty() || digits.find_first_of(".eE") == StringRef::npos ||
      digits.find_first_not_of("0123456789.eE+-") != StringRef::npos ||
      digits.getAsDouble(value))
    return std::nullopt;
  return digits;
}

/// Returns the value of a case given by its C++ name: `::ns::Enum::Case`,
/// `Enum::Case`.
static std::optional<int64_t> parseCase(StringRef text,
                                        const EnumInfo &enumInfo) {
  auto [scope, symbol] = text.trim().rsplit("::");
  if (symbol.empty())
    return std::nullopt;
  scope = scope.rsplit("::").second.empty() ? scope : scope.rsplit("::").second;
  scope.consume_front("::");
  if (scope != enumInfo.getEnumClassName())
    return std::nullopt;
  for (const EnumCase &enumCase : enumInfo.getAllCases())
    if (enumCase.getSymbol() == symbol)
      return enumCase.getValue();
  return std::nullopt;
}

/// Parses cases separated by `|`.
static std::optional<int64_t> parseCases(StringRef text,
                                         const EnumInfo &enumInfo) {
  int64_t value = 0;
  llvm::SmallVector<StringRef> parts;
  text.split(parts, '|');
  for (StringRef part : parts) {
    std::optional<int64_t> bits = parseCase(part, enumInfo);
    if (!bits)
      return std::nullopt;
    value |= *bits;
  }
  return value;
}

std::optional<std::string>
mlir::ods::deriveValueExpression(StringRef cppValue,
                                 const std::optional<EnumInfo> &enumInfo) {
  const StringRef text = cppValue.trim();
  if (text == "true")
    return encodeTrue();
  if (text == "false")
    return encodeFalse();
  if (text == "{}")
    return encodeCall(Opcode::List, {});
  if (text == "std::nullopt" || text == "::std::nullopt")
    return encodeNull();
  if (text == "::mlir::ShapedType::kDynamic" ||
      text == "mlir::ShapedType::kDynamic" || text == "ShapedType::kDynamic")
    return encodeInteger(std::numeric_limits<int64_t>::min());
  if (auto integer = parseInteger(text))
    return encodeInteger(*integer);
  if (auto string = parseString(text))
    return encodeString(*string);
  if (auto number = parseFloat(text))
    return encodeString(*number);
  if (enumInfo)
    if (auto value = parseCases(text, *enumInfo))
      return encodeInteger(*value);
  return std::nullopt;
}
