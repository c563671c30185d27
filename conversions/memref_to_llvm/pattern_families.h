// SPDX-License-Identifier: Apache-2.0
//
// The patterns of each file. Private to this conversion.
#ifndef CONVERSIONS_MEMREF_TO_LLVM_PATTERN_FAMILIES_H
#define CONVERSIONS_MEMREF_TO_LLVM_PATTERN_FAMILIES_H

#include "conversions/llvm_common/pattern.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/memref/memref.h"

namespace mlir::memref_to_llvm {

/// Pointers and offset of a ranked or unranked memref.
struct PointersAndOffset {
  Value allocated, aligned, offset;
};
/// Members are null if the memory space is not an address space. `offset` is
/// set only if requested.
PointersAndOffset extractPointers(OpBuilder &builder, Location loc,
                                  const LLVMTypeConverter &converter, Type type,
                                  Value descriptor, bool withOffset = false);

void populateAllocationPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns,
                                SymbolTableCollection *symbolTables);
void populateAccessPatterns(const LLVMTypeConverter &converter,
                            RewritePatternSet &patterns);
void populateAtomicPatterns(const LLVMTypeConverter &converter,
                            RewritePatternSet &patterns);
void populateCopyPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns,
                          SymbolTableCollection *symbolTables);
void populateGlobalPatterns(const LLVMTypeConverter &converter,
                            RewritePatternSet &patterns,
                            SymbolTableCollection *symbolTables);
void populateQueryPatterns(const LLVMTypeConverter &converter,
                           RewritePatternSet &patterns);
void populateCastPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns);
void populateReshapePatterns(const LLVMTypeConverter &converter,
                             RewritePatternSet &patterns);
void populateViewPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns);

} // namespace mlir::memref_to_llvm

#endif // CONVERSIONS_MEMREF_TO_LLVM_PATTERN_FAMILIES_H
