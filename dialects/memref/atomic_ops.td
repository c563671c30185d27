// SPDX-License-Identifier: Apache-2.0
//
// Atomic updates of an element.
#ifndef DIALECTS_MEMREF_ATOMIC_OPS_TD
#define DIALECTS_MEMREF_ATOMIC_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/enums.td" // AtomicRMWKindAttr
include "dialects/memref/dialect.td"

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [
    AllTypesMatch<["value", "result"]>,
    MemRef_ElementOf<"value type matches element type of memref",
                     "memref", "value">]> {
  let summary = "atomically updates an element by one operation";
  let description = [{
    Atomically combines the element at the indices with the operand, as the kind
    specifies, and writes the result of the combination. `assign` writes the
    operand. The kinds are those of arith. A float kind (`addf`, `maximumf`, …)
    requires a float, an integer kind (`addi`, `maxu`, …) an integer.

    The lowering determines whether the result is the element before or after
    the update. LLVM's `atomicrmw` returns the element before it.

    ```mlir
    %x = memref.atomic_rmw addi %one, %histogram[%bin]
      : (i32, memref<256xi32>) -> i32
    ```
  }];

  let arguments = (ins AtomicRMWKindAttr:$kind,
                       AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$value,
                       Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>,
                           "what is changed", [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);

  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`
    type($memref) `)` `->` type($result)
  }];

  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemref().getType());
    }
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw", [
    SingleBlockImplicitTerminator<"AtomicYieldOp">,
    MemRef_ElementOf<"result type matches element type of memref",
                     "memref", "result">]> {
  let summary = "atomically updates an element by a computation";
  let description = [{
    The argument of the region is the element at the indices. The op atomically
    replaces the element by the value that the region yields. The region may be
    executed several times; therefore its ops must have no side effects. The
    result is as in `memref.atomic_rmw`.

    ```mlir
    %x = memref.generic_atomic_rmw %cells[%i] : memref<?xf32> {
    ^bb0(%old: f32):
      %new = arith.divf %old, %two : f32
      memref.atomic_yield %new : f32
    }
    ```
  }];

  let arguments = (ins Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>,
                           "what is changed", [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let regions = (region AnyRegion:$atomic_body);

  // The default builder would not create the argument of the body.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$memref, "ValueRange":$ivs)>];

  let extraClassDeclaration = [{
    Region &body() { return getAtomicBody(); }

    /// Returns the element before the update: the argument of the body.
    Value getCurrentValue() { return body().getArgument(0); }

    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemref().getType());
    }
  }];

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", [
    HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "terminates a `generic_atomic_rmw`";
  let description = [{
    The operand is the new value of the element.

    ```mlir
    memref.atomic_yield %new : i64
    ```
  }];

  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // DIALECTS_MEMREF_ATOMIC_OPS_TD
