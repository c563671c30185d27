// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/subset.h"

#include "core/interfaces/subset.h"
#include "core/ir/context/registry.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;
using namespace mlir::tensor;

namespace {
template <typename OpT>
struct SubsetModel
    : public SubsetOpInterface::ExternalModel<SubsetModel<OpT>, OpT> {
  FailureOr<HyperrectangularSlice>
  getAccessedHyperrectangularSlice(Operation *op) const {
    return HyperrectangularSlice(cast<OffsetSizeAndStrideOpInterface>(op));
  }
};

struct ExtractionModel
    : public SubsetExtractionOpInterface::ExternalModel<ExtractionModel,
                                                        ExtractSliceOp> {
  OpOperand &getSourceOperand(Operation *op) const {
    return cast<ExtractSliceOp>(op).getSourceMutable();
  }
};

template <typename OpT>
struct InsertionModel
    : public SubsetInsertionOpInterface::ExternalModel<InsertionModel<OpT>,
                                                       OpT> {
  OpOperand &getSourceOperand(Operation *op) const {
    return cast<OpT>(op).getSourceMutable();
  }
  OpOperand &getDestinationOperand(Operation *op) const {
    return cast<OpT>(op).getDestMutable();
  }
  /// Extracts the slice that is inserted.
  Value buildSubsetExtraction(Operation *op, OpBuilder &builder,
                              Location loc) const {
    auto insertion = cast<OpT>(op);
    return ExtractSliceOp::create(
               builder, loc, insertion.getSourceType(), insertion.getDest(),
               insertion.getMixedOffsets(), insertion.getMixedSizes(),
               insertion.getMixedStrides())
        ->getResult(0);
  }
  /// Returns all operands except the inserted tensor.
  SmallVector<Value>
  getValuesNeededToBuildSubsetExtraction(Operation *op) const {
    SmallVector<Value> values;
    for (OpOperand &operand : op->getOpOperands())
      if (&operand != &getSourceOperand(op))
        values.push_back(operand.get());
    return values;
  }
};

/// Attaches a model of an interface to an operation.
template <typename OpT, typename InterfaceT, typename ModelT>
void attach(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface({InterfaceT::getInterfaceID(), &ModelT::table});
}
} // namespace

void tensor::registerSubsetOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        attach<ExtractSliceOp, SubsetOpInterface, SubsetModel<ExtractSliceOp>>(
            context);
        attach<ExtractSliceOp, SubsetExtractionOpInterface, ExtractionModel>(
            context);
        attach<InsertSliceOp, SubsetOpInterface, SubsetModel<InsertSliceOp>>(
            context);
        attach<InsertSliceOp, SubsetInsertionOpInterface,
               InsertionModel<InsertSliceOp>>(context);
      });
}
