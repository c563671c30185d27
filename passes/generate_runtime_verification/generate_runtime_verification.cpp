// SPDX-License-Identifier: Apache-2.0
#include "passes/generate_runtime_verification/generate_runtime_verification.h"

#include "core/interfaces/runtime_verifiable.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/structure/walk.h"

namespace mlir {

#define GEN_PASS_DEF_GENERATERUNTIMEVERIFICATION
#include "passes/generate_runtime_verification/generate_runtime_verification_pass.h.inc"

/// Returns the message. It contains the text of the operation unless `state` is
/// null.
static std::string getMessage(Operation *op, llvm::StringRef what,
                              AsmState *state) {
  std::string message;
  llvm::raw_string_ostream os(message);
  os << "ERROR: Runtime op verification failed\n";
  if (state) {
    op->print(os, *state);
    os << "\n";
  }
  os << "^ " << what << "\nLocation: " << op->getLoc();
  return message;
}

/// Returns true if an operation between `op` and `root` states its effects
/// itself, so that its regions must not have others. A check has effects.
static bool isInBodyWithoutEffects(Operation *op, Operation *root) {
  for (Operation *outer = op->getParentOp(); outer && outer != root;
       outer = outer->getParentOp())
    if (llvm::isa<MemoryEffectOpInterface>(outer) &&
        !outer->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
      return true;
  return false;
}

namespace {
struct GenerateRuntimeVerification
    : impl::GenerateRuntimeVerificationBase<GenerateRuntimeVerification> {
  using GenerateRuntimeVerificationBase::GenerateRuntimeVerificationBase;

  /// Collects the operations first, so that generated operations get no checks.
  /// SSA names in messages are those before the pass.
  void runOnOperation() override {
    if (verboseLevel > 1) {
      getOperation()->emitError("generate-runtime-verification pass: set "
                                "verboseLevel to 0 or 1");
      return signalPassFailure();
    }
    llvm::SmallVector<RuntimeVerifiableOpInterface> ops;
    getOperation()->walk([&](RuntimeVerifiableOpInterface op) {
      if (!isInBodyWithoutEffects(op, getOperation()))
        ops.push_back(op);
    });
    std::optional<AsmState> state;
    if (verboseLevel == 1)
      state.emplace(getOperation(), OpPrintingFlags()
                                        .elideLargeElementsAttrs()
                                        .skipRegions()
                                        .useLocalScope()
                                        .assumeVerified());
    auto makeMessage = [&](Operation *op, llvm::StringRef what) {
      return getMessage(op, what, state ? &*state : nullptr);
    };
    OpBuilder builder(&getContext());
    for (RuntimeVerifiableOpInterface op : ops) {
      builder.setInsertionPoint(op);
      op.generateRuntimeVerification(builder, op->getLoc(), makeMessage);
    }
  }
};
} // namespace
} // namespace mlir
