// SPDX-License-Identifier: Apache-2.0
//
// Patterns that dialect conversion is tried with. Private.
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H
#define DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H

#include "core/conversion/conversion_rewriter.h"
#include "core/rewrite/pattern_set.h"

namespace test {

/// See the description of the pass.
struct TestTypeConverter : mlir::TypeConverter {
  TestTypeConverter();
};

/// What a conversion pattern does that gets one value for each operand.
using ConversionFunction =
    mlir::LogicalResult (*)(mlir::Operation *, llvm::ArrayRef<mlir::Value>,
                            mlir::ConversionPatternRewriter &);
/// Adds a pattern; with a converter, or without one.
void add(mlir::RewritePatternSet &patterns, llvm::StringRef root,
         ConversionFunction function, mlir::PatternBenefit benefit = 1);
void add(mlir::RewritePatternSet &patterns,
         const mlir::TypeConverter &converter, llvm::StringRef root,
         ConversionFunction function);

/// Patterns of one operation by another.
void populateReplacements(mlir::RewritePatternSet &patterns);
/// Patterns that change values' types; some use the converter.
void populateTypeChanges(mlir::RewritePatternSet &patterns,
                         const mlir::TypeConverter &converter);
/// Patterns that change blocks, or what has to be taken back.
void populateBlockChanges(mlir::RewritePatternSet &patterns,
                          const mlir::TypeConverter &converter);
/// Patterns that put other values, or several, in the places of values.
void populateValueChanges(mlir::RewritePatternSet &patterns,
                          const mlir::TypeConverter &converter);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H
