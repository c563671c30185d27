// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/table.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::onnx {

/// Returns the name of an operator of ONNX, or nothing for another operation.
static llvm::StringRef getOperatorName(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  return name.consume_front("onnx.") ? name : llvm::StringRef();
}

bool isTraining(Operation *dropout) {
  if (dropout->getNumOperands() < 3 ||
      isa<NoneType>(dropout->getOperand(2).getType()))
    return false;
  auto mode = dyn_cast_if_present<IntegerAttr>(
      getScalarConstant(dropout->getOperand(2)));
  return !mode || !mode.getValue().isZero();
}

bool isView(Operation *op) {
  if (hasLayouts(op))
    return false;
  static constexpr llvm::StringLiteral names[] = {
      "Flatten", "Identity", "Reshape", "Squeeze", "Unsqueeze"};
  const llvm::StringRef name = getOperatorName(op);
  if (name == "Dropout")
    return !isTraining(op) && (op->getNumResults() == 1 ||
                               isa<NoneType>(op->getResult(1).getType()));
  return llvm::is_contained(names, name);
}

static llvm::StringMap<IndexFn> makeTable() {
  llvm::StringMap<IndexFn> table;
  for (llvm::ArrayRef<IndexEntry> entries :
       {getArithmeticEntries(),    getCastEntries(),
        getContractionEntries(),   getEinsumEntries(),
        getFloatEntries(),         getFusionEntries(),
        getGroupEntries(),         getIntegerProductEntries(),
        getLogicEntries(),         getMovementEntries(),
        getNormalizationEntries(), getPoolingEntries(),
        getPositionEntries(),      getQuantizationEntries(),
        getReductionEntries(),     getResizeEntries(),
        getSamplingEntries(),      getScatterEntries(),
        getSelectionEntries(),     getSequenceModelEntries(),
        getSignalEntries(),        getWindowEntries()})
    for (const IndexEntry &entry : entries)
      table[entry.name] = entry.function;
  return table;
}

IndexFn lookupIndexFn(Operation *op) {
  static const llvm::StringMap<IndexFn> table = makeTable();
  return table.lookup(getOperatorName(op));
}

LogicalResult reportNotImplemented(Operation *op) {
  const auto function = op->getAttrOfType<StringAttr>("function_name");
  if (getOperatorName(op) != "Custom" || !function)
    return op->emitOpError() << "is not implemented";
  InFlightDiagnostic error = op->emitError();
  error << "operator '" << function.getValue() << "'";
  if (const auto domain = op->getAttrOfType<StringAttr>("domain_name"))
    error << " of domain '" << domain.getValue() << "'";
  return error << " is not implemented";
}

} // namespace mlir::onnx
