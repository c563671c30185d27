// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/runtime_verification.h"

#include "core/interfaces/runtime_verifiable.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor/tensor.h"
#include "dialects/utils/runtime_checks.h"

using namespace mlir;
using namespace mlir::tensor;

using Checks = RuntimeChecks;

// 1. `cast`: rank and sizes are what the result's type says.
static void verify(CastOp op, Checks checks) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type)
    return;
  OpBuilder &builder = checks.builder;
  auto source = dyn_cast<RankedTensorType>(op.getSource().getType());
  if (!source) {
    Value rank = RankOp::create(builder, checks.loc, op.getSource());
    checks.checkEqual(rank, checks.constant(type.getRank()), "rank mismatch");
  }
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    if ((source && !source.isDynamicDim(i)) || ShapedType::isDynamic(size))
      continue;
    Value actual =
        DimOp::create(builder, checks.loc, op.getSource(), int64_t(i));
    checks.checkEqual(actual, checks.constant(size),
                      "size mismatch of dim " + Twine(i));
  }
}

// 2. `dim`: there is such a dimension.
static void verify(DimOp op, Checks checks) {
  Value rank = RankOp::create(checks.builder, checks.loc, op.getSource());
  Value zero = checks.constant(0);
  checks.check(checks.isBetween(op.getIndex(), zero, rank, false),
               "index is out of bounds");
}

// 3. Accesses: indices are inside.
static void verifyAccess(Value tensor, ValueRange indices, Checks checks) {
  checks.checkIndices(indices, [&](int64_t i) {
    return checks.builder.createOrFold<DimOp>(checks.loc, tensor, i);
  });
}
static void verify(ExtractOp op, Checks checks) {
  verifyAccess(op.getTensor(), op.getIndices(), checks);
}
static void verify(InsertOp op, Checks checks) {
  verifyAccess(op.getDest(), op.getIndices(), checks);
}

// 4. `extract_slice`: each dimension of the slice is inside.
static void verify(ExtractSliceOp op, Checks checks) {
  Value zero = checks.constant(0), one = checks.constant(1);
  for (int64_t i = 0; i < op.getSourceType().getRank(); ++i)
    checks.checkSlice(
        cast<OffsetSizeAndStrideOpInterface>(op.getOperation()), i, zero, one,
        [&] {
          return checks.builder.createOrFold<DimOp>(checks.loc, op.getSource(),
                                                    i);
        },
        "extract_slice", /*foldsOffset=*/false);
}

// Registration

namespace {
template <typename OpT>
struct Model
    : public RuntimeVerifiableOpInterface::ExternalModel<Model<OpT>, OpT> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   Checks::MessageFn makeMessage) const {
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

void tensor::registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        attach<CastOp, DimOp, ExtractOp, ExtractSliceOp, InsertOp>(context);
        context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                             scf::SCFDialect>();
      });
}
