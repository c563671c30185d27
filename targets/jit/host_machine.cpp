// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/host_machine.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "targets/native/target.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

absl::StatusOr<std::unique_ptr<llvm::TargetMachine>>
mlir::createHostMachine(llvm::CodeGenOptLevel level, llvm::StringRef features,
                        llvm::StringRef architecture) {
  absl::StatusOr<native::Target> target =
      native::resolveTarget("", "native", features);
  if (!target.ok())
    target = native::resolveTarget("", "", features);
  if (!target.ok())
    return target.status();
  llvm::Triple other = target->triple;
  if (!architecture.empty())
    other.setArchName(architecture == "x86-64" ? "x86_64" : architecture);
  if (other.getArch() != target->triple.getArch())
    return absl::InvalidArgumentError(
        absl::StrCat("no available targets are compatible with triple \"",
                     other.str(), "\""));
  return native::createTargetMachine(
      *target, static_cast<native::OptimizationLevel>(level));
}
