// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
// FLAGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-unique-ssa-ids
// FLAGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-value-users
// Names of values from their locations.

%0 = "t.def"() : () -> i32 loc("plain")
%1 = "t.def"() : () -> i32 loc("plain")
%2 = "t.def"() : () -> i32 loc("plain_0")
%3 = "t.def"() : () -> i32 loc("two words")
%4 = "t.def"() : () -> i32 loc("a.b$c-d_e")
%5 = "t.def"() : () -> i32 loc("1st")
%6 = "t.def"() : () -> i32 loc("é!/:%")
%7 = "t.def"() : () -> i32 loc("")
%8 = "t.def"() : () -> i32 loc("child"("f":1:2))
%9 = "t.def"() : () -> i32 loc(fused["f":1:2, "in_fused"])
%10 = "t.def"() : () -> i32 loc(callsite("callee" at "caller"))
%11:3 = "t.def"() : () -> (i32, i32, i32) loc("pack")
%12 = "t.def"() : () -> i32 loc("f":1:2)
%13 = "t.def"() : () -> i32 loc("arg0")
%14 = "t.def"() : () -> i32 loc("5")
%15 = "t.def"() : () -> i32 loc("_x")
%16 = "t.def"() : () -> i32 loc(fused<"meta">["in_meta"])
%17 = "t.def"() : () -> i32 loc(callsite("f":1:2 at "caller2"))
"t.region"() ({
^bb0(%a: i32 loc("plain"), %b: i32 loc("arg"), %c: i32):
  %18 = "t.def"() : () -> i32 loc("plain")
  "t.use"(%a, %18, %11#1) : (i32, i32, i32) -> ()
  "t.br"()[^bb1] : () -> ()
^bb1(%d: i32 loc("blockarg")):
  "t.end"() : () -> () loc("no_result")
}, {
^bb0(%a: i32 loc("arg")):
  %18 = "t.def"() : () -> i32 loc("plain")
}) : () -> ()
module {
  %19 = "t.def"() : () -> i32 loc("plain")
  %20 = "t.def"() : () -> i32 loc("fresh")
  %21 = "t.def"() : () -> i32 loc("fresh")
} loc("module_name")
