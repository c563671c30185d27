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
  // Canonicalization creates arith.constant and arith.select.
  let dependentDialects = ["arith::ArithDialect"];
  let description = [{
    Control flow between the blocks of a region: terminators that branch to
    blocks, and an assertion. A branch passes its operands to the arguments of
    the successor.
  }];
}

class CF_Op<string mnemonic, list<Trait> traits = []> :
    Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a condition that has to hold";
  let description = [{
    Has no effect if the operand is true. Otherwise the program aborts. The
    runtime decides how the message is reported.

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
    Branches to the block and passes the operands to its arguments, which have
    the same number and types.

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
    /// Replaces the successor and keeps the operands.
    void setDest(Block *block);

    /// Removes the operand at `index`. The block's argument stays.
    void eraseOperand(unsigned index);
  }];

  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_Op<"cond_br", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    WeightedBranchOpInterface, Pure, Terminator]> {
  let summary = "branch to one of two blocks";
  let description = [{
    Branches to the first block if the condition is 1 and to the second if it is
    0. Each successor has its own operands. Both may be the same block, but
    neither may be the entry block of the region. The optional weights, one for
    each successor, are the relative frequencies of the branches.

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
    /// Indices of the successors.
    enum { trueIndex = 0, falseIndex = 1 };

    // Operands that are passed to the first block.
    operand_range getTrueOperands() { return getTrueDestOperands(); }
    unsigned getNumTrueOperands() { return getTrueOperands().size(); }
    Value getTrueOperand(unsigned idx) { return getTrueOperands()[idx]; }
    void setTrueOperand(unsigned idx, Value value) {
      getTrueDestOperandsMutable()[idx].set(value);
    }
    void eraseTrueOperand(unsigned index) {
      getTrueDestOperandsMutable().erase(index);
    }

    // Operands that are passed to the second block.
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
    Branches to the block of the case whose value equals the flag, or to the
    default block if there is no such case. Each successor has its own operands.
    There are as many case values as case blocks. They have the flag's type.

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
    // Return the operands that are passed to the block of case `index`.
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
