// SPDX-License-Identifier: Apache-2.0
//
// Attributes and enumerations of the llvm dialect.
#ifndef DIALECTS_LLVM_ATTRIBUTES_H
#define DIALECTS_LLVM_ATTRIBUTES_H

#include <optional>
#include <string>

#include "core/interfaces/data_layout.h"
#include "core/interfaces/op_asm.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/llvm/types.h"
#include "llvm/BinaryFormat/Dwarf.h"

#include "dialects/llvm/llvm_enum.h.inc"

namespace mlir::LLVM {

/// The base class of all nodes of debug information.
class DINodeAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attribute);
};
/// The base class of scopes of names.
class DIScopeAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attribute);
};
/// The base class of scopes that are functions or nested in one.
class DILocalScopeAttr : public DIScopeAttr {
public:
  using DIScopeAttr::DIScopeAttr;
  static bool classof(Attribute attribute);
};
class DITypeAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attribute);
};
class DIVariableAttr : public DINodeAttr {
public:
  using DINodeAttr::DINodeAttr;
  static bool classof(Attribute attribute);
};

/// A TBAA root or a type descriptor.
class TBAANodeAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attribute);
};

using cconv::CConv;
using linkage::Linkage;
using tailcallkind::TailCallKind;

} // namespace mlir::LLVM

#include "dialects/llvm/llvm_attr_interface.h.inc"

namespace mlir::LLVM {
class AccessGroupAttr;
class DICompileUnitAttr;
class DIExpressionAttr;
class DIExpressionElemAttr;
class DIFileAttr;
class DIGlobalVariableAttr;
class DISubroutineTypeAttr;
class LoopAnnotationAttr;
class TBAAMemberAttr;
class TBAATypeDescriptorAttr;
} // namespace mlir::LLVM

#define GET_ATTRDEF_CLASSES
#include "dialects/llvm/llvm_attrdef.h.inc"

#endif // DIALECTS_LLVM_ATTRIBUTES_H
