// SPDX-License-Identifier: Apache-2.0
// Types of unregistered dialects: dotted, bracketed and quoted forms.

"t.v"() : () -> (!d.t, !d.t<>, !d.t<a>, !d.t<a, b>, !d.t<i32>, !d.t<"s">, !d.a.b, !d.t_1, !d.t$2)
"t.v"() : () -> (!d<"t">, !d<"">, !d<"a b">, !d<"a\22b">, !d<t>, !d<t<a>>, !d<>, !d< a >, !d<a b>)
"t.v"() : () -> (!d.t<[1, 2]>, !d.t<(a)>, !d.t<{a = 1}>, !d.t<<a>>, !d.t<a<b<c>>>, !d.t<[{(<>)}]>, !d.t<a -> b>, !d.t<(a) -> (b)>)
"t.v"() : () -> (!d.t<">">, !d.t<"]">, !d.t<"\"">, !d.t<"a\\">, !d.t<"\0A">, !d.t<a!b#c@d%e^f>, !d.t<*?+-:;|>)
"t.v"() : () -> (!d.t<  a  ,  b  >, !d.t< >, !d.t<1.0e+5>, !d.t<0xFF>, !d.t<é>)
"t.v"() : () -> (!d.t<!e.u<#f.v<x>>>, !d.t<tensor<2x!e.u>>, !d.t<affine_map<(i) -> (i)>>)
