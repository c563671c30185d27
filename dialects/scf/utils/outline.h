// SPDX-License-Identifier: Apache-2.0
//
// Outlining of regions to functions.
#ifndef DIALECTS_SCF_UTILS_OUTLINE_H
#define DIALECTS_SCF_UTILS_OUTLINE_H

#include "dialects/func/func.h"
#include "dialects/scf/scf.h"

namespace mlir {

class RewriterBase;

/// Moves the block of a region to a new function before the function that
/// contains it. A call and the terminator replace the block; sets `callOp` if
/// it is not null. The function's arguments are those of the block and all
/// captured values; index constants are cloned into the function. Errors: fails
/// without changes if the region does not have exactly one block or is not in a
/// `func.func`.
FailureOr<func::FuncOp>
outlineSingleBlockRegion(RewriterBase &rewriter, Location loc, Region &region,
                         StringRef funcName, func::CallOp *callOp = nullptr);

/// Outlines the regions of an `if`: each whose function is not null and that
/// has blocks. Sets the functions. Errors: as above; a function that was
/// already created is kept.
LogicalResult outlineIfOp(RewriterBase &b, scf::IfOp ifOp, func::FuncOp *thenFn,
                          StringRef thenFnName, func::FuncOp *elseFn,
                          StringRef elseFnName);

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_OUTLINE_H
