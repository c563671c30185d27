// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/optimizing_transformer.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "targets/native/code_generation.h"
#include "llvm/Passes/OptimizationLevel.h"

using namespace mlir;

namespace {

std::optional<llvm::OptimizationLevel> findLevel(unsigned optLevel,
                                                 unsigned sizeLevel) {
  const llvm::OptimizationLevel *levels[] = {
      &llvm::OptimizationLevel::O0, &llvm::OptimizationLevel::O1,
      &llvm::OptimizationLevel::O2, &llvm::OptimizationLevel::O3,
      &llvm::OptimizationLevel::Os, &llvm::OptimizationLevel::Oz};
  for (const llvm::OptimizationLevel *level : levels)
    if (level->getSpeedupLevel() == optLevel &&
        level->getSizeLevel() == sizeLevel)
      return *level;
  return std::nullopt;
}

} // namespace

std::function<absl::Status(llvm::Module *)>
mlir::makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel,
                                llvm::TargetMachine *targetMachine) {
  return [=](llvm::Module *module) -> absl::Status {
    auto level = findLevel(optLevel, sizeLevel);
    if (!level)
      return absl::InvalidArgumentError(absl::StrCat(
          "invalid optimization/size level ", optLevel, "/", sizeLevel));
    return native::optimize(*module, *targetMachine, *level);
  };
}
