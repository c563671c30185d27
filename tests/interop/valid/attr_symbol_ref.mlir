// SPDX-License-Identifier: Apache-2.0
// Symbol references: flat, nested, quoted.

"t.v"() {a = @a, b = @_a, c = @a.b, d = @a$b, f = @A1} : () -> ()
"t.v"() {a = @"quoted", b = @"two words", c = @"1a", e = @"a\22b", f = @"a\\b", g = @"new\nline", h = @"a::b", i = @"é"} : () -> ()
"t.v"() {a = @a::@b, b = @a::@b::@c, c = @"a"::@"b c"::@"d", d = @a :: @b, f = @a: :@b} : () -> ()
