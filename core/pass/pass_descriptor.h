// SPDX-License-Identifier: Apache-2.0
//
// What a pass is, as constant data: generated from its record. Not how it runs.
#ifndef CORE_PASS_PASS_DESCRIPTOR_H
#define CORE_PASS_PASS_DESCRIPTOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class DialectRegistry;

/// An option of a pass: its name in text, its C++ type and default ("" for
/// none), and what it does.
struct PassOptionDescriptor {
  llvm::StringRef argument;
  llvm::StringRef type;
  llvm::StringRef description;
  llvm::StringRef defaultValue;
  bool isList;
};

/// A count that a pass keeps.
struct PassStatisticDescriptor {
  llvm::StringRef name;
  llvm::StringRef description;
};

/// A pass: its C++ name, its name in text, and what its record says.
struct PassDescriptor {
  llvm::StringRef name;
  llvm::StringRef argument = "";
  llvm::StringRef summary = "";
  llvm::StringRef description = "";
  llvm::ArrayRef<PassOptionDescriptor> options = {};
  llvm::ArrayRef<PassStatisticDescriptor> statistics = {};
  /// Each adds a dialect that is to be loaded before the pass runs.
  llvm::ArrayRef<void (*)(DialectRegistry &)> dependentDialects = {};
};

} // namespace mlir

#endif // CORE_PASS_PASS_DESCRIPTOR_H
