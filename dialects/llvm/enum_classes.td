// SPDX-License-Identifier: Apache-2.0
//
// Base classes of the dialect's enumerations.
#ifndef DIALECTS_LLVM_ENUM_CLASSES_TD
#define DIALECTS_LLVM_ENUM_CLASSES_TD

include "dialects/llvm/dialect.td"
include "ods/records/enums.td"

// A case: its C++ symbol, its text and its number.
class LLVM_EnumAttrCase<string symbol, string text, int number>
    : I64EnumAttrCase<symbol, number, text>;

// An enumeration of 64 bits, optionally in an inner namespace.
class LLVM_Enum<string name, string summary, string innerNamespace,
                list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM" #
      !if(!empty(innerNamespace), "", "::" # innerNamespace);
}

// The attribute class `NAMEAttr` of the dialect, as a constraint whose value is
// the enumeration.
class LLVM_AttrOfEnum<string name, string enumType, string getter,
                      string summary>
    : DialectAttr<LLVM_Dialect,
                  CPred<"::llvm::isa<::mlir::LLVM::" # name # "Attr>($_self)">,
                  summary> {
  let storageType = "::mlir::LLVM::" # name # "Attr";
  let returnType = "::mlir::LLVM::" # enumType;
  let convertFromStorage = "$_self." # getter;
  let constBuilderCall = "::mlir::LLVM::" # name #
                         "Attr::get($_builder.getContext(), $0)";
}

#endif // DIALECTS_LLVM_ENUM_CLASSES_TD
