// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect

"t.one"() : () -> ()
// ----
"t.two"() : () -> ()
// ---
"t.three"() : () -> ()
// ----- "t.words"() : () -> ()
"t.four"() : () -> () // ----- "t.five"() : () -> ()
//-----
"t.six"() : () -> ()
  // -----
"t.seven"() : () -> ()
// -----
