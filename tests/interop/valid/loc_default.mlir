// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-value-users
// The default location of an operation is that of its name, not of its results.

%0 = "t.op"() : () -> i32
%1:2, %2 =
    "t.op"() : () -> (i32, i32, i32)
  module @m {
    %3 = unrealized_conversion_cast
      to i64
  }
"t.op"(
  %0) ({
^bb0(%a: i32,
     %b
     : i32):
  "t.br"()[^bb1] : () -> ()
^bb1(%c: i32):
  "t.end"() : () -> ()
}) : (i32) -> ()
