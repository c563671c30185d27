// SPDX-License-Identifier: Apache-2.0
//
// The kinds of operators, and the function of each that is written as loops.
#ifndef DIALECTS_ONNX_INDEXED_TABLE_H
#define DIALECTS_ONNX_INDEXED_TABLE_H

#include "core/support/llvm.h"
#include "dialects/onnx/indexed/operator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

/// Writes an operator as nests.
/// Errors: a diagnostic at the operation for a feature that has no code yet.
using IndexFn = FailureOr<IndexedOp> (*)(const Operator &);

struct IndexEntry {
  /// The name of the operator: `Add`.
  llvm::StringLiteral name;
  IndexFn function;
};

/// Returns whether result 0 is operand 0 with another shape. No operator with
/// layouts is.
bool isView(Operation *op);

/// Returns whether a Dropout may train: its operand `training_mode` is neither
/// omitted nor the constant false.
bool isTraining(Operation *dropout);

/// Returns the function of an operation, or null if it is not written as loops.
IndexFn lookupIndexFn(Operation *op);

/// Emits the error of an operation that has no lowering, and fails. The error
/// names the operator and the domain of an `onnx.Custom`.
LogicalResult reportNotImplemented(Operation *op);

// The entries of the families, one function for each file.
llvm::ArrayRef<IndexEntry> getArithmeticEntries();
llvm::ArrayRef<IndexEntry> getCastEntries();
llvm::ArrayRef<IndexEntry> getContractionEntries();
llvm::ArrayRef<IndexEntry> getEinsumEntries();
llvm::ArrayRef<IndexEntry> getFloatEntries();
llvm::ArrayRef<IndexEntry> getFusionEntries();
llvm::ArrayRef<IndexEntry> getGroupEntries();
llvm::ArrayRef<IndexEntry> getIntegerProductEntries();
llvm::ArrayRef<IndexEntry> getLogicEntries();
llvm::ArrayRef<IndexEntry> getMovementEntries();
llvm::ArrayRef<IndexEntry> getNormalizationEntries();
llvm::ArrayRef<IndexEntry> getPoolingEntries();
llvm::ArrayRef<IndexEntry> getPositionEntries();
llvm::ArrayRef<IndexEntry> getQuantizationEntries();
llvm::ArrayRef<IndexEntry> getReductionEntries();
llvm::ArrayRef<IndexEntry> getResizeEntries();
llvm::ArrayRef<IndexEntry> getSamplingEntries();
llvm::ArrayRef<IndexEntry> getScatterEntries();
llvm::ArrayRef<IndexEntry> getSelectionEntries();
llvm::ArrayRef<IndexEntry> getSequenceModelEntries();
llvm::ArrayRef<IndexEntry> getSignalEntries();
llvm::ArrayRef<IndexEntry> getWindowEntries();

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_TABLE_H
