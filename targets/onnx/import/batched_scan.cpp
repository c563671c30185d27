// SPDX-License-Identifier: Apache-2.0
//
// Imports Scan of operator set 8, whose operands have a dimension of batches
// before all others. It is a scan over the batches:
//
//   %y = "onnx.Scan"(%state, %x) ({
//   ^bb0(%state_of_batch, %x_of_batch):
//     %z = "onnx.Scan"(%state_of_batch, %x_of_batch) ({ the body })
//     onnx.Yield %z
//   }) {num_scan_inputs = 2}
#include <utility>
#include <vector>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/structure_ops.h"
#include "targets/onnx/import/graph_importer.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir {

using mlir::Type;
using mlir::Value;

/// Returns the type of an element of a batch, or null if there is none.
static Type dropBatch(Type type) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  if (!tensor)
    return llvm::dyn_cast<mlir::UnrankedTensorType>(type);
  if (tensor.getRank() == 0)
    return nullptr;
  return mlir::RankedTensorType::get(tensor.getShape().drop_front(),
                                     tensor.getElementType());
}

/// Returns the types of results for all batches.
static absl::StatusOr<std::vector<Type>>
getBatchedTypes(mlir::ValueRange results) {
  std::vector<Type> types;
  for (Value result : results) {
    auto tensor = llvm::dyn_cast<mlir::TensorType>(result.getType());
    if (!tensor)
      return unimplemented("has an output that is omitted or no tensor");
    types.push_back(mlir::UnrankedTensorType::get(tensor.getElementType()));
  }
  return types;
}

absl::Status GraphImporter::importBatchedScan(Node &node, const Schema &schema,
                                              Scope &scope) {
  // The first operand has the lengths of the sequences.
  if (!llvm::isa<mlir::NoneType>(node.state.operands[0].getType()))
    return unimplemented("has sequences of different lengths");
  Node batches = {node.proto,
                  node.text,
                  mlir::OperationState(node.state.location, node.state.name),
                  {}};
  mlir::OperationState &outer = batches.state;
  outer.addOperands(llvm::ArrayRef<Value>(node.state.operands).drop_front());
  const int64_t numOperands = outer.operands.size();
  outer.addAttribute(
      "num_scan_inputs",
      mlir::IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/true),
                             numOperands));
  mlir::Block *block = new mlir::Block;
  outer.addRegion()->push_back(block);
  node.state.operands.clear();
  for (Value operand : outer.operands) {
    const Type type = dropBatch(operand.getType());
    if (!type)
      return invalidArgument("has an input without a dimension of batches");
    node.state.addOperand(block->addArgument(type, node.state.location));
  }
  mlir::OpBuilder::InsertionGuard guard(builder);
  const auto place = builder.saveInsertionPoint();
  builder.setInsertionPointToEnd(block);
  if (absl::Status status = importRegions(node, scope); !status.ok())
    return status;
  if (absl::Status status = addResultTypes(node, &schema, scope); !status.ok())
    return status;
  mlir::Operation *inner = builder.create(std::move(node.state));
  mlir::onnx::YieldOp::create(builder, inner->getLoc(), inner->getResults());
  absl::StatusOr<std::vector<Type>> types =
      getBatchedTypes(inner->getResults());
  if (!types.ok())
    return types.status();
  outer.addTypes(llvm::ArrayRef<Type>(*types));
  builder.restoreInsertionPoint(place);
  return create(batches, scope);
}

} // namespace onnx_mlir
