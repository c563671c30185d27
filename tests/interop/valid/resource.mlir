// SPDX-License-Identifier: Apache-2.0
// Resources: of dialects, external ones, quoted keys, order, sharing.

"t.v"() {a = dense_resource<one> : tensor<2xi32>, b = dense_resource<"two words"> : tensor<1xi8>, c = dense_resource<one> : tensor<1xi64>, d = dense_resource<missing> : tensor<4xf32>} : () -> ()
"t.v"() {z = dense_resource<late> : tensor<1xf32>, a = dense_resource<early> : tensor<1xf32>, b = dense_resource<wrong_size> : tensor<5xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      late: "0x040000000000803F", unused: "0x0400000000000000",
      early: "0x0400000000000040", one: "0x040000000100000002000000",
      "two words": "0x01000000FF", wrong_size: "0x0400000000000000"
    }
  },
  external_resources: {
    tool.x: { b: true, a: false, "k e y": "text", blob: "0x08000000AABB" },
    other: {},
    third: { s: "" }
  }
#-}
// -----
// Resources before the operations, repeated and empty.
{-# dialect_resources: { builtin: { x: "0x0400000001020304" } } #-}
"t.v"() {a = dense_resource<x> : tensor<4xi8>, b = dense_resource<y> : tensor<4xi8>} : () -> ()
{-# dialect_resources: { builtin: { y: "0x1000000005060708" } }, external_resources: {} #-}
// -----
"t.v"() {a = dense_resource<x> : tensor<?xi8>, b = dense_resource<x> : vector<4xi8>, c = dense_resource<x> : memref<4xi8>, d = dense_resource<x> : tensor<*xf32>} : () -> ()
