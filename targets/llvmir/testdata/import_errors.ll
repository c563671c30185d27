; Constructs that are rejected or dropped.

; RUN: not mlir-translate --import-llvm --split-input-file %s -o %t 2>%t.err
; RUN: FileCheck %s < %t.err

; CHECK: error: {{.*}}expected top-level entity
nonsense

; // -----

; CHECK: error: unhandled instruction: catchswitch
declare i32 @personality(...)
define void @funclets() personality ptr @personality {
  invoke void @funclets() to label %ok unwind label %bad
ok:
  ret void
bad:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %p = catchpad within %s []
  catchret from %p to label %ok
}

; // -----

; CHECK: warning: unsupported module flag value for key 'key'
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"key", !{}}
