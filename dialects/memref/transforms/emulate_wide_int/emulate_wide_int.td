// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD
#define DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD

include "ods/records/pass.td"

def MemRefEmulateWideInt : Pass<"memref-emulate-wide-int"> {
  let summary = "Emulate 2*N-bit integer operations using N-bit operations";
  let description = [{
    Converts memrefs of integers that are twice as wide as the target supports
    to memrefs of vectors of two halves: the low half, then the high half.

    ```mlir
    %0 = memref.alloc() : memref<4xi64>
    %c5 = arith.constant 5 : i64
    memref.store %c5, %0[%i] : memref<4xi64>
    ```

    becomes

    ```mlir
    %0 = memref.alloc() : memref<4xvector<2xi32>>
    %c5 = arith.constant dense<[5, 0]> : vector<2xi32>
    memref.store %c5, %0[%i] : memref<4xvector<2xi32>>
    ```

    It is an error if other operations of `memref` or `arith` use such memrefs
    or integers.
  }];
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
           "Widest integer type supported by the target">
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD
