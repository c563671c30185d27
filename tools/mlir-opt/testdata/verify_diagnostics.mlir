// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics=all

// All forms of met expectations.

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
// Several expectations for one line, one below the other.
// expected-error @below {{op can only contain attributes}}
// expected-error @below {{redefinition of symbol named 'b'}}
module attributes {a} {} module { module @b {} module @b {} }
// expected-note @above {{see existing}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{use of {{(un)?}}declared {{.*}} name}}
// -----
// An explicit note is expected; the note with the operation is not printed.
module {
  module @a {} // expected-note {{see existing symbol definition here}}
  module @a {} // expected-error {{redefinition of symbol named 'a'}}
}
// -----
// One expectation matches any number of diagnostics.
"t.use"(%a, %b) : (i32, i32) -> () // expected-error {{undeclared}}
// -----
// A diagnostic without a file location.
// expected-error @unknown {{redefinition}}
module {
  module @a {} // expected-note {{}}
  module @a {} loc("n")
}
