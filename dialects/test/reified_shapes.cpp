// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/reified_shapes.h"

#include "core/interfaces/infer_type.h"
#include "core/ir/context/registry.h"
#include "dialects/tensor/tensor.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

/// Returns the operand with the shape of the result. The order of two operands
/// is swapped.
static Value getShapeSource(Operation *op, int result) {
  return op->getOperand(op->getNumOperands() - 1 - result);
}

namespace {
/// Reifies shapes as tensors.
struct ShapeModel : public InferShapedTypeOpInterface::ExternalModel<
                        ShapeModel, OpWithResultShapeInterfaceOp> {
  LogicalResult reifyReturnTypeShapes(Operation *op, OpBuilder &builder,
                                      ValueRange operands,
                                      SmallVectorImpl<Value> &shapes) const {
    for (Value operand : llvm::reverse(operands)) {
      SmallVector<Value> sizes;
      const int64_t rank = cast<ShapedType>(operand.getType()).getRank();
      for (int64_t dim = 0; dim != rank; ++dim)
        sizes.push_back(
            builder.createOrFold<tensor::DimOp>(op->getLoc(), operand, dim));
      shapes.push_back(tensor::FromElementsOp::create(
          builder, op->getLoc(),
          RankedTensorType::get({rank}, builder.getIndexType()), sizes));
    }
    return success();
  }
};

template <typename ModelT, typename OpT>
using ReifyModel = ReifyRankedShapedTypeOpInterface::ExternalModel<ModelT, OpT>;

/// Reifies all sizes. An operation with one operand reifies the first size
/// only.
template <typename OpT>
struct ResultShapesModel : public ReifyModel<ResultShapesModel<OpT>, OpT> {
  LogicalResult reifyResultShapes(Operation *op, OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) const {
    for (OpResult result : op->getResults()) {
      Value source = getShapeSource(op, result.getResultNumber());
      shapes.push_back(tensor::getMixedSizes(builder, op->getLoc(), source));
      if (op->getNumOperands() == 1)
        shapes.back()[1] = OpFoldResult();
    }
    return success();
  }
};

/// Reifies the shape of one result.
template <typename OpT>
struct ShapeOfResultModel : public ReifyModel<ShapeOfResultModel<OpT>, OpT> {
  FailureOr<SmallVector<OpFoldResult>>
  reifyShapeOfResult(Operation *op, OpBuilder &builder, int result) const {
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(
        builder, op->getLoc(), getShapeSource(op, result));
    if (op->getNumOperands() == 1)
      sizes[1] = OpFoldResult();
    return sizes;
  }
};

/// Reifies one size of a result.
template <typename OpT>
struct DimOfResultModel : public ReifyModel<DimOfResultModel<OpT>, OpT> {
  FailureOr<OpFoldResult> reifyDimOfResult(Operation *op, OpBuilder &builder,
                                           int result, int dim) const {
    if (op->getNumOperands() == 1 && dim == 1)
      return failure();
    return tensor::getMixedSize(builder, op->getLoc(),
                                getShapeSource(op, result), dim);
  }
};

/// Attaches a model of an interface to an operation.
template <typename InterfaceT, typename OpT, typename ModelT>
void attach(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface({InterfaceT::getInterfaceID(), &ModelT::table});
}
template <template <typename> typename ModelT, typename... OpT>
void attachReify(MLIRContext *context) {
  (attach<ReifyRankedShapedTypeOpInterface, OpT, ModelT<OpT>>(context), ...);
}
} // namespace

void test::registerReifiedShapes(Registry &registry) {
  registry.getDialects().addExtension(
      {TestDialect::descriptor.name}, [](MLIRContext *context) {
        context->getOrLoadDialect<tensor::TensorDialect>();
        attach<InferShapedTypeOpInterface, OpWithResultShapeInterfaceOp,
               ShapeModel>(context);
        attachReify<ResultShapesModel, ReifyShapedTypeUsingReifyResultShapesOp,
                    UnreifiableResultShapesOp>(context);
        attachReify<ShapeOfResultModel,
                    ReifyShapedTypeUsingReifyShapeOfResultOp,
                    UnreifiableResultShapeOp>(context);
        attachReify<DimOfResultModel, ReifyShapedTypeUsingReifyDimOfResultOp,
                    UnreifiableDimOfResultShapeOp>(context);
      });
}
