// SPDX-License-Identifier: Apache-2.0
// Locations as attribute values.

"t.v"() {a = loc(unknown), b = loc("f":1:2), c = loc("name"), d = loc("name"("f":1:2)), e = loc(callsite("a" at "b")), f = loc(fused["a", "b"])} : () -> ()
"t.v"() {a = loc(fused<"meta">["a"]), b = loc("f":1:2 to 3:4), c = loc("f":1:2 to :4), d = [loc("x")], e = {l = loc("y")}} : () -> ()
"t.v"() {b = loc("f":1), c = loc("f":0:0), d = loc("f":1:2 to 1:9), e = loc("":0:0), f = loc("quo\22te":1:1), g = loc("quo\22te")} : () -> ()
