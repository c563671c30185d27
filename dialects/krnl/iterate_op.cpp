// SPDX-License-Identifier: Apache-2.0
//
// iterate and yield.
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/structure/implicit_terminator.h"
#include "dialects/krnl/loop_tree.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::krnl;

LoopBound krnl::getLoopBound(OpFoldResult bound, MLIRContext *context) {
  Builder builder(context);
  if (auto value = dyn_cast<Value>(bound))
    return {builder.getSymbolIdentityMap(), {value}};
  return {builder.getConstantAffineMap(
              cast<IntegerAttr>(cast<Attribute>(bound)).getInt()),
          {}};
}

void IterateOp::build(OpBuilder &builder, OperationState &state,
                      ValueRange originalLoops, ValueRange optimizedLoops,
                      ArrayRef<LoopBound> lowerBounds,
                      ArrayRef<LoopBound> upperBounds, ValueRange iterArgs,
                      BodyBuilderFn bodyBuilder) {
  SmallVector<Attribute> maps;
  state.addOperands(optimizedLoops);
  for (auto [loop, lower, upper] :
       llvm::zip_equal(originalLoops, lowerBounds, upperBounds)) {
    state.addOperands(loop);
    for (const LoopBound *bound : {&lower, &upper}) {
      assert(bound->map.getNumInputs() == bound->operands.size() &&
             "an operand per input");
      maps.push_back(AffineMapAttr::get(bound->map));
      state.addOperands(bound->operands);
    }
  }
  state.addOperands(iterArgs);
  auto &properties = state.getOrAddProperties<Properties>();
  properties.bounds = builder.getArrayAttr(maps);
  properties.num_optimized_loops =
      builder.getI64IntegerAttr(optimizedLoops.size());
  state.addTypes(iterArgs.getTypes());

  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(state.addRegion());
  for (size_t i = 0; i < lowerBounds.size(); ++i)
    body->addArgument(builder.getIndexType(), state.location);
  for (Value value : iterArgs)
    body->addArgument(value.getType(), value.getLoc());
  if (bodyBuilder) {
    auto arguments = ValueRange(body->getArguments());
    bodyBuilder(builder, state.location,
                arguments.take_front(lowerBounds.size()),
                arguments.drop_front(lowerBounds.size()));
  }
  if (iterArgs.empty())
    ensureTerminator(*body->getParent(), state.location,
                     YieldOp::getOperationName());
}

void IterateOp::build(OpBuilder &builder, OperationState &state,
                      ValueRange originalLoops, ValueRange optimizedLoops,
                      ArrayRef<OpFoldResult> lowerBounds,
                      ArrayRef<OpFoldResult> upperBounds, ValueRange iterArgs,
                      BodyBuilderFn bodyBuilder) {
  auto convert = [&](ArrayRef<OpFoldResult> bounds) {
    return llvm::map_to_vector(bounds, [&](OpFoldResult bound) {
      return getLoopBound(bound, builder.getContext());
    });
  };
  build(builder, state, originalLoops, optimizedLoops, convert(lowerBounds),
        convert(upperBounds), iterArgs, bodyBuilder);
}

// Operands

OperandRange IterateOp::getOptimizedLoops() {
  return (*this)->getOperands().take_front(getNumOptimizedLoops());
}

bool IterateOp::isOptimizedLoop(unsigned operand) {
  // Verifiers of other operations call this before this one is verified.
  IntegerAttr number = getNumOptimizedLoopsAttr();
  return number && operand < number.getInt();
}

SmallVector<LoopRange> IterateOp::getInputLoops() {
  SmallVector<LoopRange> ranges;
  OperandRange rest = (*this)->getOperands().drop_front(getNumOptimizedLoops());
  auto takeBound = [&](Attribute attribute) {
    LoopBound bound;
    bound.map = cast<AffineMapAttr>(attribute).getValue();
    llvm::append_range(bound.operands,
                       rest.take_front(bound.map.getNumInputs()));
    rest = rest.drop_front(bound.map.getNumInputs());
    return bound;
  };
  const ArrayRef<Attribute> maps = getBounds().getValue();
  for (size_t i = 0; i < maps.size(); i += 2) {
    LoopRange range;
    range.loop = rest.front();
    rest = rest.drop_front();
    range.lower = takeBound(maps[i]);
    range.upper = takeBound(maps[i + 1]);
    ranges.push_back(std::move(range));
  }
  return ranges;
}

OperandRange IterateOp::getInits() {
  return (*this)->getOperands().take_back((*this)->getNumResults());
}

Block::BlockArgListType IterateOp::getInductionVars() {
  return getBody()->getArguments().take_front(getNumInputLoops());
}

MutableArrayRef<OpOperand> IterateOp::getInitsMutable() {
  return (*this)->getOpOperands().take_back((*this)->getNumResults());
}

Block::BlockArgListType IterateOp::getRegionIterArgs() {
  // Verifiers call this, too, when there may be other arguments.
  const Block::BlockArgListType arguments = getBody()->getArguments();
  const size_t numCarried = (*this)->getNumResults();
  return arguments.size() < numCarried ? arguments.drop_back(arguments.size())
                                       : arguments.take_back(numCarried);
}

std::optional<MutableArrayRef<OpOperand>> IterateOp::getYieldedValuesMutable() {
  return getBody()->back().getOpOperands();
}

std::optional<ResultRange> IterateOp::getLoopResults() {
  return (*this)->getResults();
}

SmallVector<Region *> IterateOp::getLoopRegions() { return {&getBodyRegion()}; }

// Verifiers

static bool isLoop(Value value) { return isa<LoopType>(value.getType()); }

/// Verifies 1. to 4. of IterateOp::verify.
static LogicalResult verifyOperands(IterateOp op) {
  // 1.
  const ArrayRef<Attribute> maps = op.getBounds().getValue();
  if (maps.size() % 2 != 0)
    return op.emitOpError("has ")
           << maps.size() << " bounds; each loop has a lower and an upper one";

  // 2.
  uint64_t expected = op->getNumResults() + maps.size() / 2;
  for (Attribute attribute : maps) {
    const AffineMap map = cast<AffineMapAttr>(attribute).getValue();
    if (map.getNumResults() == 0)
      return op.emitOpError("expected a bound to have a result");
    expected += map.getNumInputs();
  }

  // 3.
  const int64_t numLoops = op.getNumOptimizedLoopsAttr().getInt();
  const uint64_t numOperands = op->getNumOperands();
  if (numLoops < 0 || static_cast<uint64_t>(numLoops) > numOperands ||
      numOperands - numLoops != expected)
    return op.emitOpError("has ")
           << numOperands << " operands; expected " << numLoops << " loops and "
           << expected
           << " bounded loops, operands of bounds and initial values";

  // 4.
  if (!llvm::all_of(op.getOptimizedLoops(), isLoop))
    return op.emitOpError("iterates a value that is not a loop");
  for (const LoopRange &range : op.getInputLoops()) {
    if (!isLoop(range.loop))
      return op.emitOpError("gives bounds to a value that is not a loop");
    for (const LoopBound *bound : {&range.lower, &range.upper})
      for (Value operand : bound->operands)
        if (!operand.getType().isIndex())
          return op.emitOpError("has a bound whose operand is not an index");
  }
  return success();
}

/// 1. There is an even number of bounds.
/// 2. Each bound has a result.
/// 3. There are as many operands as loops, bounds and results require.
/// 4. Iterated and bounded loops are loops, operands of bounds are indices.
/// 5. The initial values have the types of the results.
/// 6. Each bounded loop is a loop of `krnl.define_loops`.
/// 7. Each iterated loop is a part of a loop to which this nest or one around
/// it gives bounds.
LogicalResult IterateOp::verify() {
  // 1. to 4.
  if (failed(verifyOperands(*this)))
    return failure();

  // 5.
  if (getInits().getTypes() != (*this)->getResultTypes())
    return emitOpError("has initial values whose types differ from those of "
                       "the results");

  // 6.
  for (const LoopRange &range : getInputLoops())
    if (!range.loop.getDefiningOp<DefineLoopsOp>())
      return emitOpError("gives bounds to a loop that 'krnl.define_loops' does "
                         "not define");

  // 7.
  for (auto [i, loop] : llvm::enumerate(getOptimizedLoops())) {
    Value original = getOriginalLoop(loop);
    if (!original)
      return emitOpError("iterates loop #")
             << i << ", which 'krnl.define_loops' does not define";
    IterateOp bounding = getBoundingNest(original);
    if (!bounding || !bounding->isAncestor(*this))
      return emitOpError("iterates loop #")
             << i << ", to which no nest around it gives bounds";
  }
  return success();
}

/// 1. The first arguments of the body are an index for each bounded loop.
/// 2. The others have the types of the results.
LogicalResult IterateOp::verifyRegions() {
  const Block::BlockArgListType arguments = getBody()->getArguments();
  const size_t numLoops = getNumInputLoops();
  // 1.
  if (arguments.size() < numLoops ||
      !llvm::all_of(arguments.take_front(numLoops), [](BlockArgument argument) {
        return argument.getType().isIndex();
      }))
    return emitOpError("expected body to have an index argument for each "
                       "bounded loop");

  // 2.
  const auto carried = ValueRange(arguments.drop_front(numLoops));
  if (carried.getTypes() != (*this)->getResultTypes())
    return emitOpError("expected body to have an argument for each result");
  return success();
}

/// 1. The operands have the types of the results of a nest.
LogicalResult YieldOp::verify() {
  // A contraction verifies what its regions yield.
  if (!isa<IterateOp>((*this)->getParentOp()))
    return success();
  if (getOperands().getTypes() != (*this)->getParentOp()->getResultTypes())
    return emitOpError("yields values whose types differ from those of the "
                       "parent's results");
  return success();
}

// Parser and printer

/// Parses `(%d0, …)[%s0, …]`, of which the brackets may be omitted.
static ParseResult parseMapOperands(OpAsmParser &parser, AffineMap map,
                                    OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> dims, symbols;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(dims, OpAsmParser::Delimiter::Paren) ||
      parser.parseOperandList(symbols, OpAsmParser::Delimiter::OptionalSquare))
    return failure();
  if (dims.size() != map.getNumDims())
    return parser.emitError(
        loc, "dim operand count and affine map dim count must match");
  if (symbols.size() != map.getNumSymbols())
    return parser.emitError(
        loc, "symbol operand count and affine map symbol count must match");
  const Type index = parser.getBuilder().getIndexType();
  return failure(parser.resolveOperands(dims, index, result.operands) ||
                 parser.resolveOperands(symbols, index, result.operands));
}

/// Parses a bound and adds its map and its operands.
static ParseResult parseBound(OpAsmParser &parser, StringRef prefix,
                              SmallVectorImpl<Attribute> &maps,
                              OperationState &result) {
  Builder &builder = parser.getBuilder();
  const bool hasPrefix = succeeded(parser.parseOptionalKeyword(prefix));
  OpAsmParser::UnresolvedOperand operand;
  const OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (isOperand.has_value()) {
    maps.push_back(AffineMapAttr::get(builder.getSymbolIdentityMap()));
    return failure(failed(*isOperand) ||
                   parser.resolveOperand(operand, builder.getIndexType(),
                                         result.operands));
  }

  const llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute bound;
  if (parser.parseAttribute(bound, builder.getIndexType()))
    return failure();
  if (auto number = dyn_cast<IntegerAttr>(bound)) {
    maps.push_back(
        AffineMapAttr::get(builder.getConstantAffineMap(number.getInt())));
    return success();
  }
  auto map = dyn_cast<AffineMapAttr>(bound);
  if (!map)
    return parser.emitError(loc, "expected an integer, a value or an affine "
                                 "map as bound");
  if (map.getValue().getNumResults() > 1 && !hasPrefix)
    return parser.emitError(loc, "bound with several results requires '")
           << prefix << "'";
  maps.push_back(map);
  return parseMapOperands(parser, map.getValue(), result);
}

/// Parses `%loop -> %i = lower to upper`.
static ParseResult parseInputLoop(OpAsmParser &parser,
                                  SmallVectorImpl<Attribute> &maps,
                                  SmallVectorImpl<OpAsmParser::Argument> &args,
                                  OperationState &result) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand loop;
  OpAsmParser::Argument &argument = args.emplace_back();
  argument.type = builder.getIndexType();
  return failure(
      parser.parseOperand(loop) ||
      parser.resolveOperand(loop, LoopType::get(builder.getContext()),
                            result.operands) ||
      parser.parseArrow() || parser.parseArgument(argument) ||
      parser.parseEqual() || parseBound(parser, "max", maps, result) ||
      parser.parseKeyword("to", " between bounds") ||
      parseBound(parser, "min", maps, result));
}

/// Parses `iter_args(%a = %init, …) -> (type, …)`, if it is there.
static ParseResult parseIterArgs(OpAsmParser &parser,
                                 SmallVectorImpl<OpAsmParser::Argument> &args,
                                 OperationState &result) {
  if (parser.parseOptionalKeyword("iter_args"))
    return success();
  SmallVector<OpAsmParser::Argument> carried;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAssignmentList(carried, inits) ||
      parser.parseArrowTypeList(result.types))
    return failure();
  if (carried.size() != result.types.size())
    return parser.emitError(
        loc, "mismatch between the number of loop-carried values and results");
  for (auto [argument, init, type] : llvm::zip(carried, inits, result.types)) {
    argument.type = type;
    args.push_back(argument);
    if (parser.resolveOperand(init, type, result.operands))
      return failure();
  }
  return success();
}

ParseResult IterateOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::UnresolvedOperand> loops;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Attribute> maps;
  if (parser.parseOperandList(loops, OpAsmParser::Delimiter::Paren) ||
      parser.resolveOperands(loops, LoopType::get(builder.getContext()),
                             result.operands) ||
      parser.parseKeyword("with") ||
      parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Paren,
          [&] { return parseInputLoop(parser, maps, arguments, result); }) ||
      parseIterArgs(parser, arguments, result))
    return failure();
  result.addAttribute("bounds", builder.getArrayAttr(maps));
  result.addAttribute("num_optimized_loops",
                      builder.getI64IntegerAttr(loops.size()));
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, arguments))
    return failure();
  ensureTerminator(*body, result.location, YieldOp::getOperationName());
  return parser.parseOptionalAttrDict(result.attributes);
}

/// Prints an integer or a value if that represents the map completely.
static void printBound(OpAsmPrinter &p, const LoopBound &bound,
                       StringRef prefix) {
  const AffineMap map = bound.map;
  if (map.getNumResults() == 1 && map.getNumInputs() == 0) {
    if (auto number = dyn_cast<AffineConstantExpr>(map.getResult(0))) {
      p << number.getValue();
      return;
    }
  }
  if (map.getNumResults() == 1 && map.getNumDims() == 0 &&
      map.getNumSymbols() == 1 && isa<AffineSymbolExpr>(map.getResult(0))) {
    p << bound.operands.front();
    return;
  }
  if (map.getNumResults() != 1)
    p << prefix << " ";
  p << AffineMapAttr::get(map);
  const auto operands = ValueRange(bound.operands);
  p << '(';
  p.printOperands(operands.take_front(map.getNumDims()));
  p << ')';
  if (map.getNumSymbols() != 0) {
    p << '[';
    p.printOperands(operands.drop_front(map.getNumDims()));
    p << ']';
  }
}

void IterateOp::print(OpAsmPrinter &p) {
  p << '(';
  p.printOperands(getOptimizedLoops());
  p << ") with (";
  llvm::interleaveComma(llvm::zip(getInputLoops(), getInductionVars()),
                        p.getStream(), [&](auto pair) {
                          const LoopRange &range = std::get<0>(pair);
                          p << range.loop << " -> ";
                          p.printRegionArgument(std::get<1>(pair), {},
                                                /*omitType=*/true);
                          p << " = ";
                          printBound(p, range.lower, "max");
                          p << " to ";
                          printBound(p, range.upper, "min");
                        });
  p << ')';
  const bool isCarrying = (*this)->getNumResults() != 0;
  if (isCarrying) {
    p << " iter_args(";
    llvm::interleaveComma(llvm::zip(getRegionIterArgs(), getInits()),
                          p.getStream(), [&](auto pair) {
                            p << std::get<0>(pair) << " = "
                              << std::get<1>(pair);
                          });
    p << ") -> (" << TypeRange((*this)->getResults()) << ")";
  }
  p << " ";
  p.printRegion(getBodyRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/isCarrying);
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"bounds", "num_optimized_loops"});
}
