// SPDX-License-Identifier: Apache-2.0
//
// The types of results of operators of other domains, which models often do not
// declare.
#ifndef TARGETS_ONNX_IMPORT_CUSTOM_TYPES_H
#define TARGETS_ONNX_IMPORT_CUSTOM_TYPES_H

#include "core/ir/structure/type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns the type of result `index`, a tensor of any shape, or null if it is
/// not known. The operators of com.microsoft have rules; for any other operator
/// it is the type of the first operand, which may be wrong.
mlir::Type inferCustomType(llvm::StringRef domain, llvm::StringRef op,
                           llvm::ArrayRef<mlir::Type> operands, unsigned index);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_CUSTOM_TYPES_H
