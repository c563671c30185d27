// SPDX-License-Identifier: Apache-2.0
//
// Loops and conditionals: for, if, parallel, yield.
#ifndef DIALECTS_AFFINE_CONTROL_FLOW_OPS_TD
#define DIALECTS_AFFINE_CONTROL_FLOW_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/loop_like.td"
include "core/interfaces/side_effects.td"
include "dialects/affine/dialect.td"
include "dialects/arith/enums.td" // AtomicRMWKindAttr

def AffineForOp : Affine_Op<"for", [
    AttrSizedOperandSegments, AutomaticAllocationScope,
    ImplicitAffineTerminator, ConditionallySpeculatable,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
      "getLoopUpperBounds", "getYieldedValuesMutable"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>]> {
  let summary = "for loop with affine bounds";
  let description = [{
    Runs the body with the induction variable lower, lower + step, … while it is
    less than upper. The lower bound is the maximum of the results of an affine
    map, the upper bound the minimum. The step is a positive constant. A bound
    is written as an integer, as a value, or as a map; a map with several
    results follows the keyword `max` or `min`.

    The first argument of the body is the induction variable, an index. Each
    initial value in `iter_args` adds an argument, which is the initial value in
    the first iteration, and later the value that the previous iteration
    yielded. The results are the values that the last iteration yielded, or the
    initial values if there was no iteration.

    ```mlir
    %sum = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 64)>()[%n] step 2
        iter_args(%s = %zero) -> (f32) {
      %x = affine.load %m[%i] : memref<?xf32>
      %t = arith.addf %s, %x : f32
      affine.yield %t : f32
    }
    ```
  }];

  let arguments = (ins Variadic<Index>:$lowerBoundOperands,
                       Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits,
                       AffineMapAttr:$lowerBoundMap,
                       AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound,
      CArg<"int64_t", "1">:$step, CArg<"ValueRange", "{}">:$iterArgs,
      CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
           "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "ValueRange":$lbOperands, "AffineMap":$lbMap,
      "ValueRange":$ubOperands, "AffineMap":$ubMap,
      CArg<"int64_t", "1">:$step, CArg<"ValueRange", "{}">:$iterArgs,
      CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
           "nullptr">:$bodyBuilder)>
  ];

  let extraClassDeclaration = [{
    /// Fills the body. Gets the induction variable and the iteration arguments.
    using BodyBuilderFn =
        function_ref<void(OpBuilder &, Location, Value, ValueRange)>;

    BlockArgument getInductionVar() { return getBody()->getArgument(0); }
    Block::BlockArgListType getRegionIterArgs();

    /// Returns the operands of the lower bound, followed by those of the upper
    /// bound.
    operand_range getControlOperands();
    AffineBound getLowerBound();
    AffineBound getUpperBound();
    int64_t getStepAsInt() { return getStep().getSExtValue(); }

    /// The map must have as many inputs as there are operands, and at least one
    /// result.
    void setLowerBound(ValueRange operands, AffineMap map);
    void setUpperBound(ValueRange operands, AffineMap map);
    void setStep(int64_t step) {
      assert(step > 0 && "a step is positive");
      setStep(APInt(/*numBits=*/64, step, /*isSigned=*/true));
    }

    unsigned getNumRegionIterArgs() {
      return getBody()->getNumArguments() - 1;
    }
    unsigned getNumControlOperands() {
      return getLowerBoundOperands().size() + getUpperBoundOperands().size();
    }
    unsigned getNumIterOperands() {
      return (*this)->getNumOperands() - getNumControlOperands();
    }

    // Queries of constant bounds.
    bool hasConstantLowerBound();
    bool hasConstantUpperBound();
    bool hasConstantBounds() {
      return hasConstantLowerBound() && hasConstantUpperBound();
    }
    int64_t getConstantLowerBound();
    int64_t getConstantUpperBound();
    void setConstantLowerBound(int64_t value);
    void setConstantUpperBound(int64_t value);

    /// Returns true if both bounds have the same operands in the same order.
    bool matchingBoundOperandList();

    Speculation::Speculatability getSpeculatability();
  }];

  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", [
    ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
    NoRegionArguments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "conditional on an integer set";
  let description = [{
    Runs the first region if the operands, as dimensions and symbols, satisfy
    the constraints of the set; otherwise the second region, if there is one.
    The results are the yielded values.

    ```mlir
    affine.if affine_set<(d0)[s0] : (s0 - d0 - 1 >= 0)>(%i)[%n] {
      affine.store %x, %m[%i] : memref<?xf32>
    }
    ```
  }];

  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "IntegerSet":$set, "ValueRange":$args,
      "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "IntegerSet":$set,
      "ValueRange":$args, "bool":$withElseRegion)>
  ];

  let extraClassDeclaration = [{
    static StringRef getConditionAttrStrName() { return "condition"; }
    IntegerSet getIntegerSet();
    void setIntegerSet(IntegerSet newSet);
    void setConditional(IntegerSet set, ValueRange operands);

    bool hasElse() { return !getElseRegion().empty(); }
    Block *getThenBlock() { return &getThenRegion().front(); }
    Block *getElseBlock() { return &getElseRegion().front(); }

    /// Return builders at the terminators.
    OpBuilder getThenBodyBuilder() {
      return OpBuilder::atBlockTerminator(getThenBlock());
    }
    OpBuilder getElseBodyBuilder() {
      return OpBuilder::atBlockTerminator(getElseBlock());
    }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [
    AutomaticAllocationScope, ImplicitAffineTerminator,
    RecursivelySpeculatable, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable]> {
  let summary = "multidimensional parallel loop with affine bounds";
  let description = [{
    Runs the body for each point of a multidimensional space, in any order or in
    parallel. In each dimension the values start at the maximum of the lower
    bounds and continue in steps of a positive constant while they are less than
    the minimum of the upper bounds. Bounds are affine expressions, written in
    place; several of them are in `max(…)` or `min(…)`. The op stores one map
    for all lower bounds, one for all upper bounds, and the number of results
    that belong to each dimension.

    Each result is the reduction of the values that the body yields at all
    points.

    ```mlir
    %s = affine.parallel (%i, %j) = (0, max(%a, 1)) to (%n, min(%b + 4, 100))
        step (1, 2) reduce ("addf") -> (f32) {
      %x = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.yield %x : f32
    }
    ```
  }];

  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr,
                         "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap,
                       I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap,
                       I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps,
                       Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);

  let skipDefaultBuilders = 1;
  let builders = [
    // There is a map for each dimension. All have the same operands. The body
    // gets its arguments. It gets its terminator only if there are no
    // reductions.
    OpBuilder<(ins "TypeRange":$resultTypes,
      "ArrayRef<arith::AtomicRMWKind>":$reductions,
      "ArrayRef<AffineMap>":$lbMaps, "ValueRange":$lbArgs,
      "ArrayRef<AffineMap>":$ubMaps, "ValueRange":$ubArgs,
      "ArrayRef<int64_t>":$steps)>
  ];

  let extraClassDeclaration = [{
    unsigned getNumDims() { return getSteps().size(); }
    Block::BlockArgListType getIVs() { return getBody()->getArguments(); }

    operand_range getLowerBoundsOperands();
    operand_range getUpperBoundsOperands();
    /// Return the bounds of one dimension, as maps of the same operands.
    AffineMap getLowerBoundMap(unsigned pos);
    AffineMap getUpperBoundMap(unsigned pos);

    /// The map must have as many inputs as there are operands, and as many
    /// results as the old one.
    void setLowerBounds(ValueRange operands, AffineMap map);
    void setUpperBounds(ValueRange operands, AffineMap map);
  }];

  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", [
    Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "terminator that yields values to the parent";
  let description = [{
    The operands become the results of the parent, or the arguments of the next
    iteration. A yield without operands may be omitted.

    ```mlir
    affine.yield %a, %b : f32, index
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);

  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>
  ];

  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // DIALECTS_AFFINE_CONTROL_FLOW_OPS_TD
