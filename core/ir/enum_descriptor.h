// SPDX-License-Identifier: Apache-2.0
//
// Enumerations of definitions: their cases, and their text.
#ifndef CORE_IR_ENUM_DESCRIPTOR_H
#define CORE_IR_ENUM_DESCRIPTOR_H

#include <cstdint>
#include <optional>
#include <string>

#include "core/support/llvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class AsmParser;
class AsmPrinter;
class OptionalParseResult;
class ParseResult;

/// A case of an enumeration.
struct EnumCaseDescriptor {
  /// In C++.
  llvm::StringRef symbol;
  /// In text.
  llvm::StringRef string;
  /// Of a bit enumeration: the bits of the case, one, several or none.
  int64_t value;
  /// It stands for bits that have cases of their own.
  bool isGroup = false;
};

/// An enumeration: one of its cases, or, of bits, a set of them.
struct EnumDescriptor {
  /// The class in C++: "::mlir::arith::CmpIPredicate".
  llvm::StringRef cppType;
  llvm::StringRef summary = "";
  llvm::ArrayRef<EnumCaseDescriptor> cases = {};
  uint32_t width = 32;
  bool isBitEnum = false;
  /// Between the cases of a set, in text; has a bar or a comma.
  llvm::StringRef separator = "|";
  /// Sets are printed with groups instead of the bits of these.
  bool printsPrimaryGroups = false;
  /// A set of several bits is quoted where a field is printed.
  bool isQuoted = false;
  /// It came with an attribute that holds its number: messages about fields
  /// name the class.
  bool isAttribute = false;
};

/// The value of a case or set in text; nothing if there is none.
std::optional<int64_t> symbolize(const EnumDescriptor &enumeration,
                                 llvm::StringRef text);
/// Whether a number is a value of the enumeration.
bool isValue(const EnumDescriptor &enumeration, int64_t value);
/// The text of a value; empty if it is none, or none without a name.
std::string stringify(const EnumDescriptor &enumeration, int64_t value);

/// The text of the case with this value, which lives as long as the
/// enumeration; empty if there is none.
llvm::StringRef stringifyCase(const EnumDescriptor &enumeration, int64_t value);

/// A parameter or property: parsed with messages, and printed so that it is
/// parsed again.
ParseResult parseEnum(AsmParser &parser, const EnumDescriptor &enumeration,
                      int64_t &value);
/// The same where it may be missing.
OptionalParseResult parseOptionalEnum(AsmParser &parser,
                                      const EnumDescriptor &enumeration,
                                      int64_t &value);
void printEnum(AsmPrinter &printer, const EnumDescriptor &enumeration,
               int64_t value);
void printEnum(llvm::raw_ostream &os, const EnumDescriptor &enumeration,
               int64_t value);

} // namespace mlir

#endif // CORE_IR_ENUM_DESCRIPTOR_H
