// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion that decomposes the arguments and results of functions,
// calls and returns.
#ifndef DIALECTS_FUNC_TRANSFORMS_DECOMPOSE_CALL_GRAPH_TYPES_DECOMPOSE_CALL_GRAPH_TYPES_H
#define DIALECTS_FUNC_TRANSFORMS_DECOMPOSE_CALL_GRAPH_TYPES_DECOMPOSE_CALL_GRAPH_TYPES_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds patterns for `func.func`, `func.call` and `func.return`. A type may be
/// converted to any number of types. Only the entry block of a function is
/// converted. The converter must outlive the patterns.
void populateDecomposeCallGraphTypesPatterns(MLIRContext *context,
                                             const TypeConverter &typeConverter,
                                             RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_FUNC_TRANSFORMS_DECOMPOSE_CALL_GRAPH_TYPES_DECOMPOSE_CALL_GRAPH_TYPES_H
