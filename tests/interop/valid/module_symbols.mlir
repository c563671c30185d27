// SPDX-License-Identifier: Apache-2.0
// Symbols: names and visibility of modules.

module @a attributes {sym_visibility = "private"} {}
// -----
module @a attributes {sym_visibility = "public"} {}
// -----
module @a attributes {sym_visibility = "nested"} {}
// -----
module attributes {sym_name = "from_attribute"} {}
// -----
module attributes {sym_visibility = "odd"} {}
// -----
module @top {
  module @a {
    module @a {}
  }
  module @b {}
  "t.sym"() {sym_name = "c", refs = [@a, @a::@a, @b]} : () -> ()
  "t.sym"() <{sym_name = "d"}> : () -> ()
}
// -----
"builtin.module"() <{sym_name = "p"}> ({
^bb0:
}) {sym_name = "d"} : () -> ()
