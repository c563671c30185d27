// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/packed_functions.h"

#include "absl/strings/str_cat.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"

using namespace mlir;

namespace {

/// Loads a value through element `index` of an array of pointers.
llvm::Value *loadElement(llvm::IRBuilder<> &builder, llvm::Value *array,
                         unsigned index, llvm::Type *type) {
  llvm::Type *pointer = builder.getPtrTy();
  llvm::Value *place =
      builder.CreateConstGEP1_64(pointer, array, static_cast<uint64_t>(index));
  return builder.CreateLoad(type, builder.CreateLoad(pointer, place));
}

void fillPackedFunction(llvm::Function &packed, llvm::Function &callee) {
  llvm::IRBuilder<> builder(
      llvm::BasicBlock::Create(packed.getContext(), "", &packed));
  llvm::Value *array = packed.getArg(0);
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : callee.args())
    arguments.push_back(
        loadElement(builder, array, argument.getArgNo(), argument.getType()));
  llvm::CallInst *call = builder.CreateCall(&callee, arguments);
  call->setCallingConv(callee.getCallingConv());
  call->setAttributes(callee.getAttributes());
  if (!callee.getReturnType()->isVoidTy()) {
    llvm::Type *pointer = builder.getPtrTy();
    llvm::Value *place =
        builder.CreateConstGEP1_64(pointer, array, callee.arg_size());
    builder.CreateStore(call, builder.CreateLoad(pointer, place));
  }
  builder.CreateRetVoid();
}

} // namespace

std::string mlir::makePackedFunctionName(llvm::StringRef name) {
  return ("_mlir_" + name).str();
}

absl::Status mlir::addPackedFunctions(llvm::Module &module) {
  llvm::SmallVector<llvm::Function *> functions;
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      functions.push_back(&function);
  llvm::LLVMContext &context = module.getContext();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       llvm::PointerType::getUnqual(context),
                                       /*isVarArg=*/false);
  for (llvm::Function *function : functions) {
    std::string name = makePackedFunctionName(function->getName());
    if (module.getNamedValue(name))
      return absl::AlreadyExistsError(absl::StrCat(
          "'", name, "' is the name of the packed form of '",
          std::string(function->getName()), "', and must not be defined"));
    fillPackedFunction(
        *llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name,
                                module),
        *function);
  }
  return absl::OkStatus();
}
