// SPDX-License-Identifier: Apache-2.0
// Results: zero, one, packs, several names, uses by number.

"t.none"() : () -> ()
%one = "t.one"() : () -> i32
%two:2 = "t.two"() : () -> (i32, f32)
%a, %b = "t.two"() : () -> (i32, f32)
%c:2, %d, %e:3 = "t.six"() : () -> (i1, i2, i3, i4, i5, i6)
%f:1 = "t.one"() : () -> (i32)
"t.unnamed"() : () -> i32
"t.unnamed"() : () -> (i32, i32)
"t.use"(%one, %two#0, %two#1, %two, %a, %b) : (i32, i32, f32, i32, i32, f32) -> ()
"t.use"(%c#0, %c#1, %d, %e#0, %e#1, %e#2, %f#0, %one#0) : (i1, i2, i3, i4, i5, i6, i32, i32) -> ()
%0 = "t.one"() : () -> i32
%1:2 = "t.two"() : () -> (i32, i32)
%007 = "t.one"() : () -> i32
%a.b$c-d_e = "t.one"() : () -> i32
%_ = "t.one"() : () -> i32
%$ = "t.one"() : () -> i32
%- = "t.one"() : () -> i32
%. = "t.one"() : () -> i32
"t.use"(%0, %1#1, %007, %a.b$c-d_e, %_, %$, %-, %.) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
