// SPDX-License-Identifier: Apache-2.0
#include "targets/native/vector_rounding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

void mlir::native::replaceVectorRoundEven(llvm::Module &module,
                                          const llvm::Triple &triple) {
  if (!triple.isPPC64())
    return;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
      if (!call || call->getIntrinsicID() != llvm::Intrinsic::roundeven ||
          !call->getType()->isVectorTy())
        continue;
      llvm::Value *rounded = llvm::IRBuilder<>(call).CreateUnaryIntrinsic(
          llvm::Intrinsic::rint, call->getArgOperand(0), call);
      rounded->takeName(call);
      call->replaceAllUsesWith(rounded);
      call->eraseFromParent();
    }
}
