// SPDX-License-Identifier: Apache-2.0
//
// Dialects that allow inlining of their operations.
#ifndef CORE_INTERFACES_INLINER_TD
#define CORE_INTERFACES_INLINER_TD

include "ods/records/op_base.td"

def DialectInlinerInterface : DialectInterface<"DialectInlinerInterface"> {
  let description = [{
    Determines which calls and operations of a dialect may be inlined, and how
    terminators that return control are rewritten. `wouldBeCloned` is true if a
    clone is inlined, false if the region itself is.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Whether what `call`, of this dialect, calls may take its place.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$call, "::mlir::Operation *":$callable,
           "bool":$wouldBeCloned), "return false;">,
    InterfaceMethod<
      "Whether `src` may go into `dest`, a region of an operation of this "
      "dialect. `valueMapping` has what stands for its arguments.",
      "bool", "isLegalToInline",
      (ins "::mlir::Region *":$dest, "::mlir::Region *":$src,
           "bool":$wouldBeCloned, "::mlir::IRMapping &":$valueMapping),
      "return false;">,
    InterfaceMethod<
      "Whether `op`, of this dialect, may go into `dest`.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$op, "::mlir::Region *":$dest,
           "bool":$wouldBeCloned, "::mlir::IRMapping &":$valueMapping),
      "return false;">,
    InterfaceMethod<
      "Whether what is in the operation has to be asked, too.",
      "bool", "shouldAnalyzeRecursively", (ins "::mlir::Operation *":$op),
      "return true;">,
    InterfaceMethod<
      "Replaces a terminator that was inlined by one that goes on at "
      "`newDest`, whose arguments stand for the call's results. Of one that "
      "does not give control back nothing is to be done.",
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::Block *":$newDest), "return;">,
    InterfaceMethod<
      "Puts what a terminator that was inlined, in the only block, gives back "
      "in the place of the call's results; by default its operands. It is "
      "erased then.",
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::ValueRange":$valuesToReplace),
      [{
        for (auto [value, operand] :
             ::llvm::zip(valuesToReplace, op->getOperands()))
          value.replaceAllUsesWith(operand);
      }]>,
    InterfaceMethod<
      "An operation whose one result is its one operand `input` as a value of "
      "another type, for a call whose types differ from what it calls; null if "
      "there is none.",
      "::mlir::Operation *", "materializeCallConversion",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Value":$input,
           "::mlir::Type":$resultType, "::mlir::Location":$conversionLoc),
      "return nullptr;">,
    InterfaceMethod<
      "What stands for an argument of a callable of this dialect: a value of "
      "the same type, for which operations may be built.",
      "::mlir::Value", "handleArgument",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$argument,
           "::mlir::DictionaryAttr":$argumentAttrs), "return argument;">,
    InterfaceMethod<
      "The same for a result.",
      "::mlir::Value", "handleResult",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$result,
           "::mlir::DictionaryAttr":$resultAttrs), "return result;">,
    InterfaceMethod<
      "Hears of the blocks that were inlined for a call of this dialect, "
      "before their terminators are handled.",
      "void", "processInlinedCallBlocks",
      (ins "::mlir::Operation *":$call,
           "::llvm::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      "return;">,
    InterfaceMethod<
      "Whether a single block may be merged into that of the call.",
      "bool", "allowSingleBlockOptimization",
      (ins "::llvm::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      "return true;">
  ];
}

#endif // CORE_INTERFACES_INLINER_TD
