// SPDX-License-Identifier: Apache-2.0
//
// Sets flags of operations on instructions.
#ifndef TARGETS_LLVMIR_INSTRUCTION_FLAGS_H
#define TARGETS_LLVMIR_INSTRUCTION_FLAGS_H

#include "dialects/llvm/llvm.h"
#include "llvm/IR/FMF.h"
#include "llvm/IR/Value.h"

namespace mlir::LLVM::detail {

llvm::FastMathFlags convertFastmathFlags(FastmathFlags flags);

/// Returns the fast-math flags of an operation, or no flags.
llvm::FastMathFlags getFastmathFlags(Operation *op);

/// Sets the flags of an operation (nsw, nuw, exact, disjoint, nneg, and
/// fast-math flags) on an instruction. Ignores values that were folded.
void setInstructionFlags(Operation *op, llvm::Value *value);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INSTRUCTION_FLAGS_H
