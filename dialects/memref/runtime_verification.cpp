// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/runtime_verification.h"

#include "core/ir/context/registry.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/utils/runtime_checks.h"

using namespace mlir;
using namespace mlir::memref;

using Checks = RuntimeChecks;

// 1. `assume_alignment`: the address is a multiple of the alignment.
static void addChecks(AssumeAlignmentOp op, Checks checks) {
  OpBuilder &builder = checks.builder;
  Value pointer = ExtractAlignedPointerAsIndexOp::create(builder, checks.loc,
                                                         op.getMemref());
  Value rest = arith::RemUIOp::create(builder, checks.loc, pointer,
                                      checks.constant(op.getAlignment()));
  checks.checkEqual(rest, checks.constant(0),
                    "memref is not aligned to " + Twine(op.getAlignment()));
}

// 2. `cast`: rank, sizes, offset and strides are those of the result's type.

/// Returns the type with dynamic sizes, offset and strides, to which a memref
/// of any layout can be cast.
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

static void addChecks(CastOp op, Checks checks) {
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type)
    return;
  OpBuilder &builder = checks.builder;
  checkRank<RankOp>(checks, op.getSource(), type);
  Value dynamic =
      CastOp::create(builder, checks.loc, getDynamicType(type), op.getSource());
  auto metadata =
      ExtractStridedMetadataOp::create(builder, checks.loc, dynamic);
  checkSizes<DimOp>(checks, op.getSource(), type);
  verifyLayout(type, metadata, checks);
}

// 3. `copy`: the sizes are equal, unless they are statically equal.
static void addChecks(CopyOp op, Checks checks) {
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

// 4. `dim`: the dimension exists: `checkDimension`.

// 5. `expand_shape`: each source size is a multiple of the product of its
// group's static sizes.
static void addChecks(ExpandShapeOp op, Checks checks) {
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

// 6. Accesses: each index is at least 0 and less than the size.
template <typename OpT> static void verifyAccess(OpT op, Checks checks) {
  checks.checkIndices(op.getIndices(), [&](int64_t i) {
    return checks.builder.createOrFold<DimOp>(checks.loc, op.getMemref(), i);
  });
}
static void addChecks(LoadOp op, Checks checks) { verifyAccess(op, checks); }
static void addChecks(StoreOp op, Checks checks) { verifyAccess(op, checks); }
static void addChecks(AtomicRMWOp op, Checks checks) {
  verifyAccess(op, checks);
}
static void addChecks(GenericAtomicRMWOp op, Checks checks) {
  verifyAccess(op, checks);
}

// 7. `subview`: each dimension of the slice is within the source.
static void addChecks(SubViewOp op, Checks checks) {
  Value zero = checks.constant(0), one = checks.constant(1);
  auto metadata = ExtractStridedMetadataOp::create(checks.builder, checks.loc,
                                                   op.getSource());
  for (int64_t i = 0; i < op.getSourceType().getRank(); ++i)
    checks.checkSlice(
        cast<OffsetSizeAndStrideOpInterface>(op.getOperation()), i, zero, one,
        [&]() -> Value { return metadata->getResult(2 + i); }, "subview");
}

// Registration

void memref::registerRuntimeVerifiableOpInterfaceExternalModels(
    Registry &registry) {
  registry.getDialects().addExtension(
      {MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        attachRuntimeVerification<AssumeAlignmentOp, addChecks>(context);
        attachRuntimeVerification<AtomicRMWOp, addChecks>(context);
        attachRuntimeVerification<CastOp, addChecks>(context);
        attachRuntimeVerification<CopyOp, addChecks>(context);
        attachRuntimeVerification<DimOp, checkDimension<RankOp>>(context);
        attachRuntimeVerification<ExpandShapeOp, addChecks>(context);
        attachRuntimeVerification<GenericAtomicRMWOp, addChecks>(context);
        attachRuntimeVerification<LoadOp, addChecks>(context);
        attachRuntimeVerification<StoreOp, addChecks>(context);
        attachRuntimeVerification<SubViewOp, addChecks>(context);
        context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                             scf::SCFDialect>();
      });
}
