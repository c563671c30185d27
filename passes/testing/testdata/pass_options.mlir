// RUN: mlir-opt %s --test-options-pass-pipeline='list=1,2 string=foo string-list=a,b enum=one' --dump-pass-pipeline -o %t 2>&1 \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s --test-options-super-pass-pipeline='super-list={{enum=zero list=1,2 string=x },{list=4 string=y}}' --dump-pass-pipeline -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SUPER
// RUN: mlir-opt %s --test-options-super-pass-pipeline --dump-pass-pipeline -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMPTY
// RUN: mlir-opt %s --test-options-super-set-ab-pipeline='foo=true bar' --dump-pass-pipeline -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SET

func.func @f() {
  return
}

// CHECK: Pass Manager with 1 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     test-options-pass{enum=one list={1,2} string=foo string-list={a,b{{[}][}]}}
// CHECK-NEXT:   )
// CHECK-NEXT: )

// SUPER: Pass Manager with 1 passes:
// SUPER-NEXT: builtin.module(
// SUPER-NEXT:   func.func(
// SUPER-NEXT:     test-options-super-pass{list={{[{][{]}}enum=zero list={1,2} string=x },{enum=zero list={4} string=y {{[}][}]}}}
// SUPER-NEXT:   )
// SUPER-NEXT: )

// EMPTY: Pass Manager with 1 passes:
// EMPTY-NEXT: builtin.module(
// EMPTY-NEXT:   func.func(
// EMPTY-NEXT:     test-options-super-pass{}
// EMPTY-NEXT:   )
// EMPTY-NEXT: )

// SET: Pass Manager with 2 passes:
// SET-NEXT: builtin.module(
// SET-NEXT:   func.func(
// SET-NEXT:     test-options-pass-a
// SET-NEXT:   ),
// SET-NEXT:   func.func(
// SET-NEXT:     test-options-pass-b
// SET-NEXT:   )
// SET-NEXT: )
