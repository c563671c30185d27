// SPDX-License-Identifier: Apache-2.0
//
// The attribute `onnx.dim_params`: the names of a tensor's dimensions.
#ifndef DIALECTS_ONNX_SHAPE_DIM_PARAMS_H
#define DIALECTS_ONNX_SHAPE_DIM_PARAMS_H

#include <string>
#include <utility>

#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::onnx {

/// Numbers of dimensions and their names.
using DimNames = llvm::SmallVector<std::pair<unsigned, std::string>, 4>;

/// Reads `0:batch,2:past + new`. A name may contain commas, unless a number and
/// a colon follow. Ignores what has another form, and names without a letter or
/// a digit.
DimNames parseDimNames(llvm::StringRef text);

/// Returns the text of the attribute.
std::string printDimNames(const DimNames &names);

/// Returns whether the text is one word, and no expression.
bool isDimSymbol(llvm::StringRef name);

/// Returns the symbol or the expression of symbols, or null if the text is no
/// expression of these.
DimExpr parseDimName(DimExprContext &context, llvm::StringRef name,
                     const llvm::StringMap<DimExpr> &symbols);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_DIM_PARAMS_H
