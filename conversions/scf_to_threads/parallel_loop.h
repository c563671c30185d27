// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_THREADS_PARALLEL_LOOP_H
#define CONVERSIONS_SCF_TO_THREADS_PARALLEL_LOOP_H

#include "core/ir/verify/symbol_table.h"
#include "dialects/scf/scf.h"

namespace mlir {

class LLVMTypeConverter;

/// Replaces a loop by a call of `omParallelFor` and adds the function of its
/// body to the module of `symbols`, which must contain the loop's function.
/// `grain` is that of targets/runtime/parallel/parallel_for.h.
/// Errors: emits a diagnostic, fails and changes nothing if the loop uses a
/// value whose type cannot be converted to the llvm dialect.
LogicalResult convertParallelToThreads(scf::ParallelOp op,
                                       const LLVMTypeConverter &converter,
                                       SymbolTable &symbols, int64_t grain);

} // namespace mlir

#endif // CONVERSIONS_SCF_TO_THREADS_PARALLEL_LOOP_H
