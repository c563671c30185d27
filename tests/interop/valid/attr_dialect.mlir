// SPDX-License-Identifier: Apache-2.0
// Attributes of unregistered dialects.

"t.v"() {a = #d.a, b = #d.a<>, c = #d.a<x>, d = #d.a<"x">, e = #d<"x">, f = #d<x>, g = #d.a.b, h = #d<"">} : () -> ()
"t.v"() {a = #d.a : i32, b = #d<"x"> : f32, c = #d.a<x> : !e.t, d = #d.a : tensor<2xi32>, e = #d.a : none, f = #d.a<x> : none} : () -> ()
"t.v"() {a = #d.a<[1, {x = 2}], (y) -> z>, b = #d.a<">">, c = #d.a<#e.b<!f.t>>, d = #d<"a\22b">, e = #d.a<  spaced   out  >, f = #d<a -> b>} : () -> ()
"t.v"() {c = #d.a<1 : i32>, d = [#d.a, #d.b<c> : i8]} : () -> ()
