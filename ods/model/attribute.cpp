// SPDX-License-Identifier: Apache-2.0
#include "ods/model/attribute.h"

#include "ods/model/default_value.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

Attribute::Attribute(const Record *record) : AttrConstraint(record) {
  checkClass(*def, "Attr");
}

bool Attribute::isSymbolRefAttr() const {
  const StringRef name = def->getName();
  return name == "SymbolRefAttr" || name == "FlatSymbolRefAttr" ||
         isSubClassOf("SymbolRefAttr") || isSubClassOf("FlatSymbolRefAttr");
}

StringRef Attribute::getStorageType() const {
  const StringRef type = getStringOrEmpty(*def, "storageType");
  return type.empty() ? "::mlir::Attribute" : type;
}

StringRef Attribute::getReturnType() const {
  return getStringOrEmpty(*def, "returnType");
}

std::optional<Type> Attribute::getValueType() const {
  if (const Record *type = getOptionalDef(*def, "valueType"))
    return Type(type);
  return std::nullopt;
}

StringRef Attribute::getConvertFromStorageCall() const {
  return getStringOrEmpty(*def, "convertFromStorage");
}

StringRef Attribute::getConstBuilderTemplate() const {
  return getStringOrEmpty(*def, "constBuilderCall");
}

StringRef Attribute::getDefaultValue() const {
  return getStringOrEmpty(*def, "defaultValue");
}

Attribute Attribute::getBaseAttr() const {
  const Record *innermost = def;
  walkBases(*def, "baseAttr", [&](const Record &base) {
    innermost = &base;
    return false;
  });
  return Attribute(innermost);
}

std::optional<EnumInfo> Attribute::getEnum() const {
  std::optional<EnumInfo> result;
  walkBases(*def, "baseAttr", [&](const Record &base) {
    if (base.isSubClassOf("EnumInfo"))
      result = EnumInfo(&base);
    else if (base.isSubClassOf("EnumAttr"))
      if (const Record *enumDef = getOptionalDef(base, "enum"))
        result = EnumInfo(enumDef);
    return result.has_value();
  });
  return result;
}

bool Attribute::isUnitAttr() const {
  bool result = false;
  walkBases(*def, "baseAttr", [&](const Record &base) {
    result = base.getName() == "UnitAttr";
    return result;
  });
  return result;
}

/// Returns the encoded field of an attribute, or of its first base that has the
/// field.
static std::optional<std::string> getInherited(const Record &def,
                                               StringRef field) {
  std::optional<std::string> result;
  walkBases(def, "baseAttr", [&](const Record &base) {
    result = encodeExpressionField(base, field);
    return result.has_value();
  });
  return result;
}

std::optional<std::string> Attribute::getConstBuilderExpression() const {
  return getInherited(*def, "constBuilderExpr");
}

/// Returns the attribute constructed from a value. A null value yields null.
static std::optional<std::string>
build(const Attribute &attr, const std::optional<std::string> &value) {
  if (!value)
    return std::nullopt;
  if (*value == encodeNull())
    return value;
  std::optional<std::string> builder = attr.getConstBuilderExpression();
  if (!builder)
    return std::nullopt;
  std::string bytes = encodeLet(*value, *builder);
  if (decodeExpression(bytes) == "<invalid>")
    reportTooDeep(attr.getDef());
  return bytes;
}

std::optional<std::string>
Attribute::getConstantExpression(StringRef value) const {
  return build(*this, deriveValueExpression(value, getEnum()));
}

std::optional<std::string> Attribute::getDefaultExpression() const {
  if (!hasDefaultValue())
    return std::nullopt;
  if (auto value = encodeExpressionField(*def, "defaultValueExpr"))
    return build(*this, value);
  return getConstantExpression(getDefaultValue());
}

StringRef Attribute::getAttrDefName() const {
  return def->isAnonymous() ? getBaseAttr().def->getName() : def->getName();
}

StringRef Attribute::getDerivedCodeBody() const {
  return def->getValueAsString("body");
}

Dialect Attribute::getDialect() const {
  return Dialect(getOptionalDef(*def, "dialect"));
}

ConstantAttr::ConstantAttr(const llvm::DefInit *init) : def(init->getDef()) {
  checkClass(*def, "ConstantAttr");
}

Attribute ConstantAttr::getAttribute() const {
  return Attribute(def->getValueAsDef("attr"));
}

StringRef ConstantAttr::getConstantValue() const {
  return def->getValueAsString("value");
}

std::optional<std::string> ConstantAttr::getConstantExpression() const {
  if (auto value = encodeExpressionField(*def, "constExpr"))
    return build(getAttribute(), value);
  return getAttribute().getConstantExpression(getConstantValue());
}
