// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/infer_type.h"

#include "core/interfaces/infer_type.h"
#include "core/ir/context/registry.h"
#include "dialects/affine/affine.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;
using namespace mlir::tensor;

namespace {
/// The sizes of expand_shape are its operands.
struct ExpandShapeModel
    : public ReifyRankedShapedTypeOpInterface::ExternalModel<ExpandShapeModel,
                                                             ExpandShapeOp> {
  LogicalResult reifyResultShapes(Operation *op, OpBuilder &,
                                  ReifiedRankedShapedTypeDims &shapes) const {
    shapes.push_back(cast<ExpandShapeOp>(op).getMixedOutputShape());
    return success();
  }
};

/// A size of collapse_shape is the product of the sizes of its group.
struct CollapseShapeModel
    : public ReifyRankedShapedTypeOpInterface::ExternalModel<CollapseShapeModel,
                                                             CollapseShapeOp> {
  LogicalResult reifyResultShapes(Operation *op, OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) const {
    auto collapse = cast<CollapseShapeOp>(op);
    const auto type = cast<ShapedType>(op->getResult(0).getType());
    SmallVector<OpFoldResult> sizes;
    for (auto [dim, group] :
         llvm::enumerate(collapse.getReassociationIndices())) {
      if (!type.isDynamicDim(dim)) {
        sizes.push_back(builder.getIndexAttr(type.getDimSize(dim)));
        continue;
      }
      SmallVector<OpFoldResult> terms;
      for (int64_t source : group)
        terms.push_back(
            getMixedSize(builder, op->getLoc(), collapse.getSrc(), source));
      sizes.push_back(affine::computeProduct(op->getLoc(), builder, terms));
    }
    shapes.push_back(std::move(sizes));
    return success();
  }
};

/// Attaches a model of the interface to an operation.
template <typename OpT, typename ModelT> void attach(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface(
          {ReifyRankedShapedTypeOpInterface::getInterfaceID(), &ModelT::table});
}
} // namespace

void tensor::registerInferTypeOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        attach<ExpandShapeOp, ExpandShapeModel>(context);
        attach<CollapseShapeOp, CollapseShapeModel>(context);
      });
}
