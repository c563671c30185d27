// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_WRAPPER_TD
#define ODS_RECORDS_PROPERTIES_WRAPPER_TD

include "ods/records/properties/property.td"

// The fields that a wrapper property copies from the wrapped property. Derived
// classes set the summary, the predicate and the defaults.
class _wrappedProp<Property p, string summary>
    : Property<p.storageType, summary, p.interfaceType> {
  let baseProperty = p;
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let kind = p.kind;
  let elementProperty = p.elementProperty;
}

// The property with a default, which text omits. Without an expression, it is
// derived from `default` if that is a literal.
class DefaultValuedProp<Property p, string default = "",
                        string storageDefault = "", string expression = "">
    : _wrappedProp<p, p.summary> {
  let predicate = p.predicate;
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let defaultValueExpr = OdsValue<expression, defaultValue>.text;
}
class DefaultValuedProperty<Property p, string default = "",
                            string storageDefault = "", string expression = "">
    : DefaultValuedProp<p, default, storageDefault, expression>,
      Deprecated<"moved to shorter name DefaultValuedProp">;

// The property with an additional predicate and optionally another summary.
class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : _wrappedProp<p, !if(!empty(newSummary), p.summary, newSummary)> {
  let predicate =
      !if(!eq(p.predicate, TruePred), pred, And<[p.predicate, pred]>);
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
  let defaultValueExpr = p.defaultValueExpr;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>,
      Deprecated<"moved to shorter name ConfinedProp">;

// The property with a fixed value.
class ConstantProp<Property prop, string val, string expression = "">
    : ConfinedProp<prop,
                   CPred<"$_self == " # val,
                         OdsAround<"(eq self ",
                                   OdsValue<expression, val>.text,
                                   ")">.text>,
                   "constant '" # prop.summary # "': " # val> {
  string value = val;
  string constExpr = OdsValue<expression, val>.text;
}

#endif // ODS_RECORDS_PROPERTIES_WRAPPER_TD
