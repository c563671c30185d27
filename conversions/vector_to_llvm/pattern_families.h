// SPDX-License-Identifier: Apache-2.0
//
// The patterns of each file.
#ifndef CONVERSIONS_VECTOR_TO_LLVM_PATTERN_FAMILIES_H
#define CONVERSIONS_VECTOR_TO_LLVM_PATTERN_FAMILIES_H

namespace mlir {

class LLVMTypeConverter;
class RewritePatternSet;

namespace vector_to_llvm {

void populateAccessPatterns(const LLVMTypeConverter &converter,
                            RewritePatternSet &patterns,
                            bool useVectorAlignment);
void populateReductionPatterns(const LLVMTypeConverter &converter,
                               RewritePatternSet &patterns,
                               bool reassociateFPReductions);

} // namespace vector_to_llvm
} // namespace mlir

#endif // CONVERSIONS_VECTOR_TO_LLVM_PATTERN_FAMILIES_H
