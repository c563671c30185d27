// SPDX-License-Identifier: Apache-2.0
//
// Patterns that convert the types of functions of any operation class: of
// arguments, results and the entry block, not of the body.
#ifndef CORE_CONVERSION_FUNCTION_CONVERSION_H
#define CORE_CONVERSION_FUNCTION_CONVERSION_H

#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Adds a pattern that converts signatures and entry blocks. The arguments of
/// other blocks are left to the patterns of branch operations.
///
/// It applies to operations named `functionLikeOpName`, which must implement
/// FunctionOpInterface and have a FunctionType.
void populateFunctionOpInterfaceTypeConversionPattern(
    llvm::StringRef functionLikeOpName, RewritePatternSet &patterns,
    const TypeConverter &converter, PatternBenefit benefit = 1);
template <typename FuncOpT>
void populateFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    PatternBenefit benefit = 1) {
  populateFunctionOpInterfaceTypeConversionPattern(
      FuncOpT::getOperationName(), patterns, converter, benefit);
}

/// Adds a pattern for all operations that implement FunctionOpInterface.
void populateAnyFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    PatternBenefit benefit = 1);

} // namespace mlir

#endif // CORE_CONVERSION_FUNCTION_CONVERSION_H
