// SPDX-License-Identifier: Apache-2.0
// FLAGS: 

module @a {
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "b.c"() ({
    "d.e"() : () -> ()
  }) : () -> ()
}
