// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_pattern.h"

#include "core/rewrite/table/rule_index.h"
#include "core/rewrite/table/rule_interpreter.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {
namespace {

/// Registers on the stack, enough for most rules.
using Registers = llvm::SmallVector<RuleValue, 48>;

[[noreturn]] void dieOfInvalidRule() {
  llvm::report_fatal_error("the program of a rewrite rule is not valid");
}

RuleProgram decodeHeaderOrDie(const RuleDescriptor &rule) {
  RuleProgram program;
  if (!program.decodeHeader(rule.program))
    dieOfInvalidRule();
  return program;
}

llvm::SmallVector<llvm::StringRef> getRefs(const RuleProgram &program) {
  return {program.generatedOps.begin(), program.generatedOps.end()};
}

} // namespace

RulePattern::RulePattern(RuleDescriptor rule, MLIRContext *context)
    : RulePattern(decodeHeaderOrDie(rule), rule, /*isDecoded=*/false, context) {
  if (program.root.empty())
    dieOfInvalidRule();
}

RulePattern::RulePattern(RuleProgram decoded, RuleDescriptor rule,
                         bool isDecoded, MLIRContext *context)
    : RewritePattern(decoded.root, decoded.benefit, context, getRefs(decoded)),
      rule(rule), isDecoded(isDecoded), program(std::move(decoded)) {
  setDebugName(program.name);
}

RulePattern::RulePattern(AnyRoot, RuleProgram decoded, RuleDescriptor rule,
                         MLIRContext *context)
    : RewritePattern(MatchAnyOpTypeTag(), decoded.benefit, context,
                     getRefs(decoded)),
      rule(rule), isDecoded(true), program(std::move(decoded)) {
  setDebugName(program.name);
}

std::unique_ptr<RulePattern> RulePattern::create(RuleDescriptor rule,
                                                 MLIRContext *context) {
  RuleProgram program;
  if (!program.decode(rule.program, rule.functions.size(), context))
    return nullptr;
  auto *pattern =
      program.root.empty()
          ? new RulePattern(AnyRoot(), std::move(program), rule, context)
          : new RulePattern(std::move(program), rule,
                            /*isDecoded=*/true, context);
  return std::unique_ptr<RulePattern>(pattern);
}

void RulePattern::decodeInstructions() const {
  MutexLock lock(&mutex);
  if (isDecoded.load(std::memory_order_relaxed))
    return;
  RuleProgram decoded;
  if (!decoded.decode(rule.program, rule.functions.size(), getContext()))
    dieOfInvalidRule();
  program.match = std::move(decoded.match);
  program.rewrite = std::move(decoded.rewrite);
  isDecoded.store(true, std::memory_order_release);
}

LogicalResult RulePattern::matchAndRewrite(Operation *op,
                                           PatternRewriter &rewriter) const {
  return matchAndRewrite(op, rewriter, /*mapping=*/nullptr);
}

LogicalResult
RulePattern::matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                             const RuleValueMapping *mapping) const {
  const RuleProgram &program = getProgram();
  Registers registers;
  registers.resize_for_overwrite(program.numRegisters);
  registers[0] = RuleValue(op);
  RuleState state(getContext(), registers, &rewriter);
  if (!runMatch(program.match, state, rule.functions))
    return failure();
  state.startRewriting(mapping);
  return runRewrite(program.rewrite, state, rule.functions);
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
      dieOfInvalidRule();
    patterns.add(std::move(pattern));
  }
}

} // namespace mlir
