// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-print-unique-ssa-ids
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect
// FLAGS: --allow-unregistered-dialect --mlir-print-unique-ssa-ids --mlir-print-local-scope --mlir-print-op-generic
// Value numbers that are unique in the whole output.

%0 = "t.def"() : () -> i32
"t.region"() ({
^bb0(%a: i32, %b: i32):
  %1 = "t.def"() : () -> i32
  "t.region"() ({
  ^bb0(%c: i32):
    %2 = "t.def"() : () -> i32
  }, {
  ^bb0(%c: i32, %d: i32):
    %2 = "t.def"() : () -> i32
  }) : () -> ()
  %3 = "t.def"() : () -> i32
}, {
^bb0(%a: i32):
  %1:2 = "t.def"() : () -> (i32, i32)
  "t.br"()[^bb1] : () -> ()
^bb1(%c: i32):
  %4 = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
module {
  %5 = "t.def"() : () -> i32
  "t.region"() ({
  ^bb0(%a: i32):
    %6 = "t.def"() : () -> i32
  }) : () -> ()
}
%7 = "t.def"() : () -> i32
