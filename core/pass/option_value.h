// SPDX-License-Identifier: Apache-2.0
//
// Parsing and printing of option values, by C++ type. Specialize
// PassOptionValue to add a type.
#ifndef CORE_PASS_OPTION_VALUE_H
#define CORE_PASS_OPTION_VALUE_H

#include <string>
#include <type_traits>
#include <vector>

#include "core/support/llvm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class Registry;

namespace detail {

class PassOptions;

/// The context for parsing a value.
struct OptionContext {
  /// Reports an error in the text and returns failure.
  llvm::function_ref<LogicalResult(const llvm::Twine &)> emitError;
  /// The registry for looking up pass names. May be null.
  const Registry *registry = nullptr;
};

/// Calls `parse` for the parts of `text` between commas, trimmed. Commas in
/// quotes and brackets do not count.
LogicalResult parseCommaSeparatedList(
    llvm::StringRef text,
    llvm::function_ref<LogicalResult(llvm::StringRef)> parse);

/// Returns the position in `text`, from `from` on, of the first `c` outside of
/// quotes and brackets, or npos. Takes linear time.
size_t findUnnested(llvm::StringRef text, size_t from, char c);

LogicalResult parseOptionBool(llvm::StringRef text, bool &value,
                              const OptionContext &context);
LogicalResult parseOptionDouble(llvm::StringRef text, double &value,
                                const OptionContext &context);
/// Reports "'x' value invalid for KIND argument!".
LogicalResult refuseOptionNumber(llvm::StringRef text, llvm::StringRef kind,
                                 const OptionContext &context);
/// Prints braces around the value if it would otherwise not be parsed as one
/// value.
void printOptionString(llvm::raw_ostream &os, llvm::StringRef value);

} // namespace detail

/// Parsing (`parse`) and printing (`print`) of values of type `T`. This primary
/// template is for types whose values are listed at the option
/// (`llvm::cl::values`), and has neither.
template <typename T, typename = void> struct PassOptionValue {
  static constexpr bool isLiteral = true;
};

template <> struct PassOptionValue<bool> {
  static LogicalResult parse(llvm::StringRef text, bool &value,
                             const detail::OptionContext &context) {
    return detail::parseOptionBool(text, value, context);
  }
  static void print(llvm::raw_ostream &os, bool value) {
    os << (value ? "true" : "false");
  }
};

template <> struct PassOptionValue<std::string> {
  static LogicalResult parse(llvm::StringRef text, std::string &value,
                             const detail::OptionContext &) {
    value = text.str();
    return success();
  }
  static void print(llvm::raw_ostream &os, const std::string &value) {
    detail::printOptionString(os, value);
  }
};

template <typename T>
struct PassOptionValue<T, std::enable_if_t<std::is_integral_v<T>>> {
  static LogicalResult parse(llvm::StringRef text, T &value,
                             const detail::OptionContext &context) {
    if (!text.getAsInteger(0, value))
      return success();
    return detail::refuseOptionNumber(text, getKind(), context);
  }
  static void print(llvm::raw_ostream &os, T value) {
    if constexpr (sizeof(T) == 1)
      os << static_cast<int>(value);
    else
      os << value;
  }

private:
  static llvm::StringRef getKind() {
    if (std::is_same_v<T, long> || std::is_same_v<T, unsigned long>)
      return std::is_signed_v<T> ? "long" : "ulong";
    if (std::is_same_v<T, long long> || std::is_same_v<T, unsigned long long>)
      return std::is_signed_v<T> ? "llong" : "ullong";
    return std::is_signed_v<T> ? "integer" : "uint";
  }
};

template <typename T>
struct PassOptionValue<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static LogicalResult parse(llvm::StringRef text, T &value,
                             const detail::OptionContext &context) {
    double number;
    if (failed(detail::parseOptionDouble(text, number, context)))
      return failure();
    value = static_cast<T>(number);
    return success();
  }
  static void print(llvm::raw_ostream &os, T value) { os << value; }
};

/// Structs of options.
template <typename T>
struct PassOptionValue<
    T, std::enable_if_t<std::is_base_of_v<detail::PassOptions, T>>> {
  static LogicalResult parse(llvm::StringRef text, T &value,
                             const detail::OptionContext &context) {
    return value.parse(text, context);
  }
  static void print(llvm::raw_ostream &os, const T &value) { value.print(os); }
};

/// Lists of the form `[a,b]`.
template <typename VectorT> struct PassOptionVectorValue {
  using Element = typename VectorT::value_type;
  static LogicalResult parse(llvm::StringRef text, VectorT &values,
                             const detail::OptionContext &context) {
    if (!text.consume_front("[") || !text.consume_back("]"))
      return context.emitError(
          "expected vector option to be wrapped with '[]'");
    return detail::parseCommaSeparatedList(text, [&](llvm::StringRef part) {
      Element value = {};
      if (failed(PassOptionValue<Element>::parse(part, value, context)))
        return failure();
      values.push_back(value);
      return success();
    });
  }
  static void print(llvm::raw_ostream &os, const VectorT &values) {
    os << "[";
    llvm::interleave(
        values, os,
        [&](const Element &value) {
          PassOptionValue<Element>::print(os, value);
        },
        ",");
    os << "]";
  }
};
template <typename T>
struct PassOptionValue<std::vector<T>> : PassOptionVectorValue<std::vector<T>> {
};
template <typename T, unsigned N>
struct PassOptionValue<llvm::SmallVector<T, N>>
    : PassOptionVectorValue<llvm::SmallVector<T, N>> {};

} // namespace mlir

#endif // CORE_PASS_OPTION_VALUE_H
