// SPDX-License-Identifier: Apache-2.0
#include "ods/model/enum_info.h"

#include "ods/model/attribute.h"
#include "ods/model/record.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

EnumCase::EnumCase(const Record *record) : def(record) {
  checkClass(*def, "EnumCase");
}

StringRef EnumCase::getSymbol() const {
  return def->getValueAsString("symbol");
}

StringRef EnumCase::getStr() const { return def->getValueAsString("str"); }

int64_t EnumCase::getValue() const { return def->getValueAsInt("value"); }

bool EnumCase::isGroup() const {
  return def->isSubClassOf("BitEnumCaseGroup") ||
         def->isSubClassOf("BitEnumAttrCaseGroup");
}

EnumInfo::EnumInfo(const Record *record) : def(record) {
  checkClass(*def, "EnumInfo");
}

std::optional<Attribute> EnumInfo::asEnumAttr() const {
  if (isEnumAttr())
    return Attribute(def);
  return std::nullopt;
}

StringRef EnumInfo::getEnumClassName() const {
  return def->getValueAsString("className");
}

StringRef EnumInfo::getCppNamespace() const {
  return def->getValueAsString("cppNamespace");
}

StringRef EnumInfo::getCppType() const {
  return def->getValueAsString("cppType");
}

StringRef EnumInfo::getSummary() const {
  return def->getValueAsString("summary");
}

StringRef EnumInfo::getDescription() const {
  return def->getValueAsString("description");
}

int64_t EnumInfo::getBitwidth() const { return def->getValueAsInt("bitwidth"); }

StringRef EnumInfo::getUnderlyingType() const {
  return def->getValueAsString("underlyingType");
}

StringRef EnumInfo::getUnderlyingToSymbolFnName() const {
  return def->getValueAsString("underlyingToSymbolFnName");
}

StringRef EnumInfo::getStringToSymbolFnName() const {
  return def->getValueAsString("stringToSymbolFnName");
}

StringRef EnumInfo::getSymbolToStringFnName() const {
  return def->getValueAsString("symbolToStringFnName");
}

StringRef EnumInfo::getSymbolToStringFnRetType() const {
  return def->getValueAsString("symbolToStringFnRetType");
}

StringRef EnumInfo::getMaxEnumValFnName() const {
  return def->getValueAsString("maxEnumValFnName");
}

std::vector<EnumCase> EnumInfo::getAllCases() const {
  std::vector<EnumCase> cases;
  for (const llvm::Init *init : getOptionalList(*def, "enumerants"))
    cases.emplace_back(&getDefOf(init, *def, "'enumerants'", "EnumCase"));
  return cases;
}

bool EnumInfo::genSpecializedAttr() const {
  return isEnumAttr() && def->getValueAsBit("genSpecializedAttr");
}

const Record *EnumInfo::getBaseAttrClass() const {
  return def->getValueAsDef("baseAttrClass");
}

StringRef EnumInfo::getSpecializedAttrClassName() const {
  return def->getValueAsString("specializedAttrClassName");
}

StringRef EnumInfo::getSeparator() const {
  return def->getValueAsString("separator");
}

bool EnumInfo::printBitEnumPrimaryGroups() const {
  return getBitOrFalse(*def, "printBitEnumPrimaryGroups");
}

bool EnumInfo::printBitEnumQuoted() const {
  return getBitOrFalse(*def, "printBitEnumQuoted");
}

bool EnumInfo::isGroup(const EnumCase &enumCase) {
  return enumCase.getDef().isSubClassOf("BitEnumCaseGroup") ||
         enumCase.getDef().isSubClassOf("BitEnumAttrCaseGroup");
}

bool EnumInfo::isBit(const EnumCase &enumCase) {
  return enumCase.getDef().isSubClassOf("BitEnumCaseBit") ||
         enumCase.getDef().isSubClassOf("BitEnumAttrCaseBit");
}

/// Returns true if the text can be parsed as a keyword.
static bool isKeyword(StringRef text) {
  if (text.empty() || (!llvm::isAlpha(text.front()) && text.front() != '_'))
    return false;
  return llvm::all_of(text.drop_front(), [](char c) {
    return llvm::isAlnum(c) || StringRef("_$.").contains(c);
  });
}

void mlir::ods::checkEnum(const EnumInfo &enumInfo) {
  if (!enumInfo.isBitEnum())
    return;
  const StringRef separator = enumInfo.getSeparator().trim();
  if (separator != "|" && separator != ",")
    PrintFatalError(enumInfo.getDef().getLoc(),
                    "error, enum separator must be '|' or ','");
  if (enumInfo.printBitEnumQuoted())
    return;
  for (const EnumCase &enumCase : enumInfo.getAllCases())
    if (!isKeyword(enumCase.getStr()))
      llvm::PrintFatalError("bit enum " + enumInfo.getCppNamespace() +
                            "::" + enumInfo.getEnumClassName() +
                            " cannot be printed unquoted with cases that "
                            "cannot be keywords");
}
