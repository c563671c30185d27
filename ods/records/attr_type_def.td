// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTR_TYPE_DEF_TD
#define ODS_RECORDS_ATTR_TYPE_DEF_TD

include "ods/records/attribute_constraints.td"
include "ods/records/dialect.td"
include "ods/records/parameters.td"
include "ods/records/traits.td"
include "ods/records/type_constraints.td"

// Traits of attributes.
class NativeAttrTrait<string name, code extraAttrDeclaration = [{}],
                      code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attribute", extraAttrDeclaration, extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Attribute">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// Traits of types.
class NativeTypeTrait<string name, code extraTypeDeclaration = [{}],
                      code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// Types with mutable parameters.
def MutableType : NativeTypeTrait<"IsMutable">;

// A static `get` in addition to the generated one. Its parameters are a context
// followed by those of the dag, C++ types or CArg. The body calls `$_get`; an
// empty body means that the method is only declared.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "",
                        string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;

  // The return type if it is not the attribute or type itself.
  string returnType = returnTypeStr;

  // True if the context is obtained from a parameter, so that no context
  // precedes the parameters.
  bit hasInferredContextParam = 0;
}
class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                           string returnType = "">
    : TypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}
class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;
class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

// The common base of definitions of attributes and types.
class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits,
                    string baseCppClass> {
  string cppBaseClassName = baseCppClass;
  string description = "";

  // The C++ class that stores the parameters, its namespace within the
  // dialect's namespace, and whether the class and its constructor are
  // generated.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  // The named parameters: C++ types or AttrOrTypeParameter.
  dag parameters = (ins);

  // Builders in addition to the one with all parameters.
  list<AttrOrTypeBuilder> builders = ?;

  list<Trait> traits = defTraits;

  // The keyword in text, and the text of the parameters after it: by this
  // format, or by methods `parse` and `print` of the class.
  string mnemonic = ?;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Selects the generated code.
  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;
  bit genVerifyDecl = 0;
  bit genMnemonicAlias = 0;

  // True if the class has a method `static void normalize(void *parameters)`,
  // which converts equivalent parameters to a canonical form.
  bit hasNormalizer = 0;

  // C++ code for the body of the class and for the source file, in which
  // `$cppClass` is the name of the class.
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];
}

// An attribute defined by a dialect, and the constraint that accepts it.
class AttrDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Attribute">
    : DialectAttr<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";
  let storageType = dialect.cppNamespace # "::" # cppClassName;
  let returnType = dialect.cppNamespace # "::" # cppClassName;
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  // The name in text.
  string attrName = dialect.name # "." # mnemonic;

  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)",
                        OdsIsNamed<attrName, cppClassName>.text>;
}

// A location defined by a dialect.
class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, traits # [NativeAttrTrait<"IsLocation">],
              "::mlir::LocationAttr">;

// A type defined by a dialect, and the constraint that accepts it.
class TypeDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Type">
    : DialectType<dialect, CPred<"">, "", name # "Type">,
      AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  // The name in text.
  string typeName = dialect.name # "." # mnemonic;

  // A type without parameters has a single instance.
  let builderCall = !if(!empty(parameters),
                        "$_builder.getType<" # cppType # ">()", "");
  let builderExpr =
      !if(!empty(parameters), OdsMake<"type", typeName>.text, "");

  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)",
                        OdsIsNamed<typeName, cppClassName>.text>;
}

// An attribute that is an array of values of a C++ type.
class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic,
                  string eltName, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "::llvm::ArrayRef<" # eltName # ">";
  let constBuilderCall = "$_builder.getAttr<" # name # "Attr>($0)";
  let constBuilderExpr = OdsMake<"attr", attrName, " self">.text;
  let convertFromStorage = "$_self.getValue()";
  let extraClassDeclaration = [{
    operator }] # returnType # [{() const { return getValue(); }
    size_t size() const { return getValue().size(); }
    bool empty() const { return getValue().empty(); }
    auto begin() const { return getValue().begin(); }
    auto end() const { return getValue().end(); }
    auto &operator[](size_t place) { return getValue()[place]; }
    auto &front() const { return getValue().front(); }
    auto &back() const { return getValue().back(); }
  }];
}

#endif // ODS_RECORDS_ATTR_TYPE_DEF_TD
