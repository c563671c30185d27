// SPDX-License-Identifier: Apache-2.0
#include "tests/third_party/compile_add.h"

#include <memory>
#include <string>

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"

static void defineAdd(llvm::Module &module) {
  llvm::IRBuilder<> builder(module.getContext());
  llvm::Type *i32 = builder.getInt32Ty();
  llvm::Function *function = llvm::Function::Create(
      llvm::FunctionType::get(i32, {i32, i32}, /*isVarArg=*/false),
      llvm::Function::ExternalLinkage, "add", module);
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(module.getContext(), "entry", function));
  builder.CreateRet(
      builder.CreateAdd(function->getArg(0), function->getArg(1)));
}

llvm::SmallVector<char, 0> compileAdd(llvm::StringRef triple) {
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple.str(), error);
  if (!target)
    return {};
  std::unique_ptr<llvm::TargetMachine> machine(
      target->createTargetMachine(triple, /*CPU=*/"", /*Features=*/"",
                                  llvm::TargetOptions(), llvm::Reloc::PIC_));
  llvm::LLVMContext context;
  llvm::Module module("add", context);
  module.setTargetTriple(triple);
  module.setDataLayout(machine->createDataLayout());
  defineAdd(module);

  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, /*DwoOut=*/nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return {};
  passes.run(module);
  return object;
}
