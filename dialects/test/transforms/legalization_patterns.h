// SPDX-License-Identifier: Apache-2.0
//
// Patterns that dialect conversion is tried with. Private.
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H
#define DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace test {

/// See the description of the pass.
struct TestTypeConverter : mlir::TypeConverter {
  TestTypeConverter();
};

/// Patterns of one operation by another.
void populateReplacements(mlir::RewritePatternSet &patterns);
/// Patterns that change values' types; some use the converter.
void populateTypeChanges(mlir::RewritePatternSet &patterns,
                         const mlir::TypeConverter &converter);
/// Patterns that change blocks, or what has to be taken back.
void populateBlockChanges(mlir::RewritePatternSet &patterns,
                          const mlir::TypeConverter &converter);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZATION_PATTERNS_H
