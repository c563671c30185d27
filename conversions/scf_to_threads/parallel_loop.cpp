// SPDX-License-Identifier: Apache-2.0
#include "conversions/scf_to_threads/parallel_loop.h"
#include "conversions/scf_to_threads/context.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_simplification.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {
namespace {

using scf_to_threads::Context;

/// The maximum number of parts of a loop with reductions. A single thread
/// combines their results.
constexpr int64_t mostParts = 256;

/// A range of indices.
struct Range {
  Value begin;
  Value end;
};

/// Replaces a loop by a call.
///
/// The iterations of the divided dimensions, which are all but the last one,
/// are numbered in row-major order. Without reductions the runtime divides this
/// range. With reductions it divides a range of parts, each of which is a range
/// of iterations.
class ParallelLowering {
public:
  ParallelLowering(scf::ParallelOp op, SymbolTable &symbols)
      : op(op), symbols(symbols), builder(op.getLoc(), op),
        numDivided(op.getNumLoops() > 1 ? op.getNumLoops() - 1 : 1),
        reduce(cast<scf::ReduceOp>(op.getBody()->getTerminator())) {}

  LogicalResult run(const LLVMTypeConverter &converter, int64_t grain);

private:
  LogicalResult checkReductions();
  void countIterations();
  llvm::SetVector<Value> getUsed();
  void makeBody(func::FuncOp function, const Context &context);
  Range getPart(Value part);
  SmallVector<Value> makeRange(Range range, bool isPart);
  SmallVector<Value> makeIteration(Value number, ValueRange carried);
  SmallVector<Value> makeInnermost(ValueRange outer, ValueRange carried);
  SmallVector<Value> copyBody(ValueRange inductionVars, ValueRange carried);
  SmallVector<Value> reduceInto(ValueRange carried, ValueRange elements);
  SmallVector<Value> combineParts();
  void callRuntime(func::FuncOp body, Value context, Value number,
                   int64_t grain);

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, value);
  }
  Value toI64(Value value) {
    return arith::IndexCastOp::create(builder, builder.getI64Type(), value);
  }
  /// Returns the value in the new function that replaces a value of the loop.
  Value lookUp(Value value) { return mapping.lookupOrDefault(value); }

  scf::ParallelOp op;
  SymbolTable &symbols;
  ImplicitLocOpBuilder builder;
  const size_t numDivided;
  scf::ReduceOp reduce;
  /// The number of iterations of each divided dimension, and their product.
  SmallVector<Value> counts;
  Value count;
  /// For reductions: the number of parts, and memory for the results of each
  /// part.
  Value numParts;
  SmallVector<Value> parts;
  /// The values that are passed to the function, and the constants that it
  /// clones.
  SmallVector<Value> captured;
  SmallVector<Value> constants;
  IRMapping mapping;
};

/// Emits an error if the results of parts cannot be kept in memory or combined
/// after the loop.
LogicalResult ParallelLowering::checkReductions() {
  for (Value initial : op.getInitVals())
    if (!BaseMemRefType::isValidElementType(initial.getType()))
      return op.emitOpError("has a result that memory cannot hold, of type ")
             << initial.getType();
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(reduce->getRegions(), used);
  for (Value value : used)
    if (op.getRegion().isAncestor(value.getParentBlock()->getParent()))
      return reduce.emitOpError("uses a value of an iteration to combine two");
  return success();
}

/// Computes the number of iterations of each divided dimension, and their
/// product.
void ParallelLowering::countIterations() {
  Value zero = index(0);
  for (size_t i = 0; i < numDivided; ++i) {
    Value distance = builder.createOrFold<arith::SubIOp>(op.getUpperBound()[i],
                                                         op.getLowerBound()[i]);
    Value times =
        builder.createOrFold<arith::CeilDivSIOp>(distance, op.getStep()[i]);
    times = builder.createOrFold<arith::MaxSIOp>(times, zero);
    counts.push_back(times);
    count = count ? builder.createOrFold<arith::MulIOp>(count, times) : times;
  }
  if (op.getNumReductions() == 0)
    return;
  numParts = builder.createOrFold<arith::MinSIOp>(count, index(mostParts));
  for (Value initial : op.getInitVals())
    parts.push_back(memref::AllocOp::create(
        builder, MemRefType::get({ShapedType::kDynamic}, initial.getType()),
        numParts));
}

/// Returns the values that the function needs.
llvm::SetVector<Value> ParallelLowering::getUsed() {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.insert(op.getLowerBound().begin(), op.getLowerBound().end());
  used.insert(op.getStep().begin(), op.getStep().end());
  if (op.getNumLoops() > numDivided)
    used.insert(op.getUpperBound().back());
  if (!counts.empty())
    used.insert(counts.begin() + 1, counts.end());
  if (numParts) {
    used.insert(op.getInitVals().begin(), op.getInitVals().end());
    used.insert(count);
    used.insert(numParts);
    used.insert(parts.begin(), parts.end());
  }
  return used;
}

/// Returns the iterations of a part. The first parts may have one more than the
/// others.
Range ParallelLowering::getPart(Value part) {
  Value total = lookUp(count), number = lookUp(numParts);
  Value least = builder.createOrFold<arith::DivUIOp>(total, number);
  Value rest = builder.createOrFold<arith::RemUIOp>(total, number);
  auto begin = [&](Value which) {
    return builder.createOrFold<arith::AddIOp>(
        builder.createOrFold<arith::MulIOp>(which, least),
        builder.createOrFold<arith::MinUIOp>(which, rest));
  };
  Value next = builder.createOrFold<arith::AddIOp>(part, index(1));
  return {begin(part), begin(next)};
}

/// Combines each carried value with an element, by its reduction.
SmallVector<Value> ParallelLowering::reduceInto(ValueRange carried,
                                                ValueRange elements) {
  SmallVector<Value> results;
  for (auto [region, before, element] :
       llvm::zip_equal(reduce.getReductions(), carried, elements)) {
    Block &body = region.front();
    IRMapping local = mapping;
    local.map(body.getArgument(0), before);
    local.map(body.getArgument(1), element);
    for (Operation &inner : body.without_terminator())
      builder.clone(inner, local);
    results.push_back(
        local.lookupOrDefault(body.getTerminator()->getOperand(0)));
  }
  return results;
}

/// Clones the body of the loop and returns the values to carry. The last
/// carried value says whether this is the first iteration of a part, so that
/// there is nothing to combine yet.
SmallVector<Value> ParallelLowering::copyBody(ValueRange inductionVars,
                                              ValueRange carried) {
  mapping.map(op.getInductionVars(), inductionVars);
  for (Operation &inner : op.getBody()->without_terminator())
    builder.clone(inner, mapping);
  if (carried.empty())
    return {};
  SmallVector<Value> elements;
  for (Value element : reduce.getOperands())
    elements.push_back(lookUp(element));
  auto either = scf::IfOp::create(builder, ValueRange(elements).getTypes(),
                                  carried.back(),
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(either.thenBlock());
  scf::YieldOp::create(builder, elements);
  builder.setInsertionPointToEnd(either.elseBlock());
  scf::YieldOp::create(builder, reduceInto(carried.drop_back(), elements));
  builder.setInsertionPointAfter(either);
  SmallVector<Value> next(either->getResults());
  next.push_back(
      arith::ConstantOp::create(builder, builder.getBoolAttr(false)));
  return next;
}

/// Creates a loop whose body yields the values to carry.
template <typename MakeBody>
static SmallVector<Value> makeLoop(ImplicitLocOpBuilder &builder, Range range,
                                   Value step, ValueRange carried,
                                   MakeBody makeBody) {
  auto loop =
      scf::ForOp::create(builder, range.begin, range.end, step, carried);
  OpBuilder::InsertionGuard guard(builder);
  // A loop without carried values has a terminator already.
  if (carried.empty())
    builder.setInsertionPoint(loop.getBody()->getTerminator());
  else
    builder.setInsertionPointToEnd(loop.getBody());
  SmallVector<Value> next =
      makeBody(loop.getInductionVar(), ValueRange(loop.getRegionIterArgs()));
  if (!carried.empty())
    scf::YieldOp::create(builder, next);
  return SmallVector<Value>(loop->getResults());
}

/// Creates the loop over the last dimension.
SmallVector<Value> ParallelLowering::makeInnermost(ValueRange outer,
                                                   ValueRange carried) {
  if (op.getNumLoops() == numDivided)
    return copyBody(outer, carried);
  const Range range = {lookUp(op.getLowerBound().back()),
                       lookUp(op.getUpperBound().back())};
  return makeLoop(builder, range, lookUp(op.getStep().back()), carried,
                  [&](Value last, ValueRange values) {
                    SmallVector<Value> all(outer);
                    all.push_back(last);
                    return copyBody(all, values);
                  });
}

/// Creates the iteration with the given number.
SmallVector<Value> ParallelLowering::makeIteration(Value number,
                                                   ValueRange carried) {
  SmallVector<Value> indices(numDivided);
  for (size_t i = numDivided; i-- > 0;) {
    Value position = number;
    if (i > 0) {
      Value times = lookUp(counts[i]);
      position = builder.createOrFold<arith::RemUIOp>(number, times);
      number = builder.createOrFold<arith::DivUIOp>(number, times);
    }
    indices[i] = builder.createOrFold<arith::AddIOp>(
        lookUp(op.getLowerBound()[i]),
        builder.createOrFold<arith::MulIOp>(position, lookUp(op.getStep()[i])));
  }
  return makeInnermost(indices, carried);
}

/// Creates the iterations of a range. For a part, returns the results of its
/// reductions.
SmallVector<Value> ParallelLowering::makeRange(Range range, bool isPart) {
  SmallVector<Value> carried;
  if (isPart) {
    for (Value initial : op.getInitVals())
      carried.push_back(lookUp(initial));
    carried.push_back(
        arith::ConstantOp::create(builder, builder.getBoolAttr(true)));
  }
  return makeLoop(builder, range, index(1), carried,
                  [&](Value number, ValueRange values) {
                    return makeIteration(number, values);
                  });
}

void ParallelLowering::makeBody(func::FuncOp function, const Context &context) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(function.addEntryBlock());
  for (auto [value, loaded] : llvm::zip_equal(
           captured, context.load(builder, function.getArgument(0))))
    mapping.map(value, loaded);
  for (Value constant : constants)
    builder.clone(*constant.getDefiningOp(), mapping);
  auto toIndex = [&](Value number) -> Value {
    return arith::IndexCastOp::create(builder, builder.getIndexType(), number);
  };
  const Range range = {toIndex(function.getArgument(1)),
                       toIndex(function.getArgument(2))};
  if (!numParts) {
    makeRange(range, /*isPart=*/false);
  } else {
    makeLoop(builder, range, index(1), {}, [&](Value part, ValueRange) {
      SmallVector<Value> results = makeRange(getPart(part), /*isPart=*/true);
      for (auto [memory, result] :
           llvm::zip_equal(parts, ArrayRef(results).drop_back()))
        memref::StoreOp::create(builder, result, lookUp(memory), part);
      return SmallVector<Value>();
    });
  }
  func::ReturnOp::create(builder);
  mapping.clear();
}

/// Combines the results of the parts in order.
SmallVector<Value> ParallelLowering::combineParts() {
  SmallVector<Value> results = makeLoop(
      builder, {index(0), numParts}, index(1), op.getInitVals(),
      [&](Value part, ValueRange carried) {
        SmallVector<Value> elements;
        for (Value memory : parts)
          elements.push_back(memref::LoadOp::create(builder, memory, part));
        return reduceInto(carried, elements);
      });
  for (Value memory : parts)
    memref::DeallocOp::create(builder, memory);
  return results;
}

/// Gives the function of a body the facts about the function with the loop,
/// such as the machine that its code is for; not those about its interface.
static void copyAttributes(func::FuncOp from, func::FuncOp to) {
  for (NamedAttribute attribute : from->getDialectAttrs())
    if (!attribute.getName().strref().starts_with("llvm."))
      to->setAttr(attribute.getName(), attribute.getValue());
}

void ParallelLowering::callRuntime(func::FuncOp body, Value context,
                                   Value number, int64_t grain) {
  const Type i64 = builder.getI64Type();
  constexpr StringLiteral name = "omParallelFor";
  auto runtime = symbols.lookup<func::FuncOp>(name);
  if (!runtime) {
    runtime = func::FuncOp::create(
        builder.getLoc(), name,
        builder.getFunctionType(
            {i64, i64, body.getFunctionType(), context.getType()}, {}));
    runtime.setPrivate();
    symbols.insert(runtime);
  }
  Value iterations = toI64(number);
  Value least =
      arith::ConstantOp::create(builder, builder.getI64IntegerAttr(grain));
  Value function = func::ConstantOp::create(builder, body.getFunctionType(),
                                            FlatSymbolRefAttr::get(body));
  func::CallOp::create(builder, runtime,
                       ValueRange{iterations, least, function, context});
}

LogicalResult ParallelLowering::run(const LLVMTypeConverter &converter,
                                    int64_t grain) {
  // Check everything before changing anything.
  if (failed(checkReductions()))
    return failure();
  const llvm::SetVector<Value> known = getUsed();
  Value refused;
  if (failed(Context::create(known.getArrayRef(), converter, refused)))
    return op.emitOpError("uses a value that cannot be handed to threads, of "
                          "type ")
           << refused.getType();
  countIterations();
  for (Value value : getUsed())
    (matchPattern(value, m_Constant()) ? constants : captured).push_back(value);
  FailureOr<Context> context = Context::create(captured, converter, refused);
  assert(succeeded(context) && "indices and memrefs can be handed over");
  const Type i64 = builder.getI64Type();
  const Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto body =
      func::FuncOp::create(builder.getLoc(), "parallel",
                           builder.getFunctionType({pointer, i64, i64}, {}));
  body.setPrivate();
  symbols.insert(body);
  makeBody(body, *context);
  auto parent = op->getParentOfType<func::FuncOp>();
  copyAttributes(parent, body);
  Value memory = context->store(builder, &parent.front());
  callRuntime(body, memory, numParts ? numParts : count, grain);
  if (numParts)
    op->replaceAllUsesWith(combineParts());
  op->erase();
  return success();
}

} // namespace

LogicalResult convertParallelToThreads(scf::ParallelOp op,
                                       const LLVMTypeConverter &converter,
                                       SymbolTable &symbols, int64_t grain) {
  return ParallelLowering(op, symbols).run(converter, grain);
}

} // namespace mlir
