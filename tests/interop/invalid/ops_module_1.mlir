// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

%x = "a"() : () -> i32
// expected-note @+1 {{required by region isolation constraints}}
module {
// expected-error @+1 {{'use' op using value defined outside the region}}
  "use"(%x) : (i32) -> ()
}
// -----

%x = "a"() : () -> i32
// expected-note @+1 {{required by region isolation constraints}}
module {
  "b"() ({
// expected-error @+1 {{'use' op using value defined outside the region}}
    "use"(%x) : (i32) -> ()
  }) : () -> ()
}
// -----

"b"() ({
^e(%x : i32):
// expected-note @+1 {{required by region isolation constraints}}
  module {
// expected-error @+1 {{'use' op using value defined outside the region}}
    "use"(%x) : (i32) -> ()
  }
}) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
module {
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module { } }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module 
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module foo {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @foo
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @foo attributes {}
// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {a} {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {a.b} 
// -----

// expected-error @+1 {{expected attribute name}}
module attributes {
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes a {}
// -----

// expected-error @+2 {{Dialect `a' not found for custom op 'a.b' }}
// expected-note @+1 {{Available dialects: }}
module {a.b = 1} {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @a @b {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module private {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module public @a {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module nested @a attributes {sym_visibility = "public"} {}
