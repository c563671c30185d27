// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// The last operator that uses a sequence is its owner, so that it changes it in
// place. Here that is the second insertion: the first one shares the input.
// CHECK-LABEL: func private @insert(
// CHECK: %[[S:.+]] = krnl.runtime_call @omInputObject(%[[CALL:[^,]+]], %c0{{.*}})
// CHECK: %[[X:.+]] = krnl.runtime_call @omMakeTensor(%[[CALL]],
// CHECK: %[[SHARED:.+]] = krnl.runtime_call @omShareBlock(%[[S]])
// CHECK: %[[T:.+]] = krnl.runtime_call @omAppendToSequence(%[[CALL]], %[[SHARED]], %[[X]])
// CHECK-NOT: omShareBlock
// CHECK: %[[U:.+]] = krnl.runtime_call @omInsertIntoSequence(%[[CALL]], %{{.+}}, %[[S]], %{{.+}}, %{{.+}})
// CHECK: krnl.runtime_call @omOutputObject(%[[CALL]], %{{.+}}, %[[T]])
// CHECK: krnl.runtime_call @omOutputObject(%[[CALL]], %{{.+}}, %[[U]])
func.func @insert(%s: !onnx.Seq<tensor<?xf32>>, %x: tensor<?xf32>, %i: tensor<i64>) -> (!onnx.Seq<tensor<?xf32>>, !onnx.Seq<tensor<?xf32>>) {
  %none = "onnx.NoValue"() {value} : () -> none
  %t = "onnx.SequenceInsert"(%s, %x, %none) : (!onnx.Seq<tensor<?xf32>>, tensor<?xf32>, none) -> !onnx.Seq<tensor<?xf32>>
  %u = "onnx.SequenceInsert"(%s, %x, %i) : (!onnx.Seq<tensor<?xf32>>, tensor<?xf32>, tensor<i64>) -> !onnx.Seq<tensor<?xf32>>
  onnx.Return %t, %u : !onnx.Seq<tensor<?xf32>>, !onnx.Seq<tensor<?xf32>>
}

// -----

// An element has its own sizes, and its memory is freed after the last use.
// CHECK-LABEL: func private @at(
// CHECK: %[[S:.+]] = krnl.runtime_call @omInputObject(
// CHECK: %[[E:.+]] = krnl.runtime_call @omGetSequenceElement(%{{.+}}, %{{.+}}, %[[S]],
// CHECK: %[[X:.+]] = krnl.runtime_call @omCheckTensor(%{{.+}}, %{{.+}}, %[[E]], %c4{{.*}}, %c1{{.*}}) {{.*}} -> memref<f32>
// CHECK: %[[N:.+]] = krnl.runtime_call @omGetTensorSize(%[[X]], %c0{{.*}})
// CHECK: krnl.free %[[S]]
// CHECK: %[[Y:.+]] = krnl.output %{{.+}}[0] (%[[N]])
// CHECK: call @Exp(%[[X]], %[[Y]], %[[N]])
// CHECK: krnl.free %[[X]]
func.func @at(%s: !onnx.Seq<tensor<?xf32>>, %i: tensor<i64>) -> tensor<?xf32> {
  %0 = "onnx.SequenceAt"(%s, %i) : (!onnx.Seq<tensor<?xf32>>, tensor<i64>) -> tensor<?xf32>
  %1 = "onnx.Exp"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}

// -----

// The joined sizes are known before the result has memory.
// CHECK-LABEL: func private @concat(
// CHECK: %[[S:.+]] = krnl.runtime_call @omCheckJoin(
// CHECK: %[[N:.+]] = krnl.runtime_call @omGetJoinedSize(%[[S]],
// CHECK: %[[Y:.+]] = krnl.output %{{.+}}[0] (%[[N]])
// CHECK: krnl.runtime_call @omJoinSequence(%[[S]], %{{.+}}, %{{.+}}, %[[Y]])
func.func @concat(%s: !onnx.Seq<tensor<?xf32>>) -> tensor<?xf32> {
  %0 = "onnx.ConcatFromSequence"(%s) {axis = 0 : si64} : (!onnx.Seq<tensor<?xf32>>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// A loop carries a sequence and changes it in place.
// CHECK-LABEL: func private @loop(
// CHECK: %[[S:.+]] = krnl.runtime_call @omInputObject(
// CHECK: %[[FIRST:.+]] = krnl.runtime_call @omShareBlock(%[[S]])
// CHECK: %[[R:.+]]:3 = scf.while (%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}, %{{.+}} = %[[FIRST]])
// CHECK: ^bb0(%{{.+}}: index, %{{.+}}: i1, %[[A:.+]]: memref<i8>):
// CHECK: %[[NEXT:.+]] = krnl.runtime_call @omAppendToSequence(%{{.+}}, %[[A]],
// CHECK-NOT: krnl.free
// CHECK: scf.yield %{{.+}}, %{{.+}}, %[[NEXT]]
// CHECK: krnl.free %[[S]]
// CHECK: krnl.runtime_call @omOutputObject(%{{.+}}, %{{.+}}, %[[R]]#2)
func.func @loop(%n: tensor<i64>, %s: !onnx.Seq<tensor<?xf32>>, %x: tensor<?xf32>) -> !onnx.Seq<tensor<?xf32>> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Loop"(%n, %none, %s) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: !onnx.Seq<tensor<?xf32>>):
    %1 = "onnx.SequenceInsert"(%a, %x, %none) : (!onnx.Seq<tensor<?xf32>>, tensor<?xf32>, none) -> !onnx.Seq<tensor<?xf32>>
    onnx.Yield %c, %1 : tensor<i1>, !onnx.Seq<tensor<?xf32>>
  }) : (tensor<i64>, none, !onnx.Seq<tensor<?xf32>>) -> !onnx.Seq<tensor<?xf32>>
  onnx.Return %0 : !onnx.Seq<tensor<?xf32>>
}

// -----

// A branch gives up what it has made, and shares what it has not.
// CHECK-LABEL: func private @branches(
// CHECK: %[[O:.+]] = krnl.runtime_call @omInputObject(
// CHECK: %[[R:.+]] = scf.if %{{.+}} -> (memref<i8>) {
// CHECK: %[[NEW:.+]] = krnl.runtime_call @omMakeTensor(
// CHECK: scf.yield %[[NEW]]
// CHECK: } else {
// CHECK: %[[SHARED:.+]] = krnl.runtime_call @omShareBlock(%[[O]])
// CHECK: scf.yield %[[SHARED]]
// CHECK: krnl.free %[[O]]
// CHECK: %[[HAS:.+]] = krnl.runtime_call @omHasElement(%[[R]])
// CHECK: krnl.free %[[R]]
func.func @branches(%c: tensor<i1>, %x: tensor<?xf32>, %o: !onnx.Opt<tensor<?xf32>>) -> tensor<i1> {
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Optional"(%x) : (tensor<?xf32>) -> !onnx.Opt<tensor<?xf32>>
    onnx.Yield %1 : !onnx.Opt<tensor<?xf32>>
  }, {
    onnx.Yield %o : !onnx.Opt<tensor<?xf32>>
  }) : (tensor<i1>) -> !onnx.Opt<tensor<?xf32>>
  %2 = "onnx.OptionalHasElement"(%0) : (!onnx.Opt<tensor<?xf32>>) -> tensor<i1>
  onnx.Return %2 : tensor<i1>
}
