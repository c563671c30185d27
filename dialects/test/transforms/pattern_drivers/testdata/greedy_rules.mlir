// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-greedy-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Rules for one operation: greater benefits, then larger patterns come first.

// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[OP_B:.*]] = "test.op_b"(%[[X]]) <{attr = 17 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[OP_F:.*]] = "test.op_f"(%[[OP_B]]) : (i32) -> i32
// CHECK-NEXT: "test.op_b"(%[[OP_F]]) <{attr = 20 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[OP_B_1:.*]] = "test.op_b"(%[[OP_F]]) <{attr = 34 : i32}> : (i32) -> i32
// CHECK-NEXT: "u.use"(%[[OP_B_1]]) : (i32) -> ()
func.func @one(%x: i32) {
  %0 = "test.op_c"(%x) : (i32) -> i32
  %1 = "test.op_d"(%0) : (i32) -> i32
  %2 = "test.op_g"(%1) : (i32) -> i32
  %3 = "test.op_g"(%2) : (i32) -> i32
  "u.use"(%3) : (i32) -> ()
  return
}

// -----

// A rule that uses one value several times.

// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32)
// CHECK-NEXT: %[[OP_N:.*]] = "test.op_n"(%[[Z]], %[[Y]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.op_p"(%[[X]], %[[Y]], %[[X]], %[[Z]], %[[Y]], %[[Z]]) : (i32, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: "u.use"(%[[OP_N]], %[[Y]], %[[Y]], %[[X]]) : (i32, i32, i32, i32) -> ()
func.func @same(%x: i32, %y: i32, %z: i32) {
  %0 = "test.op_p"(%x, %y, %x, %x, %y, %z) : (i32, i32, i32, i32, i32, i32) -> i32
  %1 = "test.op_p"(%x, %y, %x, %z, %y, %z) : (i32, i32, i32, i32, i32, i32) -> i32
  %2 = "test.op_n"(%y, %1) : (i32, i32) -> i32
  %3 = "test.op_n"(%0, %y) : (i32, i32) -> i32
  %4 = "test.op_q"(%x, %x) : (i32, i32) -> i32
  "u.use"(%0, %2, %3, %4) : (i32, i32, i32, i32) -> ()
  return
}

// -----

// Attributes.

// CHECK-LABEL: func.func @attributes
// CHECK-SAME: (%[[X:.*]]: i32, %[[F:.*]]: f32)
// CHECK-NEXT: "test.ignore_arg_match_dst"(%[[F]]) <{f = 2 : i64}> : (f32) -> ()
// CHECK-NEXT: "test.ignore_arg_match_src"(%[[F]], %[[F]], %[[X]]) <{d = 1 : i32, e = "e", f = 2 : i64}> : (f32, f32, i32) -> ()
// CHECK-NEXT: %[[ALL_ATTR_CONSTRAINT_OF2:.*]] = "test.all_attr_constraint_of2"() <{attr = [0, 1]}> : () -> i32
// CHECK-NEXT: %[[OP_M:.*]] = "test.op_m"(%[[X]]) <{optional_attr = 314159265 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[MATCH_OP_ATTRIBUTE2:.*]] = "test.match_op_attribute2"() <{default_valued_attr = 42 : i32, more_attr = 4 : i32, required_attr = 0 : i32}> : () -> i32
// CHECK-NEXT: %[[MATCH_OP_ATTRIBUTE4:.*]] = "test.match_op_attribute4"() <{attr1}> : () -> i32
// CHECK-NEXT: %[[MATCH_OP_ATTRIBUTE4_1:.*]] = "test.match_op_attribute4"() <{attr1, attr2}> : () -> i32
// CHECK-NEXT: "u.use"(%[[ALL_ATTR_CONSTRAINT_OF2]], %[[OP_M]], %[[MATCH_OP_ATTRIBUTE2]], %[[MATCH_OP_ATTRIBUTE4]], %[[MATCH_OP_ATTRIBUTE4_1]]) : (i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: test.op_with_enum  second tag 1 : i32
func.func @attributes(%x: i32, %f: f32) {
  "test.ignore_arg_match_src"(%f, %f, %x) {d = 1 : i64, e = "e", f = 2} : (f32, f32, i32) -> ()
  "test.ignore_arg_match_src"(%f, %f, %x) {d = 1 : i32, e = "e", f = 2} : (f32, f32, i32) -> ()
  %0 = "test.all_attr_constraint_of1"() {attr = [0, 1]} : () -> i32
  %1 = "test.op_m"(%x) : (i32) -> i32
  %2 = "test.match_op_attribute1"() {required_attr = 0 : i32, more_attr = 4 : i32} : () -> i32
  %3 = "test.match_op_attribute3"() : () -> i32
  %4 = "test.match_op_attribute3"() {attr} : () -> i32
  "u.use"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  test.op_with_enum first tag 0 : i32
  return
}

// -----

// Properties: one rule applies to the result of another.

// CHECK-LABEL: func.func @properties
// CHECK-NEXT: test.prop_pattern_op_1 "a" 4 true
// CHECK-NEXT: %[[PROP_PATTERN_OP:.*]] = test.prop_pattern_op_1 "a" -4 false
// CHECK-NEXT: test.prop_pattern_op_2 %[[PROP_PATTERN_OP]] "a.b"
func.func @properties() {
  %0 = test.prop_pattern_op_1 "a" 3 false
  test.prop_pattern_op_2 %0 "b"
  return
}

// -----

// C++ code that matches, and creates one value, several, or none.

// CHECK-LABEL: func.func @calls
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NEXT: %[[NATIVE_CODE_CALL2:.*]] = "test.native_code_call2"(%[[X]]) <{attr = [1, 2]}> : (i32) -> i32
// CHECK-NEXT: "test.op_i"(%[[X]]) : (i32) -> ()
// CHECK-NEXT: %[[OP_K:.*]] = "test.op_k"() : () -> i32
// CHECK-NEXT: %[[TWO:.*]]:2 = "u.two"() : () -> (i32, i32)
// CHECK-NEXT: %[[OUTPUT1:[^,]*]], %{{.*}} = "test.native_code_call5"(%[[TWO]]#0, %[[TWO]]#0) : (i32, i32) -> (i32, i32)
// CHECK-NEXT: %[[NATIVE_CODE_CALL7:.*]] = "test.native_code_call7"(%[[Y]]) : (i32) -> i32
// CHECK-NEXT: %[[NATIVE_CODE_CALL7_1:.*]] = "test.native_code_call7"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: "u.use"(%[[NATIVE_CODE_CALL2]], %[[Y]], %[[OP_K]], %[[OUTPUT1]], %[[NATIVE_CODE_CALL7]], %[[NATIVE_CODE_CALL7_1]]) : (i32, i32, i32, i32, i32, i32) -> ()
func.func @calls(%x: i32, %y: i32) {
  %0 = "test.native_code_call1"(%x, %y) {choice = true, attr1 = 1, attr2 = 2} : (i32, i32) -> i32
  %1 = "test.native_code_call1"(%x, %y) {choice = false, attr1 = 1, attr2 = 2} : (i32, i32) -> i32
  %2 = "test.native_code_call3"(%x) : (i32) -> i32
  %3:2 = "u.two"() : () -> (i32, i32)
  %4:2 = "test.native_code_call4"(%3#1) : (i32) -> (i32, i32)
  %5:2 = "test.native_code_call6"(%x, %y) : (i32, i32) -> (i32, i32)
  "u.use"(%0, %1, %2, %4#0, %5#0, %5#1) : (i32, i32, i32, i32, i32, i32) -> ()
  return
}
