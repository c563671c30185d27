// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_PATTERNS_H
#define CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_PATTERNS_H

#include "core/ir/symbol_table.h"
#include "dialects/scf/scf.h"

namespace mlir {

class LLVMTypeConverter;

/// Puts a call of `omParallelFor` in the place of a loop, which is in a
/// function of the module of `symbols`; the function of its body is added
/// there. `grain` is as in targets/runtime/parallel/parallel_for.h. Errors:
/// failure after a message, nothing is changed, if the loop uses a value that
/// has no type in the llvm dialect.
LogicalResult convertParallelToThreads(scf::ParallelOp op,
                                       const LLVMTypeConverter &converter,
                                       SymbolTable &symbols, int64_t grain);

} // namespace mlir

#endif // CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_PATTERNS_H
