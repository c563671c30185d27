// SPDX-License-Identifier: Apache-2.0
//
// Operators whose accesses no map describes: elements at indices that depend on
// elements of operands, and loops that payloads emit.
#ifndef DIALECTS_ONNX_INDEXED_PROGRAM_H
#define DIALECTS_ONNX_INDEXED_PROGRAM_H

#include <functional>
#include <utility>
#include <vector>

#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/term.h"

namespace mlir::onnx {

/// Emits code, with its own loops, loads and stores.
using Program = std::function<void(ScalarBuilder &)>;
/// Emits the element of the result at an index.
using PointProgram = std::function<Term(ScalarBuilder &, const Terms &)>;
/// Emits code for each point of loops.
using LoopProgram = std::function<void(ScalarBuilder &, const Terms &)>;

/// Returns a nest of this code only.
IndexedNest makeProgram(const Operator &op, Program emit);
/// Returns a nest with parallel loops around the code, which stores elements
/// that no other point stores.
IndexedNest makeLoopProgram(const Operator &op, Sizes loops, LoopProgram emit);
/// Returns a nest that computes each element of a result.
IndexedNest makePointProgram(const Operator &op, PointProgram emit,
                             unsigned result = 0);

inline IndexedOp makeIndexedOp(IndexedNest nest) {
  IndexedOp indexed;
  indexed.nests.push_back(std::move(nest));
  return indexed;
}

/// Returns a nest that makes the call fail unless the sizes of each pair are
/// equal.
IndexedNest makeSizeCheck(const Operator &op,
                          std::vector<std::pair<DimExpr, DimExpr>> pairs);

/// Fails with a diagnostic unless the rank of an operand is in this range.
LogicalResult requireRank(const Operator &op, unsigned operand, int64_t least,
                          int64_t most);

/// Returns the values of sizes.
Terms emitSizes(ScalarBuilder &builder, Sizes shape);
/// Returns as many zeros as there are sizes.
Terms emitZeros(ScalarBuilder &builder, size_t count);

/// Emits whether all indices are from 0 to before the sizes.
Term emitIsInside(const Terms &index, const Terms &shape);
/// Loads the element of an operand, or yields `other` for an index that is
/// outside.
Term emitLoadOr(ScalarBuilder &builder, const Operator &op, unsigned operand,
                const Terms &index, Term other);
/// Loads the element of an operand at indices that are moved inside, or yields
/// 0 if the operand has no elements.
Term emitLoadClamped(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, Terms index);
Term emitLoad(ScalarBuilder &builder, unsigned operand, const Terms &index);
Term emitLoadResult(ScalarBuilder &builder, unsigned result,
                    const Terms &index);
void emitStore(ScalarBuilder &builder, unsigned result, Term element,
               const Terms &index);

/// Loads element `i` of a list of integers, or the only element, as an index.
/// The operand must have the element.
Term emitListElement(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, Term i);
Term emitListElement(ScalarBuilder &builder, const Operator &op,
                     unsigned operand, int64_t i);
/// Loads a list of `count` elements as indices. Makes the call fail, and yields
/// zeros, if the operand has another number of elements.
Terms emitList(ScalarBuilder &builder, const Operator &op, unsigned operand,
               int64_t count);
/// Returns the number of elements of a list.
DimExpr getListLength(const Operator &op, unsigned operand);

/// Counts a negative index from the end. Makes the call fail, and yields 0, if
/// the index is outside.
Term emitCheckedIndex(ScalarBuilder &builder, Term index, Term size);

/// Converts a float to an index, rounding toward 0. NaN becomes 0; numbers that
/// are beyond all sizes are cut down.
Term toBoundedIndex(Term x);

/// The type in which sums of elements are computed, and conversions.
Term emitWide(Term x);
Term emitNarrow(Term x, Type type);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_PROGRAM_H
