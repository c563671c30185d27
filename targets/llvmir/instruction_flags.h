// SPDX-License-Identifier: Apache-2.0
//
// Flags of operations on instructions.
#ifndef TARGETS_LLVMIR_INSTRUCTION_FLAGS_H
#define TARGETS_LLVMIR_INSTRUCTION_FLAGS_H

#include "dialects/llvm/llvm.h"
#include "llvm/IR/FMF.h"
#include "llvm/IR/Value.h"

namespace mlir::LLVM::detail {

llvm::FastMathFlags convertFastmathFlags(FastmathFlags flags);

/// Those that an operation has, which may be none.
llvm::FastMathFlags getFastmathFlags(Operation *op);

/// Sets what an operation says (nsw, nuw, exact, disjoint, nneg, and flags for
/// floats), unless the value was folded.
void setInstructionFlags(Operation *op, llvm::Value *value);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INSTRUCTION_FLAGS_H
