// SPDX-License-Identifier: Apache-2.0
//
// Loops whose iterations may execute in any order or at once: parallel with
// reduce, forall with forall.in_parallel.
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
  let summary = "parallel loop nest with shared output tensors";
  let description = [{
    Executes the body once for each point of a multidimensional space. Each
    dimension has a lower bound, an exclusive upper bound and a step, each
    static or dynamic. Each point executes as if on its own thread, in no
    specified order. Control continues when all points have ended. Side effects
    of different points are not ordered.

    `shared_outs` are tensors that all points update. In the body, each is a
    block argument after the induction variables. The terminator
    `scf.forall.in_parallel` lists the values that a point inserts into them.
    The result at the same position is the tensor with the insertions of all
    points. Insertions that overlap are written in an unspecified order. The
    body may use other tensors from outside, but neither another point nor the
    code after the loop sees how a point changes them.

    `mapping` assigns a unit of a device to each dimension (see
    DeviceMappingAttrInterface), and has at most one mask. A lowering that does
    not support the device may ignore it.

    A loop whose lower bounds are 0 and whose steps are 1 has a shorter text.

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

  // The default builder would not create the arguments of the body.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$lbs,
      "ArrayRef<OpFoldResult>":$ubs, "ArrayRef<OpFoldResult>":$steps,
      "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>,
    // Lower bounds are 0, steps are 1.
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$ubs,
      "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping,
      CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
           "nullptr">:$bodyBuilderFn)>
  ];

  let extraClassDeclaration = [{
    /// Returns the number of dimensions.
    int64_t getRank() { return getStaticLowerBound().size(); }

    SmallVector<Value> getInductionVars() { return *getLoopInductionVars(); }
    ::mlir::Value getInductionVar(int64_t idx) {
      return getBody()->getArgument(idx);
    }

    /// Return the bounds and steps, one for each dimension. Static ones are
    /// attributes.
    SmallVector<OpFoldResult> getMixedLowerBound() {
      return *getLoopLowerBounds();
    }
    SmallVector<OpFoldResult> getMixedUpperBound() {
      return *getLoopUpperBounds();
    }
    SmallVector<OpFoldResult> getMixedStep() { return *getLoopSteps(); }

    /// Return them as values. Each creates a constant for each static one.
    SmallVector<Value> getLowerBound(OpBuilder &b);
    SmallVector<Value> getUpperBound(OpBuilder &b);
    SmallVector<Value> getStep(OpBuilder &b);

    /// Returns the number of bounds and steps, static and dynamic.
    unsigned getNumControlOperands() { return 3 * getRank(); }

    /// Returns the number of bounds and steps that are operands. They precede
    /// the outputs.
    unsigned getNumDynamicControlOperands() {
      return getDynamicLowerBound().size() + getDynamicUpperBound().size() +
             getDynamicStep().size();
    }

    /// An output operand, the block argument and the result at the same
    /// position are tied. Each function returns one of the three, given
    /// another.
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

    /// Returns the block arguments of the outputs.
    ::mlir::Block::BlockArgListType getRegionOutArgs() {
      return getBody()->getArguments().drop_front(getRank());
    }

    /// Returns whether all lower bounds are 0 and all steps are 1.
    bool isNormalized();

    InParallelOp getTerminator();

    /// DestinationStyleOpInterface: the outputs are the destinations.
    MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }

    /// Returns the ops in the terminator that write to the block argument
    /// `bbArg`.
    SmallVector<Operation*> getCombiningOps(BlockArgument bbArg);

    /// Returns `mapping` without the mask.
    SmallVector<DeviceMappingAttrInterface> getDeviceMappingAttrs();

    /// Returns the mask in `mapping`, or null if there is none. Errors: fails
    /// if there are several masks.
    FailureOr<DeviceMaskingAttrInterface> getDeviceMaskingAttr();

    /// Returns whether there is a mapping with linear ids of its units.
    bool usesLinearMapping();

    /// RegionBranchOpInterface: returns the operands that the region is entered
    /// with.
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
  let summary = "terminates `forall` and lists its insertions";
  let description = [{
    Terminates the body of `scf.forall`. Its region has one block without a
    terminator. Each op of the block inserts a value into one of the loop's
    outputs, which is given as a block argument.

    ```mlir
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %out[%i, 0] [1, 8] [1, 1]
        : tensor<8xf32> into tensor<?x8xf32>
    }
    ```
  }];

  let regions = (region SizedRegion<1>:$region);

  // The default builder would not create the block of the region.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];

  let extraClassDeclaration = [{
    /// Returns the block arguments that the ops write to, one for each op, in
    /// order.
    ::llvm::SmallVector<::mlir::BlockArgument> getDests();
    /// Returns the ops of the block.
    ::llvm::iterator_range<::mlir::Block::iterator> getYieldingOps();
    /// Returns the result of the loop at position `idx`.
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
  let summary = "parallel loop nest with reductions";
  let description = [{
    Executes the body once for each point of a multidimensional space. Each
    dimension has type index, a lower bound, an exclusive upper bound and a step
    greater than zero. Points may execute in any order or at once. If two points
    race for memory, the behavior is undefined.

    Each initial value starts a reduction. At the same position, the terminator
    `scf.reduce` has an operand, the contribution of a point, and a region that
    combines two values. The result at that position combines the initial value
    and the contributions of all points. Without reductions, the terminator may
    be omitted in the text.

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

  // The default builder would not create the arguments of the body.
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
  let summary = "terminates `parallel` with the reductions of an iteration";
  let description = [{
    Terminates the body of `scf.parallel`. It has one operand for each initial
    value of the loop, of the same type, and one region for each operand, with
    two arguments of the operand's type. A region combines two contributions, or
    a contribution and a partial result. The order and the grouping are not
    specified: the result is deterministic only if the region is associative and
    commutative.

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
  let summary = "terminates a region of `reduce`";
  let description = [{
    The operand is the combined value. It has the type of the operand of
    `scf.reduce` to which the region belongs.

    ```mlir
    scf.reduce.return %joined : f32
    ```
  }];

  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // DIALECTS_SCF_PARALLEL_OPS_TD
