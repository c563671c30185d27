// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/symbol_table.h"

namespace mlir {

/// 1. The root is a string.
/// 2. The nested references are flat.
LogicalResult
SymbolRefAttr::verify(EmitErrorFn emitError, StringAttr rootReference,
                      ArrayRef<FlatSymbolRefAttr> nestedReferences) {
  // Parameters that were assembled one by one are not checked yet.
  if (isa<StringAttr>(Attribute(rootReference)) &&
      llvm::all_of(nestedReferences, [](Attribute reference) {
        return isa<FlatSymbolRefAttr>(reference);
      }))
    return success();
  return emitError() << "expected the name of a symbol and flat references to "
                        "those nested in it";
}

SymbolRefAttr SymbolRefAttr::get(MLIRContext *context, llvm::StringRef root,
                                 llvm::ArrayRef<FlatSymbolRefAttr> nested) {
  return get(StringAttr::get(context, root), nested);
}

FlatSymbolRefAttr SymbolRefAttr::get(StringAttr value) {
  return FlatSymbolRefAttr(
      get(value, llvm::ArrayRef<FlatSymbolRefAttr>()).getImpl());
}

FlatSymbolRefAttr SymbolRefAttr::get(MLIRContext *context,
                                     llvm::StringRef value) {
  return get(StringAttr::get(context, value));
}

FlatSymbolRefAttr SymbolRefAttr::get(Operation *symbol) {
  return get(SymbolTable::getSymbolName(symbol));
}

StringAttr SymbolRefAttr::getLeafReference() const {
  const llvm::ArrayRef<FlatSymbolRefAttr> nested = getNestedReferences();
  return nested.empty() ? getRootReference() : nested.back().getAttr();
}

bool FlatSymbolRefAttr::classof(Attribute attribute) {
  auto reference = dyn_cast<SymbolRefAttr>(attribute);
  return reference && reference.getNestedReferences().empty();
}

} // namespace mlir
