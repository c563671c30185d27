// SPDX-License-Identifier: Apache-2.0
// Dictionaries: sorted by key, quoted keys, unit values, nesting.

"t.v"() {z = 1, a = 2, m = 3, B = 4, _x = 5, a1 = 6, a.b = 7, a$c = 8, A = 9} : () -> ()
"t.v"() {"quoted key" = 1, "plain" = 2, "1st" = 3, "a-b" = 4, "é" = 5, "a\22b" = 6, "new\nline" = 7, "." = 8, "a.b" = 9, "$" = 10, "true" = 11} : () -> ()
"t.v"() {a = {}, b = {c}, c = {d = {e = {f}}}, d = {"x y" = 1, z}, e = {b = 1, a = 2}} : () -> ()
"t.v"() {unit, a = unit, b, "c" = unit, "d e"} : () -> ()
"t.v"() {} : () -> ()
"t.v"() {true = 1, i32 = 2, loc = 3, dense = 4, tensor = 5, affine_map = 6, array = 7, index = 8, module = 9, attributes = 10, si8 = 11, to = 12, mod = 13} : () -> ()
