// SPDX-License-Identifier: Apache-2.0
//
// Regions that become functions.
#ifndef DIALECTS_SCF_UTILS_OUTLINE_H
#define DIALECTS_SCF_UTILS_OUTLINE_H

#include "dialects/func/func.h"
#include "dialects/scf/scf.h"

namespace mlir {

class RewriterBase;

/// Moves the block of a region to a new function, before the one around it; in
/// its place are a call, `callOp` if that is not null, and the terminator. The
/// function's arguments are those of the block and all that it uses from
/// outside; index constants are made anew inside.
/// Errors: failure, nothing is changed, for a region that has not one block or
/// is in no `func.func`.
FailureOr<func::FuncOp>
outlineSingleBlockRegion(RewriterBase &rewriter, Location loc, Region &region,
                         StringRef funcName, func::CallOp *callOp = nullptr);

/// The same for the regions of an `if`, each if its function is not null and
/// the region has blocks; the functions are set.
/// Errors: failure as above; a function that was made before stays.
LogicalResult outlineIfOp(RewriterBase &b, scf::IfOp ifOp, func::FuncOp *thenFn,
                          StringRef thenFnName, func::FuncOp *elseFn,
                          StringRef elseFnName);

} // namespace mlir

#endif // DIALECTS_SCF_UTILS_OUTLINE_H
