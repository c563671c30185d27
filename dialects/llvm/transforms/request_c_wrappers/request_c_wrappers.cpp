// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/request_c_wrappers/request_c_wrappers.h"

#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

#define GEN_PASS_DEF_LLVMREQUESTCWRAPPERSPASS
#include "dialects/llvm/transforms/request_c_wrappers/request_c_wrappers_pass.h.inc"

namespace {

struct LLVMRequestCWrappers
    : impl::LLVMRequestCWrappersPassBase<LLVMRequestCWrappers> {
  using LLVMRequestCWrappersPassBase::LLVMRequestCWrappersPassBase;

  void runOnOperation() override {
    getOperation()->setAttr(LLVMDialect::getEmitCWrapperAttrName(),
                            UnitAttr::get(&getContext()));
  }
};

} // namespace

} // namespace mlir::LLVM
