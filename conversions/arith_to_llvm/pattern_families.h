// SPDX-License-Identifier: Apache-2.0
//
// The patterns of each file. Private to this conversion.
#ifndef CONVERSIONS_ARITH_TO_LLVM_PATTERN_FAMILIES_H
#define CONVERSIONS_ARITH_TO_LLVM_PATTERN_FAMILIES_H

#include "conversions/llvm_common/one_to_one.h"
#include "dialects/arith/arith.h"

namespace mlir::arith_to_llvm {

void populateOneToOnePatterns(const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);
void populateCastPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns);
void populateExtendedPatterns(const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);

} // namespace mlir::arith_to_llvm

#endif // CONVERSIONS_ARITH_TO_LLVM_PATTERN_FAMILIES_H
