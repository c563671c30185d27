// SPDX-License-Identifier: Apache-2.0
//
// A quick look for code that nothing needs. For the sources of this folder.
#ifndef CORE_REWRITE_DEAD_CODE_SEARCH_H
#define CORE_REWRITE_DEAD_CODE_SEARCH_H

#include "core/ir/operation.h"

namespace mlir {

/// Whether something in a region may not be needed, in time that grows with its
/// size. What is in isolated operations is left out: they are appended to
/// `isolated`.
bool mayHaveDeadCode(Region &region,
                     llvm::SmallVectorImpl<Operation *> &isolated);

} // namespace mlir

#endif // CORE_REWRITE_DEAD_CODE_SEARCH_H
