// SPDX-License-Identifier: Apache-2.0
// Aliases of attributes and types are resolved and not kept.

!int = i32
!pair = tuple<!int, !int>
!fn = (!int) -> !pair
#num = 5 : !int
#list = [#num, #num]
#map = affine_map<(i, j) -> (j, i)>
#0 = 1.5 : f32
!0 = !int
"t.op"() {a = #num, b = #list, c = #map, d = #0, e = !pair} : () -> (!fn, !0, tensor<2x!int>, memref<2x2x!int, #map>)
%0 = "t.op"() : () -> !int
"t.use"(%0) : (i32) -> ()
#late = "used after"
!late = i64
"t.op"() {a = #late} : () -> !late
#dup = [1]
#dup2 = #dup
#loc = loc("a name")
"t.op"() {a = #dup2, b = #loc} : () -> () loc(#loc)
