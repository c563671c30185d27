; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s

; A type that contains itself and cannot have an id is dropped, with the nodes that
; contain it.
; CHECK: llvm.func @f() {
; CHECK-NEXT: llvm.return loc(#[[PLACE:.+]])
; CHECK: #[[PLACE]] = loc("a.c":1:0)
define void @f() !dbg !2 {
  ret void, !dbg !3
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DILocation(line: 1, scope: !2)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DISubroutineType(types: !9)
!9 = !{!8, !10, !8}
!10 = distinct !DISubroutineType(types: !11)
!11 = !{!10, !8, !10}
