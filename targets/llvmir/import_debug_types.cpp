// SPDX-License-Identifier: Apache-2.0
//
// Types of debug information.
#include "core/support/llvm.h"
#include "targets/llvmir/import_debug.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace mlir;
using namespace mlir::LLVM;

DINodeAttr DebugImport::translateType(llvm::DIType *node) {
#define CASE(CLASS)                                                            \
  if (auto *found = dyn_cast<llvm::CLASS>(node))                               \
    return get(found);
  CASE(DIBasicType)
  CASE(DICompositeType)
  CASE(DIDerivedType)
  CASE(DIStringType)
  CASE(DISubroutineType)
#undef CASE
  return {};
}

DINodeAttr DebugImport::get(llvm::DIBasicType *node) {
  return DIBasicTypeAttr::get(context, node->getTag(), node->getName(),
                              node->getSizeInBits(), node->getEncoding());
}

DINodeAttr DebugImport::get(llvm::DICompositeType *node) {
  const auto flags = static_cast<DIFlags>(node->getFlags());
  const bool isVector = node->getFlags() & llvm::DINode::FlagVector;
  SmallVector<DINodeAttr> elements;
  for (llvm::DINode *element : node->getElements())
    elements.push_back(translate(element));
  // Without all of them nothing is said of any; a vector is nothing then.
  if (llvm::is_contained(elements, DINodeAttr())) {
    if (isVector)
      return {};
    elements.clear();
  }
  const auto baseType = translateAs<DITypeAttr>(node->getBaseType());
  if (node->getTag() == llvm::dwarf::DW_TAG_array_type && !baseType)
    return {};
  return DICompositeTypeAttr::get(
      context, node->getTag(), getString(node->getRawName()),
      getFile(node->getFile()), node->getLine(), getScope(node->getScope()),
      baseType, flags, node->getSizeInBits(), node->getAlignInBits(),
      translateExpression(node->getDataLocationExp()),
      translateExpression(node->getRankExp()),
      translateExpression(node->getAllocatedExp()),
      translateExpression(node->getAssociatedExp()), elements);
}

DINodeAttr DebugImport::get(llvm::DIDerivedType *node) {
  const auto baseType = translateAs<DITypeAttr>(node->getBaseType());
  if (node->getBaseType() && !baseType)
    return {};
  return DIDerivedTypeAttr::get(
      context, node->getTag(), getString(node->getRawName()), baseType,
      node->getSizeInBits(), node->getAlignInBits(), node->getOffsetInBits(),
      node->getDWARFAddressSpace(),
      translate(dyn_cast_or_null<llvm::DINode>(node->getExtraData())));
}

DINodeAttr DebugImport::get(llvm::DIStringType *node) {
  return DIStringTypeAttr::get(
      context, node->getTag(), getString(node->getName()),
      node->getSizeInBits(), node->getAlignInBits(),
      translateAs<DIVariableAttr>(node->getStringLength()),
      translateExpression(node->getStringLengthExp()),
      translateExpression(node->getStringLocationExp()), node->getEncoding());
}

DINodeAttr DebugImport::get(llvm::DISubrange *node) {
  auto convert = [&](llvm::DISubrange::BoundType bound) -> Attribute {
    if (bound.isNull())
      return {};
    if (auto *number = dyn_cast<llvm::ConstantInt *>(bound))
      return IntegerAttr::get(IntegerType::get(context, 64),
                              number->getSExtValue());
    if (auto *expression = dyn_cast<llvm::DIExpression *>(bound))
      return translateExpression(expression);
    return translate(dyn_cast<llvm::DIVariable *>(bound));
  };
  const Attribute count = convert(node->getCount());
  const Attribute upperBound = convert(node->getUpperBound());
  if (!count && !upperBound)
    return {};
  return DISubrangeAttr::get(context, count, convert(node->getLowerBound()),
                             upperBound, convert(node->getStride()));
}

DINodeAttr DebugImport::get(llvm::DIGenericSubrange *node) {
  auto convert = [&](llvm::DIGenericSubrange::BoundType bound) -> Attribute {
    if (bound.isNull())
      return {};
    if (auto *expression = dyn_cast<llvm::DIExpression *>(bound))
      return translateExpression(expression);
    return translate(dyn_cast<llvm::DIVariable *>(bound));
  };
  const Attribute count = convert(node->getCount());
  const Attribute upperBound = convert(node->getUpperBound());
  const Attribute lowerBound = convert(node->getLowerBound());
  const Attribute stride = convert(node->getStride());
  if ((!count && !upperBound) || !lowerBound || !stride)
    return {};
  return DIGenericSubrangeAttr::get(context, count, lowerBound, upperBound,
                                    stride);
}

DINodeAttr DebugImport::get(llvm::DISubroutineType *node) {
  SmallVector<DITypeAttr> types;
  for (llvm::DIType *type : node->getTypeArray()) {
    // No result, or more arguments than are said.
    if (!type) {
      types.push_back(DINullTypeAttr::get(context));
      continue;
    }
    types.push_back(translateAs<DITypeAttr>(type));
    if (!types.back())
      return {};
  }
  return DISubroutineTypeAttr::get(context, node->getCC(), types);
}
