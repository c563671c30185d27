// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_TD
#define CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertVectorToLLVMPass : Pass<"convert-vector-to-llvm"> {
  let summary =
      "Lower the operations from the vector dialect into the LLVM dialect";
  let description = [{
    Converts accesses, arithmetic, broadcasts of scalars, and accesses to
    elements of vectors of rank 1.

    ```mlir
    %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf32>
    ```
    becomes, with the address `%p` of the first element,

    ```mlir
    %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"reassociateFPReductions", "reassociate-fp-reductions", "bool",
           "false",
           "Allows llvm to reassociate floating-point reductions for speed">,
    Option<"useVectorAlignment", "use-vector-alignment", "bool", "false",
           "Use the preferred alignment of a vector type in load/store "
           "operations instead of the alignment of the element type of the "
           "memref">
  ];
}

#endif // CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_TD
