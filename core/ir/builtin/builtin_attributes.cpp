// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"

#include "core/ir/context/context.h"
#include "core/ir/context/context_impl.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/storage_class.h"
#include "llvm/ADT/SmallString.h"

namespace mlir {

/// 1. The namespace is a string.
/// 2. It is a valid dialect name.
/// 3. The dialect is loaded, unless the context allows unregistered dialects.
LogicalResult OpaqueAttr::verify(EmitErrorFn emitError,
                                 StringAttr dialectNamespace,
                                 StringRef attrData, Type type) {
  auto name = dyn_cast<StringAttr>(Attribute(dialectNamespace));
  if (!name)
    return emitError() << "expected a string for the dialect namespace";
  if (!Dialect::isValidNamespace(name))
    return emitError() << "invalid dialect namespace '" << name << "'";
  MLIRContext *context = name.getContext();
  if (context->allowsUnregisteredDialects() || context->getLoadedDialect(name))
    return success();
  return emitError()
         << "#" << name << "<\"" << attrData << "\"> : " << type
         << " attribute created with unregistered dialect. If this is "
            "intended, please call allowUnregisteredDialects() on the "
            "MLIRContext, or use -allow-unregistered-dialect with the MLIR "
            "opt tool used";
}

StringAttr StringAttr::get(MLIRContext *context) {
  const StringAttr empty = context->getImpl().emptyString;
  return empty ? empty : get(context, llvm::StringRef());
}

StringAttr StringAttr::get(MLIRContext *context, llvm::StringRef value) {
  const Type none = context->getImpl().noneType;
  return getUnchecked(context, {value, none ? none : NoneType::get(context)});
}

StringAttr StringAttr::get(MLIRContext *context, const llvm::Twine &value) {
  llvm::SmallString<64> buffer;
  return get(context, value.toStringRef(buffer));
}

StringAttr StringAttr::get(const llvm::Twine &value, Type type) {
  llvm::SmallString<64> buffer;
  return getUnchecked(type.getContext(), {value.toStringRef(buffer), type});
}

Dialect *StringAttr::getReferencedDialect() const {
  const auto [prefix, rest] = getValue().split('.');
  if (prefix.size() == size() || prefix.empty())
    return nullptr;
  return getContext()->getLoadedDialect(prefix);
}

OpaqueAttr OpaqueAttr::get(StringAttr dialect, StringRef attrData, Type type) {
  return getUnchecked(dialect.getContext(), {dialect, attrData, type});
}

OpaqueAttr OpaqueAttr::getChecked(EmitErrorFn emitError, StringAttr dialect,
                                  StringRef attrData, Type type) {
  return getVerified(emitError, dialect.getContext(),
                     {dialect, attrData, type});
}

DistinctAttr DistinctAttr::create(Attribute referencedAttr) {
  MLIRContext *context = referencedAttr.getContext();
  const uint64_t id =
      context->getImpl().nextDistinctID.fetch_add(1, std::memory_order_relaxed);
  return getUnchecked(context, {referencedAttr, id});
}

} // namespace mlir

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_attributes.cpp.inc"
