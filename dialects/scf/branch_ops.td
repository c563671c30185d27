// SPDX-License-Identifier: Apache-2.0
//
// Regions entered at most once: if, index_switch, execute_region; and yield,
// which ends these and the bodies of sequential loops.
#ifndef DIALECTS_SCF_BRANCH_OPS_TD
#define DIALECTS_SCF_BRANCH_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/scf/dialect.td"

def ExecuteRegionOp : SCF_Op<"execute_region", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    RecursiveMemoryEffects]> {
  let summary = "runs its region once, in place";
  let description = [{
    Brings a control flow graph to where only one block is allowed. Control
    enters the first block, which has no arguments, and leaves at any
    `scf.yield`, of which there may be several; what that yields are the
    results. Values from outside that dominate the op are visible inside.

    `no_inline` asks passes not to move the region's blocks into the parent
    before a lowering does so explicitly.

    ```mlir
    %sign = scf.execute_region -> i32 no_inline {
      cf.cond_br %negative, ^bb1, ^bb2
    ^bb1:
      scf.yield %minus_one : i32
    ^bb2:
      scf.yield %one : i32
    }
    ```
  }];

  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IfOp : SCF_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
      "getNumRegionInvocations", "getRegionInvocationBounds",
      "getEntrySuccessorRegions"]>,
    InferTypeOpAdaptor, SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments]> {
  let summary = "one of two regions, by a condition";
  let description = [{
    Runs the first region if the condition is true, the second otherwise. The
    second may be empty, which does nothing; with results it must be there.
    Results are what the region that ran yields, of the same number and types.
    Without results `scf.yield` need not be written.

    ```mlir
    %larger = scf.if %less -> (f64) {
      scf.yield %b : f64
    } else {
      scf.yield %a : f64
    }
    ```
  }];

  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion,
                        MaxSizedRegion<1>:$elseRegion);

  // A default builder would leave the first region without its block.
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond,
      "bool":$addThenBlock, "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond,
      "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond,
      CArg<"function_ref<void(OpBuilder &, Location)>",
           "buildTerminatedBody">:$thenBuilder,
      CArg<"function_ref<void(OpBuilder &, Location)>",
           "nullptr">:$elseBuilder)>
  ];

  let extraClassDeclaration = [{
    /// A builder at the place where the body grows: before the terminator that
    /// stands there implicitly if the op has no results, else at the end.
    OpBuilder getThenBodyBuilder(OpBuilder::Listener *listener = nullptr) {
      return (*this)->getNumResults() == 0
                 ? OpBuilder::atBlockTerminator(thenBlock(), listener)
                 : OpBuilder::atBlockEnd(thenBlock(), listener);
    }
    /// The same of the second region, which must have its block.
    OpBuilder getElseBodyBuilder(OpBuilder::Listener *listener = nullptr) {
      return (*this)->getNumResults() == 0
                 ? OpBuilder::atBlockTerminator(elseBlock(), listener)
                 : OpBuilder::atBlockEnd(elseBlock(), listener);
    }

    Block* thenBlock();
    YieldOp thenYield();
    /// Null if the second region is empty.
    Block* elseBlock();
    YieldOp elseYield();
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
      "getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "one of many regions, by an index";
  let description = [{
    Runs the region whose case equals the operand, or the default region if none
    does. Cases are distinct; each has one region, in the order of `cases`. All
    regions yield the types of the results.

    ```mlir
    %price = scf.index_switch %size -> f32
    case 1 {
      scf.yield %small : f32
    }
    case 3 {
      scf.yield %large : f32
    }
    default {
      scf.yield %middle : f32
    }
    ```
  }];

  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);

  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];

  let extraClassDeclaration = [{
    /// The default is not counted.
    unsigned getNumCases();

    Block &getDefaultBlock();

    /// Of the case at place `idx`, which must be below getNumCases().
    Block &getCaseBlock(unsigned idx);
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def YieldOp : SCF_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp",
                 "WhileOp"]>]> {
  let summary = "ends a region and hands over values";
  let description = [{
    What becomes of the operands is the parent's affair: results of a branch,
    the next iteration's values of a loop. Number and types are those that the
    parent expects. Where it expects none, the op may be left out in text.

    ```mlir
    scf.yield %sum, %count : f32, index
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ /* yields nothing */ }]>];

  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // DIALECTS_SCF_BRANCH_OPS_TD
