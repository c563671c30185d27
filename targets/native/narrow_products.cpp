// SPDX-License-Identifier: Apache-2.0
#include "targets/native/narrow_products.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

static bool isNarrowProduct(const llvm::Instruction &instruction) {
  return instruction.getOpcode() == llvm::Instruction::Mul &&
         instruction.getType()->isIntegerTy(2);
}

static void widen(llvm::Instruction &product) {
  llvm::IRBuilder<> builder(&product);
  llvm::Type *wide = builder.getInt32Ty();
  // The low bits of a product do not depend on the high bits of its factors.
  llvm::Value *a = builder.CreateZExt(product.getOperand(0), wide);
  llvm::Value *b = builder.CreateZExt(product.getOperand(1), wide);
  llvm::Value *narrow =
      builder.CreateTrunc(builder.CreateMul(a, b), product.getType());
  narrow->takeName(&product);
  product.replaceAllUsesWith(narrow);
  product.eraseFromParent();
}

void mlir::native::widenNarrowProducts(llvm::Module &module,
                                       const llvm::Triple &triple) {
  if (!triple.isPPC64())
    return;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function)))
      if (isNarrowProduct(instruction))
        widen(instruction);
}
