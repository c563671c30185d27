// SPDX-License-Identifier: Apache-2.0
//
// Patterns for tests of dialect conversion. Private.
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZATION_PATTERNS_H
#define DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZATION_PATTERNS_H

#include "core/conversion/conversion_rewriter.h"
#include "core/rewrite/pattern_set.h"

namespace test {

/// The type conversions that the description of the pass lists.
struct TestTypeConverter : mlir::TypeConverter {
  TestTypeConverter();
};

/// The function that implements a conversion pattern with one value per
/// operand.
using ConversionFunction =
    mlir::LogicalResult (*)(mlir::Operation *, llvm::ArrayRef<mlir::Value>,
                            mlir::ConversionPatternRewriter &);
/// Add a pattern with or without a type converter.
void add(mlir::RewritePatternSet &patterns, llvm::StringRef root,
         ConversionFunction function, mlir::PatternBenefit benefit = 1);
void add(mlir::RewritePatternSet &patterns,
         const mlir::TypeConverter &converter, llvm::StringRef root,
         ConversionFunction function);

/// Patterns that replace an operation by another one.
void populateReplacements(mlir::RewritePatternSet &patterns);
/// Patterns that change the types of values. Some use the converter.
void populateTypeChanges(mlir::RewritePatternSet &patterns,
                         const mlir::TypeConverter &converter);
/// Patterns that change blocks, and patterns whose changes are rolled back.
void populateBlockChanges(mlir::RewritePatternSet &patterns,
                          const mlir::TypeConverter &converter);
/// Patterns that replace a value by another one or by several.
void populateValueChanges(mlir::RewritePatternSet &patterns,
                          const mlir::TypeConverter &converter);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZATION_PATTERNS_H
