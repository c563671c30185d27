// SPDX-License-Identifier: Apache-2.0
//
// The CPU features that users may request, and the features they imply.
#ifndef TARGETS_MACHINE_KNOWN_FEATURES_H
#define TARGETS_MACHINE_KNOWN_FEATURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::machine {

/// Returns LLVM's feature names for an architecture, without features that only
/// tune. Returns an empty list for an architecture that is not supported.
llvm::ArrayRef<llvm::StringRef>
getKnownFeatures(llvm::Triple::ArchType architecture);

/// Turns a feature on together with the features that it needs, or off together
/// with the features that need it.
void setFeature(llvm::Triple::ArchType architecture, llvm::StringRef feature,
                bool isOn, llvm::StringMap<bool> &features);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_KNOWN_FEATURES_H
