// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/expensive_checks.h"

#include "core/ir/structure/operation_equivalence.h"
#include "core/ir/verify/verifier.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

/// Hashes an operation and its location in the IR, without the operations
/// nested in it.
static size_t getFingerPrint(Operation *op) {
  llvm::hash_code hash = OperationEquivalence::computeHash(op);
  hash = llvm::hash_combine(hash, op->getBlock());
  for (Block *successor : op->getSuccessors())
    hash = llvm::hash_combine(hash, successor);
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      hash = llvm::hash_combine(hash, &block);
      for (BlockArgument argument : block.getArguments())
        hash = llvm::hash_combine(hash, argument.getType());
    }
  return hash;
}

ExpensiveChecks::FingerPrints ExpensiveChecks::compute() const {
  FingerPrints prints;
  root->walk<WalkOrder::PreOrder>(
      [&](Operation *op) { prints[op] = getFingerPrint(op); });
  return prints;
}

void ExpensiveChecks::begin() {
  before = compute();
  heardOf.clear();
}

[[noreturn]] static void report(llvm::StringRef who, const llvm::Twine &what) {
  llvm::report_fatal_error("'" + who + "' " + what, /*gen_crash_diag=*/false);
}

void ExpensiveChecks::end(llvm::StringRef who, bool changed) {
  const FingerPrints after = compute();
  bool isSame = before.size() == after.size();
  for (auto [op, print] : after) {
    const auto *old = before.find(op);
    if (old != before.end() && old->second == print)
      continue;
    isSame = false;
    // Changes to blocks and block arguments notify of the parent operation
    // only.
    if (heardOf.contains(op) || op->getNumRegions())
      continue;
    report(who, (old == before.end() ? "inserted '" : "changed '") +
                    op->getName().getStringRef() + "' without notification");
  }
  for (auto [op, print] : before) {
    if (after.contains(op))
      continue;
    isSame = false;
    if (!heardOf.contains(op))
      report(who, "erased an operation without notification");
  }
  if (changed && isSame)
    report(who, "returned success but IR did not change");
  if (!changed && !isSame)
    report(who, "returned failure but IR did change");
  if (failed(verify(root)))
    report(who, "left IR that is not valid");
}

void ExpensiveChecks::notifyOperationInserted(Operation *op,
                                              OpBuilder::InsertPoint previous) {
  ForwardingListener::notifyOperationInserted(op, previous);
  op->walk([&](Operation *nested) { heardOf.insert(nested); });
}

void ExpensiveChecks::notifyOperationModified(Operation *op) {
  ForwardingListener::notifyOperationModified(op);
  heardOf.insert(op);
}

void ExpensiveChecks::notifyOperationErased(Operation *op) {
  ForwardingListener::notifyOperationErased(op);
  heardOf.insert(op);
}

} // namespace mlir
