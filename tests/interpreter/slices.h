// SPDX-License-Identifier: Apache-2.0
//
// Slices of shapes, given by offsets, sizes and strides.
#ifndef TESTS_INTERPRETER_SLICES_H
#define TESTS_INTERPRETER_SLICES_H

#include "tests/interpreter/evaluation.h"

namespace mlir::interpreter {

/// One offset, size and stride for each dimension.
struct Slice {
  Shape offsets, sizes, strides;

  /// Maps an index in the slice to an index in the whole.
  Shape getPlace(llvm::ArrayRef<int64_t> place) const;
};

/// Returns the slice of an operation with `static_offsets`, `static_sizes` and
/// `static_strides`. Dynamic numbers come from the three operand groups that
/// start at `firstGroup`.
/// Errors: a number is poison.
FailureOr<Slice> getSlice(Evaluation &evaluation, Operation *op,
                          unsigned firstGroup);

/// Returns the dimensions of the sizes that a type of lower rank keeps.
/// Errors: nullopt if dropping dimensions of size 1 cannot give its shape.
std::optional<llvm::SmallVector<unsigned>>
getKeptDimensions(llvm::ArrayRef<int64_t> sizes,
                  llvm::ArrayRef<int64_t> reducedShape);

/// Returns the destination after inserting the source as a slice.
/// Errors: the slice is out of bounds or has other sizes.
FailureOr<RuntimeValue> insertSlice(Evaluation &evaluation,
                                    const RuntimeValue &source,
                                    const RuntimeValue &destination,
                                    const Slice &slice);

/// Returns the element that a region yields for an index of a tensor.
FailureOr<Element> runForElement(Evaluation &evaluation, Region &region,
                                 llvm::ArrayRef<int64_t> place);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_SLICES_H
