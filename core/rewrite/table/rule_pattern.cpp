// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_pattern.h"

#include "core/rewrite/table/rule_index.h"
#include "core/rewrite/table/rule_interpreter.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {
namespace {

/// Registers on the stack, enough for most rules.
using Registers = llvm::SmallVector<RuleValue, 48>;

RuleProgram decodeOrDie(const RuleDescriptor &rule, MLIRContext *context) {
  RuleProgram program;
  if (!program.decode(rule.program, rule.functions.size(), context) ||
      program.root.empty())
    llvm::report_fatal_error("the program of a rewrite rule is not valid");
  return program;
}

llvm::SmallVector<llvm::StringRef> getRefs(const RuleProgram &program) {
  return {program.generatedOps.begin(), program.generatedOps.end()};
}

} // namespace

RulePattern::RulePattern(RuleDescriptor rule, MLIRContext *context)
    : RulePattern(decodeOrDie(rule, context), rule.functions, context) {}

RulePattern::RulePattern(RuleProgram rule,
                         llvm::ArrayRef<RuleFunction> functions,
                         MLIRContext *context)
    : RewritePattern(rule.root, rule.benefit, context, getRefs(rule)),
      program(std::move(rule)), functions(functions) {
  setDebugName(program.name);
}

RulePattern::RulePattern(AnyRoot, RuleProgram rule,
                         llvm::ArrayRef<RuleFunction> functions,
                         MLIRContext *context)
    : RewritePattern(MatchAnyOpTypeTag(), rule.benefit, context, getRefs(rule)),
      program(std::move(rule)), functions(functions) {
  setDebugName(program.name);
}

std::unique_ptr<RulePattern> RulePattern::create(RuleDescriptor rule,
                                                 MLIRContext *context) {
  RuleProgram program;
  if (!program.decode(rule.program, rule.functions.size(), context))
    return nullptr;
  auto *pattern =
      program.root.empty()
          ? new RulePattern(AnyRoot(), std::move(program), rule.functions,
                            context)
          : new RulePattern(std::move(program), rule.functions, context);
  return std::unique_ptr<RulePattern>(pattern);
}

LogicalResult RulePattern::matchAndRewrite(Operation *op,
                                           PatternRewriter &rewriter) const {
  return matchAndRewrite(op, rewriter, /*mapping=*/nullptr);
}

LogicalResult
RulePattern::matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                             const RuleValueMapping *mapping) const {
  Registers registers;
  registers.resize_for_overwrite(program.numRegisters);
  registers[0] = RuleValue(op);
  RuleState state(getContext(), registers, &rewriter);
  if (!runMatch(program.match, state, functions))
    return failure();
  state.startRewriting(mapping);
  return runRewrite(program.rewrite, state, functions);
}

PatternIndexFactory RulePattern::getIndexFactory() const {
  return &RuleIndex::create;
}

const RulePattern *getAsRule(const RewritePattern &pattern) {
  return pattern.getIndexFactory() == &RuleIndex::create
             ? static_cast<const RulePattern *>(&pattern)
             : nullptr;
}

void populateWithRules(RewritePatternSet &patterns,
                       llvm::ArrayRef<RuleDescriptor> rules) {
  for (const RuleDescriptor &rule : rules) {
    auto pattern = RulePattern::create(rule, patterns.getContext());
    if (!pattern)
      llvm::report_fatal_error("the program of a rewrite rule is not valid");
    patterns.add(std::move(pattern));
  }
}

} // namespace mlir
