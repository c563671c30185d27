// SPDX-License-Identifier: Apache-2.0
//
// Combination of the results of parallel iterations.
#ifndef CORE_INTERFACES_PARALLEL_COMBINING_TD
#define CORE_INTERFACES_PARALLEL_COMBINING_TD

include "ods/records/op_base.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = [{
    Terminators of the body of a parallel loop, with a region of one block. The
    operations in it specify the contribution of each iteration to the results
    of the loop.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the result of the loop with an index.",
                    "::mlir::OpResult", "getParentResult",
                    (ins "int64_t":$idx),
                    [{ return $_op.getParentResult(idx); }]>,
    InterfaceMethod<"Returns the operations in the region.",
                    "::llvm::iterator_range<Block::iterator>",
                    "getYieldingOps", (ins),
                    [{ return $_op.getYieldingOps(); }]>
  ];

  let verify = [{
    return ::mlir::detail::verifyInParallelOpInterface($_op);
  }];
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = [{
    Operations in the region of an operation with InParallelOpInterface. They
    specify the part of a tensor that one iteration contributes. The loop
    combines the parts. This does not imply an update in place.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the operands for the tensors whose parts are "
                    "contributed.",
                    "::mlir::MutableOperandRange", "getUpdatedDestinations",
                    (ins)>,
    InterfaceMethod<"Returns the loop.",
                    "::mlir::Operation*", "getIteratingParent", (ins)>
  ];
}

#endif // CORE_INTERFACES_PARALLEL_COMBINING_TD
