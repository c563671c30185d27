// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/cast.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"

using namespace mlir;

LogicalResult
impl::foldCastInterfaceOp(Operation *op, llvm::ArrayRef<Attribute>,
                          llvm::SmallVectorImpl<OpFoldResult> &results) {
  OperandRange operands = op->getOperands();
  if (operands.empty() || operands.getTypes() != op->getResultTypes())
    return failure();
  results.append(operands.begin(), operands.end());
  return success();
}

LogicalResult impl::verifyCastInterfaceOp(Operation *op) {
  TypeRange results = op->getResultTypes();
  if (results.empty())
    return op->emitOpError()
           << "expected at least one result for cast operation";
  TypeRange operands = op->getOperandTypes();
  if (CastOpInterface(op).areCastCompatible(operands, results))
    return success();
  InFlightDiagnostic error = op->emitOpError("operand type");
  if (operands.empty())
    error << "s []";
  else
    error << (operands.size() == 1 ? " " : "s ") << operands;
  return error << " and result type" << (results.size() == 1 ? " " : "s ")
               << results << " are cast incompatible";
}

void builtin::registerCastOpInterfaceExternalModels(DialectRegistry &registry) {
  static constexpr CastOpInterfaceTable anyCast = {
      [](const CastOpInterfaceTable &, TypeRange, TypeRange) { return true; }};
  registry.addExtension({"builtin"}, [](MLIRContext *context) {
    OperationName(UnrealizedConversionCastOp::getOperationName(), context)
        .attachInterface({CastOpInterface::getInterfaceID(), &anyCast});
  });
}
