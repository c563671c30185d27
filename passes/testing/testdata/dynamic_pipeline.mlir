// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f run-on-nested-operations=1 dynamic-pipeline=func.func(cse)}))' --mlir-disable-threading -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NESTED
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=g dynamic-pipeline=cse}))' --mlir-disable-threading -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SKIP
// RUN: mlir-opt %s '--test-dynamic-pipeline=dynamic-pipeline=cse' --mlir-disable-threading -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SYMBOL
// RUN: mlir-opt %s --test-dynamic-pipeline --mlir-disable-threading -o %t 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=func.func(cse)}))' --mlir-disable-threading --mlir-print-ir-after-all -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PRINT

func.func @f(%x: i32) -> i32 {
  "test.s"() ({ builtin.module @m { func.func private @in(%y: i32) -> i32 { return %y : i32 } } }) : () -> ()
  return %x : i32
}
module @inner { func.func @h() {return} }

// NESTED: Dynamic execute 'func.func(cse)' on func.func
// NESTED-NEXT: Run on nested op
// NESTED-NEXT: Run on func.func private @in(%[[ARG0:.*]]: i32) -> i32 {
// NESTED-NEXT: return %[[ARG0]] : i32
// NESTED-NEXT: }

// SKIP: Dynamic execute 'cse' on func.func
// SKIP-NEXT: dynamic-pipeline skip op name: f

// SYMBOL: Dynamic execute 'cse' on builtin.module
// SYMBOL: warning: Ignoring because not implementing SymbolOpInterface
// SYMBOL: module {
// SYMBOL-LABEL: func.func @f(
// SYMBOL-SAME: %{{.*}}: i32) -> i32 {
// SYMBOL-NEXT:     "test.s"() ({
// SYMBOL-NEXT:       builtin.module @m {
// SYMBOL-LABEL: func.func private @in(
// SYMBOL-SAME: %[[Y:.*]]: i32) -> i32 {
// SYMBOL-NEXT: return %[[Y]] : i32
// SYMBOL-NEXT:         }
// SYMBOL-NEXT:       }
// SYMBOL-NEXT:     }) : () -> ()
// SYMBOL-NEXT: return %{{.*}} : i32
// SYMBOL-NEXT:   }
// SYMBOL-NEXT:   module @inner {
// SYMBOL-NEXT:     func.func @h() {
// SYMBOL-NEXT:       return
// SYMBOL-NEXT:     }
// SYMBOL-NEXT:   }
// SYMBOL-NEXT: }

// EMPTY: Dynamic execute '' on builtin.module
// EMPTY-NEXT: Empty pipeline

// PRINT: Dynamic execute 'func.func(cse)' on func.func
// PRINT-NEXT: // -----// IR Dump After (anonymous namespace)::TestDynamicPipelinePass (test-dynamic-pipeline) //----- //
// PRINT-LABEL: func.func @f(
// PRINT-SAME: %{{.*}}: i32) -> i32 {
// PRINT-NEXT:   "test.s"() ({
// PRINT-NEXT:     builtin.module @m {
// PRINT-LABEL: func.func private @in(
// PRINT-SAME: %[[Y:.*]]: i32) -> i32 {
// PRINT-NEXT: return %[[Y]] : i32
// PRINT-NEXT:       }
// PRINT-NEXT:     }
// PRINT-NEXT:   }) : () -> ()
// PRINT-NEXT: return %{{.*}} : i32
// PRINT-NEXT: }
