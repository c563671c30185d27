// SPDX-License-Identifier: Apache-2.0
// ROUNDTRIP: no
// Input whose output cannot be parsed to the same IR; the output is upstream's.

"t.v"() {a = 0x1 : f80, b = 0x1 : f128, c = loc("f":1:2)} : () -> ()
"t.v"() {a = @"", b = @a::@"", c = sparse<[[0], [0]], [1, 2]> : tensor<2xi32>} : () -> ()
module @"" {}
