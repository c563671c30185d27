// SPDX-License-Identifier: Apache-2.0
//
// Branches between blocks and regions, calls and functions.
#include "core/interfaces/function_implementation.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Branches between blocks

SuccessorOperands TestBranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "there is one successor");
  return SuccessorOperands(getTargetOperandsMutable());
}

/// The operands of the successors are swapped: the first block gets the second
/// group.
SuccessorOperands TestProducingBranchOp::getSuccessorOperands(unsigned index) {
  assert(index <= 1 && "there are two successors");
  return SuccessorOperands(index == 1 ? getFirstOperandsMutable()
                                      : getSecondOperandsMutable());
}

/// The branch produces the first argument of the second block.
SuccessorOperands TestInternalBranchOp::getSuccessorOperands(unsigned index) {
  assert(index <= 1 && "there are two successors");
  if (index == 0)
    return SuccessorOperands(getSuccessOperandsMutable());
  return SuccessorOperands(1, getErrorOperandsMutable());
}

// region_if

ParseResult RegionIfOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  if (parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
      parser.parseArrowTypeList(result.types))
    return failure();
  for (StringRef keyword : {"then", "else", "join"})
    if (parser.parseKeyword(keyword) || parser.parseRegion(*result.addRegion()))
      return failure();
  return parser.resolveOperands(operands, types, parser.getCurrentLocation(),
                                result.operands);
}

void RegionIfOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printOperands(getOperands());
  printer << ": " << (*this)->getOperandTypes();
  printer.printArrowTypeList((*this)->getResultTypes());
  printer << " then ";
  printer.printRegion(getThenRegion());
  printer << " else ";
  printer.printRegion(getElseRegion());
  printer << " join ";
  printer.printRegion(getJoinRegion());
}

OperandRange RegionIfOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getOperands();
}

/// Returns the region and its arguments as a successor. An empty region has no
/// arguments.
static RegionSuccessor getRegionSuccessor(Region &region) {
  return RegionSuccessor(&region, region.empty() ? Block::BlockArgListType()
                                                 : region.getArguments());
}

/// Control enters one of the first two regions, then the third, and leaves.
void RegionIfOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent()) {
    regions.push_back(getRegionSuccessor(getThenRegion()));
    regions.push_back(getRegionSuccessor(getElseRegion()));
  } else if (point.getTerminatorPredecessorOrNull()->getParentRegion() !=
             &getJoinRegion()) {
    regions.push_back(getRegionSuccessor(getJoinRegion()));
  } else {
    regions.push_back(RegionSuccessor(getOperation(), getResults()));
  }
}

void RegionIfOp::getRegionInvocationBounds(
    ArrayRef<Attribute>, SmallVectorImpl<InvocationBounds> &bounds) {
  bounds.assign(3, InvocationBounds(0, 1));
}

// any_cond

void AnyCondOp::getSuccessorRegions(RegionBranchPoint point,
                                    SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(RegionSuccessor(&getRegion()));
  else
    regions.push_back(RegionSuccessor(getOperation(), getResults()));
}

void AnyCondOp::getRegionInvocationBounds(
    ArrayRef<Attribute>, SmallVectorImpl<InvocationBounds> &bounds) {
  bounds.push_back(InvocationBounds(1, 1));
}

// loop_block

void LoopBlockOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  regions.push_back(getRegionSuccessor(getBody()));
  if (!point.isParent())
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

OperandRange LoopBlockOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getOperands();
}

MutableOperandRange
LoopBlockTerminatorOp::getMutableSuccessorOperands(RegionSuccessor successor) {
  const unsigned operand = successor.isParent() ? 1 : 0;
  return MutableOperandRange(getOperation(), operand, 1);
}

// switch_with_no_break and stores with regions

void TestNoTerminatorOp::getSuccessorRegions(
    RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &) {}

void TestStoreWithARegion::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(getRegionSuccessor(getBody()));
  else
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

void TestStoreWithALoopRegion::getSuccessorRegions(
    RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &regions) {
  regions.push_back(getRegionSuccessor(getBody()));
  regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

// Calls

/// 1. The callee is a function in an enclosing symbol table.
LogicalResult TestCallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FlatSymbolRefAttr callee = getCalleeAttr();
  if (!callee)
    return emitOpError("requires a 'callee' symbol reference attribute");
  Operation *function =
      symbolTable.lookupNearestSymbolFrom(getOperation(), callee);
  if (!isa_and_nonnull<FunctionOpInterface>(function))
    return emitOpError() << "'" << callee.getValue()
                         << "' does not reference a valid function";
  return success();
}

CallInterfaceCallable ConversionCallOp::getCallableForCallee() {
  return getCalleeAttr();
}
void ConversionCallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCalleeAttr(cast<SymbolRefAttr>(callee));
}

CallInterfaceCallable TestCallAndStoreOp::getCallableForCallee() {
  return getCalleeAttr();
}
void TestCallAndStoreOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCalleeAttr(cast<SymbolRefAttr>(callee));
}
OperandRange TestCallAndStoreOp::getArgOperands() {
  return getCalleeOperands();
}
MutableOperandRange TestCallAndStoreOp::getArgOperandsMutable() {
  return getCalleeOperandsMutable();
}

CallInterfaceCallable TestCallOnDeviceOp::getCallableForCallee() {
  return getCalleeAttr();
}
void TestCallOnDeviceOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCalleeAttr(cast<SymbolRefAttr>(callee));
}
OperandRange TestCallOnDeviceOp::getArgOperands() {
  return getForwardedOperands();
}
MutableOperandRange TestCallOnDeviceOp::getArgOperandsMutable() {
  return getForwardedOperandsMutable();
}

CallInterfaceCallable CallWithSegmentsOp::getCallableForCallee() {
  return SymbolRefAttr(getCalleeAttr());
}
void CallWithSegmentsOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCalleeAttr(cast<FlatSymbolRefAttr>(cast<SymbolRefAttr>(callee)));
}
OperandRange CallWithSegmentsOp::getArgOperands() { return getArgs(); }
MutableOperandRange CallWithSegmentsOp::getArgOperandsMutable() {
  return getArgsMutable();
}

// conversion_func_op: parser and printer

ParseResult ConversionFuncOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  auto makeType =
      [](Builder &builder, ArrayRef<Type> inputs, ArrayRef<Type> results,
         function_interface_impl::VariadicFlag, std::string &) -> Type {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), makeType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void ConversionFuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}
