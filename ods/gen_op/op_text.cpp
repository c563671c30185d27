// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_text.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Regex.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

std::string mlir::ods::getArgumentName(const Operator &op, unsigned operand) {
  const StringRef name = op.getOperand(operand).name;
  return name.empty() ? "odsArg_" + std::to_string(operand) : name.str();
}

std::optional<unsigned>
mlir::ods::getFixedIndex(llvm::ArrayRef<NamedTypeConstraint> values,
                         unsigned index) {
  for (unsigned i = 0; i <= index; ++i)
    if (values[i].isVariableLength())
      return std::nullopt;
  return index;
}

std::string mlir::ods::getTypedValue(const NamedTypeConstraint &value) {
  return ("::mlir::TypedValue<" + value.constraint.getCppType() + ">").str();
}

bool mlir::ods::hasProperties(const Operator &op) {
  return op.getNumNativeAttributes() != 0 || op.getNumProperties() != 0 ||
         op.getTrait(operandSegments) || op.getTrait(resultSegments);
}

bool mlir::ods::canUseUnwrappedRawValue(const Attribute &attr) {
  return attr.getReturnType() != attr.getStorageType() &&
         attr.isConstBuildable();
}

std::string mlir::ods::buildAttrFromParam(const Attribute &attr,
                                          const FmtContext &context,
                                          StringRef parameter) {
  std::string builder = attr.getConstBuilderTemplate().str();
  auto replaceAll = [&](StringRef text, StringRef by) {
    for (size_t at; (at = StringRef(builder).find(text)) != StringRef::npos;)
      builder.replace(at, text.size(), by);
  };
  // Templates quote the value; a parameter must not be quoted.
  replaceAll("\"$0\"", "$0");
  replaceAll("$_builder.getContext()", "$_ctxt");
  return tgfmt(builder, &context, parameter);
}

bool mlir::ods::hasDefaultAttr(const Attribute &attr) {
  return attr.hasDefaultValue() && attr.isOptional() &&
         !(attr.isUnitAttr() && attr.getDefaultValue() == "false");
}

std::string mlir::ods::buildDefaultAttr(const Attribute &attr,
                                        const FmtContext &context) {
  if (!attr.isConstBuildable())
    llvm::PrintFatalError("DefaultValuedAttr of type " + attr.getAttrDefName() +
                          " must have a constBuilder");
  return tgfmt(attr.getConstBuilderTemplate(), &context,
               tgfmt(attr.getDefaultValue(), &context));
}

std::string mlir::ods::convertAttr(const Attribute &attr, FmtContext context,
                                   StringRef variable) {
  context.withSelf(variable);
  return tgfmt(attr.getConvertFromStorageCall(), &context);
}

std::string mlir::ods::getConvertedAttr(const Attribute &attr,
                                        const FmtContext &context,
                                        StringRef getter) {
  const std::string call = getter.str() + "Attr()";
  const std::string converted = convertAttr(attr, context, call);
  // The type of the call depends on a template parameter, so that the compiler
  // would not know a template among the members that the conversion names.
  const bool namesTemplate = llvm::Regex("[.][A-Za-z_]+<").match(converted);
  if (StringRef(converted).count(call) == 1 && !namesTemplate)
    return "return " + converted + ";";
  return attr.getStorageType().str() + " attr = " + call + ";\nreturn " +
         convertAttr(attr, context, "attr") + ";";
}

/// Returns the element type of an array kind.
static StringRef getElementType(StringRef kind) {
  return llvm::StringSwitch<StringRef>(kind)
      .Case("BoolArray", "bool")
      .Case("Int32Array", "int32_t")
      .Case("Int64Array", "int64_t")
      .Case("StringArray", "::llvm::StringRef")
      .Case("TypeArray", "::mlir::Type")
      .Case("AttributeArray", "::mlir::Attribute")
      .Case("NamedAttributeArray", "::mlir::NamedAttribute")
      .Default("");
}

FieldKindInfo mlir::ods::getCompiledKind(const Property &property) {
  const FieldKindInfo kind = property.getFieldKind();
  const bool isDense =
      llvm::is_contained({"BoolArray", "Int32Array", "Int64Array"}, kind.kind);
  const StringRef code = property.getConvertToAttributeCall();
  // Expressions only support kinds known to core.
  const Pred predicate = property.getPredicate();
  const bool isConfined = predicate && !predicate.isTrue();
  return isDense && !isConfined && code.contains("ArrayAttr::get(")
             ? FieldKindInfo()
             : kind;
}

std::string mlir::ods::getStorageCppType(const Property &property) {
  const StringRef kind = getCompiledKind(property).kind;
  if (kind == "String")
    return "::llvm::StringRef";
  if (kind == "Attribute")
    return "::mlir::Attribute";
  if (kind == "Integer")
    return "::mlir::StoredInteger";
  const StringRef element = getElementType(kind);
  if (!element.empty())
    return ("::llvm::ArrayRef<" + element + ">").str();
  return property.getStorageType().str();
}

bool mlir::ods::isView(const Property &property) {
  const StringRef kind = getCompiledKind(property).kind;
  return kind == "String" || kind == "Integer" || !getElementType(kind).empty();
}

void mlir::ods::reportOverlap(const Operator &op, StringRef method) {
  llvm::PrintFatalError(op.getLoc(), "Unexpected overlap when generating `" +
                                         method + "` for " +
                                         op.getOperationName());
}
