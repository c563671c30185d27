// SPDX-License-Identifier: Apache-2.0
//
// Detects the machine that this process runs on.
#ifndef TARGETS_MACHINE_HOST_H
#define TARGETS_MACHINE_HOST_H

#include <string>
#include <vector>

#include "targets/machine/machine_model.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::machine {

/// Returns the normalized triple of code for the host.
std::string getHostTriple();

/// Returns the model for a CPU that LLVM detected as `detected`. `features`
/// maps a feature to whether the CPU has it; unknown features are absent. If
/// the name is not a known model, returns the newest level that lacks no
/// feature on x86-64, the closest older model on POWER, and null on z.
const MachineModel *findModel(llvm::Triple::ArchType architecture,
                              llvm::StringRef detected,
                              const llvm::StringMap<bool> &features);

/// Returns the features of `model` that the CPU is known to lack. Virtual
/// machines hide some features.
std::vector<llvm::StringRef>
getMissingFeatures(const MachineModel &model,
                   const llvm::StringMap<bool> &features);

/// Reads the caches that Linux describes in `folder`. Values that Linux does
/// not give come from `fallback`.
Caches readCaches(llvm::StringRef folder, const Caches &fallback);

/// The folder in which Linux describes the caches of the first CPU.
inline constexpr llvm::StringLiteral cacheFolder =
    "/sys/devices/system/cpu/cpu0/cache";

} // namespace mlir::machine

#endif // TARGETS_MACHINE_HOST_H
