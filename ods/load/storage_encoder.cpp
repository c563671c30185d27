// SPDX-License-Identifier: Apache-2.0
//
// Encodes types and attributes.
#include "ods/format/def_format.h"
#include "ods/load/dialect_encoder.h"
#include "ods/model/entity_class.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace mlir::ods;
using llvm::StringRef;

/// Returns the FieldKind with a name, or nullopt if it requires C++.
static std::optional<FieldKind> getPlainKind(StringRef kind) {
  using Kind = std::optional<FieldKind>;
  return llvm::StringSwitch<Kind>(kind)
      .Case("Bool", FieldKind::Bool)
      .Case("Int32", FieldKind::Int32)
      .Case("UInt32", FieldKind::UInt32)
      .Case("Int64", FieldKind::Int64)
      .Case("UInt64", FieldKind::UInt64)
      .Case("Integer", FieldKind::Integer)
      .Case("String", FieldKind::String)
      .Case("Type", FieldKind::Type)
      .Case("Attribute", FieldKind::Attribute)
      .Case("AffineExpr", FieldKind::AffineExpr)
      .Case("AffineMap", FieldKind::AffineMap)
      .Case("IntegerSet", FieldKind::IntegerSet)
      .Case("BoolArray", FieldKind::BoolArray)
      .Case("Int32Array", FieldKind::Int32Array)
      .Case("Int64Array", FieldKind::Int64Array)
      .Case("StringArray", FieldKind::StringArray)
      .Case("TypeArray", FieldKind::TypeArray)
      .Case("AttributeArray", FieldKind::AttributeArray)
      .Case("NamedAttributeArray", FieldKind::NamedAttributeArray)
      .Default(std::nullopt);
}

std::optional<LoadableKind> mlir::ods::getLoadableKind(FieldKindInfo info) {
  if (const std::optional<FieldKind> kind = getPlainKind(info.kind))
    return LoadableKind{*kind, info.optional, FieldKind::Bool};
  const std::optional<FieldKind> element = getPlainKind(info.element);
  if (!info.optional || !element || *element > FieldKind::String ||
      *element == FieldKind::Integer)
    return std::nullopt;
  return LoadableKind{FieldKind::Optional, false, *element};
}

void StorageEncoder::refuse(const llvm::Twine &why) {
  dialect.refuse(def.getLoc(), name, why);
}

void StorageEncoder::encode() {
  result.name = name;
  result.formatName = def.getName().str();
  const std::string cppNamespace =
      stripColons(def.getDialect().getCppNamespace());
  result.cppClass = (cppNamespace.empty() ? "" : cppNamespace + "::") +
                    def.getCppClassName().str();
  result.location = dialect.context.describe(def.getLoc().front());
  result.mnemonic = def.getMnemonic().value_or("").str();
  result.summary = def.getSummary().str();
  result.description = getReindented(def.getDescription());
  result.hasMnemonicAlias = def.genMnemonicAlias();
  result.verifiesParameters = def.genVerifyInvariantsImpl();
  checkHooks();
  encodeTraits();
  for (const AttrOrTypeParameter &parameter : def.getParameters())
    encodeParameter(parameter);
  encodeFormat();
}

void StorageEncoder::checkHooks() {
  const std::pair<StringRef, StringRef> hooks[] = {
      {"genVerifyDecl", "it has a verifier"},
      {"hasCustomAssemblyFormat", "it is parsed and printed"},
      {"hasStorageCustomConstructor", "it is stored"}};
  for (auto [field, why] : hooks)
    dialect.refuseIfSet(*def.getDef(), field, name, why);
  if (def.isMutable())
    refuse("it has parameters that are set in C++");
}

void StorageEncoder::encodeTraits() {
  for (StringRef trait : def.getTraitNames()) {
    if (!trait.consume_front("::mlir::TypeTrait::"))
      trait.consume_front("::mlir::AttributeTrait::");
    result.traits.push_back({stripColons(trait), false, 0, {}});
  }
  for (StringRef interface : def.getInterfaceNames())
    result.interfaces.push_back(stripColons(interface));
  for (const Trait &trait : def.getTraits())
    if (const auto *use = llvm::dyn_cast<InterfaceTrait>(&trait))
      dialect.checkInterface(*use, use->getInterface(), *def.getDef(), name);
}

/// Returns true if a parameter is a floating-point number. Attributes store it
/// with its format, which text must contain.
static bool isFloat(const AttrOrTypeParameter &parameter) {
  StringRef type = parameter.getCppType().trim();
  type.consume_front("const ");
  type = type.rtrim("& ");
  type.consume_front("::");
  type.consume_front("llvm::");
  return type == "APFloat";
}

/// Encodes the constraint of a parameter, including its class.
DefinitionIndex
StorageEncoder::encodeConstraint(const AttrOrTypeParameter &parameter,
                                 FieldKind kind) {
  EncodedSubject subject = EncodedSubject::Other;
  if (kind == FieldKind::Type)
    subject = EncodedSubject::Type;
  else if (kind == FieldKind::Attribute)
    subject = EncodedSubject::Attribute;
  const StringRef cppClass =
      isFloat(parameter) ? "::mlir::FloatAttr" : parameter.getCppType().trim();
  if (const std::optional<Constraint> constraint = parameter.getConstraint())
    return dialect.addConstraint(*constraint, subject, cppClass, *def.getDef(),
                                 name);
  ConstraintDefinition row;
  row.location = dialect.describe(*def.getDef(), *def.getDef());
  dialect.setClass(cppClass, subject, row);
  if (!row.entityClass && row.kind.empty())
    return NoDefinition;
  return dialect.addConstraint(std::move(row));
}

void StorageEncoder::encodeDefault(const AttrOrTypeParameter &parameter,
                                   ParameterDefinition &row) {
  row.hasDefault = parameter.isOptional();
  row.isSelfType = parameter.isSelfType();
  if (!row.hasDefault)
    return;
  auto expression = parameter.getDefaultExpression();
  // A number alone does not determine its type.
  const bool isKnown =
      expression && (!isFloat(parameter) || *expression == encodeNull());
  if (isKnown)
    row.defaultValue = std::move(*expression);
  else
    refuse("the default of its parameter '" + row.name +
           "' is known in C++ only: '" + *parameter.getDefaultValue() + "'");
}

void StorageEncoder::encodeParameter(const AttrOrTypeParameter &parameter) {
  ParameterDefinition row;
  row.name = parameter.getName().str();
  row.cppType = parameter.getCppType().str();
  row.summary = parameter.getSummary().value_or("").str();
  const std::string what = "its parameter '" + row.name + "'";
  const std::optional<LoadableKind> kind = getLoadableKind(
      isFloat(parameter) ? FieldKindInfo{"Attribute", parameter.isOptional()}
                         : parameter.getFieldKind());
  if (!kind ||
      (kind->kind == FieldKind::Optional && kind->element == FieldKind::String))
    return refuse(what + " has a type of C++: '" + row.cppType + "'");
  row.kind = kind->kind;
  row.isOptional = kind->isOptional;
  row.element = kind->element;
  encodeDefault(parameter, row);
  row.constraint = encodeConstraint(parameter, row.kind);
  if (auto enumInfo = parameter.getEnum()) {
    row.enumeration = dialect.addEnum(*enumInfo);
    row.isPlainEnum = parameter.isEnumByClass();
  } else {
    if (auto code = parameter.getOwnParser(); code && !code->empty())
      refuse(what + " is parsed in C++: '" + *code + "'");
    if (auto code = parameter.getOwnPrinter(); code && !code->empty())
      refuse(what + " is printed in C++: '" + *code + "'");
  }
  result.parameters.push_back(std::move(row));
}

void StorageEncoder::encodeFormat() {
  if (!def.getMnemonic() || !def.getAssemblyFormat())
    return;
  const std::optional<DefFormatModel> format = getDefFormat(def);
  if (!format) {
    dialect.failed = true;
    return;
  }
  for (const CustomDirectiveModel &directive : format->directives)
    dialect.refuse(getFieldLoc(*def.getDef(), "assemblyFormat"), name,
                   "its format has functions in C++: 'custom<" +
                       directive.name + ">'");
  result.format = format->program;
}
