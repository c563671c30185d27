// RUN: mlir-opt %s --test-pm-nested-pipeline --dump-pass-pipeline -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-textual-pm-nested-pipeline --dump-pass-pipeline -o %t 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-interface-pass))' -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=INTERFACE
// RUN: not mlir-opt %s --test-pass-failure=gen-diagnostics -o %t 2>&1 | FileCheck %s --check-prefix=FAIL
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=INVALID
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' --verify-each=0 \
// RUN:   | FileCheck %s --check-prefix=BODY
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(test-pass-invalid-parent))' -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PARENT
// RUN: mlir-opt %s --test-composite-fixed-point-pass --dump-pass-pipeline -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=COMPOSITE

func.func @f(%x: i32) -> i32 {
  return %x : i32
}

// CHECK: Pass Manager with 2 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   builtin.module(
// CHECK-NEXT:     test-module-pass,
// CHECK-NEXT:     func.func(
// CHECK-NEXT:       test-function-pass
// CHECK-NEXT:     )
// CHECK-NEXT:   ),
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     test-function-pass
// CHECK-NEXT:   )
// CHECK-NEXT: )

// TEXT: Pass Manager with 2 passes:
// TEXT-NEXT: builtin.module(
// TEXT-NEXT:   builtin.module(
// TEXT-NEXT:     test-module-pass,
// TEXT-NEXT:     func.func(
// TEXT-NEXT:       test-function-pass
// TEXT-NEXT:     )
// TEXT-NEXT:   ),
// TEXT-NEXT:   func.func(
// TEXT-NEXT:     test-function-pass
// TEXT-NEXT:   )
// TEXT-NEXT: )

// INTERFACE: remark: Executing interface pass on operation

// FAIL: error: illegal operation

// INVALID: error: 'test.any_attr_of_i32_str' op requires attribute 'attr'

// BODY: "builtin.module"() ({
// BODY-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// BODY-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: i32):
// BODY-NEXT:     "test.any_attr_of_i32_str"() : () -> ()
// BODY-NEXT: "func.return"(%[[BLOCK_ARG]]) : (i32) -> ()
// BODY-NEXT:   }) : () -> ()
// BODY-NEXT: }) : () -> ()

// PARENT: error: 'test.call' op 'some_unknown_func' does not reference a valid function
// PARENT-LABEL: func.func @f(
// PARENT-SAME: %{{.*}}: i32) -> i32 {

// COMPOSITE: Pass Manager with 1 passes:
// COMPOSITE-NEXT: builtin.module(
// COMPOSITE-NEXT:   composite-fixed-point-pass{max-iterations=10 name=TestCompositePass pipeline=canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},cse}
// COMPOSITE-NEXT: )
