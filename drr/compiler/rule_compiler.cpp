// SPDX-License-Identifier: Apache-2.0
//
// Shared code of matching and rewriting: symbols in C++ code and in registers,
// functions.
#include "drr/compiler/rule_compiler.h"

#include "ods/model/format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

CompiledRule mlir::ods::compileRule(Pattern &pattern, StringRef name) {
  return RuleCompiler(pattern, name).compile();
}

CompiledRule RuleCompiler::compile() {
  pattern.bindSourceSymbols(symbols);
  compileMatch();
  pattern.bindResultSymbols(symbols);
  compileRewrite();
  if (numRegisters > maxRuleRegisters)
    fail("the rule is too large");
  RuleHeader header;
  header.name = result.name;
  header.root = pattern.getSourceRootOp().getOperationName();
  header.benefit = pattern.getBenefit();
  header.generatedOps = pattern.getGeneratedOps();
  header.numRegisters = numRegisters;
  result.program = writeRule(header, match, rewrite);
  return std::move(result);
}

void RuleCompiler::fail(const Twine &message) const {
  llvm::PrintFatalError(pattern.getLoc(), message);
}

std::string mlir::ods::describeArgument(const Operator &op, int argIndex,
                                        StringRef expected) {
  return ("the " + Twine(argIndex + 1) + "-th argument of op '" +
          op.getOperationName() + "' should be " + expected)
      .str();
}

//===----------------------------------------------------------------------===//
// Symbols

SymbolUse RuleCompiler::getUse(StringRef name) {
  return {symbols.get(name), SymbolTable::splitIndex(name).second};
}

static std::string call(StringRef method, unsigned reg) {
  return ("state." + method + "(" + Twine(reg) + ")").str();
}

static std::string call(StringRef method, unsigned reg, int index) {
  return ("state." + method + "(" + Twine(reg) + ", " + Twine(index) + ")")
      .str();
}

static std::string getAttributeText(const Symbol &symbol) {
  if (!symbol.op)
    return symbol.cppType.empty()
               ? call("getAttribute", symbol.reg)
               : call("get<" + symbol.cppType + ">", symbol.reg);
  const auto *attribute =
      llvm::cast<NamedAttribute *>(symbol.op->getArg(symbol.argIndex));
  return call(("getAttribute<" + attribute->attr.getStorageType() + ">").str(),
              symbol.reg);
}

static std::string getOperationText(const Symbol &symbol) {
  return symbol.op->getQualCppClassName() + "(" +
         call("getOperation", symbol.reg) + ")";
}

static std::string getOperandText(const Symbol &symbol) {
  const NamedTypeConstraint &operand = symbol.getOperand();
  if (operand.isOptional())
    return call("getOptionalValue", symbol.reg);
  if (operand.isVariableLength() && !symbol.element)
    return call("getValues", symbol.reg);
  return call("getValue", symbol.reg);
}

static std::string getResultText(const Symbol &symbol, int index) {
  auto getGroup = [&](int group) {
    return symbol.op->getResult(group).isVariableLength()
               ? call("getResults", symbol.reg, group)
               : call("getResult", symbol.reg, group);
  };
  if (index >= 0)
    return getGroup(index);
  if (symbol.op->getNumResults() == 0)
    return getOperationText(symbol);
  std::vector<std::string> groups;
  for (int i = 0; i < symbol.op->getNumResults(); ++i)
    groups.push_back(getGroup(i));
  return llvm::join(groups, ", ");
}

std::string RuleCompiler::getText(const SymbolUse &use) {
  const Symbol &symbol = use.symbol;
  switch (symbol.kind) {
  case Symbol::Kind::Attribute:
    return getAttributeText(symbol);
  case Symbol::Kind::Property:
    return getOperationText(symbol) + "." +
           symbol.op->getGetterName(symbol.op->getArgName(symbol.argIndex)) +
           "()";
  case Symbol::Kind::Operand:
    return getOperandText(symbol);
  case Symbol::Kind::Result:
    if (use.index >= symbol.op->getNumResults())
      fail("op '" + symbol.op->getOperationName() + "' has no result #" +
           Twine(use.index));
    return getResultText(symbol, use.index);
  case Symbol::Kind::Value:
    return symbol.cppType.empty()
               ? call("getValue", symbol.reg)
               : call("get<" + symbol.cppType + ">", symbol.reg);
  case Symbol::Kind::Values:
    if (use.index >= 0)
      return call("getValues", symbol.reg) + "[" + std::to_string(use.index) +
             "]";
    return call("getValues", symbol.reg);
  }
  llvm_unreachable("all kinds are handled");
}

unsigned RuleCompiler::getRegister(const SymbolUse &use, RuleBlock &block) {
  const Symbol &symbol = use.symbol;
  if (symbol.kind == Symbol::Kind::Property) {
    const unsigned reg = newRegister();
    block.emit(RuleOpcode::GetAttribute, reg, symbol.reg,
               symbol.op->getArgName(symbol.argIndex));
    return reg;
  }
  if (symbol.kind == Symbol::Kind::Values && use.index >= 0) {
    const unsigned reg = newRegister();
    block.emit(RuleOpcode::GetElement, reg, symbol.reg, unsigned(use.index));
    return reg;
  }
  if (symbol.kind != Symbol::Kind::Result || symbol.op->getNumResults() == 0)
    return symbol.reg;
  (void)getText(use); // Verifies the index.
  const int group = symbol.op->getNumResults() == 1 ? 0 : use.index;
  const unsigned reg = newRegister();
  if (group < 0)
    block.emit(RuleOpcode::GetResults, reg, symbol.reg);
  else if (symbol.op->getResult(group).isVariableLength())
    block.emit(RuleOpcode::GetResultGroup, reg, symbol.reg, unsigned(group));
  else
    block.emit(RuleOpcode::GetResult, reg, symbol.reg, unsigned(group));
  return reg;
}

//===----------------------------------------------------------------------===//
// Functions

std::string RuleCompiler::getFunctionName() const {
  return result.name + "Function" + std::to_string(result.functions.size());
}

/// Returns declarations for function bodies that use the rewriter.
static StringRef getPrologue(StringRef body) {
  return body.contains("rewriter")
             ? "  [[maybe_unused]] ::mlir::PatternRewriter &rewriter =\n"
               "      state.getRewriter();\n"
             : "";
}

unsigned RuleCompiler::addCondition(StringRef condition, const Twine &purpose) {
  const std::string name = getFunctionName();
  result.functions.push_back(
      {name,
       ("static ::llvm::LogicalResult " + Twine(name) +
        "(::mlir::RuleState &state) {\n" + getPrologue(condition) +
        "  (void)state;\n  return ::mlir::success(" + condition + ");\n}\n")
           .str(),
       purpose.str()});
  return result.functions.size() - 1;
}

unsigned RuleCompiler::addStatements(StringRef body, const Twine &purpose) {
  const std::string name = getFunctionName();
  result.functions.push_back(
      {name,
       ("static ::llvm::LogicalResult " + Twine(name) +
        "(::mlir::RuleState &state) {\n" + getPrologue(body) +
        "  (void)state;\n" + body + "  return ::mlir::success();\n}\n")
           .str(),
       purpose.str()});
  return result.functions.size() - 1;
}

std::pair<unsigned, std::string>
RuleCompiler::runExpression(StringRef expression, const Twine &purpose) {
  const std::string name = getFunctionName();
  const unsigned reg = newRegister();
  const std::string value = name + "Value";
  result.functions.push_back(
      {name,
       ("static auto " + Twine(value) + "(::mlir::RuleState &state) {\n" +
        getPrologue(expression) + "  (void)state;\n  return " + expression +
        ";\n}\nstatic ::llvm::LogicalResult " + name +
        "(::mlir::RuleState &state) {\n  state.set(" + Twine(reg) + ", " +
        value + "(state));\n  return ::mlir::success();\n}\n")
           .str(),
       purpose.str()});
  rewrite.emit(RuleOpcode::RunInCpp, unsigned(result.functions.size() - 1));
  return {reg, "decltype(" + value + "(std::declval<::mlir::RuleState &>()))"};
}
