// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --lift-cf-to-scf

func.func @unreachable(%n: i32) -> i32 {
  cf.br ^end
^end:
  return %n : i32
^never:
  // expected-error@+1 {{'func.return' op transformation does not support unreachable blocks}}
  return %n : i32
}

// -----

func.func @unreachable_cycle(%c: i1) {
  cf.br ^end
^end:
  return
^cycle:
  // expected-error@+1 {{'cf.cond_br' op transformation does not support unreachable blocks}}
  cf.cond_br %c, ^end, ^cycle
}

// -----

func.func @endless() {
  "test.region"() ({
    cf.br ^cycle
  ^cycle:
    // expected-error@+1 {{Cannot create unreachable terminator for 'test.region'}}
    cf.br ^cycle
  }) : () -> ()
  return
}

// -----

func.func @other_branch(%c: i1, %n: i32) -> i32 {
  // expected-error@+1 {{'llvm.cond_br' op Cannot convert unknown control flow op to structured control flow}}
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %n, %n : i32
  return %0 : i32
^b:
  return %n : i32
}

// -----

func.func @effects(%p: !llvm.ptr, %n: i32) -> i32 {
  // expected-error@+1 {{'llvm.invoke' op transformation does not support terminators with side effects}}
  llvm.invoke %p() to ^a unwind ^b : !llvm.ptr, () -> ()
^a:
  return %n : i32
^b:
  %0 = llvm.landingpad cleanup : i32
  return %0 : i32
}

// -----

func.func @flag(%flag: si16) {
  // expected-error@+1 {{'cf.switch' op cannot be converted: the flag has type 'si16', which is not cast to index}}
  cf.switch %flag : si16, [
    default: ^bb1,
    5: ^bb2
  ]
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb3
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3
^bb3:
  return
}

// -----

func.func @flag(%flag: i128) {
  // expected-error@+1 {{'cf.switch' op cannot be converted: the flag has type 'i128', which is not cast to index}}
  cf.switch %flag : i128, [
    default: ^bb1,
    5: ^bb2
  ]
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb3
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3
^bb3:
  return
}
