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
      "Infers the ranges of the results from ranges of all operands.",
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
           "::mlir::SetIntRangeFn":$setResultRanges), [{}], [{
        ::mlir::intrange::detail::defaultInferResultRangesFromOptional(
            $_op.getOperation(), argRanges, setResultRanges);
      }]>,
    InterfaceMethod<
      "Infers the ranges of the results. The range of an operand is "
      "uninitialized if it is not known yet or the operand is not an integer.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
           "::mlir::SetIntLatticeFn":$setResultRanges), [{}], [{
        ::mlir::intrange::detail::defaultInferResultRanges(
            $_op.getOperation(), argRanges, setResultRanges);
      }]>
  ];
}

#endif // CORE_INTERFACES_INFER_INT_RANGE_TD
