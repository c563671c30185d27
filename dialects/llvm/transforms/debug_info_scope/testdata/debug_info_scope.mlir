// RUN: mlir-opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// RUN: mlir-opt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo | FileCheck %s --check-prefix=FULL

// CHECK-DAG: #[[FILE:.*]] = #llvm.di_file<"x.c" in "dir">
// CHECK-DAG: #[[OTHER:.*]] = #llvm.di_file<"h.c" in "">
// CHECK-DAG: #[[TYPE:.*]] = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-DAG: #[[UNIT:.*]] = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #{{.*}}, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// CHECK-DAG: #[[F:.*]] = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #[[UNIT]], scope = #[[FILE]], name = "f", linkageName = "f", file = #[[FILE]], line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #[[TYPE]]>
// CHECK-DAG: #llvm.di_subprogram<scope = #{{.*}}, name = "declared", linkageName = "declared", file = #{{.*}}, line = 9, scopeLine = 9, subprogramFlags = Optimized, type = #[[TYPE]]>
// CHECK-DAG: #[[BLOCK:.*]] = #llvm.di_lexical_block_file<scope = #[[F]], file = #[[OTHER]], discriminator = 0>
// CHECK-DAG: loc(fused<#[[BLOCK]]>[#{{.*}}])
// FULL: emissionKind = Full

llvm.func @declared() loc("x.c":9:9)
llvm.func @f() {
  llvm.call @declared() : () -> () loc("h.c":3:4)
  // The callee's location has no scope.
  llvm.call @declared() : () -> () loc(callsite("g" at "dir/x.c":5:6))
  llvm.return loc("dir/x.c":7:8)
} loc("dir/x.c":1:2)
