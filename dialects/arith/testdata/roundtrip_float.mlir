// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[X:.*]]:2 = unrealized_conversion_cast to f32, bf16
%x:2 = builtin.unrealized_conversion_cast to f32, bf16
// CHECK: %[[Y:.*]]:2 = unrealized_conversion_cast to vector<4xf64>, tensor<?xf16>
%y:2 = builtin.unrealized_conversion_cast to vector<4xf64>, tensor<?xf16>

// CHECK: arith.negf %[[X]]#0 : f32
// GENERIC: "arith.negf"(%{{.*}}) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
%n0 = arith.negf %x#0 : f32
// CHECK: arith.negf %[[Y]]#1 fastmath<nsz> : tensor<?xf16>
%n1 = arith.negf %y#1 fastmath<nsz> : tensor<?xf16>

// CHECK: arith.addf %[[X]]#0, %[[X]]#0 : f32
%r0 = arith.addf %x#0, %x#0 : f32
// CHECK: arith.addf %[[Y]]#0, %[[Y]]#0 fastmath<reassoc,nsz> {t.a} : vector<4xf64>
// GENERIC: "arith.addf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<reassoc,nsz>}> {t.a} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
%r1 = arith.addf %y#0, %y#0 fastmath<nsz,reassoc> {t.a} : vector<4xf64>
// CHECK: arith.subf %[[X]]#1, %[[X]]#1 fastmath<fast> : bf16
// GENERIC: "arith.subf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<fast>}>
%r2 = arith.subf %x#1, %x#1 fastmath<fast> : bf16
// CHECK: arith.mulf %[[Y]]#1, %[[Y]]#1 fastmath<fast> : tensor<?xf16>
%r3 = arith.mulf %y#1, %y#1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : tensor<?xf16>
// CHECK: arith.divf %[[X]]#0, %[[X]]#0 fastmath<arcp,afn> : f32
%r4 = arith.divf %x#0, %x#0 fastmath<arcp,afn> : f32
// CHECK: arith.remf %[[X]]#0, %[[X]]#0 : f32
%r5 = arith.remf %x#0, %x#0 fastmath<none> : f32
// CHECK: arith.maximumf %[[Y]]#0, %[[Y]]#0 : vector<4xf64>
%r6 = arith.maximumf %y#0, %y#0 : vector<4xf64>
// CHECK: arith.maxnumf %[[X]]#1, %[[X]]#1 fastmath<nnan,ninf> : bf16
%r7 = arith.maxnumf %x#1, %x#1 fastmath<nnan,ninf> : bf16
// CHECK: arith.minimumf %[[Y]]#1, %[[Y]]#1 : tensor<?xf16>
%r8 = arith.minimumf %y#1, %y#1 : tensor<?xf16>
// CHECK: arith.minnumf %[[X]]#0, %[[X]]#0 fastmath<contract> : f32
%r9 = arith.minnumf %x#0, %x#0 fastmath<contract> : f32
