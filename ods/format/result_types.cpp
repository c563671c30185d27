// SPDX-License-Identifier: Apache-2.0
#include "ods/format/result_types.h"

#include "ods/model/operator.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;

/// Makes an argument of the operation the source of `rule`.
static void setArgument(const Operator &op, unsigned index,
                        TypeRuleModel &rule) {
  using Kind = Operator::OperandAttrOrProp::Kind;
  const auto argument = op.getArgToOperandAttrOrProp(index);
  if (argument.kind() == Kind::Property)
    llvm::PrintFatalError(op.getLoc(),
                          "Properties cannot be used for type inference");
  rule.source = argument.kind() == Kind::Operand
                    ? TypeRuleModel::Source::Operand
                    : TypeRuleModel::Source::Attribute;
  rule.index = argument.operandOrAttributeIndex();
}

/// Returns the rule of one result.
static TypeRuleModel getResultRule(const Operator &op, unsigned result) {
  const InferredResultType &inferred = op.getInferredResultType(result);
  TypeRuleModel rule;
  if (!inferred.isSame()) {
    rule.transform = inferred.getTransformer().str();
    rule.expression = inferred.getTransformerExpression().value_or("");
  }
  if (inferred.isArg()) {
    setArgument(op, inferred.getIndex(), rule);
    return rule;
  }
  const unsigned source = inferred.getResultIndex();
  if (source != result) {
    rule.source = TypeRuleModel::Source::Result;
    rule.index = source;
    return rule;
  }
  const TypeConstraint &constraint = op.getResultTypeConstraint(result);
  rule.source = TypeRuleModel::Source::Expression;
  rule.transform = constraint.getBuilderCall().value_or("").str();
  rule.expression = constraint.getBuilderExpression().value_or("");
  return rule;
}

std::vector<TypeRuleModel> mlir::ods::getResultTypeRules(const Operator &op) {
  std::vector<TypeRuleModel> rules;
  if (op.allResultTypesKnown())
    for (int i = 0; i < op.getNumResults(); ++i)
      rules.push_back(getResultRule(op, i));
  return rules;
}
