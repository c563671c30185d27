// SPDX-License-Identifier: Apache-2.0
//
// Determines the parameters of builders and which of them have defaults.
#include "ods/gen_op/op_builder_emitter.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Returns the first argument whose parameter can have a default: it and all
/// arguments after it are attributes or properties with defaults.
unsigned BuilderEmitter::getFirstDefault() const {
  unsigned first = op.getNumArgs();
  if (op.getNumSuccessors() || op.getNumVariadicRegions())
    return first;
  for (int i = op.getNumArgs() - 1; i >= 0; --i) {
    const Argument argument = op.getArg(i);
    if (auto *property = llvm::dyn_cast_if_present<NamedProperty *>(argument)) {
      if (!property->prop.hasDefaultValue())
        break;
    } else if (auto *named =
                   llvm::dyn_cast_if_present<NamedAttribute *>(argument)) {
      const StringRef type = named->attr.getReturnType();
      if (!named->attr.hasDefaultValue() || type == "::llvm::APInt" ||
          type == "::llvm::APFloat")
        break;
    } else {
      break;
    }
    first = i;
  }
  return first;
}

/// Returns true if the parameters without defaults do not distinguish the
/// builder with attributes from the one with values. Then the first attribute
/// gets no default.
bool BuilderEmitter::isAmbiguous(bool unwrapped, unsigned &firstDefault) const {
  for (int i = firstDefault; i < op.getNumArgs(); ++i) {
    auto *named = llvm::dyn_cast_if_present<NamedAttribute *>(op.getArg(i));
    if (!named)
      continue;
    const bool isRaw = canUseUnwrappedRawValue(named->attr);
    if (unwrapped ? isRaw : !isRaw)
      return false;
    firstDefault = i + 1;
    break;
  }
  if (!unwrapped)
    for (const NamedAttribute &named : op.getNativeAttributes())
      if (!named.attr.hasDefaultValue() && canUseUnwrappedRawValue(named.attr))
        return false;
  return true;
}

/// Returns true if an attribute holds the sizes of groups that are passed as
/// parameters.
bool BuilderEmitter::isSizesAttribute(StringRef name) const {
  return llvm::any_of(op.getOperands(), [&](const NamedTypeConstraint &value) {
    return value.isVariadicOfVariadic() &&
           value.constraint.getVariadicOfVariadicSegmentSizeAttr() == name;
  });
}

void BuilderEmitter::addTypeParameters(Types types, Parameters &parameters) {
  if (types == Types::Collective)
    parameters.push_back({"::mlir::TypeRange", "resultTypes"});
  if (types != Types::Separate)
    return;
  for (int i = 0; i < op.getNumResults(); ++i) {
    const NamedTypeConstraint &result = op.getResult(i);
    parameters.push_back(
        {result.isVariadic() ? "::mlir::TypeRange" : "::mlir::Type",
         getResultName(i), "", result.isOptional()});
  }
}

std::string BuilderEmitter::getOperandType(unsigned operand) const {
  const NamedTypeConstraint &value = op.getOperand(operand);
  if (value.isVariadicOfVariadic())
    return "::llvm::ArrayRef<::mlir::ValueRange>";
  return value.isVariadic() ? "::mlir::ValueRange" : "::mlir::Value";
}

void BuilderEmitter::addOperandParameter(unsigned operand,
                                         Parameters &parameters) {
  parameters.push_back({getOperandType(operand), getArgumentName(op, operand),
                        "", op.getOperand(operand).isOptional()});
}

void BuilderEmitter::addAttributeParameter(const NamedAttribute &named,
                                           bool unwrapped, bool hasDefault,
                                           Parameters &parameters) {
  if (isSizesAttribute(named.name))
    return;
  const Attribute &attr = named.attr;
  const bool isRaw = unwrapped && canUseUnwrappedRawValue(attr);
  const FmtContext context = getBuilderContext();
  std::string value;
  if (hasDefault)
    value = isRaw ? tgfmt(attr.getDefaultValue(), &context) : "nullptr";
  parameters.push_back(
      {(isRaw ? attr.getReturnType() : attr.getStorageType()).str(),
       named.name.str(), value, attr.isOptional()});
}

void BuilderEmitter::addArgumentParameters(bool unwrapped,
                                           Parameters &parameters) {
  unsigned firstLike = getFirstDefault();
  unsigned firstAttribute = firstLike;
  if (isAmbiguous(unwrapped, firstAttribute))
    firstLike = firstAttribute;
  else
    firstAttribute = firstLike;

  const FmtContext context = getBuilderContext();
  unsigned operand = 0;
  for (int i = 0; i < op.getNumArgs(); ++i) {
    const Argument argument = op.getArg(i);
    const bool hasDefault = static_cast<unsigned>(i) >= firstLike;
    if (llvm::isa<NamedTypeConstraint *>(argument)) {
      addOperandParameter(operand++, parameters);
    } else if (auto *property =
                   llvm::dyn_cast_if_present<NamedProperty *>(argument)) {
      const Property &prop = property->prop;
      parameters.push_back(
          {prop.getInterfaceType().str(), property->name.str(),
           hasDefault ? tgfmt(prop.getDefaultValue(), &context) : "",
           prop.hasDefaultValue()});
    } else {
      addAttributeParameter(*llvm::cast<NamedAttribute *>(argument), unwrapped,
                            hasDefault, parameters);
    }
  }
  for (const NamedSuccessor &successor : op.getSuccessors())
    parameters.push_back(
        {successor.isVariadic() ? "::mlir::BlockRange" : "::mlir::Block *",
         successor.name.str()});
  for (const NamedRegion &region : op.getRegions())
    if (region.isVariadic())
      parameters.push_back({"unsigned", region.name.str() + "Count"});
}
