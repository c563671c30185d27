// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-index-to-llvm=index-bitwidth=32 | FileCheck %s

// CHECK: func.func @add(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.add %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @add(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @sub(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.sub %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @sub(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @mul(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mul %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @mul(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @divs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.sdiv %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @divs(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @divu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.udiv %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @divu(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @ceildivs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.sdiv %1, %0 : i32
// CHECK-NEXT: %4 = llvm.mul %3, %0 : i32
// CHECK-NEXT: %5 = llvm.icmp "ne" %4, %1 : i32
// CHECK-NEXT: %6 = llvm.icmp "slt" %1, %2 : i32
// CHECK-NEXT: %7 = llvm.icmp "slt" %0, %2 : i32
// CHECK-NEXT: %8 = llvm.icmp "eq" %6, %7 : i1
// CHECK-NEXT: %9 = llvm.and %5, %8 : i1
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %11 = llvm.add %3, %10 : i32
// CHECK-NEXT: %12 = llvm.select %9, %11, %3 : i1, i32
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i32 to index
// CHECK-NEXT: return %13 : index
// CHECK-NEXT: }
func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @ceildivu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.sub %1, %3 : i32
// CHECK-NEXT: %5 = llvm.udiv %4, %0 : i32
// CHECK-NEXT: %6 = llvm.add %5, %3 : i32
// CHECK-NEXT: %7 = llvm.icmp "eq" %1, %2 : i32
// CHECK-NEXT: %8 = llvm.select %7, %2, %6 : i1, i32
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : i32 to index
// CHECK-NEXT: return %9 : index
// CHECK-NEXT: }
func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @floordivs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.sdiv %1, %0 : i32
// CHECK-NEXT: %4 = llvm.mul %3, %0 : i32
// CHECK-NEXT: %5 = llvm.icmp "ne" %4, %1 : i32
// CHECK-NEXT: %6 = llvm.icmp "slt" %1, %2 : i32
// CHECK-NEXT: %7 = llvm.icmp "slt" %0, %2 : i32
// CHECK-NEXT: %8 = llvm.icmp "ne" %6, %7 : i1
// CHECK-NEXT: %9 = llvm.and %5, %8 : i1
// CHECK-NEXT: %10 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %11 = llvm.add %3, %10 : i32
// CHECK-NEXT: %12 = llvm.select %9, %11, %3 : i1, i32
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i32 to index
// CHECK-NEXT: return %13 : index
// CHECK-NEXT: }
func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @rems(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.srem %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @rems(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @remu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.urem %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @remu(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @maxs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.intr.smax(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @maxs(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @maxu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.intr.umax(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @maxu(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @mins(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.intr.smin(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @mins(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @minu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.intr.umin(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @minu(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @shl(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.shl %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @shl(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @shrs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.ashr %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @shrs(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @shru(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.lshr %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @shru(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @and(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.and %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @and(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @or(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.or %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @or(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @xor(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.xor %1, %0 : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @xor(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}

// -----

// CHECK: func.func @cmp_eq(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "eq" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_eq(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_slt(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "slt" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_slt(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_sle(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "sle" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_sle(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_sgt(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "sgt" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_sgt(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_sge(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "sge" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_sge(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_ne(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "ne" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_ne(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_ult(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "ult" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_ult(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_ule(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "ule" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_ule(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_ugt(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "ugt" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_ugt(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cmp_uge(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.icmp "uge" %1, %0 : i32
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
func.func @cmp_uge(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @cast(%a: index) -> i32 {
  %0 = index.casts %a : index to i32
  return %0 : i32
}

// -----

// CHECK: func.func @cast(%arg0: i32) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @cast(%a: i32) -> index {
  %0 = index.casts %a : i32 to index
  return %0 : index
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i64 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.sext %0 : i32 to i64
// CHECK-NEXT: return %1 : i64
// CHECK-NEXT: }
func.func @cast(%a: index) -> i64 {
  %0 = index.casts %a : index to i64
  return %0 : i64
}

// -----

// CHECK: func.func @cast(%arg0: i64) -> index {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @cast(%a: i64) -> index {
  %0 = index.casts %a : i64 to index
  return %0 : index
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i128 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.sext %0 : i32 to i128
// CHECK-NEXT: return %1 : i128
// CHECK-NEXT: }
func.func @cast(%a: index) -> i128 {
  %0 = index.casts %a : index to i128
  return %0 : i128
}

// -----

// CHECK: func.func @cast(%arg0: i128) -> index {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i128 to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @cast(%a: i128) -> index {
  %0 = index.casts %a : i128 to index
  return %0 : index
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @cast(%a: index) -> i32 {
  %0 = index.castu %a : index to i32
  return %0 : i32
}

// -----

// CHECK: func.func @cast(%arg0: i32) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @cast(%a: i32) -> index {
  %0 = index.castu %a : i32 to index
  return %0 : index
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i64 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.zext %0 : i32 to i64
// CHECK-NEXT: return %1 : i64
// CHECK-NEXT: }
func.func @cast(%a: index) -> i64 {
  %0 = index.castu %a : index to i64
  return %0 : i64
}

// -----

// CHECK: func.func @cast(%arg0: i64) -> index {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @cast(%a: i64) -> index {
  %0 = index.castu %a : i64 to index
  return %0 : index
}

// -----

// CHECK: func.func @cast(%arg0: index) -> i128 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.zext %0 : i32 to i128
// CHECK-NEXT: return %1 : i128
// CHECK-NEXT: }
func.func @cast(%a: index) -> i128 {
  %0 = index.castu %a : index to i128
  return %0 : i128
}

// -----

// CHECK: func.func @cast(%arg0: i128) -> index {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i128 to i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @cast(%a: i128) -> index {
  %0 = index.castu %a : i128 to index
  return %0 : index
}

// -----

// CHECK: func.func @c() -> (index, index, i1, index) {
// CHECK-NEXT: %0 = llvm.mlir.constant(-5 : i32) : i32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i32 to index
// CHECK-NEXT: %2 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i32 to index
// CHECK-NEXT: %4 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %5 = llvm.mlir.constant(705032704 : i32) : i32
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : i32 to index
// CHECK-NEXT: return %1, %3, %4, %6 : index, index, i1, index
// CHECK-NEXT: }
func.func @c() -> (index, index, i1, index) {
  %0 = index.constant -5
  %1 = index.sizeof
  %2 = index.bool.constant true
 %3 = index.constant 5000000000
  return %0, %1, %2, %3 : index, index, i1, index
}
