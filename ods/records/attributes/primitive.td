// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_PRIMITIVE_TD
#define ODS_RECORDS_ATTRIBUTES_PRIMITIVE_TD

include "ods/records/attributes/attribute.td"

def LocationAttr
    : Attr<CPred<"::llvm::isa<::mlir::LocationAttr>($_self)",
                 "(isa 'LocationAttr' self)">,
           "location attribute"> {
  let storageType = [{ ::mlir::LocationAttr }];
  let returnType = [{ ::mlir::Location }];
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
  let constBuilderExpr = "self";
}

// Strings: any, symbol names, or typed ones.
class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "$_builder.getStringAttr($0)";
  let constBuilderExpr = "(string-attr self)";
  let storageType = [{ ::mlir::StringAttr }];
  let returnType = [{ ::llvm::StringRef }];
  let valueType = NoneType;
}
def StrAttrPred
    : CPred<"::llvm::isa<::mlir::StringAttr>($_self)",
            "(isa 'StringAttr' self)">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;
class TypedStrAttr<Type ty>
    : StringBasedAttr<
          And<[StrAttrPred,
               SubstLeaves<"$_self",
                           "::mlir::cast<StringAttr>($_self).getType()",
                           ty.predicate, "(type-of self)">]>,
          "string attribute of " # ty.summary> {
  let valueType = ty;
}

// Type attributes: with a C++ class and a predicate on the type, any, or with a
// constraint on the type. The expression tests whether the attribute self holds
// a type of the class; builtin classes need none.
class TypeAttrBase<string retType, string summary,
                   Pred typePred = CPred<"true">, string expression = "">
    : Attr<And<[CPred<"::llvm::isa<::mlir::TypeAttr>($_self)",
                      "(isa 'TypeAttr' self)">,
                CPred<"::llvm::isa<" # retType #
                          ">(::llvm::cast<::mlir::TypeAttr>($_self)"
                          ".getValue())",
                      !if(!empty(expression),
                          OdsIsA<retType, "(type-value self)">.text,
                          expression)>,
                SubstLeaves<"$_self",
                            "::llvm::cast<::mlir::TypeAttr>($_self).getValue()",
                            typePred, "(type-value self)">]>,
           summary> {
  let storageType = [{ ::mlir::TypeAttr }];
  let returnType = retType;
  let valueType = NoneType;
  let convertFromStorage = "::llvm::cast<" # retType # ">($_self.getValue())";
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
  let constBuilderExpr = "(type-attr self)";
}

// The constraint implies its C++ class, so its predicate is sufficient.
class TypeAttrOf<Type ty>
    : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate,
                   "true"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
  let constBuilderExpr = "(type-attr self)";
}

// An attribute that is present or absent. Its value is a boolean.
def UnitAttr
    : Attr<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)",
                 "(isa 'UnitAttr' self)">,
           "unit attribute"> {
  let storageType = [{ ::mlir::UnitAttr }];
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let constBuilderExpr = "(if self (unit-attr) null)";
  let convertFromStorage = "$_self != nullptr";
  let returnType = "bool";
  let defaultValue = "false";
  let defaultValueExpr = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

// Dictionaries. An empty list is accepted as a value.
class DictionaryAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = [{ ::mlir::DictionaryAttr }];
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
  let constBuilderExpr = "(if (isa 'DictionaryAttr' self) self "
                         "(if (eq (size self) 0) "
                         "(dictionary-attr (list) (list)) null))";
  let returnType = [{ ::mlir::DictionaryAttr }];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
}
def DictionaryAttr
    : DictionaryAttrBase<CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)",
                               "(isa 'DictionaryAttr' self)">,
                         "dictionary of named attribute values">;

// Affine maps and integer sets. In expressions, their value is the attribute
// itself.
def AffineMapAttr
    : Attr<CPred<"::llvm::isa<::mlir::AffineMapAttr>($_self)",
                 "(isa 'AffineMapAttr' self)">,
           "AffineMap attribute"> {
  let storageType = [{::mlir::AffineMapAttr }];
  let returnType = [{ ::mlir::AffineMap }];
  let valueType = Index;
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
  let constBuilderExpr = "self";
}
def IntegerSetAttr
    : Attr<CPred<"::llvm::isa<::mlir::IntegerSetAttr>($_self)",
                 "(isa 'IntegerSetAttr' self)">,
           "IntegerSet attribute"> {
  let storageType = [{::mlir::IntegerSetAttr }];
  let returnType = [{ ::mlir::IntegerSet }];
  let valueType = NoneType;
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
  let constBuilderExpr = "self";
}

// Symbol references: any, or to a symbol that is not nested.
def SymbolRefAttr
    : Attr<CPred<"::llvm::isa<::mlir::SymbolRefAttr>($_self)",
                 "(isa 'SymbolRefAttr' self)">,
           "symbol reference attribute"> {
  let storageType = [{ ::mlir::SymbolRefAttr }];
  let returnType = [{ ::mlir::SymbolRefAttr }];
  let valueType = NoneType;
  let constBuilderCall =
      "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let constBuilderExpr = "(symbol-ref-attr self)";
  let convertFromStorage = "$_self";
}
def FlatSymbolRefAttr
    : Attr<CPred<"::llvm::isa<::mlir::FlatSymbolRefAttr>($_self)",
                 "(isa 'FlatSymbolRefAttr' self)">,
           "flat symbol reference attribute"> {
  let storageType = [{ ::mlir::FlatSymbolRefAttr }];
  let returnType = [{ ::llvm::StringRef }];
  let valueType = NoneType;
  let constBuilderCall =
      "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let constBuilderExpr = "(symbol-ref-attr self)";
  let convertFromStorage = "$_self.getValue()";
}

#endif // ODS_RECORDS_ATTRIBUTES_PRIMITIVE_TD
