// SPDX-License-Identifier: Apache-2.0
// Strings: escapes in and out, types, other bytes.

"t.v"() {a = "", b = "plain", c = "two words", d = "quote \" end", e = "back \\ slash", f = "tab\tnew\nline", g = "\00\01\1f\7F\80\ff", h = "\41\42"} : () -> ()
"t.v"() {a = "é", b = "日本", c = "// no comment", d = "'", e = "}>])", f = "%x #y !z ^b @s", g = "0x1234", h = "a\0Ab", i = "\\n", j = "\22"} : () -> ()
"t.v"() {a = "typed" : i32, b = "typed" : !d.t, c = "typed" : none, d = "typed" : tensor<2xf32>, e = ["x", "y" : index]} : () -> ()
