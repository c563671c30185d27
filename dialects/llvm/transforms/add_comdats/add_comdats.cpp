// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/add_comdats/add_comdats.h"

#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

#define GEN_PASS_DEF_LLVMADDCOMDATS
#include "dialects/llvm/transforms/add_comdats/add_comdats_pass.h.inc"

namespace {

constexpr StringLiteral comdatName = "__llvm_comdat";

struct LLVMAddComdats : impl::LLVMAddComdatsBase<LLVMAddComdats> {
  using LLVMAddComdatsBase::LLVMAddComdatsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    ComdatOp group;
    SymbolTable symbols(module);
    for (LLVMFuncOp function : module.getOps<LLVMFuncOp>())
      if (function.getLinkage() == Linkage::Linkonce ||
          function.getLinkage() == Linkage::LinkonceODR) {
        if (!group)
          group = getGroup(module, symbols);
        addComdat(function, group);
      }
  }

private:
  ComdatOp getGroup(ModuleOp module, SymbolTable &symbols) {
    if (auto known = symbols.lookup<ComdatOp>(comdatName))
      return known;
    auto builder = OpBuilder::atBlockBegin(module.getBody());
    auto group =
        ComdatOp::create(builder, module.getLoc(), StringRef(comdatName));
    symbols.insert(group);
    return group;
  }

  void addComdat(LLVMFuncOp function, ComdatOp group) {
    const StringAttr name = function.getSymNameAttr();
    // An existing selector with this name does not belong to the function.
    // Creating a second one makes the verifier report the conflict.
    auto builder = OpBuilder::atBlockBegin(&group.getBody().front());
    ComdatSelectorOp::create(builder, group.getLoc(), name,
                             comdat::Comdat::Any);
    MLIRContext *context = &getContext();
    function.setComdatAttr(SymbolRefAttr::get(
        context, comdatName, FlatSymbolRefAttr::get(context, name.getValue())));
  }
};

} // namespace

} // namespace mlir::LLVM
