// SPDX-License-Identifier: Apache-2.0
#include "ods/model/property.h"

#include "ods/model/default_value.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

StringRef PropConstraint::getInterfaceType() const {
  return getStringOrEmpty(*def, "interfaceType");
}

Property::Property(const Record *def) : PropConstraint(def) {
  checkClass(*this->def, "Property");
}

StringRef Property::getDescription() const {
  return getStringOrEmpty(*def, "description");
}

StringRef Property::getStorageType() const {
  const StringRef type = getStringOrEmpty(*def, "storageType");
  return type.empty() ? "Property" : type;
}

StringRef Property::getConvertFromStorageCall() const {
  return getStringOrEmpty(*def, "convertFromStorage");
}

StringRef Property::getAssignToStorageCall() const {
  return getStringOrEmpty(*def, "assignToStorage");
}

StringRef Property::getConvertToAttributeCall() const {
  return getStringOrEmpty(*def, "convertToAttribute");
}

StringRef Property::getConvertFromAttributeCall() const {
  return getStringOrEmpty(*def, "convertFromAttribute");
}

StringRef Property::getParserCall() const {
  return getStringOrEmpty(*def, "parser");
}

StringRef Property::getOptionalParserCall() const {
  return getStringOrEmpty(*def, "optionalParser");
}

StringRef Property::getPrinterCall() const {
  return getStringOrEmpty(*def, "printer");
}

StringRef Property::getReadFromMlirBytecodeCall() const {
  return getStringOrEmpty(*def, "readFromMlirBytecode");
}

StringRef Property::getWriteToMlirBytecodeCall() const {
  return getStringOrEmpty(*def, "writeToMlirBytecode");
}

StringRef Property::getHashPropertyCall() const {
  return getStringOrEmpty(*def, "hashProperty");
}

StringRef Property::getDefaultValue() const {
  return getStringOrEmpty(*def, "defaultValue");
}

StringRef Property::getStorageTypeValueOverride() const {
  return getStringOrEmpty(*def, "storageTypeValueOverride");
}

std::optional<std::string> Property::getDefaultExpression() const {
  if (!hasDefaultValue())
    return std::nullopt;
  if (auto value = encodeExpressionField(*def, "defaultValueExpr"))
    return value;
  return deriveValueExpression(getDefaultValue(), getEnum());
}

bool Property::isDefaultZero() const {
  if (getFieldKind().optional)
    return getDefaultValue().ends_with("nullopt");
  return llvm::is_contained({"0", "false", "{}", "\"\""},
                            getDefaultValue().trim());
}

bool Property::hasUsualText(StringRef code) const {
  if (getEnum())
    return !code.contains("eyword(") && !code.contains("<< \"");
  return !getFieldKind().isCustom() &&
         (!getStringOrEmpty(*def, "kind").empty() ||
          code.contains("FieldParser<") || code == "$_printer << $_storage");
}

/// Returns true if a property is an optional number or boolean whose text core
/// implements. Flags and enumerations have their own texts.
static bool isOptionalNumber(const Property &property,
                             const FieldKindInfo &kind) {
  const bool isNumber =
      kind.isCustom() && kind.optional &&
      llvm::is_contained({"Bool", "Int32", "UInt32", "Int64", "UInt64"},
                         kind.element);
  if (!isNumber)
    return false;
  const std::optional<Property> element = property.getElementProperty();
  return element && !element->isUnit() && !element->getEnum();
}

FieldKindInfo Property::getFieldKind() const {
  // Constrained and default-valued properties have the kind of their base.
  const Record *declaring = def;
  walkBases(*def, "baseProperty", [&](const Record &base) {
    declaring = &base;
    return !getStringOrEmpty(base, "kind").empty();
  });
  const FieldKindInfo kind = getFieldKindOfRecord(*declaring, getStorageType());
  // Flags in arrays have their own text.
  const bool isOfFlags =
      kind.kind == "BoolArray" &&
      getStringOrEmpty(*declaring, "parser").contains("unit_absent");
  // Accessors return a view of stored strings, not of views.
  if (isOfFlags || kind.kind == "StringArray")
    return {};
  return isOptionalNumber(*this, kind)
             ? FieldKindInfo{"Optional", true, kind.element}
             : kind;
}

std::optional<Property> Property::getElementProperty() const {
  const Record *element = nullptr;
  walkBases(*def, "baseProperty", [&](const Record &base) {
    element = getOptionalDef(base, "elementProperty");
    return element != nullptr;
  });
  return element ? std::optional<Property>(element) : std::nullopt;
}

bool Property::isPlainOptional() const {
  bool isPlain = false;
  walkBases(*def, "baseProperty", [&](const Record &base) {
    isPlain = getBitOrFalse(base, "isPlainOptional");
    return isPlain;
  });
  return isPlain;
}

std::optional<EnumInfo> Property::getEnum() const {
  std::optional<EnumInfo> result;
  walkBases(*def, "baseProperty", [&](const Record &base) {
    if (const Record *enumDef = getOptionalDef(base, "enum"))
      result = EnumInfo(enumDef);
    return result.has_value();
  });
  return result;
}

bool Property::isUnit() const {
  const StringRef name = getBaseProperty().getDef().getName();
  return name == "UnitProp" || name == "UnitProperty";
}

StringRef Property::getPropertyDefName() const {
  return def->isAnonymous() ? getBaseProperty().def->getName() : def->getName();
}

Property Property::getBaseProperty() const {
  const Record *innermost = def;
  walkBases(*def, "baseProperty", [&](const Record &base) {
    innermost = &base;
    return false;
  });
  return Property(innermost);
}

StringRef ConstantProp::getValue() const {
  return def->getValueAsString("value");
}
