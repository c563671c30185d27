// SPDX-License-Identifier: Apache-2.0
// Elements: strings, for types of dialects.

"t.v"() {a = dense<"x"> : tensor<!d.str>, b = dense<"x"> : tensor<2x!d.str>, c = dense<["a", "b"]> : tensor<2x!d.str>, d = dense<[["a"], ["b c"]]> : tensor<2x1x!d.str>, e = dense<["same", "same"]> : tensor<2x!d.str>} : () -> ()
"t.v"() {a = dense<"quo\22te"> : tensor<2x!d.str>, b = dense<["", "\0A", "0x00"]> : tensor<3x!d.str>, c = dense<> : tensor<0x!d.str>, d = dense<""> : tensor<2x!d<"s">>} : () -> ()
