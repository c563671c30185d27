// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_attributes.h"
#include "core/ir/diagnostics.h"
#include "core/ir/symbol_table.h"

namespace mlir {

using namespace detail;

namespace {
constexpr FieldDescriptor symbolRefFields[] = {
    MLIR_FIELD(SymbolRefAttrParameters, rootReference, Attribute),
    MLIR_FIELD(SymbolRefAttrParameters, nestedReferences, AttributeArray)};

LogicalResult verifySymbolRef(EmitErrorFn emitError, const void *parameters) {
  const auto &reference =
      *static_cast<const SymbolRefAttrParameters *>(parameters);
  if (isa<StringAttr>(reference.rootReference) &&
      llvm::all_of(reference.nestedReferences,
                   llvm::IsaPred<FlatSymbolRefAttr>))
    return success();
  return emitError() << "expected the name of a symbol and flat references to "
                        "those nested in it";
}

} // namespace

constinit const AttributeDescriptor SymbolRefAttr::descriptor = {
    {.name = "builtin.symbol_ref",
     .id = TypeID::get<SymbolRefAttr>(),
     .parameters = {symbolRefFields, sizeof(SymbolRefAttrParameters)},
     .summary = "the name of a symbol, and of symbols nested in it",
     .verify = verifySymbolRef}};

SymbolRefAttr SymbolRefAttr::get(StringAttr root,
                                 llvm::ArrayRef<FlatSymbolRefAttr> nested) {
  static_assert(sizeof(FlatSymbolRefAttr) == sizeof(Attribute));
  return getUnchecked(
      root.getContext(),
      {root, llvm::ArrayRef<Attribute>(nested.data(), nested.size())});
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

llvm::ArrayRef<FlatSymbolRefAttr> SymbolRefAttr::getNestedReferences() const {
  const llvm::ArrayRef<Attribute> nested = getParameters().nestedReferences;
  return {static_cast<const FlatSymbolRefAttr *>(nested.data()), nested.size()};
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
