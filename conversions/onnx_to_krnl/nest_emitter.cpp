// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/nest_emitter.h"

#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/krnl.h"
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
  NestEmitter(ImplicitLocOpBuilder &builder, KernelBody &body,
              const IndexedNest &nest)
      : builder(builder), body(body), nest(nest) {
    for (onnx::DimExpr symbol : nest.symbols)
      symbols.push_back(body.getSize(symbol));
    surroundings.getSize = [&](onnx::DimExpr expr) {
      return body.getSize(expr);
    };
    surroundings.failIf = [&](OpBuilder &inner, Value condition,
                              ErrorCode code) {
      emitErrorIf(inner, condition, code);
    };
  }

  void emit();

private:
  void emitErrorIf(OpBuilder &inner, Value condition, ErrorCode code);
  krnl::LoopBound getBound(AffineExpr limit, AffineExpr bound);
  krnl::IterateOp emitLoops(llvm::ArrayRef<IndexedLoop> loops,
                            ValueRange initial);
  void emitStage(const IndexedStage &stage);
  llvm::SmallVector<Value, 2> emitPoint(const IndexedStage &stage,
                                        ValueRange accumulators);
  llvm::SmallVector<Value> emitIndex(const IndexedAccess &access,
                                     ValueRange indirect);
  Value emitRead(const IndexedRead &read, llvm::ArrayRef<Value> elements);
  Value emitLoad(const IndexedRead &read, ValueRange index);
  void emitWrite(const IndexedAccess &write, Value value);

  ImplicitLocOpBuilder &builder;
  KernelBody &body;
  const IndexedNest &nest;
  llvm::SmallVector<Value> symbols;
  ScalarBuilder::Surroundings surroundings;
  /// The induction variables so far.
  llvm::SmallVector<Value> indices;
  /// The results of stages that reduce.
  llvm::SmallVector<Value> carried;
};

} // namespace

void NestEmitter::emitErrorIf(OpBuilder &inner, Value condition,
                              ErrorCode code) {
  auto branch = scf::IfOp::create(inner, builder.getLoc(), condition,
                                  /*withElseRegion=*/false);
  OpBuilder then = branch.getThenBodyBuilder();
  body.emitError(then, code);
}

/// Returns the bound of a loop that is `bound`, and `limit` unless it is null.
/// `bound` is a constant or a symbol of its own.
krnl::LoopBound NestEmitter::getBound(AffineExpr limit, AffineExpr bound) {
  llvm::SmallVector<AffineExpr, 2> results = {bound};
  if (limit)
    results.push_back(limit);
  krnl::LoopBound result;
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

/// Emits a load and converts the element to the type of computations.
Value NestEmitter::emitLoad(const IndexedRead &read, ValueRange index) {
  Value memory = body.getMemory(read.isResult, read.tensor, read.shape);
  Value element = krnl::LoadOp::create(
      builder, cast<MemRefType>(memory.getType()).getElementType(), memory,
      index);
  const Type type = body.getScalarType(read.isResult, read.tensor);
  if (element.getType() == type)
    return element;
  // A bool.
  Value zero = arith::ConstantOp::create(
      builder, builder.getIntegerAttr(element.getType(), 0));
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, element,
                               zero);
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
  body.emitError(builder, ErrorCode::Index);
  scf::YieldOp::create(builder, Value(arith::ConstantOp::create(
                                    builder, builder.getZeroAttr(type))));
  return branch.getResult(0);
}

void NestEmitter::emitWrite(const IndexedAccess &write, Value value) {
  Value memory = body.getMemory(/*isResult=*/true, write.tensor, write.shape);
  const Type type = cast<MemRefType>(memory.getType()).getElementType();
  if (value.getType() != type)
    value = arith::ExtUIOp::create(builder, type, value);
  krnl::StoreOp::create(builder, value, memory, emitIndex(write, {}));
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
    if (!stage.initial.empty())
      krnl::YieldOp::create(builder, ValueRange(values));
  }
  builder.setInsertionPointAfter(loops);
  indices.resize(numOuter);
  llvm::append_range(carried, loops->getResults());
}

void NestEmitter::emit() {
  OpBuilder::InsertionGuard guard(builder);
  if (!nest.loops.empty())
    emitLoops(nest.loops, {});
  for (const IndexedStage &stage : nest.stages)
    emitStage(stage);
}

void emitNest(ImplicitLocOpBuilder &builder, KernelBody &body,
              const IndexedNest &nest) {
  NestEmitter(builder, body, nest).emit();
}

} // namespace mlir::onnx_to_krnl
