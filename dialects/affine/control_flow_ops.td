// SPDX-License-Identifier: Apache-2.0
//
// Loops and conditions: for, if, parallel, yield.
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
  let summary = "counts from one affine bound up to another";
  let description = [{
    Runs the body for lower, lower + step, … as long as this is less than upper.
    The bounds are results of affine maps: the greatest of the lower map, the
    least of the upper map. The step is a positive constant. In text, a bound
    may be a number or a value; a map with several results has `max`, or `min`,
    before it.

    The body's first argument is the induction variable, an index. Each initial
    value in `iter_args` adds one more: the value itself in the first iteration,
    later what the iteration before yielded. The results are what the last
    iteration yielded, the initial values if there was none.

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
    /// Fills the body, given induction variable and iteration arguments.
    using BodyBuilderFn =
        function_ref<void(OpBuilder &, Location, Value, ValueRange)>;

    BlockArgument getInductionVar() { return getBody()->getArgument(0); }
    Block::BlockArgListType getRegionIterArgs();

    /// Those of the lower bound, then those of the upper bound.
    operand_range getControlOperands();
    AffineBound getLowerBound();
    AffineBound getUpperBound();
    int64_t getStepAsInt() { return getStep().getSExtValue(); }

    /// The map has as many inputs as there are operands, and a result.
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

    // Whether a bound is a number, and which.
    bool hasConstantLowerBound();
    bool hasConstantUpperBound();
    bool hasConstantBounds() {
      return hasConstantLowerBound() && hasConstantUpperBound();
    }
    int64_t getConstantLowerBound();
    int64_t getConstantUpperBound();
    void setConstantLowerBound(int64_t value);
    void setConstantUpperBound(int64_t value);

    /// Whether both bounds have the same operands, in the same order.
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
  let summary = "chooses by whether a point is in an integer set";
  let description = [{
    Runs the first region if the operands, as dimensions and symbols, fulfil
    the constraints of the set, and else the second one, if there is one. What
    they yield are the results.

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

    /// Before the terminators.
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
  let summary = "a nest of affine loops whose rounds may run in any order";
  let description = [{
    Runs the body for each point of a space of several dimensions, in any order
    or at once. A dimension counts from the greatest of its lower bounds, in
    steps of a positive constant, as long as this is less than the least of its
    upper bounds. Bounds are affine expressions, which are written where they
    stand, several of them in `max(…)`, or `min(…)`. The op holds the map of all
    lower and that of all upper bounds, and how many results of them belong to
    each dimension.

    The results join, each by its reduction, what the body yields for all
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
    // A map for each dimension, all of the same operands. The body has its
    // arguments and, unless something is reduced, its end.
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
    /// Those of one dimension, of the same operands.
    AffineMap getLowerBoundMap(unsigned pos);
    AffineMap getUpperBoundMap(unsigned pos);

    /// The map has as many inputs as there are operands, and as many results as
    /// before.
    void setLowerBounds(ValueRange operands, AffineMap map);
    void setUpperBounds(ValueRange operands, AffineMap map);
  }];

  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", [
    Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "ends a body and hands over its values";
  let description = [{
    The operands become the results of the op around it, or the arguments of the
    next iteration. Without operands it need not be written.

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
