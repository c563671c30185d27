// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics=all

// Every form of an expectation, fulfilled.

"t.use"(%a) : (i32) -> () // expected-error {{use of undeclared SSA value name}}
// -----
// expected-error @+1 {{undeclared}}
"t.use"(%a) : (i32) -> ()
// -----
// expected-error@+1 {{undeclared}}
"t.use"(%a) : (i32) -> ()
// -----
"t.use"(%a) : (i32) -> ()
// expected-error @-1 {{undeclared}}
// -----
// expected-error @below {{undeclared}}
"t.use"(%a) : (i32) -> ()
// -----
"t.use"(%a) : (i32) -> ()
// expected-error @above {{undeclared}}
// -----
// Expectations of one line stand one below the other.
// expected-error @below {{op can only contain attributes}}
// expected-error @below {{redefinition of symbol named 'b'}}
module attributes {a} {} module { module @b {} module @b {} }
// expected-note @above {{see existing}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{use of {{(un)?}}declared {{.*}} name}}
// -----
// A note is one's own affair; that of the operation is not there.
module {
  module @a {} // expected-note {{see existing symbol definition here}}
  module @a {} // expected-error {{redefinition of symbol named 'a'}}
}
// -----
// One expectation serves any number of messages.
"t.use"(%a, %b) : (i32, i32) -> () // expected-error {{undeclared}}
// -----
// A message without a place in a file.
// expected-error @unknown {{redefinition}}
module {
  module @a {} // expected-note {{}}
  module @a {} loc("n")
}
