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
  /// Errors: at the record, if it is none.
  explicit EnumCase(const llvm::Record *record);
  explicit EnumCase(const llvm::DefInit *init) : EnumCase(init->getDef()) {}

  /// In C++.
  llvm::StringRef getSymbol() const;
  /// In text.
  llvm::StringRef getStr() const;
  /// Of a bit enumeration: the bits.
  int64_t getValue() const;
  /// Whether it stands for bits of other cases.
  bool isGroup() const;
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;
};

/// An `EnumInfo` record.
class EnumInfo {
public:
  /// Errors: at the record, if it is none.
  explicit EnumInfo(const llvm::Record *record);
  explicit EnumInfo(const llvm::Record &record) : EnumInfo(&record) {}
  explicit EnumInfo(const llvm::DefInit *init) : EnumInfo(init->getDef()) {}

  bool isSubClassOf(llvm::StringRef className) const {
    return def->isSubClassOf(className);
  }
  /// Whether it is an attribute, too.
  bool isEnumAttr() const { return isSubClassOf("EnumAttrInfo"); }
  std::optional<Attribute> asEnumAttr() const;
  /// Whether values are sets of cases.
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

  // Of bit enumerations.
  /// Between cases in text.
  llvm::StringRef getSeparator() const;
  bool printBitEnumPrimaryGroups() const;
  bool printBitEnumQuoted() const;
  /// Whether a case is a group of others, and whether it is a single bit.
  static bool isGroup(const EnumCase &enumCase);
  static bool isBit(const EnumCase &enumCase);

  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;
};

/// Checks what C++ and text need: separators, cases that can be keywords where
/// they are printed as such.
/// Errors: at the enumeration.
void checkEnum(const EnumInfo &enumInfo);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ENUM_INFO_H
