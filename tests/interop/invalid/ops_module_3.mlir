// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
// expected-error @+1 {{block with no terminator, has }}
  module {}
  ^a:
  "br"() [^a] : () -> ()
}) : () -> ()
