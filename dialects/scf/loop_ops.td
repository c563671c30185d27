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
      "isLoopUnsigned", "replaceWithAdditionalYields"]>,
    AllTypesMatch<["lowerBound", "upperBound", "step"]>,
    ConditionallySpeculatable,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects]> {
  let summary = "loop from a lower bound to an upper bound";
  let description = [{
    Executes the body for the induction variable lower, lower + step, … while it
    is less than the upper bound. If lower is not less than the upper bound, the
    body is not executed. The comparison is signed; with `unsignedCmp` it is
    unsigned. Bounds and step have one type, index or a signless integer. They
    are evaluated once, before the loop. The step must be greater than zero. The
    type must represent the induction variable plus the step in the last
    iteration, too; otherwise the behavior is undefined.

    The first argument of the body is the induction variable. Each initial value
    in `iter_args` adds one argument: its value is the initial value in the
    first iteration, and the value that the previous iteration yielded in the
    others. The results are the values that the last iteration yielded, or the
    initial values if there was no iteration. The types are the same in all
    iterations.

    In the text, the type after the header is omitted if it is index. The
    `scf.yield` is required if there are results.

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

  // The default builder would not create the arguments of the body.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
      CArg<"ValueRange", "{}">:$initArgs,
      CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
           "nullptr">,
      CArg<"bool", "false">:$unsignedCmp)>
  ];

  let extraClassDeclaration = [{
    /// Fills the body, given the induction variable and the iteration
    /// arguments.
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

    /// Returns the number of operands before the initial values.
    unsigned getNumControlOperands() { return 3; }

    /// Returns nothing if the step is not constant.
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
  let summary = "loop that executes while a condition holds";
  let description = [{
    Executes the region `before` with the operands as its arguments. That region
    ends with `scf.condition`. If its condition is true, its further operands
    are the arguments of the region `after`, whose `scf.yield` provides the next
    arguments of `before`. If it is false, they are the results. Thus `before`
    is executed once more than `after`. A loop with its body in `before` is a
    do-while loop; a loop with its body in `after` is a while loop.

    The arguments of `before` have the types of the operands. The arguments of
    `after` have the types of the results. The two lists of types may differ.

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

    /// Return the terminators of the two regions.
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
  let summary = "terminates the first region of `while` with its condition";
  let description = [{
    Terminates the region `before`. If the condition is true, the further
    operands are the arguments of `after`. If it is false, they are the results
    of the loop.

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
