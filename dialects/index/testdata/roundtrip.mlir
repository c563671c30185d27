// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[A:idx8]] = index.constant 8
// GENERIC: "index.constant"() <{value = 8 : index}> : () -> index
%a = index.constant 8
// The value is greater than 2^32.
// CHECK: %[[B:idx4294967299]] = index.constant 4294967299
%b = index.constant 4294967299
// CHECK: index.constant {t.a} -1
%minus = index.constant {t.a} -1
// CHECK: index.bool.constant true
// GENERIC: "index.bool.constant"() <{value = true}> : () -> i1
%true = index.bool.constant true
// CHECK: index.bool.constant false
%false = index.bool.constant false

// CHECK: index.add %[[A]], %[[B]]
// GENERIC: "index.add"(%{{.*}}, %{{.*}}) : (index, index) -> index
%0 = index.add %a, %b
// CHECK: index.sub %[[A]], %[[B]]
%1 = index.sub %a, %b
// CHECK: index.mul %[[A]], %[[B]]
%2 = index.mul %a, %b
// CHECK: index.divs %[[A]], %[[B]]
%3 = index.divs %a, %b
// CHECK: index.divu %[[A]], %[[B]]
%4 = index.divu %a, %b
// CHECK: index.ceildivs %[[A]], %[[B]]
%5 = index.ceildivs %a, %b
// CHECK: index.ceildivu %[[A]], %[[B]]
%6 = index.ceildivu %a, %b
// CHECK: index.floordivs %[[A]], %[[B]]
%7 = index.floordivs %a, %b
// CHECK: index.rems %[[A]], %[[B]]
%8 = index.rems %a, %b
// CHECK: index.remu %[[A]], %[[B]]
%9 = index.remu %a, %b
// CHECK: index.maxs %[[A]], %[[B]]
%10 = index.maxs %a, %b
// CHECK: index.maxu %[[A]], %[[B]]
%11 = index.maxu %a, %b
// CHECK: index.mins %[[A]], %[[B]]
%12 = index.mins %a, %b
// CHECK: index.minu %[[A]], %[[B]]
%13 = index.minu %a, %b
// CHECK: index.shl %[[A]], %[[B]]
%14 = index.shl %a, %b
// CHECK: index.shrs %[[A]], %[[B]]
%15 = index.shrs %a, %b
// CHECK: index.shru %[[A]], %[[B]] {t.a = 1 : i64}
%16 = index.shru %a, %b {t.a = 1 : i64}
// CHECK: index.and %[[A]], %[[B]]
%17 = index.and %a, %b
// CHECK: index.or %[[A]], %[[B]]
%18 = index.or %a, %b
// CHECK: index.xor %[[A]], %[[B]]
%19 = index.xor %a, %b

// CHECK: %[[N:.*]] = index.casts %[[A]] : index to i32
%20 = index.casts %a : index to i32
// CHECK: index.castu %[[A]] : index to ui64
%21 = index.castu %a : index to ui64
// CHECK: index.casts %[[N]] : i32 to index
%22 = index.casts %20 : i32 to index
// CHECK: index.castu %[[N]] : i32 to index
%23 = index.castu %20 : i32 to index

// CHECK: index.cmp eq(%[[A]], %[[B]])
// GENERIC: "index.cmp"(%{{.*}}, %{{.*}}) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
%24 = index.cmp eq(%a, %b)
// CHECK: index.cmp ne(%[[A]], %[[B]])
%25 = index.cmp ne(%a, %b)
// CHECK: index.cmp slt(%[[A]], %[[B]])
%26 = index.cmp slt(%a, %b)
// CHECK: index.cmp sle(%[[A]], %[[B]])
%27 = index.cmp sle(%a, %b)
// CHECK: index.cmp sgt(%[[A]], %[[B]])
%28 = index.cmp sgt(%a, %b)
// CHECK: index.cmp sge(%[[A]], %[[B]])
%29 = index.cmp sge(%a, %b)
// CHECK: index.cmp ult(%[[A]], %[[B]])
%30 = index.cmp ult(%a, %b)
// CHECK: index.cmp ule(%[[A]], %[[B]])
%31 = index.cmp ule(%a, %b)
// CHECK: index.cmp ugt(%[[A]], %[[B]])
%32 = index.cmp ugt(%a, %b)
// CHECK: index.cmp uge(%[[A]], %[[B]])
%33 = index.cmp uge(%a, %b)

// CHECK: index.sizeof
%34 = index.sizeof
