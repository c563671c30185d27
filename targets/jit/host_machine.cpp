// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/host_machine.h"

#include <map>
#include <string>

#include "absl/strings/str_cat.h"
#include "targets/native/target.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace mlir;

namespace {

/// What the CPU reports; empty where LLVM knows it by the CPU's name only.
std::string getHostFeatures() {
  std::map<std::string, bool> sorted;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    sorted[feature.getKey().str()] = feature.getValue();
  llvm::SubtargetFeatures features;
  for (const auto &[name, isPresent] : sorted)
    features.AddFeature(name, isPresent);
  return features.getString();
}

std::string join(const std::string &first, llvm::StringRef second) {
  if (first.empty() || second.empty())
    return first + second.str();
  return absl::StrCat(first, ",", std::string(second));
}

} // namespace

absl::StatusOr<std::unique_ptr<llvm::TargetMachine>>
mlir::createHostMachine(llvm::CodeGenOptLevel level, llvm::StringRef features,
                        llvm::StringRef architecture) {
  absl::StatusOr<native::Target> target = native::resolveTarget("", "native");
  if (!target.ok())
    target = native::resolveTarget("", "");
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
      *target, static_cast<native::OptimizationLevel>(level),
      join(getHostFeatures(), features));
}
