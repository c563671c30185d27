// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{repeated DLTI key: index}}
module attributes {x.a = #dlti.dl_spec<index = 32, index = 64>} {}

// -----

// expected-error@+1 {{repeated DLTI key: "a.b"}}
module attributes {x.a = #dlti.dl_spec<"a.b" = 32, "a.b" = 64>} {}

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
module attributes {x.a = #dlti.map<"" = 32>} {}

// -----

// expected-error@+1 {{expected a type or a quoted string}}
module attributes {x.a = #dlti.dl_entry<42, 4>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {x.a = #dlti.dl_spec<unit>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {x.a = #dlti.target_device_spec<i32 = 3>} {}

// -----

// expected-error@+1 {{type as DLTI key is not allowed}}
module attributes {x.a = #dlti.target_device_spec<#dlti.dl_entry<i32, 3>>} {}

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {x.a = #dlti.target_system_spec<"CPU" = 3>} {}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {x.a = #dlti.target_system_spec<>} {}

// -----

// expected-error@+1 {{attribute 'dlti.unknown' not supported by dialect}}
module attributes {dlti.unknown} {}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 3} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.unknown}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 1>} {}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 1>} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}
}

// -----

// expected-error@+3 {{expects at most one data layout attribute}}
// expected-note@+2 {{'x.a' is a data layout attribute}}
// expected-note@+1 {{'x.b' is a data layout attribute}}
module attributes {x.a = #dlti.dl_spec<>, x.b = #dlti.dl_spec<>} {}

// -----

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "a"}}
module attributes {x.a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1 : i32>, "a" = #dlti.target_device_spec<"b" = 1 : i32>>} {}
