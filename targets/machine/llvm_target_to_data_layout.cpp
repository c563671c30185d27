// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/llvm_target_to_data_layout.h"

#include "dialects/dlti/dlti.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/data_layout_import.h"
#include "targets/machine/machine_model.h"

namespace mlir {

#define GEN_PASS_DEF_LLVMTARGETTODATALAYOUT
#include "targets/machine/llvm_target_to_data_layout_pass.h.inc"

namespace {
struct LLVMTargetToDataLayout
    : impl::LLVMTargetToDataLayoutBase<LLVMTargetToDataLayout> {
  using LLVMTargetToDataLayoutBase::LLVMTargetToDataLayoutBase;

  void runOnOperation() override {
    Operation *op = getOperation();
    const StringRef name = LLVM::LLVMDialect::getTargetAttrName();
    auto target = op->getAttrOfType<LLVM::TargetAttr>(name);
    if (!target) {
      op->emitError("no TargetAttrInterface-implementing attribute at key \"")
          << name << "\"";
      return signalPassFailure();
    }
    const machine::Architecture *architecture =
        machine::lookupArchitecture(target.getTriple().getValue());
    if (!architecture) {
      op->emitError("failed to obtain llvm::DataLayout for ") << target;
      return signalPassFailure();
    }
    op->setAttr(
        DLTIDialect::kDataLayoutAttrName,
        *LLVM::translateDataLayout(architecture->dataLayout, op->getLoc()));
  }
};
} // namespace

} // namespace mlir
