// SPDX-License-Identifier: Apache-2.0
//
// Generates the rules for result types as data.
#include "ods/format/format_dump.h"
#include "ods/format/result_types.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_descriptor.h"
#include "ods/gen_op/op_text.h"

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

/// Returns a function that transforms the types in C++.
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

/// Returns true if the source of a rule is a group.
static bool isOfGroup(const Operator &op, const TypeRuleModel &rule) {
  if (rule.source == TypeRuleModel::Source::Operand)
    return op.getOperand(rule.index).isVariadic();
  return rule.source == TypeRuleModel::Source::Result &&
         op.getResult(rule.index).isVariadic();
}

static std::string getRules(const Operator &op,
                            const std::vector<TypeRuleModel> &rules,
                            ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const TypeRuleModel &rule : rules)
    rows.push_back(getTypeRule(rule, isOfGroup(op, rule), pool));
  return pool.getArray("::mlir::TypeRule", "odsTypeRules", rows);
}

std::string mlir::ods::getResultTypeArray(const Operator &op,
                                          ConstantPool &pool) {
  return getRules(op, getResultTypeRules(op), pool);
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
