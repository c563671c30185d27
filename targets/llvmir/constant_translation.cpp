// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/constant_translation.h"

#include "core/support/llvm.h"
#include "targets/llvmir/module_translation.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Maximum nesting depth of structs.
static constexpr unsigned maxConstantDepth = 256;

static llvm::Constant *getConstant(llvm::Type *type, Attribute attribute,
                                   Location location,
                                   ModuleTranslation &translation,
                                   unsigned depth);

/// Returns a struct or an array with the given elements.
static llvm::Constant *getAggregate(llvm::Type *type, ArrayAttr values,
                                    Location location,
                                    ModuleTranslation &translation,
                                    unsigned depth) {
  if (depth > maxConstantDepth) {
    emitError(location, "constant is nested too deeply");
    return nullptr;
  }
  auto *structure = dyn_cast<llvm::StructType>(type);
  auto *array = dyn_cast<llvm::ArrayType>(type);
  const uint64_t size =
      structure ? structure->getNumElements() : array->getNumElements();
  if (size != values.size()) {
    emitError(location, "array attribute size does not match type size");
    return nullptr;
  }
  SmallVector<llvm::Constant *> elements;
  for (auto [i, value] : llvm::enumerate(values.getValue())) {
    llvm::Type *elementType =
        structure ? structure->getElementType(i) : array->getElementType();
    llvm::Constant *element =
        getConstant(elementType, value, location, translation, depth + 1);
    if (!element)
      return nullptr;
    elements.push_back(element);
  }
  return structure ? llvm::ConstantStruct::get(structure, elements)
                   : llvm::ConstantArray::get(array, elements);
}

/// Returns a float, or its bits as an integer if LLVM IR lacks the format.
static llvm::Constant *getFloat(llvm::Type *type, FloatAttr attribute,
                                Location location) {
  const APFloat value = attribute.getValue();
  const unsigned width = APFloat::getSizeInBits(value.getSemantics());
  if (type->isIntegerTy(width))
    return llvm::ConstantInt::get(type, value.bitcastToAPInt());
  if (!type->isFloatingPointTy() ||
      &type->getFltSemantics() != &value.getSemantics()) {
    emitError(location,
              "FloatAttr does not match expected type of the constant");
    return nullptr;
  }
  return llvm::ConstantFP::get(type, value);
}

static llvm::Constant *getConstant(llvm::Type *type, Attribute attribute,
                                   Location location,
                                   ModuleTranslation &translation,
                                   unsigned depth) {
  if (!attribute || isa<UndefAttr>(attribute))
    return llvm::UndefValue::get(type);
  if (isa<PoisonAttr>(attribute))
    return llvm::PoisonValue::get(type);
  if (isa<ZeroAttr>(attribute))
    return llvm::Constant::getNullValue(type);
  if (auto values = dyn_cast<ArrayAttr>(attribute);
      values && isa<llvm::StructType, llvm::ArrayType>(type))
    return getAggregate(type, values, location, translation, depth);
  if (isa<llvm::StructType>(type)) {
    emitError(location, "expected an array attribute for a struct constant");
    return nullptr;
  }
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    // The width of an attribute of index type may differ.
    if (type->isIntegerTy())
      return llvm::ConstantInt::get(
          type, integer.getValue().sextOrTrunc(type->getIntegerBitWidth()));
    if (type->isFloatingPointTy() &&
        type->getPrimitiveSizeInBits() == integer.getValue().getBitWidth())
      return llvm::ConstantFP::get(
          type, APFloat(type->getFltSemantics(), integer.getValue()));
  } else if (auto number = dyn_cast<FloatAttr>(attribute)) {
    return getFloat(type, number, location);
  } else if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attribute)) {
    if (llvm::Constant *value =
            translation.lookupSymbol(translation.module(), symbol);
        value && value->getType() == type)
      return value;
  } else if (auto text = dyn_cast<StringAttr>(attribute)) {
    llvm::Constant *value = llvm::ConstantDataArray::getString(
        type->getContext(), text.getValue(), /*AddNull=*/false);
    if (value->getType() == type)
      return value;
  } else if (auto elements = dyn_cast<ElementsAttr>(attribute)) {
    if (llvm::Constant *value = LLVM::detail::getElementsConstant(
            type, elements, location, translation))
      return value;
  }
  emitError(location, "unsupported constant value");
  return nullptr;
}

llvm::Constant *LLVM::detail::getLLVMConstant(llvm::Type *type,
                                              Attribute attribute,
                                              Location location,
                                              ModuleTranslation &translation) {
  return getConstant(type, attribute, location, translation, 0);
}
