// SPDX-License-Identifier: Apache-2.0
//
// Enumerations of definitions: their cases, and their textual form.
#ifndef CORE_IR_DESCRIPTOR_ENUM_DESCRIPTOR_H
#define CORE_IR_DESCRIPTOR_ENUM_DESCRIPTOR_H

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "core/ir/descriptor/trait.h"
#include "core/support/llvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class AsmParser;
class AsmPrinter;
class Attribute;
class MLIRContext;
class OptionalParseResult;
class ParseResult;

/// A case of an enumeration.
struct EnumCaseDescriptor {
  /// The C++ name.
  llvm::StringRef symbol;
  /// The textual name.
  llvm::StringRef string;
  /// The value; in a bit enumeration, the bits of the case: one, several or
  /// none.
  int64_t value;
  /// True if the case combines bits that have cases of their own.
  bool isGroup = false;
};

/// An enumeration. A value is one of the cases or, in a bit enumeration, a set
/// of them.
struct EnumDescriptor {
  /// The C++ class: "::mlir::arith::CmpIPredicate".
  llvm::StringRef cppType;
  llvm::StringRef summary = "";
  llvm::ArrayRef<EnumCaseDescriptor> cases = {};
  uint32_t width = 32;
  bool isBitEnum = false;
  /// Separates the cases of a set in text; contains a bar or a comma.
  llvm::StringRef separator = "|";
  /// True if sets are printed with groups in place of the bits that the groups
  /// cover.
  bool printsPrimaryGroups = false;
  /// True if a set of several bits is quoted when a field is printed.
  bool isQuoted = false;
  /// True if the enumeration is stored as an attribute. Diagnostics about
  /// fields then name the class.
  bool isAttribute = false;
};

/// Returns the value of a case or set in text, or nullopt if the text is
/// invalid.
std::optional<int64_t> symbolize(const EnumDescriptor &enumeration,
                                 llvm::StringRef text);
/// Returns true if a number is a value of the enumeration.
bool isValue(const EnumDescriptor &enumeration, int64_t value);
/// Returns the text of a value; empty if it is invalid or has no name.
std::string stringify(const EnumDescriptor &enumeration, int64_t value);

/// Returns the text of the case with this value, or empty if there is none. The
/// text lives as long as the enumeration.
llvm::StringRef stringifyCase(const EnumDescriptor &enumeration, int64_t value);

/// Parse and print a parameter or property so that the printed text can be
/// parsed again. The parser reports errors.
ParseResult parseEnum(AsmParser &parser, const EnumDescriptor &enumeration,
                      int64_t &value);
/// Like parseEnum, but the value may be absent.
OptionalParseResult parseOptionalEnum(AsmParser &parser,
                                      const EnumDescriptor &enumeration,
                                      int64_t &value);
void printEnum(AsmPrinter &printer, const EnumDescriptor &enumeration,
               int64_t value);
void printEnum(llvm::raw_ostream &os, const EnumDescriptor &enumeration,
               int64_t value);

/// Returns true if an attribute is a signless integer of the enumeration's
/// width and one of its values.
bool isEnumAttribute(Attribute attribute, const EnumDescriptor &enumeration);

/// A generated enumeration: its namespace declares
/// `const EnumDescriptor &getEnumDescriptor(E)`.
template <typename E>
concept DescribedEnum =
    std::is_enum_v<E> && requires(E value) { getEnumDescriptor(value); };

template <typename T, typename> struct FieldParser;

template <DescribedEnum E> struct FieldParser<E, E> {
  template <typename ParserT> static FailureOr<E> parse(ParserT &parser) {
    int64_t value = 0;
    if (parseEnum(parser, getEnumDescriptor(E()), value))
      return failure();
    return static_cast<E>(value);
  }
};
template <DescribedEnum E>
struct FieldParser<std::optional<E>, std::optional<E>> {
  template <typename ParserT>
  static FailureOr<std::optional<E>> parse(ParserT &parser) {
    int64_t value = 0;
    auto result = parseOptionalEnum(parser, getEnumDescriptor(E()), value);
    if (!result.has_value())
      return std::optional<E>();
    if (*result)
      return failure();
    return std::optional<E>(static_cast<E>(value));
  }
};

} // namespace mlir

namespace llvm {

template <mlir::DescribedEnum E>
raw_ostream &operator<<(raw_ostream &os, E value) {
  mlir::printEnum(os, getEnumDescriptor(value), static_cast<int64_t>(value));
  return os;
}

} // namespace llvm

#endif // CORE_IR_DESCRIPTOR_ENUM_DESCRIPTOR_H
