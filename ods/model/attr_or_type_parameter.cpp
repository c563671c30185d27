// SPDX-License-Identifier: Apache-2.0
//
// Parameters of types and attributes.
#include "ods/model/attr_or_type_def.h"
#include "ods/model/default_value.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

const Record *AttrOrTypeParameter::getDefRecord() const {
  const auto *init = llvm::dyn_cast<llvm::DefInit>(getDef());
  return init ? init->getDef() : nullptr;
}

std::optional<StringRef> AttrOrTypeParameter::getField(StringRef name) const {
  if (const Record *record = getDefRecord())
    if (const llvm::RecordVal *value = record->getValue(name))
      if (const auto *text =
              llvm::dyn_cast_or_null<llvm::StringInit>(value->getValue()))
        return text->getValue();
  return std::nullopt;
}

std::string AttrOrTypeParameter::getAccessorName() const {
  return "get" + llvm::convertToCamelFromSnakeCase(getName(),
                                                   /*capitalizeFirst=*/true);
}

std::optional<StringRef> AttrOrTypeParameter::getAllocator() const {
  return getField("allocator");
}

bool AttrOrTypeParameter::hasCustomComparator() const {
  return getField("comparator").has_value();
}

StringRef AttrOrTypeParameter::getComparator() const {
  return getField("comparator").value_or("$_lhs == $_rhs");
}

StringRef AttrOrTypeParameter::getCppType() const {
  if (const auto *text = llvm::dyn_cast<llvm::StringInit>(getDef()))
    return text->getValue();
  if (auto type = getField("cppType"))
    return *type;
  const Record *record = getDefRecord();
  PrintFatalError(record ? getUseLoc(*record, *owner) : owner->getLoc(),
                  "Missing `cppType` field in Attribute/Type parameter: " +
                      getDef()->getAsString());
}

StringRef AttrOrTypeParameter::getCppAccessorType() const {
  return getField("cppAccessorType").value_or(getCppType());
}

StringRef AttrOrTypeParameter::getCppStorageType() const {
  return getField("cppStorageType").value_or(getCppType());
}

StringRef AttrOrTypeParameter::getConvertFromStorage() const {
  return getField("convertFromStorage").value_or("$_self");
}

std::optional<StringRef> AttrOrTypeParameter::getParser() const {
  return getField("parser");
}

std::optional<StringRef> AttrOrTypeParameter::getPrinter() const {
  return getField("printer");
}

bool AttrOrTypeParameter::hasEnumText() const {
  return !getFieldKind().isCustom() && getEnum();
}

std::optional<StringRef> AttrOrTypeParameter::getOwnParser() const {
  return hasEnumText() ? std::nullopt : getParser();
}

std::optional<StringRef> AttrOrTypeParameter::getOwnPrinter() const {
  return hasEnumText() || getFieldKind().kind == "String" ? std::nullopt
                                                          : getPrinter();
}

std::optional<StringRef> AttrOrTypeParameter::getSummary() const {
  return getField("summary");
}

StringRef AttrOrTypeParameter::getSyntax() const {
  return getField("syntax").value_or(getCppType());
}

std::optional<StringRef> AttrOrTypeParameter::getDefaultValue() const {
  std::optional<StringRef> value = getField("defaultValue");
  return value && !value->empty() ? value : std::nullopt;
}

std::optional<Constraint> AttrOrTypeParameter::getConstraint() const {
  const Record *record = getDefRecord();
  if (record && record->isSubClassOf("Constraint"))
    return Constraint(record);
  return std::nullopt;
}

bool AttrOrTypeParameter::isSelfType() const {
  const Record *record = getDefRecord();
  return record && record->isSubClassOf("AttributeSelfTypeParameter");
}

/// Returns the enumeration that a record specifies, or null.
static const Record *getEnumDef(const Record *record) {
  if (!record)
    return nullptr;
  for (StringRef field : {"enum", "enumInfo"})
    if (const Record *def = getOptionalDef(*record, field))
      return def;
  return nullptr;
}

bool AttrOrTypeParameter::isEnumByClass() const {
  return !getEnumDef(getDefRecord()) && getEnum();
}

std::optional<EnumInfo> AttrOrTypeParameter::getEnum() const {
  if (const Record *def = getEnumDef(getDefRecord()))
    return EnumInfo(def);
  // Recognized by its class unless it has a custom parser or printer.
  if (getParser() || getPrinter())
    return std::nullopt;
  if (const Record *def = getFieldKind().enumeration)
    return EnumInfo(def);
  return std::nullopt;
}

std::optional<std::string> AttrOrTypeParameter::getDefaultExpression() const {
  std::optional<StringRef> value = getDefaultValue();
  if (!value)
    return std::nullopt;
  if (auto bytes = encodeExpressionField(*getDefRecord(), "defaultValueExpr"))
    return bytes;
  // `T()` is an absent value.
  StringRef text = value->trim();
  if (text.consume_back("()") && text.trim() == getCppStorageType().trim())
    return encodeNull();
  return deriveValueExpression(*value, getEnum());
}

FieldKindInfo AttrOrTypeParameter::getFieldKind() const {
  const Record *record = getDefRecord();
  FieldKindInfo kind =
      record ? getFieldKindOfRecord(*record, getCppType())
             : getFieldKindOfCppType(getCppType(), owner->getRecords());
  if (kind.kind == "Type" || kind.kind == "Attribute")
    kind.optional |= record && record->isSubClassOf("OptionalParameter");
  return kind;
}
