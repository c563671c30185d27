// RUN: note-opt %s --erase-notes | FileCheck %s
// RUN: note-opt %s --erase-notes=keep-topics=true | FileCheck %s --check-prefix=KEEP

// CHECK: module {
// CHECK-NEXT: %[[USED:.*]] = note.about "used"
// CHECK-NEXT: unrealized_conversion_cast %[[USED]]
// CHECK-NEXT: }
// KEEP: note.about "speed"
// KEEP-NOT: note.say
%0 = note.about "speed" : !note.topic<3>
note.say "it is fast" about %0 : !note.topic<3>
%1 = note.about "used" : !note.topic<4>
%2 = builtin.unrealized_conversion_cast %1 : !note.topic<4> to i32
