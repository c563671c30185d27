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
      "Returns true if `callable` may be inlined in place of `call`, an "
      "operation of this dialect.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$call, "::mlir::Operation *":$callable,
           "bool":$wouldBeCloned), "return false;">,
    InterfaceMethod<
      "Returns true if `src` may be inlined into `dest`, a region of an "
      "operation of this dialect. `valueMapping` maps the arguments of `src` "
      "to values.",
      "bool", "isLegalToInline",
      (ins "::mlir::Region *":$dest, "::mlir::Region *":$src,
           "bool":$wouldBeCloned, "::mlir::IRMapping &":$valueMapping),
      "return false;">,
    InterfaceMethod<
      "Returns true if `op`, an operation of this dialect, may be inlined into "
      "`dest`.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$op, "::mlir::Region *":$dest,
           "bool":$wouldBeCloned, "::mlir::IRMapping &":$valueMapping),
      "return false;">,
    InterfaceMethod<
      "Returns true if the nested operations of `op` must be checked, too.",
      "bool", "shouldAnalyzeRecursively", (ins "::mlir::Operation *":$op),
      "return true;">,
    InterfaceMethod<
      "Replaces an inlined terminator by a branch to `newDest`, whose "
      "arguments replace the results of the call. Leaves terminators that do "
      "not return control unchanged.",
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::Block *":$newDest), "return;">,
    InterfaceMethod<
      "Replaces the results of the call by the values that an inlined "
      "terminator returns; by default, by its operands. The terminator ends "
      "the only inlined block and is erased afterwards.",
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::ValueRange":$valuesToReplace),
      [{
        for (auto [value, operand] :
             ::llvm::zip(valuesToReplace, op->getOperands()))
          value.replaceAllUsesWith(operand);
      }]>,
    InterfaceMethod<
      "Creates an operation that converts `input`, its only operand, to its "
      "only result, for a call whose types differ from those of the callable. "
      "Returns null if no such conversion exists.",
      "::mlir::Operation *", "materializeCallConversion",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Value":$input,
           "::mlir::Type":$resultType, "::mlir::Location":$conversionLoc),
      "return nullptr;">,
    InterfaceMethod<
      "Returns the value that replaces an argument of a callable of this "
      "dialect. It has the same type. May create operations.",
      "::mlir::Value", "handleArgument",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$argument,
           "::mlir::DictionaryAttr":$argumentAttrs), "return argument;">,
    InterfaceMethod<
      "Returns the value that replaces a result of a callable of this dialect. "
      "It has the same type. May create operations.",
      "::mlir::Value", "handleResult",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$result,
           "::mlir::DictionaryAttr":$resultAttrs), "return result;">,
    InterfaceMethod<
      "Is called with the blocks inlined for a call of this dialect before "
      "their terminators are handled.",
      "void", "processInlinedCallBlocks",
      (ins "::mlir::Operation *":$call,
           "::llvm::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      "return;">,
    InterfaceMethod<
      "Returns true if a single inlined block may be merged into the block of "
      "the call.",
      "bool", "allowSingleBlockOptimization",
      (ins "::llvm::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      "return true;">
  ];
}

#endif // CORE_INTERFACES_INLINER_TD
