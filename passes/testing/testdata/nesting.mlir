// RUN: mlir-opt %s --test-print-nesting -o %t | FileCheck %s
// RUN: mlir-opt %s --test-print-defuse -o %t | FileCheck %s --check-prefix=USE

func.func @f(%x: i32, %c: i1) -> i32 attributes {a = 1 : i32} {
  %a = arith.addi %x, %x : i32
  %r:2 = "test.s"(%a) ({ 
   ^bb0(%q: i32):
     %z = arith.addi %q, %x : i32
     "test.t"() : () -> ()
   }, { }) {foo = 2 : i32} : (i32) -> (i32, i32)
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%m: i32):
  "test.u"() ({ 
   ^bb0(%q: i32):
     "test.t"() : () -> ()
   }) : () -> ()
  cf.br ^bb2
^bb2:
  return %r#1 : i32
}

// CHECK: visiting op: 'builtin.module' with 0 operands and 0 results
// CHECK-NEXT:  1 nested regions:
// CHECK-NEXT:   Region with 1 blocks:
// CHECK-NEXT:     Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:       visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT:       3 attributes:
// CHECK-NEXT:        - 'a' : '1 : i32'
// CHECK-NEXT:        - 'function_type' : '(i32, i1) -> i32'
// CHECK-NEXT:        - 'sym_name' : '"f"'
// CHECK-NEXT:        1 nested regions:
// CHECK-NEXT:         Region with 3 blocks:
// CHECK-NEXT:           Block with 2 arguments, 2 successors, and 3 operations
// CHECK-NEXT:             visiting op: 'arith.addi' with 2 operands and 1 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'overflowFlags' : '#arith.overflow<none>'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'test.s' with 1 operands and 2 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'foo' : '2 : i32'
// CHECK-NEXT:              2 nested regions:
// CHECK-NEXT:               Region with 1 blocks:
// CHECK-NEXT:                 Block with 1 arguments, 0 successors, and 2 operations
// CHECK-NEXT:                   visiting op: 'arith.addi' with 2 operands and 1 results
// CHECK-NEXT:                   1 attributes:
// CHECK-NEXT:                    - 'overflowFlags' : '#arith.overflow<none>'
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:                   visiting op: 'test.t' with 0 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:               Region with 0 blocks:
// CHECK-NEXT:             visiting op: 'cf.cond_br' with 2 operands and 0 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'operandSegmentSizes' : 'array<i32: 1, 1, 0>'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:           Block with 1 arguments, 1 successors, and 2 operations
// CHECK-NEXT:             visiting op: 'test.u' with 0 operands and 0 results
// CHECK-NEXT:              1 nested regions:
// CHECK-NEXT:               Region with 1 blocks:
// CHECK-NEXT:                 Block with 1 arguments, 0 successors, and 1 operations
// CHECK-NEXT:                   visiting op: 'test.t' with 0 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:             visiting op: 'cf.br' with 0 operands and 0 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:           Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:             visiting op: 'func.return' with 1 operands and 0 results
// CHECK-NEXT:              0 nested regions:

// USE: Visiting op 'arith.addi' with 2 operands:
// USE-NEXT:   - Operand produced by Block argument, number 0
// USE-NEXT:   - Operand produced by Block argument, number 0
// USE-NEXT: Has 1 results:
// USE-NEXT:   - Result 0 has 2 uses:
// USE-NEXT:     - cf.cond_br
// USE-NEXT:     - test.s
// USE-NEXT: Visiting op 'arith.addi' with 2 operands:
// USE-NEXT:   - Operand produced by Block argument, number 0
// USE-NEXT:   - Operand produced by Block argument, number 0
// USE-NEXT: Has 1 results:
// USE-NEXT:   - Result 0 has no uses
// USE-NEXT: Visiting op 'test.t' with 0 operands:
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'test.s' with 1 operands:
// USE-NEXT:   - Operand produced by operation 'arith.addi'
// USE-NEXT: Has 2 results:
// USE-NEXT:   - Result 0 has no uses
// USE-NEXT:   - Result 1 has a single use:     - func.return
// USE-NEXT: Visiting op 'cf.cond_br' with 2 operands:
// USE-NEXT:   - Operand produced by Block argument, number 1
// USE-NEXT:   - Operand produced by operation 'arith.addi'
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'test.t' with 0 operands:
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'test.u' with 0 operands:
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'cf.br' with 0 operands:
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'func.return' with 1 operands:
// USE-NEXT:   - Operand produced by operation 'test.s'
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'func.func' with 0 operands:
// USE-NEXT: Has 0 results:
// USE-NEXT: Visiting op 'builtin.module' with 0 operands:
// USE-NEXT: Has 0 results:
