// RUN: mlir-opt %s --allow-unregistered-dialect --mem2reg | FileCheck %s

// CHECK-LABEL: llvm.func @basic(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @basic(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @noinit() -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.undef : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
llvm.func @noinit() -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @cf(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%0 : i32)
// CHECK-NEXT: ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.return %1 : i32
// CHECK-NEXT: }
llvm.func @cf(%c: i1, %a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.br ^c
^b:
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.br ^c
^c:
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @types(%arg0: f32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: llvm.return %1 : i32
// CHECK-NEXT: }
llvm.func @types(%f: f32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @partial(%arg0: i16, %arg1: i64) -> !llvm.struct<(i8, i16)> {
// CHECK-NEXT: %0 = llvm.mlir.undef : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.zext %arg0 : i16 to i32
// CHECK-NEXT: %3 = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %4 = llvm.and %0, %3 : i32
// CHECK-NEXT: %5 = llvm.or %4, %2 : i32
// CHECK-NEXT: %6 = llvm.trunc %5 : i32 to i8
// CHECK-NEXT: %7 = llvm.trunc %5 : i32 to i16
// CHECK-NEXT: "test.use"(%6, %7) : (i8, i16) -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @partial(%f: i16, %g: i64) -> (!llvm.struct<(i8, i16)>) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %f, %p : i16, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i8
  %y = llvm.load %p : !llvm.ptr -> i16
  "test.use"(%x, %y) : (i8, i16) -> ()
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @ptrs(%arg0: !llvm.ptr) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: llvm.return %1 : i64
// CHECK-NEXT: }
llvm.func @ptrs(%q: !llvm.ptr) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %q, %p : !llvm.ptr, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.return %x : i64
}

// CHECK-LABEL: llvm.func @cast(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %arg0, %3 : i32, !llvm.ptr
// CHECK-NEXT: %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %4 : i32
// CHECK-NEXT: }
llvm.func @cast(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %g = llvm.getelementptr %b[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %a, %g : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @lifetime(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @lifetime(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_subprogram<name = "x", subprogramFlags = Optimized>, name = "v"> = %p : !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_subprogram<name = "x", subprogramFlags = Optimized>, name = "v"> = %a : i32
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @volatile(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @volatile(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @memset() -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(42 : i8) : i8
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(707406378 : i32) : i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
llvm.func @memset() -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(42 : i8) : i8
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @memset_f(%arg0: i8) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT: %5 = llvm.or %2, %4 : i32
// CHECK-NEXT: %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT: %8 = llvm.or %5, %7 : i32
// CHECK-NEXT: %9 = llvm.bitcast %8 : i32 to f32
// CHECK-NEXT: llvm.return %9 : f32
// CHECK-NEXT: }
llvm.func @memset_f(%v: i8) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.return %x : f32
}

// CHECK-LABEL: llvm.func @memcpy(%arg0: !llvm.ptr) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.store %1, %arg0 : f32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %1 : f32
// CHECK-NEXT: }
llvm.func @memcpy(%q: !llvm.ptr) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %n = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.load %p : !llvm.ptr -> f32
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return %x : f32
}

// CHECK-LABEL: llvm.func @loop(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.br ^bb1(%1 : i32)
// CHECK-NEXT: ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %3 = llvm.add %2, %0 : i32
// CHECK-NEXT: %4 = llvm.icmp "slt" %3, %arg0 : i32
// CHECK-NEXT: llvm.cond_br %4, ^bb1(%3 : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
llvm.func @loop(%n: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %c0, %p : i32, !llvm.ptr
  llvm.br ^h
^h:
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.add %x, %c1 : i32
  llvm.store %y, %p : i32, !llvm.ptr
  %c = llvm.icmp "slt" %y, %n : i32
  llvm.cond_br %c, ^h, ^e
^e:
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}

// CHECK-LABEL: llvm.func @structs(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, f32, array<4 x i8>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr inbounds %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr inbounds %1[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> i8
// CHECK-NEXT: "test.use"(%4) : (i8) -> ()
// CHECK-NEXT: %5 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %5 : i32
// CHECK-NEXT: }
llvm.func @structs(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, f32, array<4 x i8>)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
  llvm.store %a, %g : i32, !llvm.ptr
  %h = llvm.getelementptr inbounds %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
  %w = llvm.load %h : !llvm.ptr -> i8
  "test.use"(%w) : (i8) -> ()
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @struct_memset(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(42 : i8) : i8
// CHECK-NEXT: %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %0 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%3, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %4 = llvm.getelementptr inbounds %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %5 : i32
// CHECK-NEXT: }
llvm.func @struct_memset(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(42 : i8) : i8
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %g = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @struct_memcpy(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %2 = llvm.alloca %0 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: %3 = llvm.getelementptr inbounds %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %4 : i32
// CHECK-NEXT: }
llvm.func @struct_memcpy(%q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %g = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @array_bytes(%arg0: i16) -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<10 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i16, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %3 : i8
// CHECK-NEXT: }
llvm.func @array_bytes(%q: i16) -> i8 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<10 x i16> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %q, %g : i16, !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i8
  llvm.return %x : i8
}

// CHECK-LABEL: llvm.func @select(%arg0: i1, %arg1: i16) -> i16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.select %arg0, %1, %2 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %arg1, %3 : i16, !llvm.ptr
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> i16
// CHECK-NEXT: llvm.return %4 : i16
// CHECK-NEXT: }
llvm.func @select(%c: i1, %q: i16) -> i16 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i16 : (i32) -> !llvm.ptr
  %r = llvm.alloca %c1 x i16 : (i32) -> !llvm.ptr
  %s = llvm.select %c, %p, %r : i1, !llvm.ptr
  llvm.store %q, %s : i16, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i16
  llvm.return %x : i16
}

// A load of another address space becomes an addrspacecast.
// CHECK-LABEL: llvm.func @address_space(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.addrspacecast %arg0 : !llvm.ptr<2> to !llvm.ptr<1>
// CHECK-NEXT: llvm.return %1 : !llvm.ptr<1>
llvm.func @address_space(%p: !llvm.ptr<2>) -> !llvm.ptr<1> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.ptr<1> : (i32) -> !llvm.ptr
  llvm.store %p, %1 : !llvm.ptr<2>, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr<1>
  llvm.return %2 : !llvm.ptr<1>
}
