// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/runtime_verification.h"

#include "core/ir/context/registry.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor/tensor.h"
#include "dialects/utils/runtime_checks.h"

using namespace mlir;
using namespace mlir::tensor;

using Checks = RuntimeChecks;

// 1. `cast`: rank and sizes match the result type.
static void addChecks(CastOp op, Checks checks) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type)
    return;
  checkRank<RankOp>(checks, op.getSource(), type);
  checkSizes<DimOp>(checks, op.getSource(), type);
}

// 2. `dim`: the dimension exists (`checkDimension`).

// 3. Accesses: indices are in bounds.
static void verifyAccess(Value tensor, ValueRange indices, Checks checks) {
  checks.checkIndices(indices, [&](int64_t i) {
    return checks.builder.createOrFold<DimOp>(checks.loc, tensor, i);
  });
}
static void addChecks(ExtractOp op, Checks checks) {
  verifyAccess(op.getTensor(), op.getIndices(), checks);
}
static void addChecks(InsertOp op, Checks checks) {
  verifyAccess(op.getDest(), op.getIndices(), checks);
}

// 4. `extract_slice`: each dimension of the slice is in bounds.
static void addChecks(ExtractSliceOp op, Checks checks) {
  Value zero = checks.constant(0), one = checks.constant(1);
  for (int64_t i = 0; i < op.getSourceType().getRank(); ++i)
    checks.checkSlice(
        cast<OffsetSizeAndStrideOpInterface>(op.getOperation()), i, zero, one,
        [&] {
          return checks.builder.createOrFold<DimOp>(checks.loc, op.getSource(),
                                                    i);
        },
        "extract_slice");
}

// Registration

void tensor::registerRuntimeVerifiableOpInterfaceExternalModels(
    Registry &registry) {
  registry.getDialects().addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        attachRuntimeVerification<CastOp, addChecks>(context);
        attachRuntimeVerification<DimOp, checkDimension<RankOp>>(context);
        attachRuntimeVerification<ExtractOp, addChecks>(context);
        attachRuntimeVerification<ExtractSliceOp, addChecks>(context);
        attachRuntimeVerification<InsertOp, addChecks>(context);
        context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                             scf::SCFDialect>();
      });
}
