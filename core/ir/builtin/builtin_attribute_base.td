// SPDX-License-Identifier: Apache-2.0
//
// Base records of builtin attributes.
#ifndef CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_BASE_TD
#define CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_BASE_TD

include "core/interfaces/builtin_attributes.td"
include "core/ir/builtin/builtin_dialect.td"
include "ods/records/attr_type_def.td"

class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
}

#endif // CORE_IR_BUILTIN_BUILTIN_ATTRIBUTE_BASE_TD
