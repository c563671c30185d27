// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_dialect.h"

#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_locations.h"
#include "core/ir/builtin_ops.h"
#include "core/ir/op_asm_interface.h"

namespace mlir {

namespace {

constexpr const AttributeDescriptor *builtinAttributes[] = {
    &AffineMapAttr::descriptor,
    &ArrayAttr::descriptor,
    &DenseArrayAttr::descriptor,
    &DenseTypedElementsAttr::descriptor,
    &DenseStringElementsAttr::descriptor,
    &DenseResourceElementsAttr::descriptor,
    &DictionaryAttr::descriptor,
    &FloatAttr::descriptor,
    &IntegerAttr::descriptor,
    &IntegerSetAttr::descriptor,
    &OpaqueAttr::descriptor,
    &SparseElementsAttr::descriptor,
    &StridedLayoutAttr::descriptor,
    &StringAttr::descriptor,
    &SymbolRefAttr::descriptor,
    &TypeAttr::descriptor,
    &UnitAttr::descriptor,
    &DistinctAttr::descriptor,
    &CallSiteLoc::descriptor,
    &FileLineColRange::descriptor,
    &FusedLoc::descriptor,
    &NameLoc::descriptor,
    &OpaqueLoc::descriptor,
    &UnknownLoc::descriptor};

constexpr const OpDescriptor *builtinOperations[] = {
    &ModuleOp::descriptor, &UnrealizedConversionCastOp::descriptor};

constexpr InterfaceImplementation builtinInterfaces[] = {
    {TypeID::get<OpAsmDialectInterface>(), &builtinOpAsmDialectTable}};

/// Adds the types before anything is registered: the names of operations have
/// one.
std::unique_ptr<Dialect> construct(const DialectDescriptor &descriptor,
                                   MLIRContext *context) {
  auto dialect = std::make_unique<BuiltinDialect>(descriptor, context);
  for (const TypeDescriptor *type : getBuiltinTypes())
    dialect->addType(*type);
  return dialect;
}

} // namespace

constinit const DialectDescriptor BuiltinDialect::descriptor = {
    .name = "builtin",
    .id = TypeID::get<BuiltinDialect>(),
    .operations = builtinOperations,
    .attributes = builtinAttributes,
    .interfaces = builtinInterfaces,
    .summary = "The types, attributes, locations and operations that every "
               "context has",
    .construct = construct};

llvm::ArrayRef<const AttributeDescriptor *> getBuiltinAttributes() {
  return builtinAttributes;
}

} // namespace mlir
