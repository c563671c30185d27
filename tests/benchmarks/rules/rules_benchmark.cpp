// SPDX-License-Identifier: Apache-2.0
//
// Measures how the cost of a rule set depends on its size: the same input with
// 100 and with 1,000 rules. Each operation matches one rule. Rules have
// different roots, or the same root and different operands.
#include <string>
#include <vector>

#include "benchmark/benchmark.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/table/rule_pattern.h"
#include "drr/compiler/rule_writer.h"

namespace mlir {
namespace {

using llvm::StringRef;
using ods::RuleBlock;
using ods::RuleOpcode;

constexpr int numOps = 20000;

std::string getName(StringRef stem, int number) {
  return ("bench." + stem + llvm::Twine(number)).str();
}

/// Returns a rule that matches a `root` operation whose operand is defined by a
/// `leaf` operation without operands, and renames the root.
std::string makeRule(int number, bool ofOneRoot) {
  RuleBlock match, rewrite;
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  match.emit(RuleOpcode::GetDefiningOp, 2u, 1u);
  match.emit(RuleOpcode::CheckName, 2u,
             StringRef(getName("leaf", ofOneRoot ? number : 0)));
  unsigned root[] = {0};
  rewrite.emit(RuleOpcode::MakeFusedLocation, 3u,
               llvm::ArrayRef<unsigned>(root), StringRef());
  rewrite.emit(RuleOpcode::BeginOperation, 3u, StringRef("bench.done"));
  rewrite.emit(RuleOpcode::AddOperands, 1u);
  rewrite.emit(RuleOpcode::EndOperation, 4u);
  rewrite.emit(RuleOpcode::Erase, 0u);
  return ods::writeRule({.name = "rule" + std::to_string(number),
                         .root = getName("root", ofOneRoot ? 0 : number),
                         .benefit = 2,
                         .generatedOps = {"bench.done"},
                         .numRegisters = 5},
                        match, rewrite);
}

OwningOpRef<ModuleOp> makeInput(MLIRContext &context, bool ofOneRoot) {
  OpBuilder builder(&context);
  const Location loc = builder.getUnknownLoc();
  auto module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module.getBody());
  const Type type = builder.getI32Type();
  // Both sets contain the rules for these operations.
  for (int i = 0; i < numOps; ++i) {
    const int kind = i % 100;
    Operation *leaf = builder.create(
        loc, builder.getStringAttr(getName("leaf", ofOneRoot ? kind : 0)),
        ValueRange(), TypeRange(type));
    builder.create(loc,
                   builder.getStringAttr(getName("root", ofOneRoot ? 0 : kind)),
                   leaf->getResults());
  }
  return module;
}

void applyRules(benchmark::State &state) {
  const int numRules = state.range(0);
  const bool ofOneRoot = state.range(1);
  MLIRContext context(MLIRContext::Threading::Disabled);
  context.allowUnregisteredDialects();
  std::vector<std::string> programs;
  for (int i = 0; i < numRules; ++i)
    programs.push_back(makeRule(i, ofOneRoot));
  std::vector<RuleDescriptor> rules;
  for (const std::string &program : programs)
    rules.push_back({program});
  GreedyRewriteConfig config;
  config.enableFolding(false);
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module = makeInput(context, ofOneRoot);
    state.ResumeTiming();
    RewritePatternSet patterns(&context);
    populateWithRules(patterns, rules);
    const FrozenRewritePatternSet frozen(std::move(patterns));
    if (failed(applyPatternsGreedily(module->getOperation(), frozen, config)))
      state.SkipWithError("the rules do not come to an end");
    state.PauseTiming();
    module = {};
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * numOps);
}

BENCHMARK(applyRules)
    ->ArgNames({"rules", "of_one_root"})
    ->ArgsProduct({{100, 1000}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace mlir

BENCHMARK_MAIN();
