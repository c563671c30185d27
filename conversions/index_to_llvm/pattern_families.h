// SPDX-License-Identifier: Apache-2.0
//
// The patterns of each file. Private to this conversion.
#ifndef CONVERSIONS_INDEX_TO_LLVM_PATTERN_FAMILIES_H
#define CONVERSIONS_INDEX_TO_LLVM_PATTERN_FAMILIES_H

#include "conversions/llvm_common/pattern.h"
#include "dialects/index/index.h"

namespace mlir::index_to_llvm {

/// Adds patterns for divisions that round up or down.
void populateDivisionPatterns(const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);

} // namespace mlir::index_to_llvm

#endif // CONVERSIONS_INDEX_TO_LLVM_PATTERN_FAMILIES_H
