// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-pretty-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-print-op-generic
// Every kind of location.

"t.op"() : () -> () loc(unknown)
"t.op"() : () -> () loc("file":1:2)
"t.op"() : () -> () loc("file":10)
"t.op"() : () -> () loc("file":1:2 to :5)
"t.op"() : () -> () loc("file":1:2 to 3:4)
"t.op"() : () -> () loc("file":0:0)
"t.op"() : () -> () loc("file":4294967295:4294967295)
"t.op"() : () -> () loc("quo\22te \\ \0A.mlir":1:2)
"t.op"() : () -> () loc("name")
"t.op"() : () -> () loc("name"("file":1:2))
"t.op"() : () -> () loc("name"("inner"(unknown)))
"t.op"() : () -> () loc(callsite("callee" at "file":3:4))
"t.op"() : () -> () loc(callsite(callsite("a" at "b") at callsite("c" at unknown)))
"t.op"() : () -> () loc(fused["a", "file":1:2])
"t.op"() : () -> () loc(fused<"meta">["a", "b"])
"t.op"() : () -> () loc(fused<{k = 1 : i32}>["a"])
"t.op"() : () -> () loc(fused<#d.meta>["a", fused["b", "c"]])
// -----
// Simplifications of fused locations.
"t.op"() : () -> () loc(fused[])
"t.op"() : () -> () loc(fused["a"])
"t.op"() : () -> () loc(fused["a", "a"])
"t.op"() : () -> () loc(fused["a", unknown])
"t.op"() : () -> () loc(fused[unknown, unknown])
"t.op"() : () -> () loc(fused["a", fused["b", "a"]])
"t.op"() : () -> () loc(fused<1 : i32>[])
"t.op"() : () -> () loc(fused<1 : i32>["a"])
"t.op"() : () -> () loc(fused<1 : i32>[unknown])
"t.op"() : () -> () loc(fused<1 : i32>["a", "a"])
"t.op"() : () -> () loc(fused<1 : i32>["b", fused<1 : i32>["c"]])
