// RUN: note-opt %s | note-opt | FileCheck %s

// CHECK: %[[TOPIC:.*]] = note.about "speed" : !note.topic<3>
%0 = note.about "speed" : !note.topic<3>
// CHECK: note.say "it is fast" about %[[TOPIC]] : !note.topic<3>
note.say "it is fast" about %0 : !note.topic<3>
// CHECK: note.say "nothing"
note.say "nothing"
