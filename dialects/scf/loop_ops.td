// SPDX-License-Identifier: Apache-2.0
//
// Sequential loops: for, while and its condition.
#ifndef DIALECTS_SCF_LOOP_OPS_TD
#define DIALECTS_SCF_LOOP_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/loop_like.td"
include "core/interfaces/side_effects.td"
include "dialects/scf/dialect.td"

def ForOp : SCF_Op<"for", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInitsMutable", "getLoopResults", "getRegionIterArgs",
      "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
      "getLoopUpperBounds", "getStaticTripCount", "getYieldedValuesMutable",
      "replaceWithAdditionalYields"]>,
    AllTypesMatch<["lowerBound", "upperBound", "step"]>,
    ConditionallySpeculatable,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects]> {
  let summary = "counts from a lower bound up to an upper bound";
  let description = [{
    Runs the body for lower, lower + step, … as long as this is less than upper,
    which is not reached itself; not at all if lower is not less than upper. The
    comparison is of signed integers, of unsigned ones with `unsignedCmp`.
    Bounds and step are of one type, index or a signless integer, and are read
    once, before the loop. The step must be greater than zero.

    The body's first argument is the induction variable. Each initial value in
    `iter_args` adds one more: the value itself in the first iteration, later
    what the iteration before yielded. The results are what the last iteration
    yielded, the initial values if there was none. Types stay the same from
    iteration to iteration.

    In text, a type after the header is written unless it is index; `scf.yield`
    is written if there are results.

    ```mlir
    %product = scf.for %i = %from to %to step %by
        iter_args(%p = %one) -> (f32) {
      %x = memref.load %factors[%i] : memref<?xf32>
      %next = arith.mulf %p, %x : f32
      scf.yield %next : f32
    }
    scf.for unsigned %i = %a to %b step %c : i8 {
      func.call @visit(%i) : (i8) -> ()
    }
    ```
  }];

  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound,
                       AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step,
                       Variadic<AnyType>:$initArgs,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);

  // A default builder would not give the body its arguments.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
      CArg<"ValueRange", "{}">:$initArgs,
      CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
           "nullptr">,
      CArg<"bool", "false">:$unsignedCmp)>
  ];

  let extraClassDeclaration = [{
    /// Fills the body, given induction variable and iteration arguments.
    using BodyBuilderFn =
        function_ref<void(OpBuilder &, Location, Value, ValueRange)>;

    Value getInductionVar() { return getBody()->getArgument(0); }
    unsigned getNumInductionVars() { return 1; }

    BlockArgument getRegionIterArg(unsigned index) {
      assert(index < getNumRegionIterArgs() && "no such iteration argument");
      return getBody()->getArgument(getNumInductionVars() + index);
    }
    unsigned getNumRegionIterArgs() {
      return getBody()->getNumArguments() - getNumInductionVars();
    }

    void setLowerBound(Value bound) { (*this)->setOperand(0, bound); }
    void setUpperBound(Value bound) { (*this)->setOperand(1, bound); }
    void setStep(Value step) { (*this)->setOperand(2, step); }

    /// Operands before the initial values.
    unsigned getNumControlOperands() { return 3; }

    /// Nothing if the step is no constant.
    std::optional<APInt> getConstantStep();

    Speculation::Speculatability getSpeculatability();
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def WhileOp : SCF_Op<"while", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>,
    DeclareOpInterfaceMethods<LoopLikeOpInterface,
                              ["getRegionIterArgs", "getYieldedValuesMutable"]>,
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "loops as long as a computed condition holds";
  let description = [{
    Runs the region `before` with the operands as its arguments. It ends with
    `scf.condition`: while that is true, its further operands go to the region
    `after`, whose `scf.yield` gives `before` its next arguments; once it is
    false, they are the results. So `before` runs once more often than `after`:
    what stands there makes a do-while loop, what stands in `after` a while
    loop.

    The arguments of `before` have the operands' types, those of `after` the
    results' types; the two lists need not be alike.

    ```mlir
    %bits = scf.while (%n = %start, %k = %zero) : (i32, i32) -> i32 {
      %more = arith.cmpi ne, %n, %zero : i32
      scf.condition(%more) %k : i32
    } do {
    ^bb0(%k: i32):
      %m = func.call @next(%k) : (i32) -> i32
      %l = arith.addi %k, %one : i32
      scf.yield %m, %l : i32, i32
    }
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);

  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$inits,
      "function_ref<void(OpBuilder &, Location, ValueRange)>":$beforeBuilder,
      "function_ref<void(OpBuilder &, Location, ValueRange)>":$afterBuilder)>
  ];

  let extraClassDeclaration = [{
    /// Fills one of the two bodies, given its arguments.
    using BodyBuilderFn =
        function_ref<void(OpBuilder &, Location, ValueRange)>;

    /// The terminators of the two regions.
    ConditionOp getConditionOp();
    YieldOp getYieldOp();

    Block::BlockArgListType getBeforeArguments();
    Block::BlockArgListType getAfterArguments();
    Block *getBeforeBody() { return &getBefore().front(); }
    Block *getAfterBody() { return &getAfter().front(); }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ConditionOp : SCF_Op<"condition", [
    HasParent<"WhileOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                              ["getSuccessorRegions"]>,
    Pure, Terminator]> {
  let summary = "decides whether a `while` goes on";
  let description = [{
    Ends the region `before`. The operands after the condition become the
    arguments of `after` if it is true, the results of the loop if it is false.

    ```mlir
    scf.condition(%unfinished) %state, %error : i64, f32
    ```
  }];

  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);

  let assemblyFormat = [{
    `(` $condition `)` attr-dict ($args^ `:` type($args))?
  }];
}

#endif // DIALECTS_SCF_LOOP_OPS_TD
