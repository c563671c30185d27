// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// The display of a source line: tabs, other bytes, trailing blanks, far columns.

	"t.op"()	{a	=	x} : () -> ()
// -----
"é.op"() {a = x} : () -> ()
// -----
"t.op"() {a = x} : () -> ()    
// -----
"t.op"() {aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa = x} : () -> ()
// -----
"t.op"() {a = 1 // comment
  // another

  b = 2} : () -> ()
// -----
"t.op"()   
  -> ()
// -----
  // only a comment in front
  x
// -----
"t.op"() {url = "http://x"
  y} : () -> ()
