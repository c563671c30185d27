// RUN: mlir-opt %s -inline -mlir-print-debuginfo | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#inner = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "callee", file = #file, subprogramFlags = Definition>
#outer = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "caller", file = #file, subprogramFlags = Definition>
#start = loc(fused<#inner>["a.c":1:2])

// CHECK-DAG: #[[INNER:.*]] = #llvm.di_subprogram<{{.*}}name = "callee"
// CHECK-DAG: #[[OUTER:.*]] = #llvm.di_subprogram<{{.*}}name = "caller"
// CHECK-DAG: #[[CALL:.*]] = loc("a.c":9:9)
// CHECK-DAG: #[[START:.*]] = loc(fused<#[[INNER]]>
// CHECK-DAG: #[[SITE:.*]] = loc(callsite(#[[START]] at #[[CALL]]))
// CHECK-DAG: #[[NEW:.*]] = loc(fused<#[[OUTER]]>[#[[SITE]]])
// CHECK-DAG: #[[LOOP:.*]] = #llvm.loop_annotation<mustProgress = true, startLoc = #[[NEW]]>

llvm.func @callee(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #start>}
^b:
  llvm.return
} loc(fused<#inner>["a.c":1:1])
// CHECK: llvm.func @caller
llvm.func @caller(%c: i1) {
  // CHECK: llvm.cond_br {{.*}} {loop_annotation = #[[LOOP]]}
  llvm.call @callee(%c) : (i1) -> () loc("a.c":9:9)
  llvm.return
} loc(fused<#outer>["a.c":8:1])
