// SPDX-License-Identifier: Apache-2.0
//
// Patterns that convert the types of functions, whatever their operation: of
// arguments, results and blocks, not of what is in them.
#ifndef CORE_CONVERSION_FUNCTION_CONVERSION_H
#define CORE_CONVERSION_FUNCTION_CONVERSION_H

#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Signatures and entry blocks are converted; the arguments of other blocks are
/// for the patterns of what branches to them.
///
/// For operations of a name, which have the interface of functions; their type
/// must be a FunctionType.
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

/// For all operations that have the interface.
void populateAnyFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    PatternBenefit benefit = 1);

} // namespace mlir

#endif // CORE_CONVERSION_FUNCTION_CONVERSION_H
