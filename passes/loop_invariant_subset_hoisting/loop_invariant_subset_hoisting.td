// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_LOOP_INVARIANT_SUBSET_HOISTING_LOOP_INVARIANT_SUBSET_HOISTING_TD
#define PASSES_LOOP_INVARIANT_SUBSET_HOISTING_LOOP_INVARIANT_SUBSET_HOISTING_TD

include "ods/records/pass.td"

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "Hoist loop invariant subset ops outside of the loop";
  let description = [{
    If each iteration of a loop extracts the same slice of a tensor and inserts
    it again, hoists both operations out of the loop, which then carries the
    slice.

    ```mlir
    %r = scf.for %i = %a to %b step %s iter_args(%t = %x) -> (tensor<9xf32>) {
      %0 = tensor.extract_slice %t[0][5][1] : tensor<9xf32> to tensor<5xf32>
      %1 = "work"(%0) : (tensor<5xf32>) -> tensor<5xf32>
      %2 = tensor.insert_slice %1 into %t[0][5][1] : tensor<5xf32> into tensor<9xf32>
      scf.yield %2 : tensor<9xf32>
    }
    ```

    becomes

    ```mlir
    %0 = tensor.extract_slice %x[0][5][1] : tensor<9xf32> to tensor<5xf32>
    %r:2 = scf.for %i = %a to %b step %s iter_args(%t = %x, %p = %0) -> (tensor<9xf32>, tensor<5xf32>) {
      %1 = "work"(%p) : (tensor<5xf32>) -> tensor<5xf32>
      scf.yield %t, %1 : tensor<9xf32>, tensor<5xf32>
    }
    %2 = tensor.insert_slice %r#1 into %r#0[0][5][1] : tensor<5xf32> into tensor<9xf32>
    ```
  }];
}

#endif // PASSES_LOOP_INVARIANT_SUBSET_HOISTING_LOOP_INVARIANT_SUBSET_HOISTING_TD
