// SPDX-License-Identifier: Apache-2.0
// Distinct attributes: numbered in order of appearance.

"t.v"() {a = distinct[5]<1 : i32>, b = distinct[3]<1 : i32>, c = distinct[5]<1 : i32>} : () -> ()
"t.v"() {a = distinct[3]<1 : i32>, b = distinct[0]<unit>, c = distinct[7]<>, d = distinct[8]<[distinct[9]<"x">]>} : () -> ()
// -----
#a = distinct[0]<42 : i32>
#b = distinct[1]<#a>
"t.v"() {a = #a, b = #b, c = #a} : () -> ()
"t.v"() {a = distinct[2]<#b>, b = distinct[3]<@s>, c = distinct[4]<i32>, d = distinct[5]<{k = 1}>} : () -> ()
