// SPDX-License-Identifier: Apache-2.0
//
// Which attributes of operations are arguments of intrinsics.
#ifndef TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H
#define TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace mlir::LLVM::detail {

/// The name in LLVM 19 of the intrinsic that an operation `llvm.intr.X` is, and
/// the other way round.
std::string getIntrinsicName(llvm::StringRef mnemonic);
std::string getIntrinsicMnemonic(llvm::StringRef name);

/// Whether an attribute is an argument, and no flag or metadata.
bool isIntrinsicArgument(llvm::StringRef attribute);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INTRINSIC_ARGUMENTS_H
