// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_INLINE_INLINE_TD
#define PASSES_INLINE_INLINE_TD

include "ods/records/pass.td"

def Inliner : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Replaces calls by the bodies of their callees, callees first, if the
    dialects of the operations allow it. Simplifies callables before and after
    inlining. Erases callables that have no uses left; the body of such a
    callable is moved to its last call.

    ```mlir
    func.func private @f(%x: i32) -> i32 {
      return %x : i32
    }
    func.func @g(%x: i32) -> i32 {
      %0 = call @f(%x) : (i32) -> i32
      return %0 : i32
    }
    ```

    becomes

    ```mlir
    func.func @g(%x: i32) -> i32 {
      return %x : i32
    }
    ```
  }];
  let options = [
    Option<"defaultPipelineStr", "default-pipeline", "std::string",
           /*default=*/"\"canonicalize\"",
           "The optimizer pipeline used for callables that do not have a "
           "dedicated optimizer pipeline in opPipelineList">,
    ListOption<"opPipelineList", "op-pipelines", "::mlir::OpPassManager",
               "Callable operation specific optimizer pipelines (in the form of "
               "`dialect.op(pipeline)`)">,
    Option<"maxInliningIterations", "max-iterations", "unsigned",
           /*default=*/"4",
           "Maximum number of iterations when inlining within an SCC">,
    Option<"inliningThreshold", "inlining-threshold", "unsigned",
           /*default=*/"-1U",
           "If the ratio between the number of the operations in the callee and "
           "the number of the operations in the caller exceeds this value (in "
           "percentage), then the callee is not inlined even if it is legal to "
           "inline it">
  ];
}

#endif // PASSES_INLINE_INLINE_TD
