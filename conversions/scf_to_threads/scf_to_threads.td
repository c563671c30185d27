// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_TD
#define CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_TD

include "ods/records/pass.td"

def ConvertSCFToThreadsPass : Pass<"convert-scf-to-threads", "ModuleOp"> {
  let summary = "Convert parallel loops to calls of the runtime's threads";
  let description = [{
    Converts an outermost `scf.parallel` to a call of `omParallelFor`
    (`targets/runtime/parallel`), and its body to a function that runs a range
    of iterations. Nested loops stay. Values that the body uses are passed in
    memory.

    All dimensions but the last are divided among threads; a loop with one
    dimension is divided in that one. A loop with reductions is divided into
    parts. Their number depends on the iterations only and is at most 256. The
    results of the parts are combined in order, so that the number of threads
    does not change a bit.

    ```mlir
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    ```

    becomes, without the computation of the operands,

    ```mlir
    func.func private @parallel(%context: !llvm.ptr, %begin: i64, %end: i64)

    %body = func.constant @parallel : (!llvm.ptr, i64, i64) -> ()
    call @omParallelFor(%count, %grain, %body, %context)
      : (i64, i64, (!llvm.ptr, i64, i64) -> (), !llvm.ptr) -> ()
    ```

    The function has the attributes of dialects, but those of llvm, of the one
    with the loop.

    A loop that uses a value which cannot lie in memory is an error, and so is a
    reduction that uses values of an iteration. A loop in a
    `memref.generic_atomic_rmw` stays.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "func::FuncDialect", "LLVM::LLVMDialect",
    "memref::MemRefDialect", "scf::SCFDialect"
  ];
  let options = [
    Option<"grain", "grain", "int64_t", "1",
           "Iterations that are too few for a thread of their own">
  ];
}

#endif // CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_TD
