// SPDX-License-Identifier: Apache-2.0
// Dense arrays of every element type.

"t.v"() {a = array<i1>, b = array<i8>, c = array<i16>, d = array<i32>, e = array<i64>, f = array<f32>, g = array<f64>} : () -> ()
"t.v"() {a = array<i1: true, false, true>, b = array<i8: 1, -128, 127>, c = array<i16: 0x7F, -32768>, d = array<i32: 2147483647, -2147483648>, e = array<i64: 9223372036854775807, -1>} : () -> ()
"t.v"() {a = array<f32: 1.0, -0.0, 0.1, 1.0e10, 0x7FC00000, 0x7F800000, 1234567.0>, b = array<f64: 0.1, 0x7FF0000000000000, 3.14159265358979>} : () -> ()
"t.v"() {a = array<f16: 1.0, 0x7C00>, b = array<bf16: 1.5>, c = array<f8E5M2: 1.5>, d = array<f80: 1.5>, e = array<f128: 0.1>, f = array<i128: 1, -1>, g = array<i24: 5>} : () -> ()
"t.v"() {a = array<ui8: 1, 200>, b = array<si8: -1, 1>, c = array<i8: 255, 128>, d = array<i32: 4294967295>, e = array<i64: 18446744073709551615>, f = array<ui64: 18446744073709551615>} : () -> ()
"t.v"() {a = array< i32 : 1 ,2, 3 >, b = [array<i32: 1>, array<i32>]} : () -> ()
