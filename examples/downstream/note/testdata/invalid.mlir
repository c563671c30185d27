// RUN: note-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'note.say' op expects a label that is not empty}}
note.say ""

// -----

%0 = note.about "speed" : !note.topic<3>
// expected-error@+1 {{unknown type `subject` in dialect `note`}}
note.say "slow" about %0 : !note.subject
