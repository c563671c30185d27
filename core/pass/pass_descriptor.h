// SPDX-License-Identifier: Apache-2.0
//
// Pass descriptors: constant data generated from pass records.
#ifndef CORE_PASS_PASS_DESCRIPTOR_H
#define CORE_PASS_PASS_DESCRIPTOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class DialectRegistry;

/// An option of a pass: its textual name, C++ type, default value ("" if there
/// is none) and description.
struct PassOptionDescriptor {
  llvm::StringRef argument;
  llvm::StringRef type;
  llvm::StringRef description;
  llvm::StringRef defaultValue;
  bool isList;
};

/// A statistic of a pass.
struct PassStatisticDescriptor {
  llvm::StringRef name;
  llvm::StringRef description;
};

/// A pass: its C++ name, its textual name, and the rest of its record.
struct PassDescriptor {
  llvm::StringRef name;
  llvm::StringRef argument = "";
  llvm::StringRef summary = "";
  llvm::StringRef description = "";
  llvm::ArrayRef<PassOptionDescriptor> options = {};
  llvm::ArrayRef<PassStatisticDescriptor> statistics = {};
  /// Each function registers a dialect that must be loaded before the pass
  /// runs.
  llvm::ArrayRef<void (*)(DialectRegistry &)> dependentDialects = {};
};

} // namespace mlir

#endif // CORE_PASS_PASS_DESCRIPTOR_H
