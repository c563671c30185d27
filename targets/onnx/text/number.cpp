// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/number.h"

#include <charconv>
#include <cstdlib>
#include <limits>
#include <string>
#include <type_traits>

#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

/// Reads a number that from_chars found out of range: too large, or so small
/// that some implementations refuse it.
template <typename T> static T parseExtreme(llvm::StringRef text) {
  const std::string copy = text.str();
  if constexpr (std::is_same_v<T, float>)
    return std::strtof(copy.c_str(), nullptr);
  else
    return std::strtod(copy.c_str(), nullptr);
}

template <typename T> static std::optional<T> parseReal(llvm::StringRef text) {
  const bool isNegative = text.consume_front("-");
  T value = 0;
  if (text.equals_insensitive("inf") || text.equals_insensitive("infinity")) {
    value = std::numeric_limits<T>::infinity();
  } else if (text.equals_insensitive("nan")) {
    value = std::numeric_limits<T>::quiet_NaN();
  } else {
    // from_chars accepts a sign and names.
    if (text.empty() || !(llvm::isDigit(text[0]) || text[0] == '.'))
      return std::nullopt;
    const std::from_chars_result result =
        std::from_chars(text.begin(), text.end(), value);
    if (result.ptr != text.end() || result.ec == std::errc::invalid_argument)
      return std::nullopt;
    if (result.ec == std::errc::result_out_of_range)
      value = parseExtreme<T>(text);
  }
  return isNegative ? -value : value;
}

std::optional<float> parseFloat(llvm::StringRef text) {
  return parseReal<float>(text);
}

std::optional<double> parseDouble(llvm::StringRef text) {
  return parseReal<double>(text);
}

std::optional<int64_t> parseInt64(llvm::StringRef text) {
  int64_t value = 0;
  if (text.getAsInteger(10, value))
    return std::nullopt;
  return value;
}

} // namespace onnx_mlir
