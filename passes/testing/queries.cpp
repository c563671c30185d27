// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/queries.h"

#include "core/analysis/slice_analysis.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/matchers.h"
#include "core/ir/structure/operation_equivalence.h"
#include "dialects/arith/arith.h"
#include "dialects/test/test.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_SIDEEFFECTSPASS
#define GEN_PASS_DEF_TESTMATCHERS
#define GEN_PASS_DEF_TESTMATCHREDUCTIONPASS
#define GEN_PASS_DEF_TESTOPERATIONEQUALPASS
#include "passes/testing/queries_pass.h.inc"

namespace {

// Matchers.

/// Prints how many operations of a function match, including nested ones.
template <typename Matcher>
void countMatches(FunctionOpInterface function, StringRef text,
                  const Matcher &matcher) {
  unsigned count = 0;
  function->walk([&](Operation *op) { count += matchPattern(op, matcher); });
  llvm::outs() << "Pattern " << text << " matched " << count << " times\n";
}

auto add(auto... operands) { return m_Op<arith::AddFOp>(operands...); }
auto mul(auto... operands) { return m_Op<arith::MulFOp>(operands...); }

void matchTrees(FunctionOpInterface f) {
  const auto any = matchers::m_Any();
  countMatches(f, "add(*)", add());
  countMatches(f, "mul(*)", mul());
  countMatches(f, "add(add(*), *)", add(add(), any));
  countMatches(f, "add(*, add(*))", add(any, add()));
  countMatches(f, "mul(add(*), *)", mul(add(), any));
  countMatches(f, "mul(*, add(*))", mul(any, add()));
  countMatches(f, "mul(mul(*), *)", mul(mul(), any));
  countMatches(f, "mul(mul(*), mul(*))", mul(mul(), mul()));
  countMatches(f, "mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))",
               mul(mul(mul(), mul()), mul(mul(), mul())));
  countMatches(f,
               "mul(mul(mul(mul(*), add(*)), mul(*)), "
               "mul(mul(*, add(*)), mul(*, add(*))))",
               mul(mul(mul(mul(), add()), mul()),
                   mul(mul(any, add()), mul(any, add()))));
}

void matchArguments(FunctionOpInterface f) {
  const auto any = matchers::m_Any();
  const auto a = matchers::m_Val(f.getArgument(0));
  const auto b = matchers::m_Val(f.getArgument(1));
  const auto c = matchers::m_Val(f.getArgument(2));
  countMatches(f, "add(a, b)", add(a, b));
  countMatches(f, "add(a, c)", add(a, c));
  countMatches(f, "add(b, a)", add(b, a));
  countMatches(f, "add(c, a)", add(c, a));
  countMatches(f, "mul(a, add(c, b))", mul(a, add(c, b)));
  countMatches(f, "mul(a, add(b, c))", mul(a, add(b, c)));
  countMatches(f, "mul(mul(a, *), add(a, c))", mul(mul(a, any), add(a, c)));
  countMatches(f, "mul(mul(a, *), add(c, b))", mul(mul(a, any), add(c, b)));
}

/// Matches the last operation before the terminator.
void matchConstants(FunctionOpInterface f) {
  Operation *last = f.getFunctionBody().front().getTerminator()->getPrevNode();
  const auto a = matchers::m_Val(f.getArgument(0));
  FloatAttr number;
  if (last && matchPattern(last, mul(a, add(a, m_Constant(&number)))))
    llvm::outs() << "Pattern add(add(a, constant), a) matched and bound "
                    "constant to: "
                 << number.getValueAsDouble() << "\n";
  if (last && matchPattern(last, mul(a, add(a, m_Constant()))))
    llvm::outs() << "Pattern add(add(a, constant), a) matched\n";
}

struct TestMatchers : TestPass<impl::TestMatchersBase<TestMatchers>> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    const StringRef name = SymbolTable::getSymbolName(function).getValue();
    const bool hasBody = !function.isExternal();
    llvm::outs() << name << "\n";
    if (name == "test1" && hasBody && function.getNumArguments() >= 3) {
      matchTrees(function);
      matchArguments(function);
    }
    if (name == "test2" && hasBody && function.getNumArguments() >= 1)
      matchConstants(function);
    markAllAnalysesPreserved();
  }
};

// Reductions.

struct TestMatchReduction
    : TestPass<impl::TestMatchReductionPassBase<TestMatchReduction>> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    function->emitRemark("Testing function");
    markAllAnalysesPreserved();
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != function.getOperation() && op->getNumRegions() == 1 &&
          op->getRegion(0).hasOneBlock())
        report(op);
    });
  }

private:
  /// The iteration arguments are the last arguments, one for each result.
  static void report(Operation *loop) {
    ArrayRef<BlockArgument> arguments = loop->getRegion(0).getArguments();
    const unsigned count = loop->getNumResults();
    if (count > arguments.size())
      return;
    for (unsigned i = 0; i < count; ++i) {
      SmallVector<Operation *> combiners;
      Value reduced = matchReduction(arguments.take_back(count), i, combiners);
      if (!reduced) {
        loop->emitRemark("Reduction NOT found in output #") << i << "!";
        continue;
      }
      loop->emitRemark("Reduction found in output #") << i << "!";
      loop->emitRemark("Reduced Value: ") << reduced;
      for (Operation *combiner : combiners)
        loop->emitRemark("Combiner Op: ") << *combiner;
    }
  }
};

// Effects.

StringRef getKind(const MemoryEffects::Effect *effect) {
  if (isa<MemoryEffects::Allocate>(effect))
    return "allocate";
  if (isa<MemoryEffects::Free>(effect))
    return "free";
  return isa<MemoryEffects::Read>(effect) ? "read" : "write";
}

void report(Operation *op, const MemoryEffects::EffectInstance &effect) {
  InFlightDiagnostic remark = op->emitRemark("found an instance of '");
  remark << getKind(effect.getEffect()) << "'";
  if (auto *operand = effect.getEffectValue<OpOperand *>())
    remark << " on op operand " << operand->getOperandNumber() << ",";
  else if (auto result = effect.getEffectValue<OpResult>())
    remark << " on op result " << result.getResultNumber() << ",";
  else if (auto argument = effect.getEffectValue<BlockArgument>())
    remark << " on block argument " << argument.getArgNumber() << ",";
  else if (SymbolRefAttr symbol = effect.getSymbolRef())
    remark << " on a symbol '" << symbol << "',";
  remark << " on resource '" << effect.getResource()->getName() << "'";
}

struct SideEffects : TestPass<impl::SideEffectsPassBase<SideEffects>> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    module->walk([&](MemoryEffectOpInterface op) {
      SmallVector<MemoryEffects::EffectInstance> effects;
      op.getEffects(effects);
      if (effects.empty() && !op->hasTrait<OpTrait::IsTerminator>())
        op->emitRemark("operation has no memory effects");
      for (const MemoryEffects::EffectInstance &effect : effects)
        report(op, effect);
    });
    module->walk([&](TestEffectOpInterface op) {
      SmallVector<TestEffects::EffectInstance> effects;
      op.getEffects(effects);
      for (const TestEffects::EffectInstance &effect : effects)
        op->emitRemark("found a parametric effect with ")
            << effect.getParameters();
    });
    markAllAnalysesPreserved();
  }
};

struct TestOperationEqual
    : TestPass<impl::TestOperationEqualPassBase<TestOperationEqual>> {
  void runOnOperation() override {
    Block &body = *getOperation().getBody();
    const size_t count = body.getOperations().size();
    if (count != 2) {
      getOperation().emitError("expected 2 top-level ops in the module, got ")
          << count;
      return signalPassFailure();
    }
    Operation *first = &body.front();
    const auto flags = first->hasAttr("strict_loc_check")
                           ? OperationEquivalence::None
                           : OperationEquivalence::IgnoreLocations;
    llvm::outs() << first->getName() << " with attr "
                 << first->getDiscardableAttrDictionary()
                 << (OperationEquivalence::isEquivalentTo(first, &body.back(),
                                                          flags)
                         ? " compares equals.\n"
                         : " compares NOT equals!\n");
    markAllAnalysesPreserved();
  }
};

} // namespace
} // namespace mlir::testing
