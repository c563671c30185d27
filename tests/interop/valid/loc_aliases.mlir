// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Names for locations: before use, after use, through each other.

#first = loc("first")
#nested = loc(fused[#first, "second"])
"t.op"() : () -> () loc(#first)
"t.op"() : () -> () loc(#nested)
"t.op"() : () -> () loc(#later)
"t.op"() ({
^bb0(%a: i32 loc(#later), %b: i32 loc("inline"), %c: i32, %d: i32 loc(unknown)):
  "t.in"(%a) : (i32) -> () loc(#last)
  "t.br"()[^bb1] : () -> () loc(#first)
^bb1(%e: i32 loc(#last)):
  "t.end"() : () -> ()
}) : () -> () loc(callsite(#first at #nested))
module @m {
  "t.in"() : () -> () loc(#later)
} loc(#last)
#later = loc("later":1:2)
#last = loc(callsite(#later at #first))
// -----
module {
  "t.op"() {l = loc("attribute"), m = loc("f":1:1)} : () -> () loc("attribute")
  "t.op"() : () -> () loc("n"("f":1:1))
} loc(unknown)
// -----
#m = affine_map<(i) -> (i + 1)>
"t.op"() {m = #m} : () -> () loc(fused<#m>["a"])
"t.op"() : () -> () loc(fused<[#m, {l = loc("b")}]>["a"])
