// SPDX-License-Identifier: Apache-2.0
// Modules: names, attributes, nesting, implicit modules.

module {}
// -----
module @name {}
// -----
module @"quoted name" {}
// -----
module attributes {d.a = 1 : i32, d.b} {}
// -----
module @name attributes {d.a, "d.odd name" = "x"} {
  "t.op"() : () -> ()
}
// -----
module { module { module @deep {} } }
// -----
module {}
module {}
// -----
module @a {}
"t.op"() : () -> ()
// -----
"t.op"() : () -> ()
// -----
// -----
// Only a comment.
// -----
builtin.module @dotted { builtin.module {} }
// -----
"builtin.module"() ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "g"}> ({
  "t.op"() : () -> ()
}) {d.a} : () -> ()
// -----
"t.region"() ({
  module @in {}
  builtin.module {}
}) : () -> ()
