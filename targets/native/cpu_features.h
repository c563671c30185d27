// SPDX-License-Identifier: Apache-2.0
//
// Lists the feature bits that a CPU must report to run the code of a target.
#ifndef TARGETS_NATIVE_CPU_FEATURES_H
#define TARGETS_NATIVE_CPU_FEATURES_H

#include <vector>

#include "targets/native/target.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::native {

/// An instruction set extension. It is bit `bit` of word `word` in the features
/// that the model runtime detects (targets/runtime/cpu_features.h).
struct CpuFeature {
  llvm::StringRef name;
  unsigned word;
  unsigned bit;
};

/// Returns the extensions that code for `target` may use implicitly, in a fixed
/// order. Omits extensions that LLVM uses for explicit intrinsics only
/// (cryptography, transactions).
std::vector<CpuFeature> getRequiredCpuFeatures(const Target &target);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CPU_FEATURES_H
