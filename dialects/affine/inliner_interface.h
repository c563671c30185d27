// SPDX-License-Identifier: Apache-2.0
//
// Inlining of and into affine operations. Private to this dialect.
#ifndef DIALECTS_AFFINE_INLINER_INTERFACE_H
#define DIALECTS_AFFINE_INLINER_INTERFACE_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Adds the DialectInlinerInterface of the dialect.
void addInlinerInterface(AffineDialect &dialect);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_INLINER_INTERFACE_H
