// SPDX-License-Identifier: Apache-2.0
//
// Which bits a CPU must report so that code compiled for a target runs on it.
#ifndef TARGETS_NATIVE_CPU_FEATURES_H
#define TARGETS_NATIVE_CPU_FEATURES_H

#include <vector>

#include "targets/native/target.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::native {

/// An instruction set extension: bit `bit` of word `word` of what the model
/// runtime collects at run time (targets/runtime/cpu_features.h).
struct CpuFeature {
  llvm::StringRef name;
  unsigned word;
  unsigned bit;
};

/// The extensions that code for `target` may use without being asked to, in a
/// fixed order. Those that LLVM uses only for explicit intrinsics
/// (cryptography, transactions) are not among them.
std::vector<CpuFeature> getRequiredCpuFeatures(const Target &target);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CPU_FEATURES_H
