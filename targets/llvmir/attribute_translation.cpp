// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/attribute_translation.h"

#include "core/support/llvm.h"
#include "llvm/IR/ConstantRange.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the kind of a parameter attribute by its name in the dialect, or
/// None if there is no such kind.
static llvm::Attribute::AttrKind getParameterKind(StringRef name) {
  if (!name.consume_front("llvm."))
    return llvm::Attribute::None;
  const auto kind = llvm::Attribute::getAttrKindFromName(name);
  switch (kind) {
  // These exist in LLVM but not in the dialect.
  case llvm::Attribute::DeadOnUnwind:
  case llvm::Attribute::ImmArg:
  case llvm::Attribute::SwiftAsync:
  case llvm::Attribute::SwiftError:
  case llvm::Attribute::SwiftSelf:
  case llvm::Attribute::Writable:
    return llvm::Attribute::None;
  default:
    return kind;
  }
}

/// Returns true if the value of an attribute is a valid alignment.
static bool isAlignment(uint64_t value) {
  return llvm::isPowerOf2_64(value) && value <= llvm::Value::MaximumAlignment;
}

static LogicalResult addParameterAttr(llvm::AttrBuilder &builder,
                                      NamedAttribute attribute,
                                      llvm::Attribute::AttrKind kind,
                                      Location location,
                                      ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  const Attribute value = attribute.getValue();
  if (auto type = dyn_cast<TypeAttr>(value);
      type && llvm::Attribute::isTypeAttrKind(kind)) {
    builder.addTypeAttr(kind, translation.convertType(type.getValue()));
    return success();
  }
  if (auto number = dyn_cast<IntegerAttr>(value);
      number && llvm::Attribute::isIntAttrKind(kind)) {
    const uint64_t bits = number.getValue().getZExtValue();
    if ((kind == llvm::Attribute::Alignment ||
         kind == llvm::Attribute::StackAlignment) &&
        !isAlignment(bits))
      return emitError(location) << "'" << attribute.getName().getValue()
                                 << "' is not an alignment: " << bits;
    builder.addAttribute(llvm::Attribute::get(context, kind, bits));
    return success();
  }
  if (auto range = dyn_cast<ConstantRangeAttr>(value);
      range && llvm::Attribute::isConstantRangeAttrKind(kind)) {
    builder.addConstantRangeAttr(
        kind, llvm::ConstantRange(range.getLower(), range.getUpper()));
    return success();
  }
  if (isa<UnitAttr>(value) && llvm::Attribute::isEnumAttrKind(kind)) {
    builder.addAttribute(kind);
    return success();
  }
  return emitError(location)
         << "parameter attribute '" << attribute.getName().getValue()
         << "' has a value of another kind";
}

FailureOr<llvm::AttrBuilder>
LLVM::detail::convertParameterAttrs(Location location,
                                    DictionaryAttr attributes,
                                    ModuleTranslation &translation) {
  llvm::AttrBuilder builder(translation.getLLVMContext());
  if (!attributes)
    return builder;
  for (NamedAttribute attribute : attributes) {
    const StringRef name = attribute.getName().getValue();
    const auto kind = getParameterKind(name);
    if (kind == llvm::Attribute::None) {
      // Parameter attributes are optional facts that enable optimizations, so
      // they can be dropped.
      if (name.starts_with("llvm."))
        emitRemark(location) << "parameter attribute '" << name
                             << "' is left out: LLVM 19 or the dialect does "
                                "not have it";
      continue;
    }
    if (failed(
            addParameterAttr(builder, attribute, kind, location, translation)))
      return failure();
  }
  return builder;
}

LogicalResult LLVM::detail::convertArgAndResultAttrs(
    Operation *op, ArrayAttr argAttrs, ArrayAttr resAttrs, llvm::CallBase *call,
    ModuleTranslation &translation, ArrayRef<unsigned> immArgs) {
  if (argAttrs) {
    unsigned index = 0;
    for (Attribute attributes : argAttrs.getValue()) {
      // The attributes exclude arguments that come from attributes.
      while (llvm::is_contained(immArgs, index))
        ++index;
      auto converted = convertParameterAttrs(
          op->getLoc(), cast<DictionaryAttr>(attributes), translation);
      if (failed(converted))
        return failure();
      if (converted->hasAttributes())
        call->setAttributes(call->getAttributes().addParamAttributes(
            call->getContext(), index, *converted));
      ++index;
    }
  }
  if (resAttrs && !resAttrs.empty()) {
    auto converted = convertParameterAttrs(
        op->getLoc(), cast<DictionaryAttr>(resAttrs.getValue().front()),
        translation);
    if (failed(converted))
      return failure();
    if (converted->hasAttributes())
      call->setAttributes(call->getAttributes().addRetAttributes(
          call->getContext(), *converted));
  }
  return success();
}

/// Adds an attribute by name, which may be one of LLVM's own.
static LogicalResult addNamedAttr(llvm::AttrBuilder &builder, Location location,
                                  StringRef key, StringRef value) {
  const auto kind = llvm::Attribute::getAttrKindFromName(key);
  if (kind == llvm::Attribute::None) {
    builder.addAttribute(key, value);
    return success();
  }
  if (llvm::Attribute::isIntAttrKind(kind)) {
    if (value.empty())
      return emitError(location)
             << "LLVM attribute '" << key << "' expects a value";
    uint64_t number = 0;
    if (!value.getAsInteger(/*Radix=*/0, number))
      builder.addRawIntAttr(kind, number);
    else
      builder.addAttribute(key, value);
    return success();
  }
  if (!value.empty())
    return emitError(location)
           << "LLVM attribute '" << key << "' does not expect a value, found '"
           << value << "'";
  if (!llvm::Attribute::isEnumAttrKind(kind))
    return emitError(location)
           << "LLVM attribute '" << key << "' cannot be given by name";
  builder.addAttribute(kind);
  return success();
}

FailureOr<llvm::AttrBuilder>
LLVM::detail::convertPassthrough(Location location, ArrayAttr attributes,
                                 StringRef name, llvm::LLVMContext &context) {
  llvm::AttrBuilder builder(context);
  if (!attributes)
    return builder;
  for (Attribute attribute : attributes.getValue()) {
    if (auto text = dyn_cast<StringAttr>(attribute)) {
      if (failed(addNamedAttr(builder, location, text.getValue(), "")))
        return failure();
      continue;
    }
    auto pair = dyn_cast<ArrayAttr>(attribute);
    if (!pair || pair.size() != 2) {
      emitError(location) << "expected '" << name
                          << "' to contain string or array attributes";
      return failure();
    }
    auto key = dyn_cast<StringAttr>(pair.getValue()[0]);
    auto value = dyn_cast<StringAttr>(pair.getValue()[1]);
    if (!key || !value) {
      emitError(location) << "expected arrays within '" << name
                          << "' to contain two strings";
      return failure();
    }
    if (failed(
            addNamedAttr(builder, location, key.getValue(), value.getValue())))
      return failure();
  }
  return builder;
}
