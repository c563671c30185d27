// SPDX-License-Identifier: Apache-2.0
//
// Parts of shapes by offsets, sizes and strides.
#ifndef TESTS_INTERPRETER_SLICES_H
#define TESTS_INTERPRETER_SLICES_H

#include "tests/interpreter/evaluation.h"

namespace mlir::interpreter {

/// One offset, size and stride for each dimension.
struct Slice {
  Shape offsets, sizes, strides;

  /// The place in the whole of a place in the part.
  Shape getPlace(llvm::ArrayRef<int64_t> place) const;
};

/// That of an operation with `static_offsets`, `static_sizes` and
/// `static_strides`, whose dynamic ones are three groups of operands from
/// `firstGroup` on.
/// Errors: a number that is poison.
FailureOr<Slice> getSlice(Evaluation &evaluation, Operation *op,
                          unsigned firstGroup);

/// Which dimensions of the sizes are not left out in a type of lower rank.
/// Errors: nothing if no choice of sizes 1 gives its shape.
std::optional<llvm::SmallVector<unsigned>>
getKeptDimensions(llvm::ArrayRef<int64_t> sizes,
                  llvm::ArrayRef<int64_t> reducedShape);

/// The destination with the source's elements in the slice.
/// Errors: a slice beyond it, or of other sizes.
FailureOr<RuntimeValue> insertSlice(Evaluation &evaluation,
                                    const RuntimeValue &source,
                                    const RuntimeValue &destination,
                                    const Slice &slice);

/// The element that a region yields for a place of a tensor.
FailureOr<Element> runForElement(Evaluation &evaluation, Region &region,
                                 llvm::ArrayRef<int64_t> place);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_SLICES_H
