// SPDX-License-Identifier: Apache-2.0
//
// Generates accessors of attributes and other properties.
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_class.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

static FmtContext getContext() {
  FmtContext context;
  context.withBuilder("::mlir::Builder((*this)->getContext())");
  context.addSubst("_ctxt", "(*this)->getContext()");
  return context;
}

/// Returns attributes and then group sizes, with their indices among the
/// properties.
static std::vector<std::pair<StringRef, unsigned>>
getStoredNames(const Operator &op) {
  std::vector<std::pair<StringRef, unsigned>> names;
  for (const NamedAttribute &attribute : op.getNativeAttributes())
    names.push_back({attribute.name, names.size()});
  unsigned next = names.size() + op.getNumProperties();
  if (op.getTrait(operandSegments))
    names.push_back({"operandSegmentSizes", next++});
  if (op.getTrait(resultSegments))
    names.push_back({"resultSegmentSizes", next++});
  return names;
}

void OpClassEmitter::addAttributeNames() {
  for (const auto &[name, index] : getStoredNames(op)) {
    const std::string getter = op.getGetterName(name) + "AttrName";
    addGetter("::mlir::StringAttr", getter,
              "return " + getter + "((*this)->getName());");
    cls.add({.returnType = "::mlir::StringAttr",
             .name = getter,
             .parameters = {{"::mlir::OperationName", "name"}},
             .kind = CppMethod::Body::Inline,
             .body = "return ::mlir::getPropertyName(name, " +
                     std::to_string(index) + ");",
             .isStatic = true});
  }
}

void OpClassEmitter::addAttributes() {
  if (hasProperties(op))
    addGetter(
        "Properties &", "getProperties",
        "return *static_cast<Properties *>((*this)->getPropertiesStorage());");
  const FmtContext context = getContext();
  for (const NamedAttribute &named : op.getNativeAttributes()) {
    const Attribute &attr = named.attr;
    const std::string name = op.getGetterName(named.name);
    addGetter(attr.getStorageType(), name + "Attr",
              "return getProperties()." + name + "();");
    if (!hasDefaultAttr(attr)) {
      addGetter(attr.getReturnType(), name,
                getConvertedAttr(attr, context, name));
      continue;
    }
    addGetter(attr.getReturnType(), name,
              attr.getStorageType().str() + " attr = " + name +
                  "Attr();\nif (!attr)\n  return " +
                  convertAttr(attr, context, buildDefaultAttr(attr, context)) +
                  ";\nreturn " + convertAttr(attr, context, "attr") + ";");
  }
}

void OpClassEmitter::addDerivedAttributes() {
  std::string isDerived, entries, missing;
  for (const NamedAttribute &named :
       op.getAttributes().drop_front(op.getNumNativeAttributes())) {
    const std::string name = op.getGetterName(named.name);
    cls.add({.returnType = named.attr.getReturnType().str(),
             .name = name,
             .kind = CppMethod::Body::OutOfLine,
             .body = named.attr.getDerivedCodeBody().str()});
    isDerived += (isDerived.empty() ? "return name == " : " ||\n    name == ") +
                 quote(named.name);
    FmtContext context;
    context.withBuilder("odsBuilder").addSubst("_ctxt", "ctx");
    context.addSubst("_storage", "ctx");
    if (named.attr.getConvertFromStorageCall().empty())
      missing += (missing.empty() ? "" : ", ") + name;
    entries += "     {::mlir::StringAttr::get(ctx, " + quote(named.name) +
               "),\n      " + convertAttr(named.attr, context, name + "()") +
               "},\n";
  }
  if (isDerived.empty())
    return;
  cls.add({.returnType = "bool",
           .name = "isDerivedAttribute",
           .parameters = {{"::llvm::StringRef", "name"}},
           .kind = CppMethod::Body::Inline,
           .body = isDerived + ";",
           .isStatic = true});
  std::string body = "::mlir::MLIRContext *ctx = getContext();\n"
                     "::mlir::Builder odsBuilder(ctx);\n(void)odsBuilder;\n"
                     "return ::mlir::DictionaryAttr::get(\n    ctx, {\n" +
                     entries + "    });";
  if (!missing.empty()) {
    PrintWarning(op.getLoc(), "op has non-materializable derived attributes '" +
                                  missing + "', skipping");
    body = "emitOpError(\"op has non-materializable derived attributes '" +
           missing + "'\");\nreturn nullptr;";
  }
  cls.add({.returnType = "::mlir::DictionaryAttr",
           .name = "materializeDerivedAttributes",
           .kind = CppMethod::Body::OutOfLine,
           .body = body});
}

void OpClassEmitter::addProperties() {
  for (const NamedProperty &named : op.getProperties()) {
    const std::string getter = op.getGetterName(named.name);
    const std::string setter = op.getSetterName(named.name);
    addGetter(named.prop.getInterfaceType(), getter,
              "return getProperties()." + getter + "();");
    const std::string value = "new" + toUpperCamel(named.name);
    const std::string stored =
        isView(named.prop)
            ? "::mlir::copyToContext((*this)->getContext(), " + value + ")"
            : value;
    cls.add({.returnType = "void",
             .name = setter,
             .parameters = {{named.prop.getInterfaceType().str(), value}},
             .kind = CppMethod::Body::Inline,
             .body = "getProperties()." + setter + "(" + stored + ");",
             .isConst = true});
  }
}

/// Returns a setter that takes the value of an attribute.
static CppMethod getValueSetter(const Operator &op,
                                const NamedAttribute &named) {
  const Attribute &attr = named.attr;
  const Attribute base = attr.getBaseAttr();
  const FmtContext context = getContext();
  const bool isUnit = attr.getAttrDefName() == "UnitAttr";
  CppMethod method = {.returnType = "void",
                      .name = op.getSetterName(named.name),
                      .kind = CppMethod::Body::Inline,
                      .isConst = true};
  const std::string member = "getProperties()." + named.name.str();
  if (!attr.isOptional()) {
    method.parameters = {{attr.getReturnType().str(), "attrValue"}};
    method.body =
        member + " = " + buildAttrFromParam(attr, context, "attrValue") + ";";
    return method;
  }
  method.parameters = {
      {isUnit ? "bool"
              : ("::std::optional<" + base.getReturnType() + ">").str(),
       "attrValue"}};
  // The attribute of a value that is false is null.
  if (isUnit)
    method.body =
        member + " = " + buildAttrFromParam(base, context, "attrValue") + ";";
  else
    method.body = member + " = attrValue ? ::mlir::Attribute(" +
                  buildAttrFromParam(base, context, "*attrValue") +
                  ") : ::mlir::Attribute();";
  return method;
}

void OpClassEmitter::addAttributeSetters() {
  for (const NamedAttribute &named : op.getNativeAttributes()) {
    const std::string member = "getProperties()." + named.name.str();
    cls.add({.returnType = "void",
             .name = op.getSetterName(named.name) + "Attr",
             .parameters = {{named.attr.getStorageType().str(), "attr"}},
             .kind = CppMethod::Body::Inline,
             .body = member + " = attr;",
             .isConst = true});
    if (canUseUnwrappedRawValue(named.attr.getBaseAttr()))
      cls.add(getValueSetter(op, named));
    if (named.attr.isOptional())
      cls.addGetter("::mlir::Attribute", op.getRemoverName(named.name) + "Attr",
                    "return std::exchange(" + member + ", nullptr);");
  }
}
