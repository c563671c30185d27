// SPDX-License-Identifier: Apache-2.0
//
// Reading, changing and writing an element without anybody in between.
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
  let summary = "changes an element by one operation, atomically";
  let description = [{
    Combines the element at the indices with the operand as the kind says and
    writes what comes out, with no other access to the element in between.
    `assign` writes the operand. The kinds are those of arith; one of floats
    (`addf`, `maximumf`, …) needs a float, one of integers (`addi`, `maxu`, …)
    an integer.

    Whether the result is the element before or after the change is left to the
    lowering; LLVM's `atomicrmw` gives the one before.

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
  let summary = "changes an element by a computation, atomically";
  let description = [{
    The region's argument is the element at the indices; what the region yields
    is written there, with no other access to the element in between. As the
    region may run several times, its ops must have no side effects. The result
    is as in `memref.atomic_rmw`.

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

  // A default builder would not give the body its argument.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$memref, "ValueRange":$ivs)>];

  let extraClassDeclaration = [{
    Region &body() { return getAtomicBody(); }

    /// The element before the change: the body's argument.
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
  let summary = "ends a `generic_atomic_rmw`";
  let description = [{
    The operand is the element's new value.

    ```mlir
    memref.atomic_yield %new : i64
    ```
  }];

  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // DIALECTS_MEMREF_ATOMIC_OPS_TD
