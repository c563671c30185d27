// RUN: mlir-opt %s --allow-unregistered-dialect --mem2reg | FileCheck %s

// CHECK-LABEL: llvm.func @basic(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[A]] : i32
// CHECK-NEXT: }
llvm.func @basic(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @noinit() -> i32 {
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : i32
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[UNDEF]] : i32
// CHECK-NEXT: }
llvm.func @noinit() -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @cf(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%[[C1]] : i32)
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.return %[[BLOCK_ARG]] : i32
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

// CHECK-LABEL: llvm.func @types(
// CHECK-SAME: %[[F:.*]]: f32) -> i32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[F]] : f32 to i32
// CHECK-NEXT: llvm.return %[[BITCAST]] : i32
// CHECK-NEXT: }
llvm.func @types(%f: f32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @partial(
// CHECK-SAME: %[[F:.*]]: i16, %{{.*}}: i64) -> !llvm.struct<(i8, i16)> {
// CHECK-NEXT: %[[UNDEF:.*]] = llvm.mlir.undef : i32
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[F]] : i16 to i32
// CHECK-NEXT: %[[CM65536:.*]] = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[UNDEF]], %[[CM65536]] : i32
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[AND]], %[[ZEXT]] : i32
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[OR]] : i32 to i8
// CHECK-NEXT: %[[TRUNC_1:.*]] = llvm.trunc %[[OR]] : i32 to i16
// CHECK-NEXT: "test.use"(%[[TRUNC]], %[[TRUNC_1]]) : (i8, i16) -> ()
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

// CHECK-LABEL: llvm.func @ptrs(
// CHECK-SAME: %[[Q:.*]]: !llvm.ptr) -> i64 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.ptrtoint %[[Q]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.return %[[ADDRESS]] : i64
// CHECK-NEXT: }
llvm.func @ptrs(%q: !llvm.ptr) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %q, %p : !llvm.ptr, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  llvm.return %x : i64
}

// CHECK-LABEL: llvm.func @cast(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[ALLOCA]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[BITCAST]][0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[A]], %[[PTR]] : i32, !llvm.ptr
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[LOAD]] : i32
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

// CHECK-LABEL: llvm.func @lifetime(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[A]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[A]] : i32
// CHECK-NEXT: llvm.return %[[A]] : i32
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

// CHECK-LABEL: llvm.func @volatile(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %[[A]], %[[ALLOCA]] : i32, !llvm.ptr
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[LOAD]] : i32
// CHECK-NEXT: }
llvm.func @volatile(%a: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @memset() -> i32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.mlir.constant(42 : i8) : i8
// CHECK-NEXT: llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[BIG:.*]] = llvm.mlir.constant(707406378 : i32) : i32
// CHECK-NEXT: llvm.return %[[BIG]] : i32
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

// CHECK-LABEL: llvm.func @memset_f(
// CHECK-SAME: %[[V:.*]]: i8) -> f32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[V]] : i8 to i32
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[SHL:.*]] = llvm.shl %[[ZEXT]], %[[C8]] : i32
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[ZEXT]], %[[SHL]] : i32
// CHECK-NEXT: %[[C16:.*]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[SHL_1:.*]] = llvm.shl %[[OR]], %[[C16]] : i32
// CHECK-NEXT: %[[OR_1:.*]] = llvm.or %[[OR]], %[[SHL_1]] : i32
// CHECK-NEXT: %[[BITCAST:.*]] = llvm.bitcast %[[OR_1]] : i32 to f32
// CHECK-NEXT: llvm.return %[[BITCAST]] : f32
// CHECK-NEXT: }
llvm.func @memset_f(%v: i8) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.return %x : f32
}

// CHECK-LABEL: llvm.func @memcpy(
// CHECK-SAME: %[[Q:.*]]: !llvm.ptr) -> f32 {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[Q]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: llvm.store %[[LOAD]], %[[Q]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.load %[[Q]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.return %[[LOAD]] : f32
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

// CHECK-LABEL: llvm.func @loop(
// CHECK-SAME: %[[N:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.br ^bb1(%[[C0]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[BLOCK_ARG]], %[[C1]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[SUM]], %[[N]] : i32
// CHECK-NEXT: llvm.cond_br %[[CMP]], ^bb1(%[[SUM]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[SUM]] : i32
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

// CHECK-LABEL: llvm.func @structs(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(i32, f32, array<4 x i8>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds %[[ALLOCA]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
// CHECK-NEXT: llvm.store %[[A]], %[[PTR]] : i32, !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr inbounds %[[ALLOCA]][0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i8>)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR_1]] : !llvm.ptr -> i8
// CHECK-NEXT: "test.use"(%[[LOAD]]) : (i8) -> ()
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[LOAD_1]] : i32
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

// CHECK-LABEL: llvm.func @struct_memset(
// CHECK-SAME: %{{.*}}: i32) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[C42:.*]] = llvm.mlir.constant(42 : i8) : i8
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[ALLOCA]], %[[C42]], %[[C8]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds %[[ALLOCA]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[LOAD]] : i32
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

// CHECK-LABEL: llvm.func @struct_memcpy(
// CHECK-SAME: %[[Q:.*]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%[[ALLOCA]], %[[Q]], %[[C8]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr inbounds %[[ALLOCA]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[LOAD]] : i32
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

// CHECK-LABEL: llvm.func @array_bytes(
// CHECK-SAME: %[[Q:.*]]: i16) -> i8 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x !llvm.array<10 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ALLOCA]][4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %[[Q]], %[[PTR]] : i16, !llvm.ptr
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[PTR]] : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %[[LOAD]] : i8
// CHECK-NEXT: }
llvm.func @array_bytes(%q: i16) -> i8 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<10 x i16> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %q, %g : i16, !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i8
  llvm.return %x : i8
}

// CHECK-LABEL: llvm.func @select(
// CHECK-SAME: %[[C:.*]]: i1, %[[Q:.*]]: i16) -> i16 {
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[C1]] x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[C]], %[[ALLOCA]], %[[ALLOCA_1]] : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %[[Q]], %[[SELECT]] : i16, !llvm.ptr
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[SELECT]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.return %[[LOAD]] : i16
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
// CHECK-SAME: %[[P:.*]]: !llvm.ptr<2>)
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[ADDRSPACECAST:.*]] = llvm.addrspacecast %[[P]] : !llvm.ptr<2> to !llvm.ptr<1>
// CHECK-NEXT: llvm.return %[[ADDRSPACECAST]] : !llvm.ptr<1>
llvm.func @address_space(%p: !llvm.ptr<2>) -> !llvm.ptr<1> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.ptr<1> : (i32) -> !llvm.ptr
  llvm.store %p, %1 : !llvm.ptr<2>, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr<1>
  llvm.return %2 : !llvm.ptr<1>
}
