// SPDX-License-Identifier: Apache-2.0
// Comments anywhere between two tokens.

// one
"t.op"() // two
  : // three
  () // four
  -> // five
  () // six
"t.op"() { // seven
  a = 1 : i32, // eight // nine
  // ten
  b = [ // eleven
    1 ]
} : () -> () "t.op"() : () -> ()   	 "t.op"()	:	()	->	()
//"t.gone"() : () -> ()
"t.op"() ({ // twelve
  // thirteen
^bb0: // fourteen
  // fifteen
}) : () -> ()
// sixteen, at the end without a new line