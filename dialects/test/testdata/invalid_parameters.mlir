// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// A parameter without a value is not destroyed.

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"test.op"() {attr = #test.custom_float<"float" : 42>} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"test.op"() {attr = #test.custom_float<"float" : 0x7FC000000>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"test.op"() {attr = #test.custom_float<"float" : "float">} : () -> ()

// -----

// expected-error@+1 {{unknown float type, expected 'float', 'double' or 'fp80'}}
"test.op"() {attr = #test.custom_float<"other" : 1.0>} : () -> ()
