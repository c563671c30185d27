// SPDX-License-Identifier: Apache-2.0
#include "ods/format/op_format.h"
#include "ods/format/result_types.h"
#include "ods/load/dialect_encoder.h"
#include "ods/model/op_traits.h"
#include "ods/model/record.h"
#include "ods/model/side_effects.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace mlir::ods;
using llvm::StringRef;
using OdsAttribute = mlir::ods::Attribute;
using OdsProperty = mlir::ods::Property;

void OpEncoder::refuse(const llvm::Twine &why) {
  dialect.refuse(op.getLoc(), name, why);
}

void OpEncoder::encode() {
  result.name = name;
  result.cppClass = stripColons(op.getQualCppClassName());
  result.location = dialect.context.describe(op.getLoc().front());
  result.summary = op.getSummary().trim().str();
  result.description = getReindented(op.getDescription());
  checkHooks();
  encodeTraits();
  encodeValues();
  encodeAttributes();
  encodeProperties();
  encodeRegions();
  encodePredicates();
  encodeFormat();
}

void OpEncoder::checkHooks() {
  auto refuseIfSet = [&](StringRef field, const llvm::Twine &why) {
    dialect.refuseIfSet(op.getDef(), field, name, why);
  };
  refuseIfSet("hasVerifier", "it has a verifier");
  refuseIfSet("hasRegionVerifier", "it has a verifier");
  if (!op.hasAssemblyFormat())
    refuseIfSet("hasCustomAssemblyFormat", "it is parsed and printed");
  if (op.getNumAttributes() != op.getNumNativeAttributes())
    refuse("its derived attribute '" +
           op.getAttribute(op.getNumNativeAttributes()).name +
           "' is known in C++ only");
}

//===----------------------------------------------------------------------===//
// Traits, interfaces, effects

/// Returns the name of a core trait without its namespace, and the full name of
/// other traits.
static std::string getTraitName(const TraitUseModel &use) {
  StringRef name = use.name;
  if (!use.isInterface)
    name.consume_front("::mlir::OpTrait::");
  return stripColons(name);
}

/// Returns true if native traits of the operation provide the methods of an
/// interface that have no default, as ReturnLike does.
static bool bringsMethods(const Operator &op, const Interface &interface) {
  auto brings = [](const mlir::ods::Trait &trait, StringRef method) {
    if (!NativeTrait::classof(&trait))
      return false;
    const auto &native = static_cast<const NativeTrait &>(trait);
    return native.getExtraConcreteClassDeclaration().contains(method) ||
           native.getExtraConcreteClassDefinition().contains(method);
  };
  return llvm::all_of(
      interface.getMethods(), [&](const InterfaceMethod &method) {
        return method.getBody() || method.getDefaultImplementation() ||
               llvm::any_of(op.getTraits(), [&](const mlir::ods::Trait &trait) {
                 return brings(trait, method.getName());
               });
      });
}

void OpEncoder::encodeTraits() {
  for (const TraitUseModel &use : getTraitUses(op))
    result.traits.push_back({getTraitName(use), use.isInterface,
                             use.number.value_or(0), use.classes});
  for (const std::string &interface : getInterfaceNames(op))
    result.interfaces.push_back(stripColons(interface));
  result.namesResults = namesResults(op);
  for (const Trait &trait : op.getTraits()) {
    const std::optional<Interface> interface = getInterfaceOf(trait);
    if (!interface)
      continue;
    if (trait.getDef().getName() == inferTypeOpInterface ||
        interface->getName() == inferTypeOpInterface) {
      if (!op.allResultTypesKnown())
        refuse("it infers the types of its results in C++");
      continue;
    }
    const auto &use = static_cast<const InterfaceTrait &>(trait);
    const bool hasOwn =
        use.shouldDeclareMethods() && !use.getAlwaysDeclaredMethods().empty();
    if (hasOwn || !bringsMethods(op, *interface))
      dialect.checkInterface(use, *interface, op.getDef(), name);
  }
}

static std::vector<EffectDefinition>
getEffects(const Operator &op, EffectUse::On on, unsigned index) {
  std::vector<EffectDefinition> effects;
  for (const EffectUse &use : getSideEffects(op))
    if (use.on == on && use.index == index)
      effects.push_back({use.effect.getName().str(),
                         use.effect.getResource().str(),
                         static_cast<int32_t>(use.effect.getStage()),
                         use.effect.getEffectOnfullRegion()});
  return effects;
}

//===----------------------------------------------------------------------===//
// Operands and results

static Multiplicity getMultiplicity(const NamedTypeConstraint &value) {
  if (value.isVariadicOfVariadic())
    return Multiplicity::VariadicOfVariadic;
  if (value.isVariadic())
    return Multiplicity::Variadic;
  return value.isOptional() ? Multiplicity::Optional : Multiplicity::Single;
}

ValueDefinition OpEncoder::encodeValue(const NamedTypeConstraint &value) {
  ValueDefinition row;
  row.name = value.name.str();
  row.constraint =
      dialect.addConstraint(value.constraint, EncodedSubject::Type,
                            value.constraint.getCppType(), op.getDef(), name);
  row.multiplicity = getMultiplicity(value);
  if (value.isVariadicOfVariadic())
    row.segments =
        value.constraint.getVariadicOfVariadicSegmentSizeAttr().str();
  return row;
}

void OpEncoder::encodeValues() {
  for (int i = 0; i < op.getNumOperands(); ++i) {
    ValueDefinition row = encodeValue(op.getOperand(i));
    row.effects = getEffects(op, EffectUse::On::Operand, i);
    row.summary =
        getArgumentSummary(op, Operator::OperandAttrOrProp::Kind::Operand, i);
    result.operands.push_back(std::move(row));
  }
  for (int i = 0; i < op.getNumResults(); ++i) {
    ValueDefinition row = encodeValue(op.getResult(i));
    row.effects = getEffects(op, EffectUse::On::Result, i);
    row.summary = op.getResultSummary(i).str();
    result.results.push_back(std::move(row));
  }
  result.effects = getEffects(op, EffectUse::On::Operation, 0);
}

//===----------------------------------------------------------------------===//
// Attributes and properties

AttributeUseDefinition OpEncoder::encodeAttribute(unsigned index) {
  const OdsAttribute &attr = op.getAttribute(index).attr;
  AttributeUseDefinition row;
  row.name = op.getAttribute(index).name.str();
  row.constraint =
      dialect.addConstraint(attr, EncodedSubject::Attribute,
                            attr.getStorageType(), op.getDef(), name);
  row.isOptional = attr.isOptional();
  row.hasDefault = attr.hasDefaultValue();
  if (row.hasDefault && attr.isConstBuildable()) {
    if (auto expression = attr.getDefaultExpression())
      row.defaultValue = std::move(*expression);
    else
      refuse("the default of its attribute '" + row.name +
             "' is known in C++ only: '" + attr.getDefaultValue() + "'");
  }
  if (auto type = attr.getValueType())
    row.valueType = type->getBuilderExpression().value_or("");
  const OdsAttribute base = attr.getBaseAttr();
  if (base.isEnumAttr())
    row.enumeration = dialect.addEnum(EnumInfo(base.getDef()));
  row.effects = getEffects(op, EffectUse::On::Attribute, index);
  row.summary = getArgumentSummary(
      op, Operator::OperandAttrOrProp::Kind::Attribute, index);
  return row;
}

void OpEncoder::encodeAttributes() {
  for (int i = 0; i < op.getNumNativeAttributes(); ++i)
    result.attributes.push_back(encodeAttribute(i));
}

PropertyDefinition OpEncoder::encodeProperty(unsigned index) {
  const OdsProperty &property = op.getProperty(index).prop;
  PropertyDefinition row;
  row.name = op.getProperty(index).name.str();
  const std::string what = "its property '" + row.name + "'";
  const std::optional<LoadableKind> kind =
      getLoadableKind(property.getFieldKind());
  if (!kind)
    refuse(what + " has a type of C++: '" + property.getStorageType() + "'");
  row.kind = kind ? kind->kind : row.kind;
  row.isOptional = (kind && kind->isOptional) || property.isUnit();
  row.element = kind ? kind->element : row.element;
  row.isPlainOptional = property.isPlainOptional();
  // The value of an optional property has the text of its own property.
  const std::optional<OdsProperty> element = property.getElementProperty();
  const OdsProperty &worded =
      kind && kind->kind == FieldKind::Optional && element ? *element
                                                           : property;
  if (property.hasDefaultValue() &&
      !(row.isOptional && property.isDefaultZero())) {
    if (auto expression = property.getDefaultExpression())
      row.defaultValue = std::move(*expression);
    else if (property.isDefaultZero() && row.kind != FieldKind::Bool)
      row.isOptional = true;
    else
      refuse("the default of " + what + " is known in C++ only: '" +
             property.getDefaultValue() + "'");
  }
  row.constraint = dialect.addConstraint(property, EncodedSubject::Other, "",
                                         op.getDef(), name);
  if (auto enumInfo = worded.getEnum())
    row.enumeration = dialect.addEnum(*enumInfo);
  for (StringRef code : {worded.getParserCall(), worded.getOptionalParserCall(),
                         worded.getPrinterCall()})
    if (!code.empty() && kind && !worded.hasUsualText(code))
      refuse(what + " is parsed or printed in C++: '" + code + "'");
  if (&worded != &property && worded.isUnit())
    refuse(what + " is parsed or printed in C++: '" + worded.getParserCall() +
           "'");
  row.summary = getArgumentSummary(
      op, Operator::OperandAttrOrProp::Kind::Property, index);
  return row;
}

void OpEncoder::encodeProperties() {
  for (int i = 0; i < op.getNumProperties(); ++i)
    result.otherProperties.push_back(encodeProperty(i));
}

//===----------------------------------------------------------------------===//
// Regions, successors, predicates

void OpEncoder::encodeRegions() {
  auto getConstraint = [&](const Constraint &constraint) {
    return dialect.addConstraint(constraint, EncodedSubject::Other, "",
                                 op.getDef(), name);
  };
  for (const NamedRegion &region : op.getRegions())
    result.regions.push_back({region.name.str(),
                              getConstraint(region.constraint),
                              region.isVariadic(), ""});
  for (const NamedSuccessor &successor : op.getSuccessors())
    result.successors.push_back({successor.name.str(),
                                 getConstraint(successor.constraint),
                                 successor.isVariadic(), ""});
}

void OpEncoder::encodePredicates() {
  for (const Trait &trait : op.getTraits()) {
    if (!PredTrait::classof(&trait))
      continue;
    const auto &predicate = static_cast<const PredTrait &>(trait);
    const StringRef summary = predicate.getSummary();
    if (auto expression = predicate.getExpression(&op))
      result.predicates.push_back({summary.str(), std::move(*expression)});
    else
      dialect.refusePredicate(Pred(trait.getDef().getValueInit("predicate")),
                              trait.getDef(), op.getDef(), name,
                              "the constraint '" + summary + "'");
  }
}

//===----------------------------------------------------------------------===//
// Formats and types

std::vector<TypeRuleDefinition>
OpEncoder::encodeRules(llvm::ArrayRef<TypeRuleModel> rules, StringRef subject) {
  std::vector<TypeRuleDefinition> rows;
  for (const auto &[i, rule] : llvm::enumerate(rules)) {
    if (rule.expression.empty() && !rule.transform.empty() &&
        rule.source != TypeRuleModel::Source::None)
      refuse("the type of its " + subject + " #" + llvm::Twine(i) +
             " is known in C++ only: '" + rule.transform + "'");
    rows.push_back({static_cast<TypeRule::Source>(rule.source),
                    static_cast<uint16_t>(rule.index), rule.expression});
  }
  return rows;
}

void OpEncoder::encodeFormat() {
  result.resultTypes = encodeRules(getResultTypeRules(op), "result");
  if (!op.hasAssemblyFormat())
    return;
  const std::optional<OpFormatModel> format = getOpFormat(op);
  if (!format) {
    dialect.failed = true;
    return;
  }
  for (const CustomDirectiveModel &directive : format->directives)
    dialect.refuse(getFieldLoc(op.getDef(), "assemblyFormat"), name,
                   "its format has functions in C++: 'custom<" +
                       directive.name + ">'");
  FormatDefinition &row = result.format.emplace();
  row.program = format->program;
  row.operandTypes = encodeRules(format->operandTypes, "operand");
  row.resultTypes = encodeRules(format->resultTypes, "result");
  row.infersResultTypes = format->infersResultTypes;
}
