// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-disable-threading
// The selection and the order of several reported errors.

module {
  module attributes {a} {}
  module attributes {b} { module attributes {c} {} }
  "builtin.module"() ({}) : () -> ()
}
// -----
module {
  module { module attributes {a1} {} module attributes {a2} {} }
  module attributes {b} {}
  "t.region"() ({
    module attributes {c} {}
    module attributes {d} {}
  }) : () -> ()
}
// -----
module {
  module attributes {a} {}
  "builtin.unrealized_conversion_cast"() : () -> ()
  "builtin.unrealized_conversion_cast"() : () -> ()
}
// -----
module {
  "t.sym"() {sym_name = "a"} : () -> ()
  "t.sym"() {sym_name = "a"} : () -> ()
  "t.region"() ({
    "t.br"()[^bb1] : () -> ()
  ^bb1:
    "t.use"(%x) : (i32) -> ()
    %x = "t.def"() : () -> i32
    "t.end"() : () -> ()
  }) : () -> ()
  module { module @b {} module @b {} }
}
// -----
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.region"() ({
    "t.br"()[^bb1] : () -> ()
  ^bb1:
    "t.use"(%y) : (i32) -> ()
    %y = "t.def"() : () -> i32
    "t.end"() : () -> ()
  }) : () -> ()
  "t.end"() : () -> ()
}, {
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%z) : (i32) -> ()
  %z = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
