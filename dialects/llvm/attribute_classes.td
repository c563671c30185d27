// SPDX-License-Identifier: Apache-2.0
//
// Base classes of the dialect's attributes.
#ifndef DIALECTS_LLVM_ATTRIBUTE_CLASSES_TD
#define DIALECTS_LLVM_ATTRIBUTE_CLASSES_TD

include "core/interfaces/data_layout_attributes.td"
include "dialects/llvm/dialect.td"
include "dialects/llvm/interfaces.td"

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// An attribute with the assembly format `<name = value, …>`.
class LLVM_StructAttr<string name, string mnemonic, dag params,
                      list<Trait> traits = [],
                      string baseCppClass = "::mlir::Attribute">
    : LLVM_Attr<name, mnemonic, traits, baseCppClass> {
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
}

// A struct attribute that is printed as an alias.
class LLVM_AliasedAttr<string name, string mnemonic, dag params,
                       list<Trait> traits = [],
                       string baseCppClass = "::mlir::Attribute">
    : LLVM_StructAttr<name, mnemonic, params, traits, baseCppClass> {
  let genMnemonicAlias = 1;
}

// An enumeration with the assembly format `<word>`.
class LLVM_WordAttr<string name, string mnemonic, string enumType,
                    string parameter>
    : LLVM_Attr<name, mnemonic> {
  let parameters = !dag(ins, [enumType], [parameter]);
  let assemblyFormat = "`<` $" # parameter # " `>`";
}

#endif // DIALECTS_LLVM_ATTRIBUTE_CLASSES_TD
