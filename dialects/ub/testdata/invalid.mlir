// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics --split-input-file

// expected-error @below {{unknown attribute `foo` in dialect `ub`}}
%0 = ub.poison <#ub.foo> : i32

// -----

// expected-error @below {{custom op 'ub.poison' invalid kind of attribute specified}}
%0 = ub.poison <3 : i32> : i32

// -----

// expected-error @below {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
%0 = "ub.poison"() {value = 3 : i32} : () -> i32

// -----

// expected-error @below {{'ub.poison' op requires one result}}
"ub.poison"() : () -> ()

// -----

"t.op"() ({
  // expected-error @below {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{unregistered operation 'ub.foo' found in dialect ('ub') that does not allow unknown operations}}
"ub.foo"() : () -> ()
