// SPDX-License-Identifier: Apache-2.0
//
// What of the dialect may be inlined, and into what. For the dialect's own
// sources.
#ifndef DIALECTS_AFFINE_INLINER_INTERFACE_H
#define DIALECTS_AFFINE_INLINER_INTERFACE_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Adds the dialect's DialectInlinerInterface.
void addInlinerInterface(AffineDialect &dialect);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_INLINER_INTERFACE_H
