// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/use_default_visibility/use_default_visibility.h"

namespace mlir::LLVM {

#define GEN_PASS_DEF_LLVMUSEDEFAULTVISIBILITYPASS
#include "dialects/llvm/transforms/use_default_visibility/use_default_visibility_pass.h.inc"

namespace {

template <typename OpT> void update(Operation &op, Visibility visibility) {
  if (auto symbol = dyn_cast<OpT>(op))
    if (symbol.getVisibility_() == Visibility::Default)
      symbol.setVisibility_(visibility);
}

struct LLVMUseDefaultVisibility
    : impl::LLVMUseDefaultVisibilityPassBase<LLVMUseDefaultVisibility> {
  using LLVMUseDefaultVisibilityPassBase::LLVMUseDefaultVisibilityPassBase;

  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      update<LLVMFuncOp>(*op, useVisibility);
      update<GlobalOp>(*op, useVisibility);
      update<IFuncOp>(*op, useVisibility);
      update<AliasOp>(*op, useVisibility);
    });
  }
};

} // namespace

} // namespace mlir::LLVM
