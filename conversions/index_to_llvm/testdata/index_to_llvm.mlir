// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-index-to-llvm=index-bitwidth=32 | FileCheck %s

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SUM]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @add(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[DIFF]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @sub(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @mul(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[PRODUCT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @mul(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @divs(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[QUOTIENT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @divs(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @divu(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.udiv %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[QUOTIENT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @divu(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ceildivs(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[QUOTIENT]], %[[CAST]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[PRODUCT]], %[[CAST_1]] : i32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[CAST_1]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[CAST]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.icmp "eq" %[[CMP_1]], %[[CMP_2]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[QUOTIENT]], %[[C1]] : i32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[AND]], %[[SUM]], %[[QUOTIENT]] : i1, i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SELECT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @ceildivu(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[DIFF:.*]] = llvm.sub %[[CAST_1]], %[[C1]] : i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.udiv %[[DIFF]], %[[CAST]] : i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[QUOTIENT]], %[[C1]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "eq" %[[CAST_1]], %[[C0]] : i32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[CMP]], %[[C0]], %[[SUM]] : i1, i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SELECT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @floordivs(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[QUOTIENT:.*]] = llvm.sdiv %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[PRODUCT:.*]] = llvm.mul %[[QUOTIENT]], %[[CAST]] : i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[PRODUCT]], %[[CAST_1]] : i32
// CHECK-NEXT: %[[CMP_1:.*]] = llvm.icmp "slt" %[[CAST_1]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_2:.*]] = llvm.icmp "slt" %[[CAST]], %[[C0]] : i32
// CHECK-NEXT: %[[CMP_3:.*]] = llvm.icmp "ne" %[[CMP_1]], %[[CMP_2]] : i1
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CMP]], %[[CMP_3]] : i1
// CHECK-NEXT: %[[CM1:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[QUOTIENT]], %[[CM1]] : i32
// CHECK-NEXT: %[[SELECT:.*]] = llvm.select %[[AND]], %[[SUM]], %[[QUOTIENT]] : i1, i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SELECT]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @rems(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[REM:.*]] = llvm.srem %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[REM]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @rems(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @remu(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[REM:.*]] = llvm.urem %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[REM]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @remu(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @maxs(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SMAX:.*]] = llvm.intr.smax(%[[CAST_1]], %[[CAST]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SMAX]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @maxs(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @maxu(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[UMAX:.*]] = llvm.intr.umax(%[[CAST_1]], %[[CAST]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[UMAX]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @maxu(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @mins(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SMIN:.*]] = llvm.intr.smin(%[[CAST_1]], %[[CAST]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SMIN]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @mins(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @minu(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[UMIN:.*]] = llvm.intr.umin(%[[CAST_1]], %[[CAST]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[UMIN]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @minu(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @shl(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SHL:.*]] = llvm.shl %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[SHL]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @shl(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @shrs(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[ASHR:.*]] = llvm.ashr %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ASHR]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @shrs(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @shru(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[LSHR:.*]] = llvm.lshr %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[LSHR]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @shru(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @and(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[AND:.*]] = llvm.and %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[AND]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @and(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @or(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[OR:.*]] = llvm.or %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[OR]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @or(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @xor(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[XOR:.*]] = llvm.xor %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[XOR]] : i32 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @xor(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cmp_eq(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "eq" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_eq(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_slt(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_slt(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_sle(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "sle" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_sle(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_sgt(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "sgt" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_sgt(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_sge(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "sge" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_sge(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_ne(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ne" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_ne(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_ult(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ult" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_ult(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_ule(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ule" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_ule(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_ugt(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "ugt" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_ugt(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cmp_uge(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> i1 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "uge" %[[CAST_1]], %[[CAST]] : i32
// CHECK-NEXT: return %[[CMP]] : i1
func.func @cmp_uge(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i32 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: return %[[CAST]] : i32
func.func @cast(%a: index) -> i32 {
  %0 = index.casts %a : index to i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i32) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i32) -> index {
  %0 = index.casts %a : i32 to index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i64 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[CAST]] : i32 to i64
// CHECK-NEXT: return %[[SEXT]] : i64
func.func @cast(%a: index) -> i64 {
  %0 = index.casts %a : index to i64
  return %0 : i64
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i64) -> index {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i64 to i32
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i64) -> index {
  %0 = index.casts %a : i64 to index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i128 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[SEXT:.*]] = llvm.sext %[[CAST]] : i32 to i128
// CHECK-NEXT: return %[[SEXT]] : i128
func.func @cast(%a: index) -> i128 {
  %0 = index.casts %a : index to i128
  return %0 : i128
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i128) -> index {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i128 to i32
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i128) -> index {
  %0 = index.casts %a : i128 to index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i32 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: return %[[CAST]] : i32
func.func @cast(%a: index) -> i32 {
  %0 = index.castu %a : index to i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i32) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i32) -> index {
  %0 = index.castu %a : i32 to index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i64 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[CAST]] : i32 to i64
// CHECK-NEXT: return %[[ZEXT]] : i64
func.func @cast(%a: index) -> i64 {
  %0 = index.castu %a : index to i64
  return %0 : i64
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i64) -> index {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i64 to i32
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i64) -> index {
  %0 = index.castu %a : i64 to index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: index) -> i128 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
// CHECK-NEXT: %[[ZEXT:.*]] = llvm.zext %[[CAST]] : i32 to i128
// CHECK-NEXT: return %[[ZEXT]] : i128
func.func @cast(%a: index) -> i128 {
  %0 = index.castu %a : index to i128
  return %0 : i128
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A:.*]]: i128) -> index {
// CHECK-NEXT: %[[TRUNC:.*]] = llvm.trunc %[[A]] : i128 to i32
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TRUNC]] : i32 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @cast(%a: i128) -> index {
  %0 = index.castu %a : i128 to index
  return %0 : index
}

// -----

// CHECK: func.func @c() -> (index, index, i1, index) {
// CHECK-NEXT: %[[CM5:.*]] = llvm.mlir.constant(-5 : i32) : i32
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[CM5]] : i32 to index
// CHECK-NEXT: %[[C32:.*]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[C32]] : i32 to index
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[BIG:.*]] = llvm.mlir.constant(705032704 : i32) : i32
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[BIG]] : i32 to index
// CHECK-NEXT: return %[[CAST]], %[[CAST_1]], %[[TRUE]], %[[CAST_2]] : index, index, i1, index
func.func @c() -> (index, index, i1, index) {
  %0 = index.constant -5
  %1 = index.sizeof
  %2 = index.bool.constant true
 %3 = index.constant 5000000000
  return %0, %1, %2, %3 : index, index, i1, index
}
