// SPDX-License-Identifier: Apache-2.0
//
// Operations that enter a region at most once: if, index_switch,
// execute_region. Also yield, which terminates their regions and the bodies of
// sequential loops.
#ifndef DIALECTS_SCF_BRANCH_OPS_TD
#define DIALECTS_SCF_BRANCH_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/scf/dialect.td"

def ExecuteRegionOp : SCF_Op<"execute_region", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    RecursiveMemoryEffects]> {
  let summary = "executes its region once";
  let description = [{
    Allows a control flow graph where only one block is allowed. Control enters
    the first block, which has no arguments, and leaves at any `scf.yield`, of
    which there may be several. The results are the operands of that
    `scf.yield`. The region may use values that dominate the op.

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
  let summary = "executes one of two regions, selected by a condition";
  let description = [{
    Executes the first region if the condition is true, and the second region
    otherwise. An empty second region does nothing. An op with results must have
    both regions. The results are the values that the executed region yields;
    both regions yield the same types. Without results, `scf.yield` may be
    omitted in the text.

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

  // The default builder would not create the block of the first region.
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
    /// Returns a builder at the end of the first region's body. Without
    /// results, that is before the implicit terminator; with results, at the
    /// end of the block.
    OpBuilder getThenBodyBuilder(OpBuilder::Listener *listener = nullptr) {
      return (*this)->getNumResults() == 0
                 ? OpBuilder::atBlockTerminator(thenBlock(), listener)
                 : OpBuilder::atBlockEnd(thenBlock(), listener);
    }
    /// Returns such a builder for the second region, which must have a block.
    OpBuilder getElseBodyBuilder(OpBuilder::Listener *listener = nullptr) {
      return (*this)->getNumResults() == 0
                 ? OpBuilder::atBlockTerminator(elseBlock(), listener)
                 : OpBuilder::atBlockEnd(elseBlock(), listener);
    }

    Block* thenBlock();
    YieldOp thenYield();
    /// Returns null if the second region is empty.
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
  let summary = "executes one of many regions, selected by an index";
  let description = [{
    Executes the region whose case equals the operand, or the default region if
    no case does. Cases are distinct. Each case has one region, in the order of
    `cases`. All regions yield the types of the results.

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
    /// Returns the number of cases, without the default.
    unsigned getNumCases();

    Block &getDefaultBlock();

    /// Returns the block of the case at position `idx`, which must be less than
    /// getNumCases().
    Block &getCaseBlock(unsigned idx);
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def YieldOp : SCF_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp",
                 "WhileOp"]>]> {
  let summary = "terminates a region and passes values to its parent";
  let description = [{
    Terminates a region and passes the operands to the parent, which defines
    their meaning: the results of a branch, or the values of a loop's next
    iteration. The parent also determines their number and types. If the parent
    expects no values, the op may be omitted in the text.

    ```mlir
    scf.yield %sum, %count : f32, index
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ /* yields nothing */ }]>];

  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // DIALECTS_SCF_BRANCH_OPS_TD
