// SPDX-License-Identifier: Apache-2.0
//
// From what the types of results follow, as data.
#include "ods/format/format_dump.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_descriptor.h"
#include "ods/gen_op/op_text.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

static StringRef getSourceName(TypeRuleModel::Source source) {
  switch (source) {
  case TypeRuleModel::Source::None:
    return "None";
  case TypeRuleModel::Source::Expression:
    return "Expression";
  case TypeRuleModel::Source::Operand:
    return "Operand";
  case TypeRuleModel::Source::Result:
    return "Result";
  case TypeRuleModel::Source::Attribute:
    return "Attribute";
  }
  llvm_unreachable("all sources are handled");
}

/// A function of the types that makes others of them in C++.
static std::string getTransform(const TypeRuleModel &rule, bool isGroup,
                                ConstantPool &pool) {
  FmtContext context;
  context.withBuilder("odsBuilder").addSubst("_ctxt", "context");
  const bool ofGroup =
      isGroup && rule.source != TypeRuleModel::Source::Expression;
  context.withSelf(ofGroup ? "::mlir::TypeRange(source)" : "self");
  const std::string value = tgfmt(rule.transform, &context);
  return pool.get("odsTransform", [&](StringRef name, llvm::raw_ostream &os) {
    os << "void " << name
       << "(::mlir::MLIRContext *context,\n"
          "    ::llvm::ArrayRef<::mlir::Type> source,\n"
          "    ::llvm::SmallVectorImpl<::mlir::Type> &result) {\n"
          "  ::mlir::Builder odsBuilder(context);\n  (void)odsBuilder;\n";
    if (ofGroup)
      os << "  ::mlir::appendTypes(result, " << value << ");\n}\n";
    else
      os << "  ::mlir::Type self = source.empty() ? nullptr : source.front();\n"
            "  (void)self;\n  ::mlir::appendTypes(result, "
         << value << ");\n}\n";
  });
}

std::string mlir::ods::getTypeRule(const TypeRuleModel &rule, bool isGroup,
                                   ConstantPool &pool) {
  if (rule.source == TypeRuleModel::Source::None)
    return "{}";
  std::string row =
      ("{.source = ::mlir::TypeRule::Source::" + getSourceName(rule.source))
          .str();
  if (rule.index != 0)
    row += ", .index = " + std::to_string(rule.index);
  if (!rule.expression.empty())
    row += ", .expression = " + quoteBytes(rule.expression);
  else if (!rule.transform.empty())
    row += ", .transform = &" + getTransform(rule, isGroup, pool);
  return row + "}";
}

/// The rule of one result.
static TypeRuleModel getResultRule(const Operator &op, unsigned result) {
  const InferredResultType &inferred = op.getInferredResultType(result);
  TypeRuleModel rule;
  if (!inferred.isSame()) {
    rule.transform = inferred.getTransformer().str();
    rule.expression = inferred.getTransformerExpression().value_or("");
  }
  if (inferred.isArg()) {
    const auto argument = op.getArgToOperandAttrOrProp(inferred.getIndex());
    using Kind = Operator::OperandAttrOrProp::Kind;
    if (argument.kind() == Kind::Property)
      llvm::PrintFatalError(op.getLoc(),
                            "Properties cannot be used for type inference");
    rule.source = argument.kind() == Kind::Operand
                      ? TypeRuleModel::Source::Operand
                      : TypeRuleModel::Source::Attribute;
    rule.index = argument.operandOrAttributeIndex();
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

/// Whether the source of a rule is a group.
static bool isOfGroup(const Operator &op, const TypeRuleModel &rule) {
  if (rule.source == TypeRuleModel::Source::Operand)
    return op.getOperand(rule.index).isVariadic();
  return rule.source == TypeRuleModel::Source::Result &&
         op.getResult(rule.index).isVariadic();
}

std::string mlir::ods::getResultTypeRules(const Operator &op,
                                          ConstantPool &pool) {
  std::vector<std::string> rows;
  if (op.allResultTypesKnown())
    for (int i = 0; i < op.getNumResults(); ++i) {
      const TypeRuleModel rule = getResultRule(op, i);
      rows.push_back(getTypeRule(rule, isOfGroup(op, rule), pool));
    }
  return pool.getArray("::mlir::TypeRule", "odsTypeRules", rows);
}

static std::string getRules(const Operator &op,
                            const std::vector<TypeRuleModel> &rules,
                            ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const TypeRuleModel &rule : rules)
    rows.push_back(getTypeRule(rule, isOfGroup(op, rule), pool));
  return pool.getArray("::mlir::TypeRule", "odsTypeRules", rows);
}

std::string mlir::ods::getFormat(const Operator &op,
                                 const OpFormatModel &format,
                                 ConstantPool &pool) {
  const std::string operands = getRules(op, format.operandTypes, pool);
  const std::string results = getRules(op, format.resultTypes, pool);
  const std::string directives = getCustomDirectives(op, format, pool);
  return "&" +
         pool.get("odsFormat", [&](StringRef name, llvm::raw_ostream &os) {
           os << "// " << dumpFormatProgram(format.program) << "\n"
              << "constexpr ::mlir::AssemblyFormat " << name
              << " = {\n    .program = " << quoteBytes(format.program);
           auto print = [&](StringRef field, const std::string &value) {
             if (value != "{}")
               os << ",\n    ." << field << " = " << value;
           };
           print("operandTypes", operands);
           print("resultTypes", results);
           if (format.infersResultTypes)
             os << ",\n    .infersResultTypes = true";
           print("directives", directives);
           os << "};\n";
         });
}
