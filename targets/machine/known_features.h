// SPDX-License-Identifier: Apache-2.0
//
// The features of CPUs that users may ask for, and what depends on what.
#ifndef TARGETS_MACHINE_KNOWN_FEATURES_H
#define TARGETS_MACHINE_KNOWN_FEATURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::machine {

/// LLVM's names of an architecture's features, without those that only tune.
llvm::ArrayRef<llvm::StringRef>
getKnownFeatures(llvm::Triple::ArchType architecture);

/// Turns a feature on with what it needs, or off with what needs it.
void setFeature(llvm::Triple::ArchType architecture, llvm::StringRef feature,
                bool isOn, llvm::StringMap<bool> &features);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_KNOWN_FEATURES_H
