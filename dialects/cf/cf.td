// SPDX-License-Identifier: Apache-2.0
//
// The cf dialect: branches between the blocks of a region.
#ifndef DIALECTS_CF_CF_TD
#define DIALECTS_CF_CF_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "ods/records/enums.td"
include "ods/records/op_base.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::mlir::cf";
  // Of rules.
  let dependentDialects = ["arith::ArithDialect"];
  let description = [{
    Control flow without regions: terminators that go from block to block of a
    control flow graph, and an assertion. A branch gives the block's arguments
    their values.
  }];
}

class CF_Op<string mnemonic, list<Trait> traits = []> :
    Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a condition that has to hold";
  let description = [{
    Does nothing where the operand is true. Otherwise the program ends; how the
    message reaches the user is the runtime's affair.

    ```mlir
    cf.assert %inside, "index out of bounds"
    ```
  }];

  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";

  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br", [
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    Pure, Terminator]> {
  let summary = "branch to a block";
  let description = [{
    Goes on at the block, whose arguments become the operands, as many and of
    their types.

    ```mlir
    cf.br ^loop(%zero, %x : index, f32)
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];

  let builders = [
    OpBuilder<(ins "Block *":$dest, CArg<"ValueRange", "{}">:$destOperands), [{
      $_state.addOperands(destOperands);
      $_state.addSuccessors(dest);
    }]>
  ];

  let extraClassDeclaration = [{
    /// Goes to another block with the same operands.
    void setDest(Block *block);

    /// Removes the operand at a place; the block's argument is not touched.
    void eraseOperand(unsigned index);
  }];

  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_Op<"cond_br", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    WeightedBranchOpInterface, Pure, Terminator]> {
  let summary = "branch to one of two blocks";
  let description = [{
    Goes to the first block where the condition is 1, to the second where it is
    0, each with operands of its own. Both may be the same block; neither is the
    region's first one. The weights, two where there are any, say how often each
    way is taken, in proportion.

    ```mlir
    cf.cond_br %done weights([1, 99]), ^exit, ^loop(%next : index)
    ```
  }];

  let arguments = (ins I1:$condition,
                       Variadic<AnyType>:$trueDestOperands,
                       Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];

  let builders = [
    OpBuilder<(ins "Value":$condition,
                   "Block *":$trueDest, "ValueRange":$trueOperands,
                   "Block *":$falseDest, "ValueRange":$falseOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$branchWeights), [{
      DenseI32ArrayAttr weights =
          branchWeights.empty()
              ? DenseI32ArrayAttr()
              : $_builder.getDenseI32ArrayAttr(branchWeights);
      build($_builder, $_state, condition, trueOperands, falseOperands,
            weights, trueDest, falseDest);
    }]>,
    OpBuilder<(ins "Value":$condition,
                   "Block *":$trueDest, "Block *":$falseDest,
                   CArg<"ValueRange", "{}">:$falseOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$branchWeights), [{
      build($_builder, $_state, condition, trueDest, ValueRange(), falseDest,
            falseOperands, branchWeights);
    }]>
  ];

  let extraClassDeclaration = [{
    /// The places of the two successors.
    enum { trueIndex = 0, falseIndex = 1 };

    // The operands of the first block.
    operand_range getTrueOperands() { return getTrueDestOperands(); }
    unsigned getNumTrueOperands() { return getTrueOperands().size(); }
    Value getTrueOperand(unsigned idx) { return getTrueOperands()[idx]; }
    void setTrueOperand(unsigned idx, Value value) {
      getTrueDestOperandsMutable()[idx].set(value);
    }
    void eraseTrueOperand(unsigned index) {
      getTrueDestOperandsMutable().erase(index);
    }

    // The operands of the second block.
    operand_range getFalseOperands() { return getFalseDestOperands(); }
    unsigned getNumFalseOperands() { return getFalseOperands().size(); }
    Value getFalseOperand(unsigned idx) { return getFalseOperands()[idx]; }
    void setFalseOperand(unsigned idx, Value value) {
      getFalseDestOperandsMutable()[idx].set(value);
    }
    void eraseFalseOperand(unsigned index) {
      getFalseDestOperandsMutable().erase(index);
    }
  }];

  let hasCanonicalizer = 1;
}

def SwitchOp : CF_Op<"switch", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    Pure, Terminator]> {
  let summary = "branch to one of many blocks";
  let description = [{
    Goes to the block of the case whose value the flag has, and where there is
    none to the default's, each with operands of its own. There are as many
    case values as case blocks, of the flag's type.

    ```mlir
    cf.switch %kind : i8, [
      default: ^other,
      0: ^leaf(%tree : index),
      7: ^node(%tree, %depth : index, i32)
    ]
    ```
  }];

  let arguments = (ins
      AnyInteger:$flag,
      Variadic<AnyType>:$defaultOperands,
      VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
      OptionalAttr<AnyIntElementsAttr>:$case_values,
      DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor
      AnySuccessor:$defaultDestination,
      VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination,
                            $defaultOperands, type($defaultOperands),
                            $case_values, $caseDestinations,
                            $caseOperands, type($caseOperands))
    `]` attr-dict
  }];

  let builders = [
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"ArrayRef<APInt>", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"DenseIntElementsAttr", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>
  ];

  let extraClassDeclaration = [{
    // The operands of the block of the case at a place.
    OperandRange getCaseOperands(unsigned index) {
      return getCaseOperands()[index];
    }
    MutableOperandRange getCaseOperandsMutable(unsigned index) {
      return getCaseOperandsMutable()[index];
    }
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_CF_CF_TD
