// SPDX-License-Identifier: Apache-2.0
//
// The call of a compiled model, as its functions see it: allocate, arena, free,
// grow, input, input_size, leave_if, output, runtime_call, set_error, sizes,
// slot, status.
//
// Memory has the type of a memref of rank 0: its size is not part of the type.
// `memref.reinterpret_cast` gives it a shape.
#ifndef DIALECTS_KRNL_RUNTIME_OPS_TD
#define DIALECTS_KRNL_RUNTIME_OPS_TD

include "dialects/krnl/dialect.td"

def Krnl_CallType : TypeDef<Krnl_Dialect, "Call"> {
  let mnemonic = "call";
  let summary = "a call of a compiled model";
  let description = [{
    The inputs, the outputs and the status of a call: `!krnl.call`. It becomes a
    pointer to an `OMCall` of the runtime.
  }];
}

def Krnl_Call : Type<CPred<"::llvm::isa<::mlir::krnl::CallType>($_self)",
                           "(is 'krnl.call' self)">,
                     "call", "::mlir::krnl::CallType">,
                BuildableType<"::mlir::krnl::CallType::get("
                              "$_builder.getContext())">;

def InputOp : Krnl_Op<"input", [Pure]> {
  let summary = "the elements of an input";
  let description = [{
    Returns the memory of input `index`, which is only read.

    ```mlir
    %x = krnl.input %call[0] : memref<f32>
    ```
  }];
  let arguments = (ins Krnl_Call:$call, I64Attr:$index);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = "$call `[` $index `]` attr-dict `:` type($memory)";
}

def InputSizeOp : Krnl_Op<"input_size", [Pure]> {
  let summary = "the size of a dimension of an input";
  let description = [{
    ```mlir
    %n = krnl.input_size %call[0, 1]
    ```
  }];
  let arguments = (ins Krnl_Call:$call, I64Attr:$index, I64Attr:$dimension);
  let results = (outs Index:$size);
  let assemblyFormat = "$call `[` $index `,` $dimension `]` attr-dict";
}

// Has unknown effects.
def OutputOp : Krnl_Op<"output"> {
  let summary = "takes the memory of an output";
  let description = [{
    Creates output `index` with these sizes and returns its memory. If this
    fails, control leaves the function. Each output is taken once.

    ```mlir
    %y = krnl.output %call[0] (%n, %c3) : memref<f32>
    ```
  }];
  let arguments = (ins Krnl_Call:$call, I64Attr:$index,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = [{
    $call `[` $index `]` `(` $sizes `)` attr-dict `:` type($memory)
  }];
}

// Has unknown effects.
def ArenaOp : Krnl_Op<"arena"> {
  let summary = "takes memory for intermediate values";
  let description = [{
    Returns `bytes` bytes, aligned to 64, for the rest of the call. If this
    fails, control leaves the function. It is taken once.

    ```mlir
    %arena = krnl.arena %call, %bytes : memref<i8>
    ```
  }];
  let arguments = (ins Krnl_Call:$call, Index:$bytes);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = "$call `,` $bytes attr-dict `:` type($memory)";
}

def SlotOp : Krnl_Op<"slot", [Pure]> {
  let summary = "a part of the arena or of an output";
  let description = [{
    Returns the memory from byte `offset` of `arena` on, which may also be an
    output.

    ```mlir
    %m = krnl.slot %arena[%offset] : memref<i8> to memref<f32>
    ```
  }];
  let arguments = (ins AnyMemRef:$arena, Index:$offset);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = [{
    $arena `[` $offset `]` attr-dict `:` type($arena) `to` type($memory)
  }];
}

// Has unknown effects.
def AllocateOp : Krnl_Op<"allocate"> {
  let summary = "allocates a block of memory";
  let description = [{
    Returns `bytes` bytes, aligned to 64, until `krnl.free` or the end of the
    call. If this fails, control leaves the function. A value is in a block if
    its size is not known when the call begins.

    ```mlir
    %m = krnl.allocate %call, %bytes : memref<f32>
    ```
  }];
  let arguments = (ins Krnl_Call:$call, Index:$bytes);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = "$call `,` $bytes attr-dict `:` type($memory)";
}

// Has unknown effects.
def GrowOp : Krnl_Op<"grow", [AllTypesMatch<["block", "memory"]>]> {
  let summary = "makes a block of memory larger";
  let description = [{
    Returns a block of at least `bytes` bytes that begins with the first `used`
    bytes of `block`, which must not be used any more. If this fails, control
    leaves the function.

    ```mlir
    %n = krnl.grow %call, %m, %used, %bytes : memref<f32>
    ```
  }];
  let arguments = (ins Krnl_Call:$call, AnyMemRef:$block, Index:$used,
                       Index:$bytes);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = [{
    $call `,` $block `,` $used `,` $bytes attr-dict `:` type($block)
  }];
}

// Has unknown effects.
def FreeOp : Krnl_Op<"free"> {
  let summary = "frees a block of memory";
  let description = [{
    Frees what `krnl.allocate` or `krnl.grow` has returned.

    ```mlir
    krnl.free %m : memref<f32>
    ```
  }];
  let arguments = (ins AnyMemRef:$block);
  let assemblyFormat = "$block attr-dict `:` type($block)";
}

// Reads what other operations write.
def SizesOp : Krnl_Op<"sizes"> {
  let summary = "an array of sizes";
  let description = [{
    Returns memory with the sizes, for operations that use it before control
    comes here again.

    ```mlir
    %shape = krnl.sizes (%n, %c3) : memref<i64>
    ```
  }];
  let arguments = (ins Variadic<Index>:$sizes);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = "`(` $sizes `)` attr-dict `:` type($memory)";
}

// Has unknown effects.
def RuntimeCallOp : Krnl_Op<"runtime_call"> {
  let summary = "calls a function of the runtime";
  let description = [{
    Calls a function of `targets/runtime/object.h`. A call is passed as `OMCall
    *`, memory as a pointer and an index as `int64_t`. If a function that takes
    the call returns NULL, control leaves the function.

    ```mlir
    %e = krnl.runtime_call @omGetSequenceElement(%call, %node, %s, %i)
        : (!krnl.call, index, memref<i8>, index) -> memref<i8>
    %n = krnl.runtime_call @omGetSequenceLength(%s) : (memref<i8>) -> index
    ```
  }];
  let arguments = (ins
      FlatSymbolRefAttr:$callee,
      Variadic<AnyTypeOf<[Krnl_Call, AnyMemRef, Index]>>:$arguments);
  let results = (outs Optional<AnyTypeOf<[AnyMemRef, Index]>>:$result);
  let assemblyFormat = [{
    $callee `(` $arguments `)` attr-dict `:`
    functional-type($arguments, $result)
  }];
}

// Has unknown effects.
def SetErrorOp : Krnl_Op<"set_error"> {
  let summary = "makes the call fail";
  let description = [{
    Stores the error `code`, an `OMErrorCode` of the runtime, at the node with
    this number, -1 for none. The first error counts. Control goes on, also from
    iterations that run in parallel.

    ```mlir
    krnl.set_error %call, %node {code = 4 : i64}
    ```
  }];
  let arguments = (ins Krnl_Call:$call, Index:$node, I64Attr:$code);
  let assemblyFormat = "$call `,` $node attr-dict";
}

// Has unknown effects.
def LeaveIfOp : Krnl_Op<"leave_if"> {
  let summary = "ends the function if a condition holds";
  let description = [{
    The function returns the status of the call. It is not inside a region of an
    operation of the function once it is lowered.

    ```mlir
    krnl.leave_if %failed, %call
    ```
  }];
  let arguments = (ins I1:$condition, Krnl_Call:$call);
  let assemblyFormat = "$condition `,` $call attr-dict";
}

// Reads what other operations write.
def StatusOp : Krnl_Op<"status"> {
  let summary = "the status of the call";
  let description = [{
    Returns 0 if the call has not failed. Another thread may cancel it at any
    time.

    ```mlir
    %status = krnl.status %call
    ```
  }];
  let arguments = (ins Krnl_Call:$call);
  let results = (outs I64:$status);
  let assemblyFormat = "$call attr-dict";
}

#endif // DIALECTS_KRNL_RUNTIME_OPS_TD
