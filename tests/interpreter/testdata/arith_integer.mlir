// RUN: run_function %s | FileCheck %s
// RUN: run_function %s --passes='canonicalize,cse' | FileCheck %s
// RUN: run_function %s -e poisons | FileCheck %s --check-prefix=POISON
// RUN: run_function %s -e elements | FileCheck %s --check-prefix=LISTS
// RUN: not run_function %s -e div_zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not run_function %s -e div_least 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not run_function %s -e div_poison 2>&1 | FileCheck %s --check-prefix=DIV

func.func @main() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i1, i8, i8, i8, i8,
                      i8, i8, i8, i8, i8, i8, i8, i8, i1, i1, i1, i8) {
  %a = arith.constant 100 : i8
  %b = arith.constant 50 : i8
  %m7 = arith.constant -7 : i8
  %c2 = arith.constant 2 : i8
  %true = arith.constant true
  // 150 is -106 modulo 256.
  // CHECK: -106 : i8
  %0 = arith.addi %a, %b : i8
  // CHECK-NEXT: 50 : i8
  %1 = arith.subi %a, %b overflow<nsw, nuw> : i8
  // 5000 = 19 * 256 + 136.
  // CHECK-NEXT: -120 : i8
  %2 = arith.muli %a, %b : i8
  // CHECK-NEXT: -3 : i8
  %3 = arith.divsi %m7, %c2 : i8
  // 249 / 2
  // CHECK-NEXT: 124 : i8
  %4 = arith.divui %m7, %c2 : i8
  // CHECK-NEXT: -3 : i8
  %5 = arith.ceildivsi %m7, %c2 : i8
  // CHECK-NEXT: 125 : i8
  %6 = arith.ceildivui %m7, %c2 : i8
  // CHECK-NEXT: -4 : i8
  %7 = arith.floordivsi %m7, %c2 : i8
  // CHECK-NEXT: -1 : i8
  %8 = arith.remsi %m7, %c2 : i8
  // CHECK-NEXT: 1 : i8
  %9 = arith.remui %m7, %c2 : i8
  // 100 + 249 = 349: 93 and a carry.
  // CHECK-NEXT: 93 : i8
  // CHECK-NEXT: true : i1
  %10, %11 = arith.addui_extended %a, %m7 : i8, i1
  // -700 = -3 * 256 + 68.
  // CHECK-NEXT: 68 : i8
  // CHECK-NEXT: -3 : i8
  %12, %13 = arith.mulsi_extended %a, %m7 : i8
  // 24900 = 97 * 256 + 68.
  // CHECK-NEXT: 68 : i8
  // CHECK-NEXT: 97 : i8
  %14, %15 = arith.mului_extended %a, %m7 : i8
  // 0b1100100, 0b0110010.
  // CHECK-NEXT: 32 : i8
  %16 = arith.andi %a, %b : i8
  // CHECK-NEXT: 118 : i8
  %17 = arith.ori %a, %b : i8
  // CHECK-NEXT: 86 : i8
  %18 = arith.xori %a, %b : i8
  // CHECK-NEXT: -28 : i8
  %19 = arith.shli %m7, %c2 : i8
  // CHECK-NEXT: 62 : i8
  %20 = arith.shrui %m7, %c2 : i8
  // CHECK-NEXT: -2 : i8
  %21 = arith.shrsi %m7, %c2 : i8
  // CHECK-NEXT: 100 : i8
  %22 = arith.maxsi %a, %m7 : i8
  // CHECK-NEXT: -7 : i8
  %23 = arith.maxui %a, %m7 : i8
  // CHECK-NEXT: true : i1
  %24 = arith.cmpi slt, %m7, %a : i8
  // CHECK-NEXT: false : i1
  %25 = arith.cmpi ult, %m7, %a : i8
  // CHECK-NEXT: true : i1
  %26 = arith.cmpi uge, %a, %a : i8
  // CHECK-NEXT: 50 : i8
  // CHECK-NOT: {{.}}
  %27 = arith.select %25, %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
    %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i1, i8, i8, i8, i8,
      i8, i8, i8, i8, i8, i8, i8, i8, i1, i1, i1, i8
}

// POISON-COUNT-12: poison : i8
// POISON-NEXT: 7 : i8
// POISON-NOT: {{.}}
func.func @poisons() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant 100 : i8
  %m1 = arith.constant -1 : i8
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant 8 : i8
  %wide = arith.constant 300 : i32
  %true = arith.constant true
  %0 = arith.addi %a, %a overflow<nsw> : i8
  %1 = arith.addi %a, %m1 overflow<nuw> : i8
  %2 = arith.subi %c7, %a overflow<nuw> : i8
  %3 = arith.muli %a, %c7 overflow<nsw> : i8
  %4 = arith.divsi %a, %c7 exact : i8
  %5 = arith.divui %a, %c7 exact : i8
  %6 = arith.shli %a, %c8 : i8
  %7 = arith.shli %c7, %c7 overflow<nuw> : i8
  %8 = arith.shrui %m1, %c8 : i8
  %9 = arith.shrsi %m1, %c7 exact : i8
  %10 = arith.trunci %wide overflow<nuw> : i32 to i8
  // Poison gives poison; a poison operand that is not selected has no effect.
  %11 = arith.addi %6, %c7 : i8
  %12 = arith.select %true, %c7, %6 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12
    : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// LISTS: [poison, 12, 4] : vector<3xi8>
// LISTS-NEXT: {{\[\[1, 2\], \[3, 4\]\]}} : tensor<2x2xi8>
// LISTS-NEXT: [1, 20, 3] : vector<3xi16>
// LISTS-NEXT: 5 : tensor<i8>
func.func @elements() -> (vector<3xi8>, tensor<2x2xi8>, vector<3xi16>, tensor<i8>) {
  %v = arith.constant dense<[3, 3, 1]> : vector<3xi8>
  %s = arith.constant dense<[-1, 2, 2]> : vector<3xi8>
  %0 = arith.shli %v, %s : vector<3xi8>
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %mask = arith.constant dense<[true, false, true]> : vector<3xi1>
  %p = arith.constant dense<[1, 2, 3]> : vector<3xi16>
  %q = arith.constant dense<[10, 20, 30]> : vector<3xi16>
  %1 = arith.select %mask, %p, %q : vector<3xi1>, vector<3xi16>
  %2 = arith.constant dense<5> : tensor<i8>
  return %0, %t, %1, %2 : vector<3xi8>, tensor<2x2xi8>, vector<3xi16>, tensor<i8>
}

func.func @div_zero() -> i32 {
  %a = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  // ZERO: arith_integer.mlir:[[@LINE+1]]:{{.*}} error: division by zero
  %0 = arith.divsi %a, %z : i32
  return %0 : i32
}

func.func @div_least() -> i8 {
  %a = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  // LEAST: [[@LINE+1]]:{{.*}} error: division of the least number by -1
  %0 = arith.divsi %a, %m1 : i8
  return %0 : i8
}

func.func @div_poison() -> i8 {
  %a = arith.constant 1 : i8
  %p = ub.poison : i8
  // DIV: [[@LINE+1]]:{{.*}} error: division by poison
  %0 = arith.remui %a, %p : i8
  return %0 : i8
}
