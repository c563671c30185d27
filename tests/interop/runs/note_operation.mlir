// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-op-on-diagnostic=0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-skip-regions
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-value-users
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-elide-elementsattrs-if-larger=1
// The display of an operation that its verifier rejects.

module @m attributes {a = affine_map<(i) -> (i)>, d.b = dense<[1, 2]> : tensor<2xi32>} {
  "t.op"() ({
  ^bb0(%x: i32):
    %0 = "t.def"() : () -> i32
    "t.br"(%0)[^bb1] : (i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// -----
%0 = "t.def"() : () -> i32
"t.region"() ({
  %1 = "t.def"() : () -> i64
  "builtin.unrealized_conversion_cast"(%0, %1) {m = affine_map<(i) -> (i)>} : (i32, i64) -> ()
}) : () -> ()
// -----
"t.region"() ({
^bb0(%a: i32):
  module {
    "t.use"(%a) : (i32) -> ()
  }
}) : () -> ()
// -----
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  %1 = "t.op"(%2) ({}) : (i32) -> i32
  %2:2 = "t.def"() : () -> (i32, i32)
  "t.end"() : () -> ()
}) : () -> ()
// -----
"t.region"() ({
  "t.end"() : () -> ()
^bb1:
  %0 = unrealized_conversion_cast to i32
}) : () -> ()
// -----
"t.region"() ({
  "t.end"() : () -> ()
^bb1:
  module @n {}
}) : () -> ()
