// SPDX-License-Identifier: Apache-2.0
//
// Inference of ranges of integer results.
#ifndef CORE_INTERFACES_INFER_INT_RANGE_TD
#define CORE_INTERFACES_INFER_INT_RANGE_TD

include "ods/records/op_base.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    Operations that infer ranges of their results, and of arguments of their
    regions, from the ranges of their operands. This applies to integers,
    indices, and vectors and tensors of them, whose elements share one range.

    An operation must implement one of the two methods; the default of each
    calls the other. Both call `setResultRanges` for each result about which
    something is known, and for each such region argument that receives no value
    by control flow.
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
