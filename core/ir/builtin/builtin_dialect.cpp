// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_dialect.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/interface/op_asm_interface.h"

#include "core/ir/builtin/builtin_dialect.cpp.inc"

namespace mlir {

template <typename... Attributes>
static constexpr const AttributeDescriptor *attributeDescriptors[] = {
    &Attributes::descriptor...};

llvm::ArrayRef<const AttributeDescriptor *> getBuiltinAttributes() {
  return attributeDescriptors<
#define GET_ATTRDEF_LIST
#include "core/ir/builtin/builtin_attributes.cpp.inc"
      ,
#define GET_ATTRDEF_LIST
#include "core/ir/builtin/builtin_elements.cpp.inc"
      ,
#define GET_ATTRDEF_LIST
#include "core/ir/builtin/builtin_locations.cpp.inc"
      >;
}

void BuiltinDialect::initialize() {
  // Types and attributes come first: names of operations are attributes.
  for (const TypeDescriptor *type : getBuiltinTypes())
    addType(*type);
  for (const AttributeDescriptor *attribute : getBuiltinAttributes())
    addAttribute(*attribute);
  addOperations<
#define GET_OP_LIST
#include "core/ir/builtin/builtin_op.cpp.inc"
      >();
  attachInterface(
      {TypeID::get<OpAsmDialectInterface>(), &builtinOpAsmDialectTable});
}

} // namespace mlir
