// SPDX-License-Identifier: Apache-2.0
// The strided layout as an attribute.

"t.v"() {a = strided<[]>, b = strided<[1]>, c = strided<[1, 2]>, d = strided<[?]>, e = strided<[1, ?], offset: ?>, f = strided<[1], offset: 0>, g = strided<[1], offset: 7>} : () -> ()
"t.v"() {a = strided<[-1], offset: -2>, b = strided<[0]>, c = strided<[9223372036854775807]>, d = strided< [ 1 , 2 ] , offset : 3 >, e = strided<[], offset: 1>} : () -> ()
