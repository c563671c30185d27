// SPDX-License-Identifier: Apache-2.0
//
// Enumerations.
#ifndef ODS_MODEL_ENUM_INFO_H
#define ODS_MODEL_ENUM_INFO_H

#include <optional>
#include <vector>

#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

class Attribute;

/// An `EnumCase` record.
class EnumCase {
public:
  /// Errors: at the record if it is not an `EnumCase`.
  explicit EnumCase(const llvm::Record *record);
  explicit EnumCase(const llvm::DefInit *init) : EnumCase(init->getDef()) {}

  /// Returns the C++ name.
  llvm::StringRef getSymbol() const;
  /// Returns the textual name.
  llvm::StringRef getStr() const;
  /// Returns the value; in a bit enumeration, the bits.
  int64_t getValue() const;
  /// Returns true if the case combines bits of other cases.
  bool isGroup() const;
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;
};

/// An `EnumInfo` record.
class EnumInfo {
public:
  /// Errors: at the record if it is not an `EnumInfo`.
  explicit EnumInfo(const llvm::Record *record);
  explicit EnumInfo(const llvm::Record &record) : EnumInfo(&record) {}
  explicit EnumInfo(const llvm::DefInit *init) : EnumInfo(init->getDef()) {}

  bool isSubClassOf(llvm::StringRef className) const {
    return def->isSubClassOf(className);
  }
  /// Returns true if the enumeration is also an attribute.
  bool isEnumAttr() const { return isSubClassOf("EnumAttrInfo"); }
  std::optional<Attribute> asEnumAttr() const;
  /// Returns true if values are sets of cases.
  bool isBitEnum() const { return isSubClassOf("BitEnumBase"); }

  llvm::StringRef getEnumClassName() const;
  llvm::StringRef getCppNamespace() const;
  llvm::StringRef getCppType() const;
  llvm::StringRef getSummary() const;
  llvm::StringRef getDescription() const;
  int64_t getBitwidth() const;
  llvm::StringRef getUnderlyingType() const;
  llvm::StringRef getUnderlyingToSymbolFnName() const;
  llvm::StringRef getStringToSymbolFnName() const;
  llvm::StringRef getSymbolToStringFnName() const;
  llvm::StringRef getSymbolToStringFnRetType() const;
  llvm::StringRef getMaxEnumValFnName() const;
  std::vector<EnumCase> getAllCases() const;
  bool genSpecializedAttr() const;
  const llvm::Record *getBaseAttrClass() const;
  llvm::StringRef getSpecializedAttrClassName() const;

  // For bit enumerations.
  // Returns the separator of cases in text.
  llvm::StringRef getSeparator() const;
  bool printBitEnumPrimaryGroups() const;
  bool printBitEnumQuoted() const;
  /// Return true if a case is a group of other cases, or a single bit.
  static bool isGroup(const EnumCase &enumCase);
  static bool isBit(const EnumCase &enumCase);

  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;
};

/// Verifies requirements of C++ code and text: separators, and cases that are
/// printed as keywords. Errors: at the enumeration.
void checkEnum(const EnumInfo &enumInfo);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ENUM_INFO_H
