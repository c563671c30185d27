// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/hide_math_functions.h"

#include "core/ir/builtin/builtin_ops.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

#define GEN_PASS_DEF_HIDEMATHFUNCTIONSPASS
#include "targets/lowering/hide_math_functions_pass.h.inc"

namespace {

struct HideMathFunctions : impl::HideMathFunctionsPassBase<HideMathFunctions> {
  void runOnOperation() override {
    Builder builder(&getContext());
    const ArrayAttr opaque =
        builder.getStrArrayAttr({"nobuiltin", "nounwind", "willreturn"});
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function.isExternal() && function.getMemoryEffectsAttr())
        function.setPassthroughAttr(opaque);
  }
};

} // namespace
} // namespace mlir
