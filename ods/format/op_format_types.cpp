// SPDX-License-Identifier: Apache-2.0
//
// Infers the types that the text does not contain.

#include "ods/format/op_format_parser.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::ods;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;
using Source = TypeRuleModel::Source;

namespace {

/// Rules for the types of named operands and results, derived from traits. If
/// several traits have a rule for a name, the last one is used.
class TypeResolver {
public:
  TypeResolver(const Operator &op, const OpFormatUse &use);

  /// Returns null if there is none.
  const TypeRuleModel *lookup(llvm::StringRef name) const {
    auto it = rules.find(name);
    return it == rules.end() ? nullptr : &it->second;
  }
  bool canInferResultTypes() const { return hasInference; }

private:
  void addTrait(const llvm::Record &trait);
  void addAllTypesMatch(const llvm::Record &trait);
  void addSameTypes(bool includesResults);
  void addTypesMatchWith(const llvm::Record &trait);
  void addShapedType(const llvm::Record &trait);
  std::optional<TypeRuleModel> findSeen(llvm::StringRef name) const;

  const Operator &op;
  const OpFormatUse &use;
  llvm::StringMap<TypeRuleModel> rules;
  bool hasInference = false;
};

} // namespace

TypeResolver::TypeResolver(const Operator &op, const OpFormatUse &use)
    : op(op), use(use) {
  for (const Trait &trait : op.getTraits())
    addTrait(trait.getDef());
}

void TypeResolver::addTrait(const llvm::Record &trait) {
  if (trait.isSubClassOf("AllTypesMatch"))
    return addAllTypesMatch(trait);
  if (trait.getName() == "SameTypeOperands")
    return addSameTypes(/*includesResults=*/false);
  if (trait.getName() == "SameOperandsAndResultType")
    return addSameTypes(/*includesResults=*/true);
  if (trait.isSubClassOf("TypesMatchWith"))
    return addTypesMatchWith(trait);
  if (trait.isSubClassOf("ShapedTypeMatchesElementCountAndTypes"))
    return addShapedType(trait);
  // Compare the fields, since several records define the interface.
  if (!op.allResultTypesKnown() &&
      getStringOrEmpty(trait, "cppInterfaceName") == inferTypeOpInterface &&
      getStringOrEmpty(trait, "cppNamespace") == "::mlir")
    hasInference = true;
}

/// Returns the rule "same type as `name`" if the text contains that type.
std::optional<TypeRuleModel>
TypeResolver::findSeen(llvm::StringRef name) const {
  std::optional<Operator::Entity> entity = op.lookup(name);
  if (!entity)
    return std::nullopt;
  unsigned index = entity->index;
  using EntityKind = Operator::Entity::Kind;
  if (entity->kind == EntityKind::Operand && use.operandTypes.test(index))
    return TypeRuleModel{Source::Operand, index};
  if (entity->kind == EntityKind::Result && use.resultTypes.test(index))
    return TypeRuleModel{Source::Result, index};
  if (entity->kind == EntityKind::Attribute && use.attributes.test(index))
    return TypeRuleModel{Source::Attribute, index};
  return std::nullopt;
}

void TypeResolver::addAllTypesMatch(const llvm::Record &trait) {
  llvm::SmallVector<llvm::StringRef> names;
  for (const llvm::Init *init : getOptionalList(trait, "values"))
    if (const auto *string = llvm::dyn_cast<llvm::StringInit>(init))
      names.push_back(string->getValue());
  for (llvm::StringRef name : names)
    if (std::optional<TypeRuleModel> rule = findSeen(name))
      for (llvm::StringRef other : names)
        if (other != name)
          rules[other] = *rule;
}

void TypeResolver::addSameTypes(bool includesResults) {
  TypeRuleModel rule;
  if (int operand = use.operandTypes.find_first(); operand != -1)
    rule = {Source::Operand, unsigned(operand)};
  else if (int result = use.resultTypes.find_first();
           includesResults && result != -1)
    rule = {Source::Result, unsigned(result)};
  else
    return;
  for (auto [index, operand] : llvm::enumerate(op.getOperands()))
    if (!use.operandTypes.test(index))
      rules[operand.name] = rule;
  if (!includesResults)
    return;
  for (auto [index, result] : llvm::enumerate(op.getResults()))
    if (!use.resultTypes.test(index))
      rules[result.name] = rule;
}

void TypeResolver::addTypesMatchWith(const llvm::Record &trait) {
  std::optional<TypeRuleModel> rule = findSeen(getStringOrEmpty(trait, "lhs"));
  if (!rule)
    return;
  rule->transform = getStringOrEmpty(trait, "transformer").str();
  if (std::optional<std::string> expression =
          encodeExpressionField(trait, "transformerExpr"))
    rule->expression = std::move(*expression);
  rules[getStringOrEmpty(trait, "rhs")] = std::move(*rule);
}

/// Adds the rule: one element type per element of the shape.
void TypeResolver::addShapedType(const llvm::Record &trait) {
  std::optional<TypeRuleModel> rule =
      findSeen(getStringOrEmpty(trait, "shaped"));
  if (!rule)
    return;
  rule->expression = encodeCall(
      Opcode::Repeat, {encodeCall(Opcode::NumElements, {encodeSelf()}),
                       encodeCall(Opcode::ElementTypeOrSelf, {encodeSelf()})});
  rules[getStringOrEmpty(trait, "elements")] = std::move(*rule);
}

/// Returns the rule of a constraint that only one type satisfies.
static std::optional<TypeRuleModel>
getBuildableRule(const TypeConstraint &constraint) {
  std::optional<llvm::StringRef> builder = constraint.getBuilderCall();
  if (!builder)
    return std::nullopt;
  TypeRuleModel rule{Source::Expression};
  rule.transform = builder->str();
  if (std::optional<std::string> expression = constraint.getBuilderExpression())
    rule.expression = std::move(*expression);
  return rule;
}

LogicalResult OpFormatParser::reportUnknownType(llvm::SMLoc loc,
                                                llvm::StringRef kind,
                                                unsigned index,
                                                llvm::StringRef name) {
  return emitErrorAndNote(
      loc,
      "type of " + kind + " #" + llvm::Twine(index) + ", named '" + name +
          "', is not buildable and a buildable type cannot be inferred",
      "suggest adding a type constraint to the operation or adding a 'type($" +
          name + ")' directive to the custom assembly format");
}

LogicalResult OpFormatParser::resolveTypes(llvm::SMLoc loc) {
  TypeResolver resolver(op, use);
  infersResultTypes = !use.allResultTypes && op.getNumResults() > 0 &&
                      use.resultTypes.none() && resolver.canInferResultTypes();
  bool hasResultRules = !use.allResultTypes && !infersResultTypes;
  for (auto [index, result] : llvm::enumerate(op.getResults())) {
    if (!hasResultRules)
      break;
    TypeRuleModel &rule = resultRules.emplace_back();
    if (use.resultTypes.test(index))
      continue;
    if (const TypeRuleModel *found = resolver.lookup(result.name)) {
      rule = *found;
      continue;
    }
    std::optional<TypeRuleModel> built = getBuildableRule(result.constraint);
    if (!built || result.isVariableLength())
      return reportUnknownType(loc, "result", index, result.name);
    rule = std::move(*built);
  }

  for (auto [index, operand] : llvm::enumerate(op.getOperands())) {
    if (!use.allOperands && !use.operands.test(index))
      return reportMissing(loc, "operand", index, operand.name);
    if (use.allOperandTypes)
      continue;
    TypeRuleModel &rule = operandRules.emplace_back();
    if (use.operandTypes.test(index))
      continue;
    if (const TypeRuleModel *found = resolver.lookup(operand.name)) {
      rule = *found;
      continue;
    }
    std::optional<TypeRuleModel> built = getBuildableRule(operand.constraint);
    if (!built || (use.allOperands && operand.isVariableLength()))
      return reportUnknownType(loc, "operand", index, operand.name);
    rule = std::move(*built);
  }
  return success();
}
