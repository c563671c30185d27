// SPDX-License-Identifier: Apache-2.0
//
// execute_region and if.
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

// execute_region

ParseResult ExecuteRegionOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  if (parser.parseOptionalArrowTypeList(result.types))
    return failure();
  if (!parser.parseOptionalKeyword("no_inline"))
    result.addAttribute("no_inline", parser.getBuilder().getUnitAttr());
  return failure(parser.parseRegion(*result.addRegion()) ||
                 parser.parseOptionalAttrDict(result.attributes));
}

void ExecuteRegionOp::print(OpAsmPrinter &p) {
  p.printOptionalArrowTypeList(TypeRange((*this)->getResults()));
  p << " ";
  if (getNoInline())
    p << "no_inline ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
  p.printOptionalAttrDict((*this)->getAttrs(), {"no_inline"});
}

/// 1. The region is not empty.
/// 2. Its entry block has no arguments.
LogicalResult ExecuteRegionOp::verify() {
  if (getRegion().empty())
    return emitOpError("region needs to have at least one block");
  if (getRegion().front().getNumArguments() != 0)
    return emitOpError("region cannot have any arguments");
  return success();
}

void ExecuteRegionOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(RegionSuccessor(&getRegion()));
  else
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

// if

/// Creates a block in the region and fills it with `fill`.
static void buildRegion(OpBuilder &builder, OperationState &state,
                        function_ref<void(OpBuilder &, Location)> fill) {
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(state.addRegion());
  if (fill)
    fill(builder, state.location);
}

void IfOp::build(OpBuilder &builder, OperationState &state,
                 TypeRange resultTypes, Value cond) {
  build(builder, state, resultTypes, cond, /*addThenBlock=*/false,
        /*addElseBlock=*/false);
}

void IfOp::build(OpBuilder &builder, OperationState &state,
                 TypeRange resultTypes, Value cond, bool addThenBlock,
                 bool addElseBlock) {
  assert((addThenBlock || !addElseBlock) && "the first region has no block");
  state.addTypes(resultTypes);
  state.addOperands(cond);
  for (bool addBlock : {addThenBlock, addElseBlock}) {
    if (addBlock)
      buildRegion(builder, state, nullptr);
    else
      state.addRegion();
  }
}

void IfOp::build(OpBuilder &builder, OperationState &state, Value cond,
                 bool withElseRegion) {
  build(builder, state, TypeRange(), cond, withElseRegion);
}

void IfOp::build(OpBuilder &builder, OperationState &state,
                 TypeRange resultTypes, Value cond, bool withElseRegion) {
  auto fill = [&](OpBuilder &bodyBuilder, Location loc) {
    if (resultTypes.empty())
      buildTerminatedBody(bodyBuilder, loc);
  };
  state.addTypes(resultTypes);
  state.addOperands(cond);
  buildRegion(builder, state, fill);
  if (withElseRegion)
    buildRegion(builder, state, fill);
  else
    state.addRegion();
}

void IfOp::build(OpBuilder &builder, OperationState &state, Value cond,
                 function_ref<void(OpBuilder &, Location)> thenBuilder,
                 function_ref<void(OpBuilder &, Location)> elseBuilder) {
  assert(thenBuilder && "nothing fills the first region");
  state.addOperands(cond);
  buildRegion(builder, state, thenBuilder);
  if (elseBuilder)
    buildRegion(builder, state, elseBuilder);
  else
    state.addRegion();

  SmallVector<Type> types;
  if (succeeded(inferReturnTypes(
          builder.getContext(), state.location,
          Adaptor(
              ValueRange(state.operands), DictionaryAttr(),
              OpaqueProperties(nullptr),
              RegionRange(ArrayRef<std::unique_ptr<Region>>(state.regions))),
          types)))
    state.addTypes(types);
}

/// The results have the types that the first region yields. Errors: fails
/// without a diagnostic if the first region does not end with `scf.yield`.
LogicalResult
IfOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                       SmallVectorImpl<Type> &inferredReturnTypes) {
  if (adaptor.getRegions().empty())
    return failure();
  Region &region = adaptor.getThenRegion();
  if (region.empty() || region.front().empty())
    return failure();
  auto yield = dyn_cast<YieldOp>(region.front().back());
  if (!yield)
    return failure();
  llvm::append_range(inferredReturnTypes, yield->getOperandTypes());
  return success();
}

static ParseResult parseBranch(OpAsmParser &parser, OperationState &result,
                               Region &region) {
  if (parser.parseRegion(region))
    return failure();
  ensureTerminator<YieldOp>(region, OpBuilder(parser.getContext()),
                            result.location);
  return success();
}

ParseResult IfOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *thenRegion = result.addRegion();
  Region *elseRegion = result.addRegion();
  OpAsmParser::UnresolvedOperand condition;
  if (parser.parseOperand(condition) ||
      parser.resolveOperand(condition, parser.getBuilder().getI1Type(),
                            result.operands) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parseBranch(parser, result, *thenRegion))
    return failure();
  if (!parser.parseOptionalKeyword("else") &&
      parseBranch(parser, result, *elseRegion))
    return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}

void IfOp::print(OpAsmPrinter &p) {
  const bool printTerminators = (*this)->getNumResults() != 0;
  p << " " << getCondition();
  if (printTerminators)
    p << " -> (" << TypeRange((*this)->getResults()) << ")";
  p << " ";
  p.printRegion(getThenRegion(), /*printEntryBlockArgs=*/false,
                printTerminators);
  if (!getElseRegion().empty()) {
    p << " else ";
    p.printRegion(getElseRegion(), /*printEntryBlockArgs=*/false,
                  printTerminators);
  }
  p.printOptionalAttrDict((*this)->getAttrs());
}

/// 1. An op with results has an else region.
LogicalResult IfOp::verify() {
  if ((*this)->getNumResults() != 0 && getElseRegion().empty())
    return emitOpError("must have an else block if defining values");
  return success();
}

Block *IfOp::thenBlock() { return &getThenRegion().back(); }

YieldOp IfOp::thenYield() { return cast<YieldOp>(thenBlock()->back()); }

Block *IfOp::elseBlock() {
  return getElseRegion().empty() ? nullptr : &getElseRegion().back();
}

YieldOp IfOp::elseYield() { return cast<YieldOp>(elseBlock()->back()); }

/// Returns the value of the condition if it is constant.
static std::optional<bool> getKnownCondition(Attribute condition) {
  auto value = dyn_cast_or_null<IntegerAttr>(condition);
  return value ? std::optional(!value.getValue().isZero()) : std::nullopt;
}

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    getEntrySuccessorRegions(Attribute(), regions);
  else
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

void IfOp::getEntrySuccessorRegions(ArrayRef<Attribute> operands,
                                    SmallVectorImpl<RegionSuccessor> &regions) {
  const std::optional<bool> condition = getKnownCondition(operands.front());
  if (condition.value_or(true))
    regions.push_back(RegionSuccessor(&getThenRegion()));
  if (condition.value_or(false))
    return;
  if (!getElseRegion().empty())
    regions.push_back(RegionSuccessor(&getElseRegion()));
  else
    regions.push_back(
        RegionSuccessor(getOperation(), getNoResults(getOperation())));
}

void IfOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands,
    SmallVectorImpl<InvocationBounds> &invocationBounds) {
  const std::optional<bool> condition = getKnownCondition(operands.front());
  invocationBounds.emplace_back(0, condition.value_or(true) ? 1 : 0);
  invocationBounds.emplace_back(0, condition.value_or(false) ? 0 : 1);
}

bool scf::insideMutuallyExclusiveBranches(Operation *a, Operation *b) {
  for (auto branch = a->getParentOfType<IfOp>(); branch;
       branch = branch->getParentOfType<IfOp>()) {
    if (!branch->isProperAncestor(b))
      continue;
    auto isInFirst = [&](Operation *op) {
      return branch.getThenRegion().findAncestorOpInRegion(*op) != nullptr;
    };
    return isInFirst(a) != isInFirst(b);
  }
  return false;
}
