// SPDX-License-Identifier: Apache-2.0
//
// The machine that the process runs on.
#ifndef TARGETS_MACHINE_HOST_H
#define TARGETS_MACHINE_HOST_H

#include <string>
#include <vector>

#include "targets/machine/machine_model.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::machine {

/// The triple that code for this machine has, normalised.
std::string getHostTriple();

/// The model for a CPU as LLVM detects it, by its name and the features that it
/// is known to have and to lack: the model of the name, else the newest one
/// that the CPU has all of, as far as can be told. Null if there is none.
const MachineModel *findModel(llvm::Triple::ArchType architecture,
                              llvm::StringRef detected,
                              const llvm::StringMap<bool> &features);

/// The model's features that the CPU is known to lack: virtual machines hide
/// some.
std::vector<llvm::StringRef>
getMissingFeatures(const MachineModel &model,
                   const llvm::StringMap<bool> &features);

/// The caches that Linux describes in `folder`, those of `fallback` where it
/// does not.
Caches readCaches(llvm::StringRef folder, const Caches &fallback);

/// Where Linux describes the caches of the first CPU.
inline constexpr llvm::StringLiteral cacheFolder =
    "/sys/devices/system/cpu/cpu0/cache";

} // namespace mlir::machine

#endif // TARGETS_MACHINE_HOST_H
