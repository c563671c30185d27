// SPDX-License-Identifier: Apache-2.0
//
// Between which bounds the integers are that an operation gives.
#ifndef CORE_INTERFACES_INFER_INT_RANGE_TD
#define CORE_INTERFACES_INFER_INT_RANGE_TD

include "ods/records/op_base.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    Operations that know bounds of their results, and of arguments of their
    regions, by those of their operands: integers, indices, and vectors and
    tensors of them, all elements of which share the bounds.

    One of the two methods is to be there; each is by default made of the other.
    Both hand a range to `setResultRanges` for each result, or argument that no
    control flow gives its value, of which something is known.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "The ranges of the results when those of all operands are known.",
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
           "::mlir::SetIntRangeFn":$setResultRanges), [{}], [{
        ::mlir::intrange::detail::defaultInferResultRangesFromOptional(
            $_op.getOperation(), argRanges, setResultRanges);
      }]>,
    InterfaceMethod<
      "The same when ranges of operands, which may be no integers, may not be "
      "known yet.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
           "::mlir::SetIntLatticeFn":$setResultRanges), [{}], [{
        ::mlir::intrange::detail::defaultInferResultRanges(
            $_op.getOperation(), argRanges, setResultRanges);
      }]>
  ];
}

#endif // CORE_INTERFACES_INFER_INT_RANGE_TD
