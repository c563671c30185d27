// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/runtime_verification.h"

#include "core/interfaces/runtime_verifiable.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::memref;

using MessageFn = function_ref<std::string(Operation *, StringRef)>;

namespace {
/// Builds the checks of one operation.
struct Checks {
  Operation *op;
  OpBuilder &builder;
  Location loc;
  MessageFn makeMessage;

  void check(Value condition, const Twine &what) {
    cf::AssertOp::create(builder, loc, condition, makeMessage(op, what.str()));
  }
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value).getResult();
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, b).getResult();
  }
  Value compareOrFold(arith::CmpIPredicate predicate, Value a, Value b) {
    return builder.createOrFold<arith::CmpIOp>(loc, predicate, a, b);
  }
  void checkEqual(Value a, Value b, const Twine &what) {
    check(compare(arith::CmpIPredicate::eq, a, b), what);
  }
  Value conjoin(Value a, Value b) {
    return builder.createOrFold<arith::AndIOp>(loc, a, b);
  }
  /// `low <= value`, and `value < high`, or `value <= high`.
  Value isBetween(Value value, Value low, Value high, bool including) {
    Value isAbove = compareOrFold(arith::CmpIPredicate::sge, value, low);
    Value isBelow = compareOrFold(including ? arith::CmpIPredicate::sle
                                            : arith::CmpIPredicate::slt,
                                  value, high);
    return conjoin(isAbove, isBelow);
  }
};
} // namespace

// 1. `assume_alignment`: the address is a multiple.
static void verify(AssumeAlignmentOp op, Checks checks) {
  OpBuilder &builder = checks.builder;
  Value pointer = ExtractAlignedPointerAsIndexOp::create(builder, checks.loc,
                                                         op.getMemref());
  Value rest = arith::RemUIOp::create(builder, checks.loc, pointer,
                                      checks.constant(op.getAlignment()));
  checks.checkEqual(rest, checks.constant(0),
                    "memref is not aligned to " + Twine(op.getAlignment()));
}

// 2. `cast`: rank, sizes, offset and strides are what the result's type says.

/// Of any layout: from it, offset and strides of any memref can be had.
static MemRefType getDynamicType(MemRefType type) {
  const SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
  return MemRefType::get(
      dynamic, type.getElementType(),
      StridedLayoutAttr::get(type.getContext(), ShapedType::kDynamic, dynamic),
      type.getMemorySpace());
}

static void verifyLayout(MemRefType type, ExtractStridedMetadataOp metadata,
                         Checks checks) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return;
  if (!ShapedType::isDynamic(offset))
    checks.checkEqual(metadata->getResult(1), checks.constant(offset),
                      "offset mismatch");
  for (auto [i, stride] : llvm::enumerate(strides))
    if (!ShapedType::isDynamic(stride))
      checks.checkEqual(metadata->getResult(2 + type.getRank() + i),
                        checks.constant(stride),
                        "stride mismatch of dim " + Twine(i));
}

static void verify(CastOp op, Checks checks) {
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type)
    return;
  OpBuilder &builder = checks.builder;
  auto source = dyn_cast<MemRefType>(op.getSource().getType());
  if (!source) {
    Value rank = RankOp::create(builder, checks.loc, op.getSource());
    checks.checkEqual(rank, checks.constant(type.getRank()), "rank mismatch");
  }
  Value dynamic =
      CastOp::create(builder, checks.loc, getDynamicType(type), op.getSource());
  auto metadata =
      ExtractStridedMetadataOp::create(builder, checks.loc, dynamic);
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    if ((source && !source.isDynamicDim(i)) || ShapedType::isDynamic(size))
      continue;
    Value actual =
        DimOp::create(builder, checks.loc, op.getSource(), int64_t(i));
    checks.checkEqual(actual, checks.constant(size),
                      "size mismatch of dim " + Twine(i));
  }
  verifyLayout(type, metadata, checks);
}

// 3. `copy`: sizes that are not known to be the same are.
static void verify(CopyOp op, Checks checks) {
  auto source = dyn_cast<MemRefType>(op.getSource().getType());
  auto target = dyn_cast<MemRefType>(op.getTarget().getType());
  if (!source || !target || source.getRank() != target.getRank())
    return;
  auto getSize = [&](Value memref, MemRefType type, int64_t i) -> Value {
    if (type.isDynamicDim(i))
      return DimOp::create(checks.builder, checks.loc, memref, i);
    return checks.constant(type.getDimSize(i));
  };
  for (int64_t i = 0; i < source.getRank(); ++i) {
    if (!source.isDynamicDim(i) && !target.isDynamicDim(i))
      continue;
    Value sourceSize = getSize(op.getSource(), source, i);
    Value targetSize = getSize(op.getTarget(), target, i);
    checks.checkEqual(sourceSize, targetSize,
                      "size of " + Twine(i) +
                          "-th source/target dim does not match");
  }
}

// 4. `dim`: there is such a dimension.
static void verify(DimOp op, Checks checks) {
  Value rank = RankOp::create(checks.builder, checks.loc, op.getSource());
  Value zero = checks.constant(0);
  checks.check(checks.isBetween(op.getIndex(), zero, rank, false),
               "index is out of bounds");
}

// 5. `expand_shape`: each size is a multiple of what it is to be made of.
static void verify(ExpandShapeOp op, Checks checks) {
  for (auto [i, group] : llvm::enumerate(op.getReassociationIndices())) {
    OpBuilder &builder = checks.builder;
    Value size = DimOp::create(builder, checks.loc, op.getSrc(), int64_t(i));
    int64_t known = 1;
    for (int64_t dimension : group)
      if (!op.getResultType().isDynamicDim(dimension))
        known *= op.getResultType().getDimSize(dimension);
    Value rest = arith::RemSIOp::create(builder, checks.loc, size,
                                        checks.constant(known));
    checks.checkEqual(rest, checks.constant(0),
                      "static result dims in reassoc group do not divide src "
                      "dim evenly");
  }
}

// 6. Accesses: indices are at least 0 and less than the size.
template <typename OpT> static void verifyAccess(OpT op, Checks checks) {
  Value memref = op.getMemref();
  const int64_t rank = cast<MemRefType>(memref.getType()).getRank();
  if (rank == 0)
    return;
  Value zero = checks.constant(0);
  Value all;
  for (int64_t i = 0; i < rank; ++i) {
    Value size = checks.builder.createOrFold<DimOp>(checks.loc, memref, i);
    Value isInside = checks.isBetween(op.getIndices()[i], zero, size, false);
    all = all ? checks.conjoin(all, isInside) : isInside;
  }
  checks.check(all, "out-of-bounds access");
}
static void verify(LoadOp op, Checks checks) { verifyAccess(op, checks); }
static void verify(StoreOp op, Checks checks) { verifyAccess(op, checks); }
static void verify(AtomicRMWOp op, Checks checks) { verifyAccess(op, checks); }
static void verify(GenericAtomicRMWOp op, Checks checks) {
  verifyAccess(op, checks);
}

// 7. `subview`: in each dimension, the offset is inside, or at the end if
// nothing is taken, and so is the last element that is taken.

/// A condition that is `then` where `condition` holds, else `otherwise`.
static Value select(Checks checks, Value condition,
                    function_ref<Value(OpBuilder &)> then,
                    function_ref<Value(OpBuilder &)> otherwise) {
  auto yield = [](function_ref<Value(OpBuilder &)> make) {
    return [make](OpBuilder &builder, Location loc) {
      scf::YieldOp::create(builder, loc, ValueRange(make(builder)));
    };
  };
  return scf::IfOp::create(checks.builder, checks.loc, condition, yield(then),
                           yield(otherwise))
      .getResult(0);
}

static void verify(SubViewOp op, Checks checks) {
  OpBuilder &builder = checks.builder;
  const Location loc = checks.loc;
  Value zero = checks.constant(0), one = checks.constant(1);
  auto metadata =
      ExtractStridedMetadataOp::create(builder, loc, op.getSource());
  auto within = [&](OpBuilder &inner, Value value, Value size, bool including) {
    return Checks{op, inner, loc, checks.makeMessage}.isBetween(
        value, zero, size, including);
  };
  for (int64_t i = 0; i < op.getSourceType().getRank(); ++i) {
    auto getValue = [&](OpFoldResult value) {
      return getValueOrCreateConstantIndexOp(builder, loc, value);
    };
    Value offset = getValue(op.getMixedOffsets()[i]);
    Value size = getValue(op.getMixedSizes()[i]);
    Value stride = getValue(op.getMixedStrides()[i]);
    Value sourceSize = metadata->getResult(2 + i);
    Value isOffsetInside = select(
        checks, checks.compare(arith::CmpIPredicate::eq, size, zero),
        [&](OpBuilder &b) { return within(b, offset, sourceSize, true); },
        [&](OpBuilder &b) { return within(b, offset, sourceSize, false); });
    checks.check(isOffsetInside, "offset " + Twine(i) + " is out-of-bounds");
    Value isEndInside = select(
        checks, checks.compare(arith::CmpIPredicate::sgt, size, zero),
        [&](OpBuilder &b) -> Value {
          Value last = arith::SubIOp::create(b, loc, size, one);
          last = arith::MulIOp::create(b, loc, last, stride);
          last = arith::AddIOp::create(b, loc, offset, last);
          return within(b, last, sourceSize, false);
        },
        [&](OpBuilder &b) -> Value {
          return arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
        });
    checks.check(isEndInside,
                 "subview runs out-of-bounds along dimension " + Twine(i));
  }
}

// Registration

namespace {
template <typename OpT>
struct Model
    : public RuntimeVerifiableOpInterface::ExternalModel<Model<OpT>, OpT> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc, MessageFn makeMessage) const {
    verify(cast<OpT>(op), Checks{op, builder, loc, makeMessage});
  }
};

template <typename... OpTs> void attach(MLIRContext *context) {
  (OperationName(OpTs::getOperationName(), context)
       .attachInterface({RuntimeVerifiableOpInterface::getInterfaceID(),
                         &Model<OpTs>::table}),
   ...);
}
} // namespace

void memref::registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(
      {MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        attach<AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DimOp,
               ExpandShapeOp, GenericAtomicRMWOp, LoadOp, StoreOp, SubViewOp>(
            context);
        context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                             scf::SCFDialect>();
      });
}
