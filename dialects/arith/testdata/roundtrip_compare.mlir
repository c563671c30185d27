// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[X:.*]]:2 = unrealized_conversion_cast to i8, vector<2xi32>
%x:2 = builtin.unrealized_conversion_cast to i8, vector<2xi32>
// CHECK: %[[Y:.*]]:2 = unrealized_conversion_cast to f32, tensor<?xf16>
%y:2 = builtin.unrealized_conversion_cast to f32, tensor<?xf16>

// CHECK: arith.cmpi eq, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 0 : i64}> : (i8, i8) -> i1
%i0 = arith.cmpi eq, %x#0, %x#0 : i8
// CHECK: arith.cmpi ne, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 1 : i64}> : (i8, i8) -> i1
%i1 = arith.cmpi ne, %x#0, %x#0 : i8
// CHECK: arith.cmpi slt, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 2 : i64}> : (i8, i8) -> i1
%i2 = arith.cmpi slt, %x#0, %x#0 : i8
// CHECK: arith.cmpi sle, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 3 : i64}> : (i8, i8) -> i1
%i3 = arith.cmpi sle, %x#0, %x#0 : i8
// CHECK: arith.cmpi sgt, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 4 : i64}> : (i8, i8) -> i1
%i4 = arith.cmpi sgt, %x#0, %x#0 : i8
// CHECK: arith.cmpi sge, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 5 : i64}> : (i8, i8) -> i1
%i5 = arith.cmpi sge, %x#0, %x#0 : i8
// CHECK: arith.cmpi ult, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 6 : i64}> : (i8, i8) -> i1
%i6 = arith.cmpi ult, %x#0, %x#0 : i8
// CHECK: arith.cmpi ule, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 7 : i64}> : (i8, i8) -> i1
%i7 = arith.cmpi ule, %x#0, %x#0 : i8
// CHECK: arith.cmpi ugt, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 8 : i64}> : (i8, i8) -> i1
%i8 = arith.cmpi ugt, %x#0, %x#0 : i8
// CHECK: arith.cmpi uge, %[[X]]#0, %[[X]]#0 : i8
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 9 : i64}> : (i8, i8) -> i1
%i9 = arith.cmpi uge, %x#0, %x#0 : i8
// CHECK: arith.cmpi slt, %[[X]]#1, %[[X]]#1 {t.a} : vector<2xi32>
// GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 2 : i64}> {t.a} : (vector<2xi32>, vector<2xi32>) -> vector<2xi1>
%v = arith.cmpi slt, %x#1, %x#1 {t.a} : vector<2xi32>

// CHECK: arith.cmpf false, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
%f0 = arith.cmpf false, %y#0, %y#0 : f32
// CHECK: arith.cmpf oeq, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
%f1 = arith.cmpf oeq, %y#0, %y#0 : f32
// CHECK: arith.cmpf ogt, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
%f2 = arith.cmpf ogt, %y#0, %y#0 : f32
// CHECK: arith.cmpf oge, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
%f3 = arith.cmpf oge, %y#0, %y#0 : f32
// CHECK: arith.cmpf olt, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
%f4 = arith.cmpf olt, %y#0, %y#0 : f32
// CHECK: arith.cmpf ole, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
%f5 = arith.cmpf ole, %y#0, %y#0 : f32
// CHECK: arith.cmpf one, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
%f6 = arith.cmpf one, %y#0, %y#0 : f32
// CHECK: arith.cmpf ord, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
%f7 = arith.cmpf ord, %y#0, %y#0 : f32
// CHECK: arith.cmpf ueq, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
%f8 = arith.cmpf ueq, %y#0, %y#0 : f32
// CHECK: arith.cmpf ugt, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
%f9 = arith.cmpf ugt, %y#0, %y#0 : f32
// CHECK: arith.cmpf uge, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
%f10 = arith.cmpf uge, %y#0, %y#0 : f32
// CHECK: arith.cmpf ult, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
%f11 = arith.cmpf ult, %y#0, %y#0 : f32
// CHECK: arith.cmpf ule, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
%f12 = arith.cmpf ule, %y#0, %y#0 : f32
// CHECK: arith.cmpf une, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
%f13 = arith.cmpf une, %y#0, %y#0 : f32
// CHECK: arith.cmpf uno, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
%f14 = arith.cmpf uno, %y#0, %y#0 : f32
// CHECK: arith.cmpf true, %[[Y]]#0, %[[Y]]#0 : f32
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
%f15 = arith.cmpf true, %y#0, %y#0 : f32
// CHECK: arith.cmpf ule, %[[Y]]#1, %[[Y]]#1 fastmath<nnan,nsz> : tensor<?xf16>
// GENERIC: "arith.cmpf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<nnan,nsz>, predicate = 12 : i64}> : (tensor<?xf16>, tensor<?xf16>) -> tensor<?xi1>
%t = arith.cmpf "ule", %y#1, %y#1 fastmath<nnan,nsz> : tensor<?xf16>
