// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_TD
#define CONVERSIONS_SCF_TO_THREADS_SCF_TO_THREADS_TD

include "ods/records/pass.td"

def ConvertSCFToThreadsPass : Pass<"convert-scf-to-threads", "ModuleOp"> {
  let summary = "Convert parallel loops to calls of the runtime's threads";
  let description = [{
    An outermost `scf.parallel` becomes a call of `omParallelFor`
    (`targets/runtime/parallel`), and its body a function that does a range of
    iterations. Loops in it stay. What the body uses is handed over in memory.

    All dimensions but the last are divided among threads; of one dimension, that
    one. A loop with reductions is divided into as many parts as its iterations
    say, at most 256, whose results are combined in order: the number of threads
    changes no bit.

    ```mlir
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    ```

    becomes, but for what leads to it,

    ```mlir
    func.func private @parallel(%context: !llvm.ptr, %begin: i64, %end: i64)

    %body = func.constant @parallel : (!llvm.ptr, i64, i64) -> ()
    call @omParallelFor(%count, %grain, %body, %context)
      : (i64, i64, (!llvm.ptr, i64, i64) -> (), !llvm.ptr) -> ()
    ```

    A loop that uses a value which cannot lie in memory is an error.
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
