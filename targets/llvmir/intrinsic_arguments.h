// SPDX-License-Identifier: Apache-2.0
//
// Tells which attributes of operations are arguments of intrinsics.
#ifndef TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H
#define TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace mlir::LLVM::detail {

/// Convert between the mnemonic X of an operation `llvm.intr.X` and the name of
/// the intrinsic in LLVM 19.
std::string getIntrinsicName(llvm::StringRef mnemonic);
std::string getIntrinsicMnemonic(llvm::StringRef name);

/// Returns true if an attribute is an argument; false for flags and metadata.
bool isIntrinsicArgument(llvm::StringRef attribute);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H
