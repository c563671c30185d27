// Passes run in the order of the command line or of a pipeline.

// RUN: mlir-opt %s --cse --symbol-privatize=exclude=a --dump-pass-pipeline 2>&1 \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s --symbol-privatize --cse --dump-pass-pipeline 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ORDER
// RUN: mlir-opt %s --dump-pass-pipeline 2>&1 \
// RUN:   --pass-pipeline='builtin.module(func.func(cse, strip-debuginfo{}),any(cse))' \
// RUN:   | FileCheck %s --check-prefix=PIPELINE
// RUN: mlir-opt %s --pass-pipeline='any(cse)' | FileCheck %s --check-prefix=ANY
// RUN: mlir-opt %s --pass-pipeline='builtin.module()' --dump-pass-pipeline 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMPTY

//      CHECK: {{^}}Pass Manager with 2 passes:{{$}}
// CHECK-NEXT: {{^}}builtin.module({{$}}
// CHECK-NEXT: {{^}}  cse,{{$}}
// CHECK-NEXT: {{^}}  symbol-privatize{exclude={a}}{{$}}
// CHECK-NEXT: {{^}}){{$}}
//      CHECK: func.func @a(
//      CHECK: arith.addi
//  CHECK-NOT: arith.addi
//      CHECK: func.func private @b(

//      ORDER: {{^}}builtin.module({{$}}
// ORDER-NEXT: {{^}}  symbol-privatize{},{{$}}
// ORDER-NEXT: {{^}}  cse{{$}}

//      PIPELINE: {{^}}builtin.module({{$}}
// PIPELINE-NEXT: {{^}}  func.func({{$}}
// PIPELINE-NEXT: {{^}}    cse,{{$}}
// PIPELINE-NEXT: {{^}}    strip-debuginfo{{$}}
// PIPELINE-NEXT: {{^}}  ),{{$}}
// PIPELINE-NEXT: {{^}}  any({{$}}
// PIPELINE-NEXT: {{^}}    cse{{$}}
// PIPELINE-NEXT: {{^}}  ){{$}}
// PIPELINE-NEXT: {{^}}){{$}}

//     ANY: arith.addi
// ANY-NOT: arith.addi

// EMPTY: Pass Manager with 0 passes:
// EMPTY: arith.addi
// EMPTY: arith.addi
func.func @a(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
func.func @b() { return }
