// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/transforms/decompose_call_graph_types/decompose_call_graph_types.h"

#include "core/conversion/function_conversion.h"
#include "dialects/func/func.h"
#include "dialects/func/transforms/func_conversions/func_conversions.h"

namespace mlir {

void populateDecomposeCallGraphTypesPatterns(MLIRContext *,
                                             const TypeConverter &typeConverter,
                                             RewritePatternSet &patterns) {
  populateFunctionOpInterfaceTypeConversionPattern(
      func::FuncOp::getOperationName(), patterns, typeConverter);
  populateReturnOpTypeConversionPattern(patterns, typeConverter);
  populateCallOpTypeConversionPattern(patterns, typeConverter);
}

} // namespace mlir
