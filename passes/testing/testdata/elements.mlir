// RUN: mlir-opt %s --allow-unregistered-dialect --test-elements-attr-interface --verify-diagnostics

// expected-error @below {{Test iterating `int64_t`: 1, -2}}
// expected-error @below {{Test iterating `uint64_t`: 1, 18446744073709551614}}
// expected-error @below {{Test iterating `APInt`: 1, -2}}
// expected-error @below {{Test iterating `IntegerAttr`: 1 : i64, -2 : i64}}
arith.constant dense<[1, -2]> : tensor<2xi64>

// expected-error @below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `APInt`: -1, -1}}
// expected-error @below {{Test iterating `IntegerAttr`: true, true}}
arith.constant dense<true> : tensor<2xi1>

// expected-error @below {{Test iterating `int64_t`: 0, 7}}
// expected-error @below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `APInt`: 0, 7}}
// expected-error @below {{Test iterating `IntegerAttr`: 0 : si64, 7 : si64}}
"test.x"() {a = sparse<1, 7> : tensor<2xsi64>, b = array<i64: 3>} : () -> ()

// expected-error @below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `uint64_t`: 10, 11}}
// expected-error @below {{Test iterating `APInt`: 10, 11}}
// expected-error @below {{Test iterating `IntegerAttr`: 10 : i64, 11 : i64}}
"test.x"() {a = #test.i64_elements<[10, 11]> : tensor<2xi64>} : () -> ()

// expected-error @below {{Test iterating `int64_t`: expected element type to be an integer type}}
// expected-error @below {{Test iterating `uint64_t`: expected element type to be an integer type}}
// expected-error @below {{Test iterating `APInt`: expected element type to be an integer type}}
// expected-error @below {{Test iterating `IntegerAttr`: expected element type to be an integer type}}
arith.constant dense<1> : tensor<2xindex>

// expected-error @below {{Test iterating `int64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `uint64_t`: unable to iterate type}}
// expected-error @below {{Test iterating `APInt`: unable to iterate type}}
// expected-error @below {{Test iterating `IntegerAttr`: unable to iterate type}}
"test.x"() {a = dense_resource<r> : tensor<1xi64>} : () -> ()

{-#
  dialect_resources: {
    builtin: { r: "0x080000000100000000000000" }
  }
#-}
