// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_attributes.h"

#include "core/ir/context.h"
#include "core/ir/context_impl.h"
#include "core/ir/diagnostics.h"
#include "core/ir/dialect.h"
#include "llvm/ADT/SmallString.h"

namespace mlir {

using namespace detail;

namespace {

constexpr InterfaceImplementation stringInterfaces[] = {
    {TypeID::get<TypedAttr>(), &typedAttrTable<StringAttr>}};
constexpr InterfaceImplementation opaqueInterfaces[] = {
    {TypeID::get<TypedAttr>(), &typedAttrTable<OpaqueAttr>}};

constexpr FieldDescriptor stringFields[] = {
    MLIR_FIELD(StringAttrParameters, value, String),
    MLIR_FIELD(StringAttrParameters, type, Type)};
constexpr FieldDescriptor arrayFields[] = {
    MLIR_FIELD(ArrayAttrParameters, value, AttributeArray)};
constexpr FieldDescriptor typeFields[] = {
    MLIR_FIELD(TypeAttrParameters, value, Type)};
constexpr FieldDescriptor setFields[] = {
    MLIR_FIELD(IntegerSetAttrParameters, value, IntegerSet)};
constexpr FieldDescriptor opaqueFields[] = {
    MLIR_FIELD(OpaqueAttrParameters, dialectNamespace, Attribute),
    MLIR_FIELD(OpaqueAttrParameters, attrData, String),
    MLIR_FIELD(OpaqueAttrParameters, type, Type)};
constexpr FieldDescriptor distinctFields[] = {
    MLIR_FIELD(DistinctAttrParameters, referencedAttr, Attribute),
    MLIR_FIELD(DistinctAttrParameters, id, UInt64)};

LogicalResult verifyOpaque(EmitErrorFn emitError, const void *parameters) {
  const auto &opaque = *static_cast<const OpaqueAttrParameters *>(parameters);
  auto name = dyn_cast<StringAttr>(opaque.dialectNamespace);
  if (!name)
    return emitError() << "expected a string for the dialect namespace";
  if (!Dialect::isValidNamespace(name))
    return emitError() << "invalid dialect namespace '" << name << "'";
  MLIRContext *context = name.getContext();
  if (context->allowsUnregisteredDialects() || context->getLoadedDialect(name))
    return success();
  return emitError()
         << "#" << name << "<\"" << opaque.attrData << "\"> : " << opaque.type
         << " attribute created with unregistered dialect. If this is "
            "intended, please call allowUnregisteredDialects() on the "
            "MLIRContext, or use -allow-unregistered-dialect with the MLIR "
            "opt tool used";
}

} // namespace

constinit const AttributeDescriptor StringAttr::descriptor = {
    {.name = "builtin.string",
     .id = TypeID::get<StringAttr>(),
     .parameters = {stringFields, sizeof(StringAttrParameters)},
     .interfaces = stringInterfaces,
     .summary = "a string, with a type"}};

constinit const AttributeDescriptor ArrayAttr::descriptor = {
    {.name = "builtin.array",
     .id = TypeID::get<ArrayAttr>(),
     .parameters = {arrayFields, sizeof(ArrayAttrParameters)},
     .summary = "a list of attributes"}};

constinit const AttributeDescriptor UnitAttr::descriptor = {
    {.name = "builtin.unit",
     .id = TypeID::get<UnitAttr>(),
     .parameters = {},
     .summary = "an attribute that says no more than that it is there"}};

constinit const AttributeDescriptor TypeAttr::descriptor = {
    {.name = "builtin.type",
     .id = TypeID::get<TypeAttr>(),
     .parameters = {typeFields, sizeof(TypeAttrParameters)},
     .summary = "a type as an attribute"}};

constinit const AttributeDescriptor IntegerSetAttr::descriptor = {
    {.name = "builtin.integer_set",
     .id = TypeID::get<IntegerSetAttr>(),
     .parameters = {setFields, sizeof(IntegerSetAttrParameters)},
     .summary = "an integer set as an attribute"}};

constinit const AttributeDescriptor OpaqueAttr::descriptor = {
    {.name = "builtin.opaque",
     .id = TypeID::get<OpaqueAttr>(),
     .parameters = {opaqueFields, sizeof(OpaqueAttrParameters)},
     .interfaces = opaqueInterfaces,
     .summary = "the text of an attribute of a dialect that is not registered",
     .verify = verifyOpaque}};

constinit const AttributeDescriptor DistinctAttr::descriptor = {
    {.name = "builtin.distinct",
     .id = TypeID::get<DistinctAttr>(),
     .parameters = {distinctFields, sizeof(DistinctAttrParameters)},
     .summary = "an attribute that equals no other"}};

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

ArrayAttr ArrayAttr::get(MLIRContext *context,
                         llvm::ArrayRef<Attribute> value) {
  return getUnchecked(context, {value});
}

UnitAttr UnitAttr::get(MLIRContext *context) {
  return UnitAttr(getStorage(context, descriptor, nullptr));
}

TypeAttr TypeAttr::get(Type value) {
  return getUnchecked(value.getContext(), {value});
}

IntegerSetAttr IntegerSetAttr::get(IntegerSet value) {
  return getUnchecked(value.getContext(), {value});
}

OpaqueAttr OpaqueAttr::get(StringAttr dialectNamespace,
                           llvm::StringRef attrData, Type type) {
  return getUnchecked(dialectNamespace.getContext(),
                      {dialectNamespace, attrData, type});
}

OpaqueAttr OpaqueAttr::getChecked(EmitErrorFn emitError,
                                  StringAttr dialectNamespace,
                                  llvm::StringRef attrData, Type type) {
  return getVerified(emitError, dialectNamespace.getContext(),
                     {dialectNamespace, attrData, type});
}

DistinctAttr DistinctAttr::create(Attribute referencedAttr) {
  MLIRContext *context = referencedAttr.getContext();
  const uint64_t id =
      context->getImpl().nextDistinctID.fetch_add(1, std::memory_order_relaxed);
  return getUnchecked(context, {referencedAttr, id});
}

} // namespace mlir
