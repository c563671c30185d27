// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/llvm_attach_target.h"

#include "dialects/dlti/dlti.h"
#include "dialects/llvm/llvm.h"
#include "targets/machine/resolve.h"
#include "targets/machine/target_attributes.h"

namespace mlir {

#define GEN_PASS_DEF_LLVMATTACHTARGET
#include "targets/machine/llvm_attach_target_pass.h.inc"

namespace {
struct LLVMAttachTarget : impl::LLVMAttachTargetBase<LLVMAttachTarget> {
  using LLVMAttachTargetBase::LLVMAttachTargetBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    machine::TargetNames names =
        machine::completeTargetNames({triple, chip, features}, module);
    absl::StatusOr<machine::Machine> found =
        machine::resolveMachine(names.triple, names.chip, names.features);
    if (!found.ok()) {
      module.emitError() << std::string(found.status().message());
      return signalPassFailure();
    }
    machine::attachTarget(module, *found);
  }
};
} // namespace

} // namespace mlir
