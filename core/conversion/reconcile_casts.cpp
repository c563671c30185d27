// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/reconcile_casts.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

using Cast = UnrealizedConversionCastOp;

/// Returns the cast whose results are exactly the inputs of `cast`, or null.
static Cast getInputCast(Cast cast) {
  OperandRange inputs = cast->getOperands();
  if (inputs.empty())
    return {};
  auto input = inputs.front().getDefiningOp<Cast>();
  return input && llvm::equal(input->getResults(), inputs) ? input : Cast();
}

/// Replaces `cast` by the inputs of the first cast in its chain whose input
/// types equal the result types of `cast`.
static void forwardInputs(Cast cast) {
  // In a graph region, a cast may depend on itself.
  llvm::SmallPtrSet<Operation *, 8> visited;
  for (Cast next = cast; next && visited.insert(next).second;
       next = getInputCast(next)) {
    if (!llvm::equal(next->getOperandTypes(), cast->getResultTypes()))
      continue;
    auto isOwnResult = [&](Value value) {
      return value.getDefiningOp() == cast.getOperation();
    };
    if (!llvm::any_of(next->getOperands(), isOwnResult))
      cast->replaceAllUsesWith(next->getOperands());
    return;
  }
}

void reconcileUnrealizedCasts(llvm::ArrayRef<Cast> castOps,
                              llvm::SmallVectorImpl<Cast> *remainingCastOps) {
  llvm::SmallPtrSet<Operation *, 16> casts, live;
  llvm::SmallVector<Operation *> worklist;
  for (Cast cast : castOps)
    casts.insert(cast);
  for (Cast cast : llvm::reverse(castOps))
    forwardInputs(cast);

  auto markLive = [&](Operation *cast) {
    if (casts.contains(cast) && live.insert(cast).second)
      worklist.push_back(cast);
  };
  for (Cast cast : castOps)
    for (OpResult result : cast->getResults())
      if (llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return !casts.contains(user); }))
        markLive(cast);
  while (!worklist.empty())
    for (Value operand : worklist.pop_back_val()->getOperands())
      if (Operation *definition = operand.getDefiningOp())
        markLive(definition);

  for (Cast cast : castOps) {
    if (!live.contains(cast)) {
      cast->dropAllUses();
      cast->erase();
    } else if (remainingCastOps) {
      remainingCastOps->push_back(cast);
    }
  }
}

} // namespace mlir
