// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/nest_emitter.h"

#include <utility>

#include "conversions/onnx_to_krnl/lane_loop.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/contract_op.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::ErrorCode;
using onnx::IndexedAccess;
using onnx::IndexedLoop;
using onnx::IndexedNest;
using onnx::IndexedRead;
using onnx::IndexedStage;
using onnx::PayloadArguments;
using onnx::ScalarBuilder;

namespace {

/// Emits one nest.
class NestEmitter {
public:
  /// `outer` are induction variables of loops around the nest, the first
  /// dimensions of its maps.
  NestEmitter(ImplicitLocOpBuilder &builder, KernelBody &body,
              const IndexedNest &nest, ValueRange outer = {})
      : builder(builder), body(body), nest(nest), numOuter(outer.size()),
        indices(outer) {
    for (onnx::DimExpr symbol : nest.symbols)
      symbols.push_back(body.getSize(symbol));
    surroundings.getSize = [&](onnx::DimExpr expr) {
      return body.getSize(expr);
    };
    surroundings.failIf = [&](OpBuilder &inner, Value condition, ErrorCode code,
                              unsigned node) {
      emitErrorIf(inner, condition, code, node);
    };
    surroundings.load = [&](OpBuilder &inner, bool isResult, unsigned tensor,
                            ValueRange index) {
      const Place place = getPlace(inner, isResult, tensor, index);
      return emitLoadOf(inner, isResult, tensor, place.shape, place.index);
    };
    surroundings.store = [&](OpBuilder &inner, unsigned result, Value element,
                             ValueRange index) {
      const Place place = getPlace(inner, /*isResult=*/true, result, index);
      emitStoreTo(inner, result, place.shape, element, place.index);
    };
  }

  void emit();
  /// Emits the loops of the nest around what `emitBody` emits.
  void emitAround(llvm::function_ref<void(ValueRange)> emitBody) {
    OpBuilder::InsertionGuard guard(builder);
    emitLoops(nest.loops, {});
    emitBody(indices);
  }
  llvm::SmallVector<Value> emitScalars(
      llvm::function_ref<llvm::SmallVector<Value>(ScalarBuilder &)> emit) {
    ScalarBuilder scalarBuilder(builder.getLoc(), builder, {}, surroundings);
    llvm::SmallVector<Value> values = emit(scalarBuilder);
    builder.restoreInsertionPoint(scalarBuilder.saveInsertionPoint());
    return values;
  }

private:
  /// The shape in which a tensor is stored, and the index of an element.
  struct Place {
    llvm::SmallVector<onnx::DimExpr> shape;
    llvm::SmallVector<Value> index;
  };

  Place getPlace(OpBuilder &inner, bool isResult, unsigned tensor,
                 ValueRange index);
  void emitErrorIf(OpBuilder &inner, Value condition, ErrorCode code,
                   unsigned node);
  krnl::LoopBound getBound(AffineExpr limit, AffineExpr bound);
  krnl::IterateOp emitLoops(llvm::ArrayRef<IndexedLoop> loops,
                            ValueRange initial);
  krnl::IterateOp emitLoop(AffineExpr lower, AffineExpr upper, Value size);
  void emitStage(const IndexedStage &stage);
  void emitStages();
  Value allocateLanes(Type type);
  void emitLanes(Value base, llvm::function_ref<void(Value lane)> emit);
  void emitStageOfLanes(const IndexedStage &stage, Value base);
  void emitLaneLoop();
  bool isContraction() const;
  Value getContractionBound(const IndexedLoop &loop);
  void emitContraction();
  void emitPrologue(krnl::ContractOp contract, bool isSwapped);
  void emitEpilogue(krnl::ContractOp contract);
  llvm::SmallVector<Value, 2> emitPoint(const IndexedStage &stage,
                                        ValueRange accumulators);
  llvm::SmallVector<Value> emitIndex(const IndexedAccess &access,
                                     ValueRange indirect);
  Value emitRead(const IndexedRead &read, llvm::ArrayRef<Value> elements);
  Value emitLoad(const IndexedRead &read, ValueRange index) {
    return emitLoadOf(builder, read.isResult, read.tensor, read.shape, index);
  }
  Value emitLoadOf(OpBuilder &inner, bool isResult, unsigned tensor,
                   llvm::ArrayRef<onnx::DimExpr> shape, ValueRange index);
  void emitStoreTo(OpBuilder &inner, unsigned result,
                   llvm::ArrayRef<onnx::DimExpr> shape, Value element,
                   ValueRange index);
  void emitWrite(const IndexedAccess &write, Value value);

  ImplicitLocOpBuilder &builder;
  KernelBody &body;
  const IndexedNest &nest;
  unsigned numOuter;
  llvm::SmallVector<Value> symbols;
  ScalarBuilder::Surroundings surroundings;
  /// The induction variables so far.
  llvm::SmallVector<Value> indices;
  /// The results of stages that reduce.
  llvm::SmallVector<Value> carried;
  /// The same for all points of a block, in memory.
  llvm::SmallVector<Value> carriedLanes;
};

} // namespace

void NestEmitter::emitErrorIf(OpBuilder &inner, Value condition, ErrorCode code,
                              unsigned node) {
  auto branch = scf::IfOp::create(inner, builder.getLoc(), condition,
                                  /*withElseRegion=*/false);
  OpBuilder then = branch.getThenBodyBuilder();
  body.emitError(then, code, node);
}

/// Returns the bound of a loop that is `bound`, and `limit` unless it is null.
/// `bound` is a constant or a symbol of its own.
krnl::LoopBound NestEmitter::getBound(AffineExpr limit, AffineExpr bound) {
  llvm::SmallVector<AffineExpr, 2> results = {bound};
  if (limit)
    results.push_back(limit);
  krnl::LoopBound result;
  if (!limit && isa<AffineConstantExpr>(bound)) {
    result.map = AffineMap::get(0, 0, bound);
    return result;
  }
  result.operands.assign(indices.begin(), indices.end());
  llvm::append_range(result.operands, symbols);
  result.map = AffineMap::get(indices.size(), symbols.size(), results,
                              builder.getContext());
  return result;
}

/// Emits loops and moves the builder into the body.
krnl::IterateOp NestEmitter::emitLoops(llvm::ArrayRef<IndexedLoop> loops,
                                       ValueRange initial) {
  MLIRContext *context = builder.getContext();
  auto define =
      krnl::DefineLoopsOp::create(builder, static_cast<int64_t>(loops.size()));
  llvm::SmallVector<krnl::LoopBound> lower, upper;
  for (const IndexedLoop &loop : loops) {
    lower.push_back(getBound(loop.lower, getAffineConstantExpr(0, context)));
    if (std::optional<int64_t> extent = loop.extent.getConstant()) {
      upper.push_back(
          getBound(loop.upper, getAffineConstantExpr(*extent, context)));
      continue;
    }
    symbols.push_back(body.getSize(loop.extent));
    upper.push_back(
        getBound(loop.upper, getAffineSymbolExpr(symbols.size() - 1, context)));
    symbols.pop_back();
    // The symbol is an operand, the last one.
  }
  auto iterate =
      krnl::IterateOp::create(builder, define.getLoops(), define.getLoops(),
                              llvm::ArrayRef<krnl::LoopBound>(lower),
                              llvm::ArrayRef<krnl::LoopBound>(upper), initial);
  Block &block = iterate.getBodyRegion().front();
  llvm::append_range(indices, iterate.getInductionVars());
  if (block.mightHaveTerminator())
    builder.setInsertionPoint(block.getTerminator());
  else
    builder.setInsertionPointToEnd(&block);
  return iterate;
}

llvm::SmallVector<Value> NestEmitter::emitIndex(const IndexedAccess &access,
                                                ValueRange indirect) {
  llvm::SmallVector<Value> operands(indices);
  // Outside the loops of a stage, maps have no dimensions for them.
  operands.resize(access.map.getNumDims() - indirect.size());
  llvm::append_range(operands, indirect);
  llvm::append_range(operands, symbols);
  llvm::SmallVector<Value> index;
  for (AffineExpr result : access.map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      index.push_back(operands[dim.getPosition()]);
    else if (auto constant = dyn_cast<AffineConstantExpr>(result))
      index.push_back(
          arith::ConstantIndexOp::create(builder, constant.getValue()));
    else
      index.push_back(affine::AffineApplyOp::create(
          builder,
          AffineMap::get(access.map.getNumDims(), access.map.getNumSymbols(),
                         result),
          operands));
  }
  return index;
}

/// Returns where the element with an index of the tensor is stored.
NestEmitter::Place NestEmitter::getPlace(OpBuilder &inner, bool isResult,
                                         unsigned tensor, ValueRange index) {
  const llvm::ArrayRef<onnx::DimExpr> shape = body.getShape(isResult, tensor);
  onnx::LayoutAttr layout = body.getLayout(isResult, tensor);
  if (!layout)
    return {llvm::SmallVector<onnx::DimExpr>(shape),
            llvm::SmallVector<Value>(index)};
  Place place = {onnx::getStoredShape(layout, shape, body.getDims()), {}};
  const AffineMap map = layout.getMap();
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    place.index.push_back(affine::AffineApplyOp::create(
        inner, builder.getLoc(), map.getSubMap({i}), index));
  return place;
}

/// Emits a load and converts the element to the type of computations. An
/// operand that is a constant of one element has no memory.
Value NestEmitter::emitLoadOf(OpBuilder &inner, bool isResult, unsigned tensor,
                              llvm::ArrayRef<onnx::DimExpr> shape,
                              ValueRange index) {
  const Location location = builder.getLoc();
  if (!isResult)
    if (TypedAttr constant = body.getConstant(tensor))
      return arith::ConstantOp::create(inner, location, constant);
  Value memory = body.getMemory(isResult, tensor, shape);
  Value element = krnl::LoadOp::create(
      inner, location, cast<MemRefType>(memory.getType()).getElementType(),
      memory, index);
  const Type type = body.getScalarType(isResult, tensor);
  if (element.getType() == type)
    return element;
  // A bool.
  Value zero = arith::ConstantOp::create(
      inner, location, inner.getIntegerAttr(element.getType(), 0));
  return arith::CmpIOp::create(inner, location, arith::CmpIPredicate::ne,
                               element, zero);
}

/// Emits a store. A bool becomes a byte.
void NestEmitter::emitStoreTo(OpBuilder &inner, unsigned result,
                              llvm::ArrayRef<onnx::DimExpr> shape,
                              Value element, ValueRange index) {
  const Location location = builder.getLoc();
  Value memory = body.getMemory(/*isResult=*/true, result, shape);
  const Type type = cast<MemRefType>(memory.getType()).getElementType();
  if (element.getType() != type)
    element = arith::ExtUIOp::create(inner, location, type, element);
  krnl::StoreOp::create(inner, location, element, memory, index);
}

Value NestEmitter::emitRead(const IndexedRead &read,
                            llvm::ArrayRef<Value> elements) {
  if (!read.isResult)
    if (TypedAttr constant = body.getConstant(read.tensor))
      return arith::ConstantOp::create(builder, constant);
  if (read.indirect.empty())
    return emitLoad(read, emitIndex(read, {}));

  // Check the indices; the element is read only if all are inside.
  llvm::SmallVector<Value> indirect;
  Value isInside;
  for (const IndexedRead::Indirect &source : read.indirect) {
    Value extent = body.getSize(source.extent);
    Value zero = arith::ConstantIndexOp::create(builder, 0);
    Value given = builder.createOrFold<arith::IndexCastOp>(
        builder.getIndexType(), elements[source.read]);
    Value isNegative = builder.createOrFold<arith::CmpIOp>(
        arith::CmpIPredicate::slt, given, zero);
    Value index = builder.createOrFold<arith::SelectOp>(
        isNegative, builder.createOrFold<arith::AddIOp>(given, extent), given);
    Value isValid = builder.createOrFold<arith::CmpIOp>(
        arith::CmpIPredicate::ult, index, extent);
    isInside = isInside ? builder.createOrFold<arith::AndIOp>(isInside, isValid)
                        : isValid;
    indirect.push_back(index);
  }
  const Type type = body.getScalarType(read.isResult, read.tensor);
  auto branch = scf::IfOp::create(builder, type, isInside,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&branch.getThenRegion().front());
  scf::YieldOp::create(builder, emitLoad(read, emitIndex(read, indirect)));
  builder.setInsertionPointToStart(&branch.getElseRegion().front());
  body.emitError(builder, ErrorCode::Index, read.node);
  scf::YieldOp::create(builder, Value(arith::ConstantOp::create(
                                    builder, builder.getZeroAttr(type))));
  return branch.getResult(0);
}

void NestEmitter::emitWrite(const IndexedAccess &write, Value value) {
  emitStoreTo(builder, write.tensor, write.shape, value, emitIndex(write, {}));
}

/// Emits the reads, the payload and the writes. Returns the new accumulators.
llvm::SmallVector<Value, 2> NestEmitter::emitPoint(const IndexedStage &stage,
                                                   ValueRange accumulators) {
  llvm::SmallVector<Value> elements;
  for (const IndexedRead &read : stage.reads)
    elements.push_back(emitRead(read, elements));
  llvm::SmallVector<Value> scalars(carried);
  llvm::append_range(scalars, accumulators);
  ScalarBuilder scalarBuilder(builder.getLoc(), builder, indices, surroundings);
  llvm::SmallVector<Value, 2> values =
      stage.payload(scalarBuilder, PayloadArguments{elements, scalars});
  builder.restoreInsertionPoint(scalarBuilder.saveInsertionPoint());
  for (auto [write, value] : llvm::zip(stage.writes, values))
    emitWrite(write, value);
  values.erase(values.begin(), values.begin() + stage.writes.size());
  return values;
}

/// Lets code generation combine elements in another order, if `next` is the sum
/// or product of an element and the accumulator: ONNX gives sums no order, and
/// vectors have a sum for each lane.
static void allowAnyOrder(Value next, Value accumulator) {
  Operation *op = next.getDefiningOp();
  if (!isa_and_present<arith::AddFOp, arith::MulFOp>(op) ||
      !accumulator.hasOneUse() ||
      !llvm::is_contained(op->getOperands(), accumulator))
    return;
  const auto flags = arith::FastMathFlagsAttr::get(
      op->getContext(), arith::FastMathFlags::reassoc);
  if (auto sum = dyn_cast<arith::AddFOp>(op))
    sum.setFastmathAttr(flags);
  else
    cast<arith::MulFOp>(op).setFastmathAttr(flags);
}

/// Lets code generation multiply by the reciprocal of a divisor that does not
/// change in a loop, such as the sum of a row.
static void allowReciprocals(krnl::IterateOp loops) {
  Region &region = loops.getBodyRegion();
  for (auto division : region.front().getOps<arith::DivFOp>()) {
    Value divisor = division.getRhs();
    // A value outside of the loops may have no region yet.
    Region *parent = divisor.getParentRegion();
    if ((parent && region.isAncestor(parent)) ||
        divisor.getDefiningOp<arith::ConstantOp>())
      continue;
    division.setFastmathAttr(arith::FastMathFlagsAttr::get(
        division.getContext(),
        division.getFastmath() | arith::FastMathFlags::arcp));
  }
}

void NestEmitter::emitStage(const IndexedStage &stage) {
  llvm::SmallVector<Value> initial;
  for (TypedAttr value : stage.initial)
    initial.push_back(arith::ConstantOp::create(builder, value));
  if (stage.loops.empty()) {
    llvm::append_range(carried, emitPoint(stage, initial));
    return;
  }
  const size_t numOuter = indices.size();
  krnl::IterateOp loops;
  {
    OpBuilder::InsertionGuard guard(builder);
    loops = emitLoops(stage.loops, initial);
    llvm::SmallVector<Value, 2> values =
        emitPoint(stage, loops.getRegionIterArgs());
    if (body.mayReassociate()) {
      for (auto [next, accumulator] :
           llvm::zip(values, loops.getRegionIterArgs()))
        allowAnyOrder(next, accumulator);
      allowReciprocals(loops);
    }
    if (!stage.initial.empty())
      krnl::YieldOp::create(builder, ValueRange(values));
  }
  builder.setInsertionPointAfter(loops);
  indices.resize(numOuter);
  llvm::append_range(carried, loops->getResults());
}

void NestEmitter::emitStages() {
  for (const IndexedStage &stage : nest.stages)
    emitStage(stage);
}

//===----------------------------------------------------------------------===//
// Blocks of points (lane_loop.h)

/// Emits a loop and moves the builder into the body. The bounds depend on the
/// symbol 0, which is `size`.
krnl::IterateOp NestEmitter::emitLoop(AffineExpr lower, AffineExpr upper,
                                      Value size) {
  auto define = krnl::DefineLoopsOp::create(builder, int64_t(1));
  auto makeBound = [&](AffineExpr bound) {
    krnl::LoopBound result;
    if (!isa<AffineConstantExpr>(bound))
      result.operands.push_back(size);
    result.map = AffineMap::get(0, result.operands.size(), bound);
    return result;
  };
  const krnl::LoopBound bounds[] = {makeBound(lower), makeBound(upper)};
  auto iterate =
      krnl::IterateOp::create(builder, define.getLoops(), define.getLoops(),
                              llvm::ArrayRef(bounds).take_front(),
                              llvm::ArrayRef(bounds).take_back(), ValueRange());
  builder.setInsertionPoint(iterate.getBodyRegion().front().getTerminator());
  return iterate;
}

/// Returns memory for a number of each point of a block.
Value NestEmitter::allocateLanes(Type type) {
  return body.allocateOnStack(MemRefType::get({numLanes}, type));
}

/// Emits code for each point of the block that starts at `base`.
void NestEmitter::emitLanes(Value base,
                            llvm::function_ref<void(Value lane)> emit) {
  OpBuilder::InsertionGuard guard(builder);
  MLIRContext *context = builder.getContext();
  const unsigned dim = nest.loops.size() - 1;
  Value lane = emitLoop(getAffineConstantExpr(0, context),
                        getAffineConstantExpr(numLanes, context), Value())
                   .getInductionVars()[0];
  const AffineExpr sum =
      getAffineDimExpr(0, context) + getAffineDimExpr(1, context);
  indices[dim] = affine::AffineApplyOp::create(
      builder, AffineMap::get(2, 0, sum), ValueRange{base, lane});
  carried.clear();
  for (Value memory : carriedLanes)
    carried.push_back(krnl::LoadOp::create(
        builder, cast<MemRefType>(memory.getType()).getElementType(), memory,
        lane));
  emit(lane);
  carried.clear();
  indices[dim] = base;
}

void NestEmitter::emitStageOfLanes(const IndexedStage &stage, Value base) {
  llvm::SmallVector<Value> accumulators;
  for (TypedAttr initial : stage.initial)
    accumulators.push_back(allocateLanes(initial.getType()));
  emitLanes(base, [&](Value lane) {
    for (auto [initial, memory] : llvm::zip(stage.initial, accumulators))
      krnl::StoreOp::create(
          builder, arith::ConstantOp::create(builder, initial), memory, lane);
  });
  {
    OpBuilder::InsertionGuard guard(builder);
    const size_t numOuter = indices.size();
    if (!stage.loops.empty())
      emitLoops(stage.loops, {});
    emitLanes(base, [&](Value lane) {
      llvm::SmallVector<Value> current;
      for (Value memory : accumulators)
        current.push_back(krnl::LoadOp::create(
            builder, cast<MemRefType>(memory.getType()).getElementType(),
            memory, lane));
      for (auto [i, value] : llvm::enumerate(emitPoint(stage, current))) {
        if (i == accumulators.size())
          accumulators.push_back(allocateLanes(value.getType()));
        krnl::StoreOp::create(builder, value, accumulators[i], lane);
      }
    });
    indices.resize(numOuter);
  }
  llvm::append_range(carriedLanes, accumulators);
}

/// Emits the nest with blocks of the last loop's points. Points that are left
/// are computed one after the other.
void NestEmitter::emitLaneLoop() {
  OpBuilder::InsertionGuard guard(builder);
  if (nest.loops.size() > 1)
    emitLoops(llvm::ArrayRef(nest.loops).drop_back(), {});
  MLIRContext *context = builder.getContext();
  Value size = body.getSize(nest.loops.back().extent);
  const AffineExpr numBlocks =
      getAffineSymbolExpr(0, context).floorDiv(numLanes);
  {
    OpBuilder::InsertionGuard inner(builder);
    Value block = emitLoop(getAffineConstantExpr(0, context), numBlocks, size)
                      .getInductionVars()[0];
    Value base = affine::AffineApplyOp::create(
        builder, AffineMap::get(1, 0, getAffineDimExpr(0, context) * numLanes),
        ValueRange(block));
    indices.push_back(base);
    for (const IndexedStage &stage : nest.stages)
      emitStageOfLanes(stage, base);
    indices.pop_back();
  }
  indices.push_back(
      emitLoop(numBlocks * numLanes, getAffineSymbolExpr(0, context), size)
          .getInductionVars()[0]);
  emitStages();
}

//===----------------------------------------------------------------------===//
// Contractions

/// Returns true if an access is an element of memory.
static bool isPlainRead(KernelBody &body, const IndexedRead &read) {
  return read.indirect.empty() && !read.isResult &&
         !body.getConstant(read.tensor);
}

/// Returns true if an access is an element of memory, or a constant.
static bool isSimpleRead(const IndexedRead &read) {
  return read.indirect.empty() && !read.isResult;
}

/// Returns true if the nest sums products of elements of two operands in memory
/// and computes each element of one result from a sum.
bool NestEmitter::isContraction() const {
  if (nest.stages.size() != 2 || nest.usesIndices)
    return false;
  const IndexedStage &sum = nest.stages[0], &end = nest.stages[1];
  return sum.isContraction && sum.writes.empty() && end.loops.empty() &&
         end.initial.empty() && end.writes.size() == 1 &&
         llvm::all_of(sum.reads,
                      [&](const IndexedRead &read) {
                        return isPlainRead(body, read);
                      }) &&
         llvm::all_of(end.reads, isSimpleRead);
}

/// Emits the conversion of elements to factors, unless they are the factors. If
/// `isSwapped`, the second element that the stage reads comes first.
void NestEmitter::emitPrologue(krnl::ContractOp contract, bool isSwapped) {
  const IndexedStage &sum = nest.stages[0];
  if (!sum.makeFactors)
    return;
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&contract.getPrologue());
  llvm::SmallVector<Value, 2> elements;
  for (Value input : contract.getInputs())
    elements.push_back(block->addArgument(
        cast<MemRefType>(input.getType()).getElementType(), builder.getLoc()));
  if (isSwapped)
    std::swap(elements[0], elements[1]);
  ScalarBuilder scalarBuilder(builder.getLoc(), builder, {}, surroundings);
  llvm::SmallVector<Value, 2> factors =
      sum.makeFactors(scalarBuilder, PayloadArguments{elements, {}});
  if (isSwapped)
    std::swap(factors[0], factors[1]);
  builder.restoreInsertionPoint(scalarBuilder.saveInsertionPoint());
  krnl::YieldOp::create(builder, ValueRange(factors));
}

/// Emits what is computed from a sum, unless the sum is the result.
void NestEmitter::emitEpilogue(krnl::ContractOp contract) {
  const IndexedStage &end = nest.stages[1];
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&contract.getEpilogue());
  Value sum = block->addArgument(contract.getAccumulator(), builder.getLoc());
  llvm::SmallVector<Value> elements;
  for (const IndexedRead &read : end.reads)
    if (TypedAttr constant = body.getConstant(read.tensor))
      elements.push_back(arith::ConstantOp::create(builder, constant));
    else
      elements.push_back(block->addArgument(
          body.getScalarType(/*isResult=*/false, read.tensor),
          builder.getLoc()));
  ScalarBuilder scalarBuilder(builder.getLoc(), builder, {}, surroundings);
  llvm::SmallVector<Value, 2> values =
      end.payload(scalarBuilder, PayloadArguments{elements, sum});
  if (values[0] == sum && block->empty()) {
    block->erase();
    return;
  }
  builder.restoreInsertionPoint(scalarBuilder.saveInsertionPoint());
  krnl::YieldOp::create(builder, ValueRange(values));
}

/// Returns the bound of a parallel loop of a contraction, which may depend on
/// the loops around the nest.
Value NestEmitter::getContractionBound(const IndexedLoop &loop) {
  Value extent = body.getSize(loop.extent);
  if (!loop.upper)
    return extent;
  llvm::SmallVector<Value> operands(indices);
  llvm::append_range(operands, symbols);
  Value upper = affine::AffineApplyOp::create(
      builder, AffineMap::get(indices.size(), symbols.size(), loop.upper),
      operands);
  return builder.createOrFold<arith::MinSIOp>(extent, upper);
}

/// Emits the nest as krnl.contract. Iterations of reductions outside the bounds
/// of a loop read elements outside the operand, which contribute nothing.
void NestEmitter::emitContraction() {
  const IndexedStage &sum = nest.stages[0], &end = nest.stages[1];
  const unsigned numLoops = nest.loops.size() + sum.loops.size();
  llvm::SmallVector<Value> bounds, inputs, extras;
  llvm::SmallVector<llvm::StringRef> iterators;
  llvm::SmallVector<AffineMap> maps;
  bool isPadded = false;
  for (const IndexedLoop &loop : nest.loops) {
    bounds.push_back(getContractionBound(loop));
    iterators.push_back("parallel");
  }
  for (const IndexedLoop &loop : sum.loops) {
    bounds.push_back(body.getSize(loop.extent));
    iterators.push_back("reduction");
    isPadded |= loop.lower || loop.upper;
  }
  // All maps have all iterators as dimensions. The loops around the nest are
  // symbols.
  MLIRContext *context = builder.getContext();
  llvm::SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < numOuter; ++i)
    dims.push_back(getAffineSymbolExpr(symbols.size() + i, context));
  for (unsigned i = 0; i < numLoops; ++i)
    dims.push_back(getAffineDimExpr(i, context));
  auto addMap = [&](AffineMap map) {
    maps.push_back(map.replaceDimsAndSymbols(
        llvm::ArrayRef(dims).take_front(map.getNumDims()), {}, numLoops,
        symbols.size() + numOuter));
  };
  auto getMemory = [&](const IndexedRead &read) {
    return body.getMemory(/*isResult=*/false, read.tensor, read.shape);
  };
  // The factor that is contiguous where the result is comes second.
  const AffineMap written = end.writes[0].map;
  auto isContiguous = [&](const IndexedRead &read) {
    return written.getNumResults() != 0 && read.map.getNumResults() != 0 &&
           read.map.getResults().back() == written.getResults().back();
  };
  const bool isSwapped =
      !isPadded && isContiguous(sum.reads[0]) && !isContiguous(sum.reads[1]);
  for (unsigned i : {0, 1}) {
    const IndexedRead &read = sum.reads[isSwapped ? 1 - i : i];
    inputs.push_back(getMemory(read));
    addMap(read.map);
  }
  Value output = body.getMemory(/*isResult=*/true, end.writes[0].tensor,
                                end.writes[0].shape);
  addMap(written);
  for (const IndexedRead &read : end.reads) {
    if (body.getConstant(read.tensor))
      continue;
    extras.push_back(getMemory(read));
    addMap(read.map);
  }
  llvm::SmallVector<Value> parameters(symbols);
  parameters.append(indices.begin(), indices.begin() + numOuter);
  auto contract = krnl::ContractOp::create(
      builder, bounds, parameters, inputs, output, extras,
      builder.getStrArrayAttr(iterators), builder.getAffineMapArrayAttr(maps),
      TypeAttr::get(sum.initial[0].getType()),
      isPadded ? builder.getDenseI64ArrayAttr({0}) : DenseI64ArrayAttr(),
      /*packed=*/DenseI64ArrayAttr(), /*group=*/IntegerAttr(),
      body.mayReassociate() ? UnitAttr() : builder.getUnitAttr(),
      DictionaryAttr());
  emitPrologue(contract, isSwapped);
  emitEpilogue(contract);
}

void NestEmitter::emit() {
  if (isContraction())
    return emitContraction();
  if (numOuter == 0 && hasLaneLoop(nest))
    return emitLaneLoop();
  OpBuilder::InsertionGuard guard(builder);
  if (!nest.loops.empty())
    emitLoops(nest.loops, {});
  emitStages();
}

void emitNest(ImplicitLocOpBuilder &builder, KernelBody &body,
              const IndexedNest &nest) {
  NestEmitter(builder, body, nest).emit();
}

void emitRowBlocks(ImplicitLocOpBuilder &builder, KernelBody &body,
                   const onnx::RowBlocks &blocks) {
  IndexedNest around;
  around.loops = blocks.loops;
  NestEmitter(builder, body, around).emitAround([&](ValueRange outer) {
    for (const IndexedNest &nest : blocks.nests)
      NestEmitter(builder, body, nest, outer).emit();
  });
}

llvm::SmallVector<Value> emitScalars(
    ImplicitLocOpBuilder &builder, KernelBody &body,
    llvm::function_ref<llvm::SmallVector<Value>(ScalarBuilder &)> emit) {
  const IndexedNest nest;
  return NestEmitter(builder, body, nest).emitScalars(emit);
}

} // namespace mlir::onnx_to_krnl
