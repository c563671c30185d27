// SPDX-License-Identifier: Apache-2.0
//
// The tree of loops, and the operations that define and schedule loops:
// define_loops, block, parallel, permute, skew, unroll,
// get_induction_var_value.
#include "dialects/krnl/loop_tree.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::krnl;

// The tree

/// The ways in which an operation uses a loop.
namespace {
enum class LoopUse {
  /// Splits, replaces or iterates it. Each loop has at most one such use.
  Consumes,
  /// Gives it bounds. Each loop has at most one such use.
  Bounds,
  /// Schedules it or asks for its value.
  Refers
};
} // namespace

static LoopUse getLoopUse(OpOperand &use) {
  if (isa<BlockOp>(use.getOwner()))
    return LoopUse::Consumes;
  if (auto skew = dyn_cast<SkewOp>(use.getOwner()))
    return &use == &skew.getLoopMutable() ? LoopUse::Consumes : LoopUse::Refers;
  if (auto nest = dyn_cast<IterateOp>(use.getOwner()))
    return nest.isOptimizedLoop(use.getOperandNumber()) ? LoopUse::Consumes
                                                        : LoopUse::Bounds;
  return LoopUse::Refers;
}

/// Returns the operation that uses the loop in this way, or null.
static Operation *getUser(Value loop, LoopUse kind) {
  for (OpOperand &use : loop.getUses())
    if (getLoopUse(use) == kind)
      return use.getOwner();
  return nullptr;
}

krnl::BlockOp krnl::getBlock(Value loop) {
  return dyn_cast_or_null<BlockOp>(getUser(loop, LoopUse::Consumes));
}

SkewOp krnl::getSkew(Value loop) {
  return dyn_cast_or_null<SkewOp>(getUser(loop, LoopUse::Consumes));
}

IterateOp krnl::getIteratingNest(Value loop) {
  return dyn_cast_or_null<IterateOp>(getUser(loop, LoopUse::Consumes));
}

IterateOp krnl::getBoundingNest(Value loop) {
  return dyn_cast_or_null<IterateOp>(getUser(loop, LoopUse::Bounds));
}

Value krnl::getOriginalLoop(Value loop) {
  // A loop that depends on itself is not verified yet: the walk ends.
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (Operation *op = loop.getDefiningOp()) {
    if (!isa<BlockOp, SkewOp>(op))
      break;
    if (!seen.insert(op).second)
      return {};
    loop = op->getOperand(0);
  }
  return loop.getDefiningOp<DefineLoopsOp>() ? loop : Value();
}

/// 1. At most one operation splits, replaces or iterates each result.
/// 2. At most one gives each result bounds.
/// 3. At most one unrolls or parallelizes each result.
static LogicalResult verifyLoopUses(Operation *op) {
  auto report = [&](Value loop, Operation *first, Operation *second,
                    StringRef what) {
    InFlightDiagnostic diagnostic = op->emitOpError("defines loop #")
                                    << cast<OpResult>(loop).getResultNumber()
                                    << ", which is " << what;
    diagnostic.attachNote(first->getLoc()) << "one use is here";
    diagnostic.attachNote(second->getLoc()) << "another use is here";
    return failure();
  };
  for (Value loop : op->getResults()) {
    Operation *consumer = nullptr, *bounding = nullptr, *unroll = nullptr,
              *parallel = nullptr;
    for (OpOperand &use : loop.getUses()) {
      Operation *user = use.getOwner();
      auto isSecond = [&](Operation *&first) {
        Operation *before = std::exchange(first, user);
        return before != user ? before : nullptr;
      };
      // 1.
      if (getLoopUse(use) == LoopUse::Consumes) {
        if (consumer)
          return report(loop, user, consumer,
                        "split, replaced or iterated twice");
        consumer = user;
      }
      // 2.
      if (getLoopUse(use) == LoopUse::Bounds) {
        if (bounding)
          return report(loop, user, bounding, "given bounds twice");
        bounding = user;
      }
      // 3.
      if (isa<UnrollOp>(user))
        if (Operation *other = isSecond(unroll))
          return report(loop, user, other, "unrolled twice");
      if (isa<ParallelOp>(user))
        if (Operation *other = isSecond(parallel))
          return report(loop, user, other, "parallelized twice");
    }
    if (unroll && parallel)
      return report(loop, unroll, parallel, "both unrolled and parallelized");
  }
  return success();
}

/// Reports a loop that `krnl.block` splits or `krnl.skew` replaces; the loops
/// that they return are to be scheduled.
static LogicalResult verifyNotSplit(Operation *op, ValueRange loops) {
  for (auto [i, loop] : llvm::enumerate(loops))
    if (BlockOp block = getBlock(loop)) {
      InFlightDiagnostic diagnostic = op->emitOpError("schedules loop #")
                                      << i << ", which 'krnl.block' splits";
      diagnostic.attachNote(block->getLoc()) << "it is split here";
      return diagnostic;
    } else if (SkewOp skew = getSkew(loop)) {
      InFlightDiagnostic diagnostic = op->emitOpError("schedules loop #")
                                      << i << ", which 'krnl.skew' replaces";
      diagnostic.attachNote(skew->getLoc()) << "it is replaced here";
      return diagnostic;
    }
  return success();
}

static LogicalResult verifyDistinct(Operation *op, ValueRange loops) {
  llvm::SmallDenseSet<Value> seen;
  for (auto [i, loop] : llvm::enumerate(loops))
    if (!seen.insert(loop).second)
      return op->emitOpError("has loop #") << i << " twice";
  return success();
}

// define_loops

/// The largest number of loops that the text may define.
static constexpr int64_t kMaxLoops = 1024;

void DefineLoopsOp::build(OpBuilder &builder, OperationState &state,
                          int64_t numLoops) {
  state.getOrAddProperties<Properties>().num_loops =
      builder.getI64IntegerAttr(numLoops);
  state.types.append(numLoops, LoopType::get(builder.getContext()));
}

ParseResult DefineLoopsOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  const llvm::SMLoc loc = parser.getCurrentLocation();
  IntegerAttr number;
  if (parser.parseAttribute(number, builder.getI64Type(), "num_loops",
                            result.attributes))
    return failure();
  if (number.getInt() < 0 || number.getInt() > kMaxLoops)
    return parser.emitError(loc, "expected at least 0 and at most ")
           << kMaxLoops << " loops";
  result.types.append(number.getInt(), LoopType::get(builder.getContext()));
  return parser.parseOptionalAttrDict(result.attributes);
}

void DefineLoopsOp::print(OpAsmPrinter &p) {
  p << " " << getNumLoopsAttr().getInt();
  p.printOptionalAttrDict((*this)->getAttrs(), {"num_loops"});
}

/// 1. There are as many results as loops.
/// 2. to 4. Each loop is used once (1. to 3. of verifyLoopUses).
LogicalResult DefineLoopsOp::verify() {
  if (getNumLoopsAttr().getInt() !=
      static_cast<int64_t>((*this)->getNumResults()))
    return emitOpError("defines ")
           << getNumLoopsAttr().getInt() << " loops, but has "
           << (*this)->getNumResults() << " results";
  return verifyLoopUses(*this);
}

// Schedules

void BlockOp::build(OpBuilder &builder, OperationState &state, Value loop,
                    int64_t tileSize) {
  const Type type = LoopType::get(builder.getContext());
  build(builder, state, type, type, loop, builder.getI64IntegerAttr(tileSize));
}

/// 1. The size of a tile is positive.
/// 2. to 4. Each result is used once (1. to 3. of verifyLoopUses).
LogicalResult BlockOp::verify() {
  const int64_t size = getTileSizeAttr().getInt();
  if (size <= 0)
    return emitOpError("has tile size ") << size << "; it is positive";
  return verifyLoopUses(*this);
}

void ParallelOp::build(OpBuilder &builder, OperationState &state,
                       ValueRange loops) {
  build(builder, state, loops, /*num_threads=*/Value(),
        /*proc_bind=*/StringAttr());
}

/// 1. The loops are distinct.
/// 2. `krnl.block` splits and `krnl.skew` replaces none of them.
/// 3. `proc_bind` is primary, close or spread.
LogicalResult ParallelOp::verify() {
  // 1., 2.
  if (failed(verifyDistinct(*this, getLoops())) ||
      failed(verifyNotSplit(*this, getLoops())))
    return failure();

  // 3.
  if (StringAttr binding = getProcBindAttr())
    if (!llvm::is_contained({"primary", "close", "spread"}, binding.getValue()))
      return emitOpError("has proc_bind ")
             << binding << "; it is \"primary\", \"close\" or \"spread\"";
  return success();
}

void PermuteOp::build(OpBuilder &builder, OperationState &state,
                      ValueRange loops, ArrayRef<int64_t> map) {
  build(builder, state, loops, builder.getI64ArrayAttr(map));
}

/// 1. The map has a position for each loop, all different.
/// 2. The loops are distinct.
/// 3. `krnl.block` splits and `krnl.skew` replaces none of them.
LogicalResult PermuteOp::verify() {
  // 1.
  const size_t numLoops = getLoops().size();
  if (getMap().size() != numLoops)
    return emitOpError("has ")
           << numLoops << " loops and " << getMap().size() << " positions";
  llvm::BitVector taken(numLoops);
  for (Attribute attribute : getMap()) {
    const int64_t position = cast<IntegerAttr>(attribute).getInt();
    if (position < 0 || position >= static_cast<int64_t>(numLoops) ||
        taken.test(position))
      return emitOpError("has a map that is not a permutation: position ")
             << position;
    taken.set(position);
  }

  // 2., 3.
  return failure(failed(verifyDistinct(*this, getLoops())) ||
                 failed(verifyNotSplit(*this, getLoops())));
}

/// The largest magnitude of a factor.
static constexpr int64_t kMaxFactor = int64_t(1) << 31;

/// 1. The factor is not 0, and not beyond kMaxFactor.
/// 2. `krnl.define_loops` defines both loops.
/// 3. The loops are distinct.
/// 4. `krnl.skew` does not replace the base.
/// 5. to 7. The result is used once (1. to 3. of verifyLoopUses).
LogicalResult SkewOp::verify() {
  // 1.
  const int64_t factor = getFactorAttr().getInt();
  if (factor == 0 || factor < -kMaxFactor || factor > kMaxFactor)
    return emitOpError("has the factor ")
           << factor << "; it is not 0 and at most " << kMaxFactor
           << " in magnitude";

  // 2.
  for (auto [i, loop] : llvm::enumerate(getOperands()))
    if (!loop.getDefiningOp<DefineLoopsOp>())
      return emitOpError("has loop #")
             << i << ", which 'krnl.define_loops' does not define";

  // 3.
  if (getLoop() == getBase())
    return emitOpError("skews a loop by itself");

  // 4.
  if (SkewOp other = getSkew(getBase())) {
    InFlightDiagnostic diagnostic =
        emitOpError("has a base that 'krnl.skew' replaces");
    diagnostic.attachNote(other->getLoc()) << "it is replaced here";
    return diagnostic;
  }

  // 5. to 7.
  return verifyLoopUses(*this);
}

/// 1. `krnl.block` does not split and `krnl.skew` not replace the loop.
LogicalResult UnrollOp::verify() { return verifyNotSplit(*this, getLoop()); }

// get_induction_var_value

void GetInductionVarValueOp::build(OpBuilder &builder, OperationState &state,
                                   ValueRange loops) {
  const SmallVector<Type> types(loops.size(), builder.getIndexType());
  build(builder, state, types, loops);
}

/// 1. There is a result for each loop.
LogicalResult GetInductionVarValueOp::verify() {
  if (getLoops().size() != (*this)->getNumResults())
    return emitOpError("has ") << getLoops().size() << " loops and "
                               << (*this)->getNumResults() << " results";
  return success();
}
