// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_lowering.h"

#include "targets/native/float16_operations.h"
#include "targets/native/float16_types.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

namespace mlir::native {
namespace {

/// Returns true if the module uses target-specific intrinsics that take or
/// return `types`.
bool hasMachineOperations(const llvm::Module &module, Float16Types types) {
  return llvm::any_of(module, [&](const llvm::Function &function) {
    return function.isTargetIntrinsic() &&
           (types.contains(function.getReturnType()) ||
            llvm::any_of(
                function.getFunctionType()->params(),
                [&](const llvm::Type *type) { return types.contains(type); }));
  });
}

} // namespace

absl::Status lowerFloat16(llvm::Module &module, const llvm::Triple &triple) {
  const Float16Types lowered = {.half = !triple.isX86(), .bfloat = true};
  for (llvm::Function &function : module)
    if (absl::Status status = expandFloat16Operations(function, lowered);
        !status.ok())
      return status;
  if (!hasMachineOperations(module, lowered))
    mapFloat16Types(module, lowered,
                    triple.isX86()
                        ? llvm::Type::getHalfTy(module.getContext())
                        : llvm::Type::getInt16Ty(module.getContext()));
  return absl::OkStatus();
}

} // namespace mlir::native
