// SPDX-License-Identifier: Apache-2.0
//
// How the rounds of a parallel loop put its results together.
#ifndef CORE_INTERFACES_PARALLEL_COMBINING_TD
#define CORE_INTERFACES_PARALLEL_COMBINING_TD

include "ods/records/op_base.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = [{
    Terminators of the body of a parallel loop, with a region of one block: the
    operations in it say what each round adds to the loop's results.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"A result of the loop, by its number.",
                    "::mlir::OpResult", "getParentResult",
                    (ins "int64_t":$idx),
                    [{ return $_op.getParentResult(idx); }]>,
    InterfaceMethod<"The operations in the region.",
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
    Operations in the region of one with InParallelOpInterface: a round's part
    of tensors that all rounds together make up. The loop sees to it that the
    parts come together; nothing is said to be changed in place.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The operands for the tensors that it is a part of.",
                    "::mlir::MutableOperandRange", "getUpdatedDestinations",
                    (ins)>,
    InterfaceMethod<"The loop.",
                    "::mlir::Operation*", "getIteratingParent", (ins)>
  ];
}

#endif // CORE_INTERFACES_PARALLEL_COMBINING_TD
