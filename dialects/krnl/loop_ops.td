// SPDX-License-Identifier: Apache-2.0
//
// Loop nests: define_loops, iterate, yield, get_induction_var_value.
#ifndef DIALECTS_KRNL_LOOP_OPS_TD
#define DIALECTS_KRNL_LOOP_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/loop_like.td"
include "dialects/krnl/dialect.td"

// Has unknown effects: two equal operations define different loops.
def DefineLoopsOp : Krnl_Op<"define_loops"> {
  let summary = "loops to iterate and schedule";
  let description = [{
    Defines loops. `krnl.iterate` gives each its bounds.

    ```mlir
    %ii, %jj = krnl.define_loops 2
    ```
  }];

  let arguments = (ins I64Attr:$num_loops);
  let results = (outs Variadic<Krnl_Loop>:$loops);

  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "int64_t":$numLoops)>];

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IterateOp : Krnl_Op<"iterate", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInitsMutable", "getRegionIterArgs", "getYieldedValuesMutable",
      "getLoopResults"]>]> {
  let summary = "loop nest";
  let description = [{
    Iterates the loops in the first parentheses, of which the first is the
    outermost, unless `krnl.permute` gives another order. The loops in the
    parentheses after `with` are loops of `krnl.define_loops`. Each gets an
    induction variable and bounds: an integer, a value, or an affine map and its
    operands. A map with several results follows `max` or `min`. Without a
    schedule both lists have the same loops.

    ```mlir
    %ii, %jj = krnl.define_loops 2
    krnl.iterate(%ii, %jj) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to %n) {
      %x = krnl.load %a[%i, %j] : memref<10x?xf32>
      krnl.store %x, %b[%j, %i] : memref<?x10xf32>
    }
    ```

    A nest may be inside another one and iterate loops, or parts of loops, whose
    bounds the outer one gives. Parts that no nest iterates are up to the body:
    it handles a whole tile, whose start is the value of the other part.

    Each initial value in `iter_args` adds an argument to the body, which is the
    initial value in the first iteration, and later the value that the previous
    iteration yielded. The results are the values that the last iteration
    yielded, or the initial values if there was no iteration.

    ```mlir
    %sum = krnl.iterate(%ii) with (%ii -> %i = 0 to 10)
        iter_args(%s = %zero) -> (f32) {
      %x = krnl.load %m[%i] : memref<10xf32>
      %t = arith.addf %s, %x : f32
      krnl.yield %t : f32
    }
    ```

    The operands are the iterated loops; then, for each bounded loop, this loop,
    the operands of its lower and of its upper bound; then the initial values.
    `bounds` has two maps for each bounded loop.
  }];

  let arguments = (ins Variadic<AnyType>:$loops_and_operands,
                       TypedArrayAttrBase<AffineMapAttr,
                         "affine map array attribute">:$bounds,
                       I64Attr:$num_optimized_loops);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);

  let skipDefaultBuilders = 1;
  let builders = [
    // `lowerBounds` and `upperBounds` have a bound for each of
    // `originalLoops`. The body gets the induction variables and the iteration
    // arguments. Without a body builder, the body is empty; it gets its
    // terminator if there are no iteration arguments.
    OpBuilder<(ins "ValueRange":$originalLoops, "ValueRange":$optimizedLoops,
      "ArrayRef<LoopBound>":$lowerBounds, "ArrayRef<LoopBound>":$upperBounds,
      CArg<"ValueRange", "{}">:$iterArgs,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)>",
           "nullptr">:$bodyBuilder)>,
    // Bounds that are values or integers.
    OpBuilder<(ins "ValueRange":$originalLoops, "ValueRange":$optimizedLoops,
      "ArrayRef<OpFoldResult>":$lowerBounds,
      "ArrayRef<OpFoldResult>":$upperBounds,
      CArg<"ValueRange", "{}">:$iterArgs,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)>",
           "nullptr">:$bodyBuilder)>
  ];

  let extraClassDeclaration = [{
    /// Fills the body. Gets the induction variables and the iteration
    /// arguments.
    using BodyBuilderFn =
        function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)>;

    /// The loops that are iterated here.
    operand_range getOptimizedLoops();
    /// The number of loops that get their bounds here.
    unsigned getNumInputLoops() { return getBounds().size() / 2; }
    /// The loops that get their bounds here, in order.
    SmallVector<LoopRange> getInputLoops();
    operand_range getInits();
    /// The arguments of the body for the loops of getInputLoops.
    Block::BlockArgListType getInductionVars();
    /// Returns whether the operand with this number is an iterated loop.
    bool isOptimizedLoop(unsigned operand);
  }];

  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def YieldOp : Krnl_Op<"yield", [
    Pure, Terminator, ReturnLike, ParentOneOf<["ContractOp", "IterateOp"]>]> {
  let summary = "terminator that yields values to the parent";
  let description = [{
    The operands become the results of the parent, or the arguments of the next
    iteration. A yield without operands may be omitted.

    ```mlir
    krnl.yield %a, %b : f32, index
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>
  ];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

// Is not speculatable: a nest that moves it out of the loop changes its value.
def GetInductionVarValueOp
    : Krnl_Op<"get_induction_var_value", [NoMemoryEffect]> {
  let summary = "values of induction variables of loops";
  let description = [{
    Returns, for each loop, the value of its induction variable in the current
    iteration. For a loop over tiles this is the first index of the tile. It is
    inside the nest that iterates the loop.

    ```mlir
    %i, %j = krnl.get_induction_var_value(%ib, %jb)
      : (!krnl.loop, !krnl.loop) -> (index, index)
    ```
  }];

  let arguments = (ins Variadic<Krnl_Loop>:$loops);
  let results = (outs Variadic<Index>:$ind_var_vals);
  let builders = [OpBuilder<(ins "ValueRange":$loops)>];
  let assemblyFormat = [{
    `(` $loops `)` attr-dict `:` functional-type($loops, results)
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_KRNL_LOOP_OPS_TD
