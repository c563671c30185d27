// RUN: mlir-opt %s --allow-unregistered-dialect --test-ir-visitors -o %t | FileCheck %s

func.func @f(%c: i1) attributes {walk_blocks} {
  cf.br ^c
^a:
  return
^b:
  cf.br ^a
^unreached:
  cf.br ^a
^c:
  "test.x"() ({
    "test.y"() : () -> ()
  }, {
  }) {walk_regions} : () -> ()
  cf.cond_br %c, ^a, ^b
}

// CHECK: Op pre-order visits
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK: Block post-order visits
// CHECK: Visiting block ^bb0 from region 0 from operation 'test.x'
// CHECK-NEXT: Visiting block ^bb4 from region 0 from operation 'func.func'
// CHECK: Region reverse post-order visits
// CHECK-NEXT: Visiting region 1 from operation 'test.x'
// CHECK-NEXT: Visiting region 0 from operation 'test.x'

// Unreachable blocks are skipped; a block is visited after its dominators.
// CHECK: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'test.x'
// CHECK-NEXT: Visiting block ^bb4 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Region forward
// CHECK: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'test.y'
// CHECK-NEXT: Visiting op 'test.x'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.func'

// Blocks and regions are visited with their nested IR in both orders.
// CHECK: Invoke block pre-order visits on blocks
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK: Visiting block ^bb4 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'test.x'
// CHECK-NEXT: Invoke block post-order visits on blocks
// CHECK: Invoke region pre-order visits on region
// CHECK-NEXT: Visiting region 0 from operation 'test.x'
// CHECK-NEXT: Visiting region 1 from operation 'test.x'

// CHECK: Op pre-order erasures (skip)
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK: Block post-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'test.x'
// CHECK-NEXT: Op post-order erasures (no skip)
// CHECK: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Block post-order erasures (no skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Cannot erase block ^bb0 from region 0 from operation 'func.func'
