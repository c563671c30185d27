// SPDX-License-Identifier: Apache-2.0
//
// Loops whose iterations may run in any order or at once: parallel with reduce,
// forall with forall.in_parallel.
#ifndef DIALECTS_SCF_PARALLEL_OPS_TD
#define DIALECTS_SCF_PARALLEL_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/destination_style.td"
include "core/interfaces/loop_like.td"
include "core/interfaces/parallel_combining.td"
include "core/interfaces/region_kind.td"
include "core/interfaces/side_effects.td"
include "dialects/scf/device_mapping.td"
include "dialects/scf/dialect.td"

def ForallOp : SCF_Op<"forall", [
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInitsMutable", "getRegionIterArgs", "getLoopInductionVars",
      "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps"]>,
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"scf::InParallelOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    DestinationStyleOpInterface,
    HasParallelRegion]> {
  let summary = "a parallel loop nest that fills tensors piece by piece";
  let description = [{
    Runs the body once for each point of a space of several dimensions, each
    with a lower bound, an upper bound that is not reached, and a step, static
    or dynamic. Points run as if on threads of their own, in no order; control
    goes on when all have ended. Effects of different points are not ordered.

    `shared_outs` are tensors that all points fill together. Inside, each is a
    block argument after the induction variables; the terminator
    `scf.forall.in_parallel` lists what a point inserts into them, and the
    result of the same place is the tensor with everybody's pieces. Pieces that
    overlap are written in some order. Other tensors from outside may be used,
    but what a point changes in them no other point sees, nor anybody
    afterwards.

    `mapping` gives each dimension a unit of a device (see
    DeviceMappingAttrInterface), and at most one mask; a lowering that does not
    know the device may ignore it.

    A nest whose lower bounds are 0 and whose steps are 1 has a shorter text.

    ```mlir
    %filled = scf.forall (%i) in (%n) shared_outs(%out = %empty)
        -> (tensor<?xi8>) {
      %piece = func.call @make(%i) : (index) -> tensor<1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %piece into %out[%i] [1] [1]
          : tensor<1xi8> into tensor<?xi8>
      }
    }
    scf.forall (%i, %j) = (0, 2) to (8, %m) step (4, 1) {
      func.call @visit(%i, %j) : (index, index) -> ()
    }
    ```
  }];

  let arguments = (ins Variadic<Index>:$dynamicLowerBound,
                       Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep,
                       DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound,
                       DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);

  // A default builder would not give the body its arguments.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$lbs,
      "ArrayRef<OpFoldResult>":$ubs, "ArrayRef<OpFoldResult>":$steps,
      "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>,
    // From 0 in steps of 1.
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$ubs,
      "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>
  ];

  let extraClassDeclaration = [{
    /// How many dimensions the nest has.
    int64_t getRank() { return getStaticLowerBound().size(); }

    SmallVector<Value> getInductionVars() { return *getLoopInductionVars(); }
    ::mlir::Value getInductionVar(int64_t idx) {
      return getBody()->getArgument(idx);
    }

    /// Bounds and steps, one for each dimension, static ones as attributes.
    SmallVector<OpFoldResult> getMixedLowerBound() {
      return *getLoopLowerBounds();
    }
    SmallVector<OpFoldResult> getMixedUpperBound() {
      return *getLoopUpperBounds();
    }
    SmallVector<OpFoldResult> getMixedStep() { return *getLoopSteps(); }

    /// The same as values; makes a constant for each static one.
    SmallVector<Value> getLowerBound(OpBuilder &b);
    SmallVector<Value> getUpperBound(OpBuilder &b);
    SmallVector<Value> getStep(OpBuilder &b);

    /// Bounds and steps, static and dynamic.
    unsigned getNumControlOperands() { return 3 * getRank(); }

    /// Those that are operands; they precede the outputs.
    unsigned getNumDynamicControlOperands() {
      return getDynamicLowerBound().size() + getDynamicUpperBound().size() +
             getDynamicStep().size();
    }

    /// Output operand, block argument and result of one place belong together;
    /// each of these gives one of the three from another.
    OpResult getTiedOpResult(OpOperand *opOperand) {
      assert(opOperand->getOperandNumber() >= getNumDynamicControlOperands() &&
             "an operand, but not an output");
      return (*this)->getOpResult(opOperand->getOperandNumber() -
                                  getNumDynamicControlOperands());
    }
    OpOperand *getTiedOpOperand(BlockArgument bbArg) {
      assert(bbArg.getArgNumber() >= getRank() && "an induction variable");
      return &getOutputsMutable()[bbArg.getArgNumber() - getRank()];
    }
    OpOperand *getTiedOpOperand(OpResult opResult) {
      assert(opResult.getOwner() == getOperation() && "a result of another op");
      return &getOutputsMutable()[opResult.getResultNumber()];
    }
    BlockArgument getTiedBlockArgument(OpOperand *opOperand) {
      return getTiedBlockArgument(getTiedOpResult(opOperand));
    }
    BlockArgument getTiedBlockArgument(OpResult opResult) {
      assert(opResult.getOwner() == getOperation() && "a result of another op");
      return getRegionOutArgs()[opResult.getResultNumber()];
    }

    /// The block arguments of the outputs.
    ::mlir::Block::BlockArgListType getRegionOutArgs() {
      return getBody()->getArguments().drop_front(getRank());
    }

    /// Whether all lower bounds are 0 and all steps 1.
    bool isNormalized();

    InParallelOp getTerminator();

    /// DestinationStyleOpInterface: the outputs are the destinations.
    MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }

    /// The ops in the terminator that write to the block argument `bbArg`.
    SmallVector<Operation*> getCombiningOps(BlockArgument bbArg);

    /// `mapping` without the mask.
    SmallVector<DeviceMappingAttrInterface> getDeviceMappingAttrs();

    /// The mask in `mapping`, null if there is none; a failure if there are
    /// several.
    FailureOr<DeviceMaskingAttrInterface> getDeviceMaskingAttr();

    /// Whether there is a mapping and its units are counted along a line.
    bool usesLinearMapping();

    /// RegionBranchOpInterface: what the region is entered with.
    OperandRange getEntrySuccessorOperands(RegionSuccessor successor) {
      return getOutputs();
    }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel", [
    Pure,
    Terminator,
    DeclareOpInterfaceMethods<InParallelOpInterface>,
    HasParent<"ForallOp">] # GraphRegionNoTerminator.traits> {
  let summary = "lists what a point of `forall` contributes";
  let description = [{
    Ends the body of `scf.forall`. Its region has one block without a
    terminator, of ops that each insert a value into one of the loop's outputs,
    given as the block argument.

    ```mlir
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %out[%i, 0] [1, 8] [1, 1]
        : tensor<8xf32> into tensor<?x8xf32>
    }
    ```
  }];

  let regions = (region SizedRegion<1>:$region);

  // A default builder would leave the region without its block.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];

  let extraClassDeclaration = [{
    /// The block arguments written to, one for each op, in their order.
    ::llvm::SmallVector<::mlir::BlockArgument> getDests();
    /// The ops of the block.
    ::llvm::iterator_range<::mlir::Block::iterator> getYieldingOps();
    /// The result of the loop at place `idx`.
    ::mlir::OpResult getParentResult(int64_t idx);
  }];

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ParallelOp : SCF_Op<"parallel", [
    AutomaticAllocationScope,
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds",
      "getLoopSteps"]>,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"scf::ReduceOp">,
    HasParallelRegion]> {
  let summary = "a parallel loop nest, with reductions";
  let description = [{
    Runs the body once for each point of a space of several dimensions of type
    index, each from a lower bound to an upper one, which is not reached, in
    steps greater than zero. Points may run in any order or at once; if two of
    them race for memory, the behaviour is undefined.

    Each initial value begins a reduction: the terminator `scf.reduce` has, at
    the same place, a point's contribution and a region that joins two
    contributions; the result of that place is the initial value joined with
    those of all points. Without reductions the terminator need not be written.

    ```mlir
    %total = scf.parallel (%i, %j) = (%zero, %zero) to (%m, %n)
        step (%one, %one) init (%start) -> i64 {
      %x = memref.load %table[%i, %j] : memref<?x?xi64>
      scf.reduce(%x : i64) {
      ^bb0(%a: i64, %b: i64):
        %sum = arith.addi %a, %b : i64
        scf.reduce.return %sum : i64
      }
    }
    ```
  }];

  let arguments = (ins Variadic<Index>:$lowerBound,
                       Variadic<Index>:$upperBound,
                       Variadic<Index>:$step,
                       Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);

  // A default builder would not give the body its arguments.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds,
      "ValueRange":$steps, "ValueRange":$initVals,
      CArg<"function_ref<void (OpBuilder &, Location, ValueRange, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>,
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds,
      "ValueRange":$steps,
      CArg<"function_ref<void (OpBuilder &, Location, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>
  ];

  let extraClassDeclaration = [{
    SmallVector<Value> getInductionVars() { return *getLoopInductionVars(); }
    unsigned getNumLoops() { return getStep().size(); }
    unsigned getNumReductions() { return getInitVals().size(); }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReduceOp : SCF_Op<"reduce", [
    Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "what a point of `parallel` contributes, and how it is joined";
  let description = [{
    Ends the body of `scf.parallel`. There is one region for each operand, with
    two arguments of the operand's type, and one operand for each initial value
    of the loop, of its type. A region joins two contributions, or one and what
    was joined so far. In which order and in which groups is not specified: the
    result is one value only if joining is associative and commutative.

    ```mlir
    scf.reduce(%score : f32) {
    ^bb0(%a: f32, %b: f32):
      %best = arith.maximumf %a, %b : f32
      scf.reduce.return %best : f32
    }
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ValueRange":$operands)>,
    OpBuilder<(ins)>
  ];

  let assemblyFormat = [{
    (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict
  }];

  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [
    HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "ends a region of `reduce`";
  let description = [{
    The operand is the joined value, of the type of the operand of `scf.reduce`
    to which the region belongs.

    ```mlir
    scf.reduce.return %joined : f32
    ```
  }];

  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // DIALECTS_SCF_PARALLEL_OPS_TD
