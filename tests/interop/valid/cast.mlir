// SPDX-License-Identifier: Apache-2.0
// The conversion cast, in both forms.

%a = "t.def"() : () -> i32
%b = unrealized_conversion_cast %a : i32 to i64
%c:2 = unrealized_conversion_cast %a, %b : i32, i64 to f32, f64
%d = unrealized_conversion_cast to tensor<2xf32>
%e = builtin.unrealized_conversion_cast %d : tensor<2xf32> to !d.t
%f = unrealized_conversion_cast %a : i32 to i64 {note = "x", n}
%g = "builtin.unrealized_conversion_cast"(%a) {n} : (i32) -> i8
%h:2 = "builtin.unrealized_conversion_cast"(%a, %b) : (i32, i64) -> (i1, i2)
unrealized_conversion_cast %c#0, %c#1 : f32, f64 to () -> ()
"t.region"() ({
  %i = unrealized_conversion_cast %later : i16 to i8
  %later = "t.def"() : () -> i16
}) : () -> ()
