// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/dim_params.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::onnx {

DimNames parseDimNames(llvm::StringRef text) {
  DimNames names;
  for (llvm::StringRef part : llvm::split(text, ',')) {
    const auto [number, name] = part.split(':');
    unsigned axis = 0;
    if (!number.getAsInteger(10, axis) && part.contains(':'))
      names.push_back({axis, name.str()});
    else if (!names.empty())
      names.back().second += "," + part.str();
  }
  // Some exporters write ? for a dimension without a name.
  llvm::erase_if(names, [](const auto &name) {
    return llvm::none_of(name.second, llvm::isAlnum);
  });
  return names;
}

std::string printDimNames(const DimNames &names) {
  std::string text;
  for (const auto &[axis, name] : names)
    text += (text.empty() ? "" : ",") + std::to_string(axis) + ":" + name;
  return text;
}

bool isDimSymbol(llvm::StringRef name) {
  bool isSymbol = false;
  DimExprContext context;
  (void)context.parse(name, [&](llvm::StringRef word) {
    isSymbol = word == name;
    return DimExpr();
  });
  return isSymbol;
}

DimExpr parseDimName(DimExprContext &context, llvm::StringRef name,
                     const llvm::StringMap<DimExpr> &symbols) {
  if (const DimExpr symbol = symbols.lookup(name))
    return symbol;
  return context.parse(
      name, [&](llvm::StringRef word) { return symbols.lookup(word); });
}

} // namespace mlir::onnx
