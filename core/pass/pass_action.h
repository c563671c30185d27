// SPDX-License-Identifier: Apache-2.0
//
// Pass runs as actions, for action handlers of the context.
#ifndef CORE_PASS_PASS_ACTION_H
#define CORE_PASS_PASS_ACTION_H

#include "core/ir/context/action.h"
#include "core/pass/pass.h"

namespace mlir {

/// Action: one run of a pass on one operation.
class PassExecutionAction : public tracing::ActionImpl<PassExecutionAction> {
public:
  static constexpr llvm::StringLiteral tag = "pass-execution";
  PassExecutionAction(llvm::ArrayRef<IRUnit> irUnits, const Pass &pass)
      : ActionImpl(irUnits), pass(pass) {}
  void print(llvm::raw_ostream &os) const override;
  const Pass &getPass() const { return pass; }
  Operation *getOp() const {
    return llvm::cast<Operation *>(getContextIRUnits().front());
  }

private:
  const Pass &pass;
};

namespace detail {
/// Calls `run` through the action handler, if there is one.
void executePass(const Pass &pass, Operation *op,
                 llvm::function_ref<void()> run);
} // namespace detail

} // namespace mlir

#endif // CORE_PASS_PASS_ACTION_H
