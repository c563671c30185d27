// SPDX-License-Identifier: Apache-2.0
//
// Running a pass as an action, which handlers of the context see.
#ifndef CORE_PASS_PASS_ACTION_H
#define CORE_PASS_PASS_ACTION_H

#include "core/ir/action.h"
#include "core/pass/pass.h"

namespace mlir {

/// One run of a pass on one operation.
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
/// Has `run` called by the handler of actions, if there is one.
void executePass(const Pass &pass, Operation *op,
                 llvm::function_ref<void()> run);
} // namespace detail

} // namespace mlir

#endif // CORE_PASS_PASS_ACTION_H
