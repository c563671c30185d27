// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_TD
#define CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_TD

include "ods/records/pass.td"

def FinalizeMemRefToLLVMConversionPass
    : Pass<"finalize-memref-to-llvm", "ModuleOp"> {
  let summary = "Finalize MemRef dialect to LLVM dialect conversion";
  let description = [{
    Converts memrefs to descriptors: structs of two pointers, an offset, sizes
    and strides. Operations on memrefs become operations on descriptors. Memory
    is allocated by `malloc` or as the options say. Subviews and reshapes must
    be expanded by `expand-strided-metadata` before.

    ```mlir
    %0 = memref.load %m[] : memref<f32>
    ```
    becomes, with a cast of `%m`,

    ```mlir
    %1 = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64)>
    %0 = llvm.load %1 : !llvm.ptr -> f32
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"useAlignedAlloc", "use-aligned-alloc", "bool", "false",
           "Use aligned_alloc in place of malloc for heap allocations">,
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">,
    Option<"useGenericFunctions", "use-generic-functions", "bool", "false",
           "Use generic allocation and deallocation functions instead of the "
           "classic 'malloc', 'aligned_alloc' and 'free' functions">
  ];
}

#endif // CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_TD
