// SPDX-License-Identifier: Apache-2.0
//
// Test fixture: rules built by hand, applied to IR in text form.
#ifndef CORE_REWRITE_TABLE_RULE_TEST_BASE_H
#define CORE_REWRITE_TABLE_RULE_TEST_BASE_H

#include <deque>
#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/rewrite/table/rule_pattern.h"
#include "drr/compiler/rule_writer.h"
#include "gtest/gtest.h"

namespace mlir {

using ods::RuleBlock;
using ods::RuleOpcode;
using Registers = llvm::ArrayRef<unsigned>;

/// Builds rules and applies them to parsed IR.
class RuleTest : public testing::Test {
protected:
  RuleTest() { context.allowUnregisteredDialects(); }

  /// Creates a rule with ten registers. The root defaults to `t.root`.
  std::unique_ptr<RulePattern>
  makeRule(const RuleBlock &match, const RuleBlock &rewrite,
           llvm::StringRef root = "t.root", unsigned benefit = 1,
           llvm::ArrayRef<RuleFunction> functions = {}) {
    programs.push_back(ods::writeRule({.name = "rule",
                                       .root = root.str(),
                                       .benefit = benefit,
                                       .generatedOps = {"t.new"},
                                       .numRegisters = 10},
                                      match, rewrite));
    return RulePattern::create({programs.back(), functions}, &context);
  }

  /// Returns a rewrite that erases the root and creates an operation `t.new`
  /// with the values of a register as operands.
  RuleBlock getNote(unsigned values) {
    RuleBlock rewrite;
    rewrite.emit(RuleOpcode::GetLocation, 9u, 0u);
    rewrite.emit(RuleOpcode::BeginOperation, 9u, llvm::StringRef("t.new"));
    rewrite.emit(RuleOpcode::AddOperands, values);
    rewrite.emit(RuleOpcode::EndOperation, 8u);
    rewrite.emit(RuleOpcode::Erase, 0u);
    return rewrite;
  }

  /// Applies a rule to the operation `t.root` of a module. Returns the printed
  /// module, or an empty string if the rule does not match.
  std::string apply(const RulePattern &rule, llvm::StringRef text,
                    const RuleValueMapping *mapping = nullptr) {
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module)
      return "invalid";
    Operation *root = nullptr;
    for (Operation &op : *module->getBody())
      if (op.getName().getStringRef() == "t.root")
        root = &op;
    PatternRewriter rewriter(root);
    const bool matches =
        succeeded(rule.matchAndRewrite(root, rewriter, mapping));
    std::string result;
    llvm::raw_string_ostream os(result);
    for (Operation &op : *module->getBody()) {
      op.print(os);
      os << '\n';
    }
    return matches ? result : "";
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  std::deque<std::string> programs;
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_TEST_BASE_H
