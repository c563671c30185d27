// SPDX-License-Identifier: Apache-2.0
//
// Imports constants: as attributes if possible, otherwise as operations.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;

Type ModuleImport::convertType(llvm::Type *type) {
  if (Type translated = types.translateType(type))
    return translated;
  std::string text;
  llvm::raw_string_ostream(text) << *type;
  emitError(module->getLoc(), "unsupported type: ") << text;
  return {};
}

/// Stores the shape and elements of an array or vector of numbers. Returns
/// false for other constants.
static bool getElements(llvm::Constant *constant,
                        SmallVectorImpl<int64_t> &shape,
                        SmallVectorImpl<llvm::Constant *> &elements) {
  llvm::Type *type = constant->getType();
  SmallVector<llvm::Constant *> level = {constant};
  while (type->isArrayTy() || isa<llvm::FixedVectorType>(type)) {
    // A vector cannot be an element of a tensor.
    if (type->isVectorTy() && !shape.empty())
      return false;
    const uint64_t size =
        type->isArrayTy() ? type->getArrayNumElements()
                          : cast<llvm::FixedVectorType>(type)->getNumElements();
    shape.push_back(size);
    SmallVector<llvm::Constant *> inner;
    for (llvm::Constant *outer : level)
      for (uint64_t i = 0; i != size; ++i) {
        llvm::Constant *element = outer->getAggregateElement(i);
        if (!element)
          return false;
        inner.push_back(element);
      }
    level = std::move(inner);
    type = type->getContainedType(0);
  }
  elements.assign(level.begin(), level.end());
  return (type->isIntegerTy() || type->isFloatingPointTy()) && !shape.empty();
}

Attribute ModuleImport::getConstantAttr(llvm::Constant *constant) {
  llvm::Type *type = constant->getType();
  if (auto *number = dyn_cast<llvm::ConstantInt>(constant))
    return type->isIntegerTy()
               ? IntegerAttr::get(
                     IntegerType::get(context, type->getIntegerBitWidth()),
                     number->getValue())
               : Attribute();
  if (auto *number = dyn_cast<llvm::ConstantFP>(constant)) {
    auto floatType = dyn_cast_or_null<FloatType>(types.translateType(type));
    return floatType ? FloatAttr::get(floatType, number->getValueAPF())
                     : Attribute();
  }
  if (auto *data = dyn_cast<llvm::ConstantDataSequential>(constant))
    if (data->isString(8))
      return StringAttr::get(context, data->getAsString());
  SmallVector<int64_t> shape;
  SmallVector<llvm::Constant *> elements;
  if (isa<llvm::UndefValue>(constant) ||
      !getElements(constant, shape, elements) || elements.empty())
    return {};
  llvm::Type *elementType = elements.front()->getType();
  const Type translated = types.translateType(elementType);
  const ShapedType shaped =
      type->isVectorTy() ? ShapedType(VectorType::get(shape, translated))
                         : ShapedType(RankedTensorType::get(shape, translated));
  if (elementType->isIntegerTy()) {
    SmallVector<APInt> numbers;
    for (llvm::Constant *element : elements) {
      auto *number = dyn_cast<llvm::ConstantInt>(element);
      if (!number)
        return {};
      numbers.push_back(number->getValue());
    }
    return DenseElementsAttr::get(shaped, numbers);
  }
  SmallVector<APFloat> numbers;
  for (llvm::Constant *element : elements) {
    auto *number = dyn_cast<llvm::ConstantFP>(element);
    if (!number)
      return {};
    numbers.push_back(number->getValueAPF());
  }
  return DenseElementsAttr::get(shaped, numbers);
}

/// Returns the constants that a constant refers to.
static SmallVector<llvm::Constant *> getDependencies(llvm::Constant *constant) {
  SmallVector<llvm::Constant *> parts;
  for (llvm::Value *operand : constant->operands())
    if (auto *part = dyn_cast<llvm::Constant>(operand))
      parts.push_back(part);
  if (auto *zero = dyn_cast<llvm::ConstantAggregateZero>(constant))
    for (unsigned i = 0, e = zero->getElementCount().getKnownMinValue(); i != e;
         ++i)
      parts.push_back(zero->getElementValue(i));
  return parts;
}

SmallVector<llvm::Constant *>
ModuleImport::getPendingConstants(llvm::Constant *constant) {
  if (values.contains(constant))
    return {};
  llvm::SetVector<llvm::Constant *> ordered;
  llvm::DenseMap<llvm::Constant *, SmallVector<llvm::Constant *>> parts;
  SmallVector<llvm::Constant *> pending = {constant};
  llvm::DenseSet<llvm::Constant *> entered = {constant};
  while (!pending.empty()) {
    llvm::Constant *current = pending.back();
    auto [found, isNew] = parts.try_emplace(current);
    // A symbol is its address; its contents do not matter.
    if (isNew && !isa<llvm::GlobalValue, llvm::BlockAddress>(current))
      found->second = getDependencies(current);
    if (found->second.empty()) {
      ordered.insert(current);
      pending.pop_back();
      continue;
    }
    llvm::Constant *part = found->second.pop_back_val();
    if (!values.contains(part) && entered.insert(part).second)
      pending.push_back(part);
  }
  return ordered.takeVector();
}

FailureOr<Value> ModuleImport::convertConstant(llvm::Constant *constant) {
  if (isa<llvm::UndefValue, llvm::ConstantPointerNull, llvm::ConstantTokenNone,
          llvm::ConstantTargetNone>(constant) ||
      !getConstantAttr(constant)) {
    const Type type = convertType(constant->getType());
    if (!type)
      return failure();
    if (isa<llvm::PoisonValue>(constant))
      return Value(
          PoisonOp::create(builder, unknown, type, ValueRange()).getRes());
    if (isa<llvm::UndefValue>(constant))
      return Value(
          UndefOp::create(builder, unknown, type, ValueRange()).getRes());
    if (isa<llvm::ConstantTokenNone>(constant))
      return Value(
          NoneTokenOp::create(builder, unknown, type, ValueRange()).getRes());
    if (isa<llvm::ConstantPointerNull, llvm::ConstantTargetNone,
            llvm::ConstantAggregateZero>(constant))
      return Value(
          ZeroOp::create(builder, unknown, type, ValueRange()).getRes());
    if (auto *global = dyn_cast<llvm::GlobalValue>(constant))
      return Value(AddressOfOp::create(
                       builder, unknown, type,
                       FlatSymbolRefAttr::get(context, global->getName()))
                       .getRes());
    if (auto *equivalent = dyn_cast<llvm::DSOLocalEquivalent>(constant))
      return Value(DSOLocalEquivalentOp::create(
                       builder, unknown, type,
                       FlatSymbolRefAttr::get(
                           context, equivalent->getGlobalValue()->getName()))
                       .getRes());
    if (auto *address = dyn_cast<llvm::BlockAddress>(constant)) {
      BlockTagAttr &tag = blockTags[address->getBasicBlock()];
      if (!tag)
        tag = BlockTagAttr::get(context, ++numBlockTags);
      return Value(BlockAddressOp::create(
                       builder, unknown, type,
                       BlockAddressAttr::get(
                           context,
                           FlatSymbolRefAttr::get(
                               context, address->getFunction()->getName()),
                           tag))
                       .getRes());
    }
    if (isa<llvm::ConstantAggregate>(constant)) {
      Value aggregate =
          UndefOp::create(builder, unknown, type, ValueRange()).getRes();
      const bool isVector = isa<VectorType>(type);
      for (auto [i, operand] : llvm::enumerate(constant->operands())) {
        Value element = values.lookup(operand);
        if (isVector) {
          Value place = ConstantOp::create(builder, unknown,
                                           IntegerType::get(context, 32), i)
                            .getRes();
          aggregate =
              InsertElementOp::create(builder, unknown, type,
                                      ValueRange{aggregate, element, place})
                  .getRes();
        } else {
          aggregate = InsertValueOp::create(builder, unknown, aggregate,
                                            element, ArrayRef<int64_t>(i))
                          .getRes();
        }
      }
      return aggregate;
    }
    if (auto *expression = dyn_cast<llvm::ConstantExpr>(constant)) {
      // Convert the expression to an instruction outside all functions.
      llvm::Instruction *instruction = expression->getAsInstruction();
      FailureOr<Operation *> op = createInstruction(instruction);
      instruction->deleteValue();
      if (failed(op))
        return failure();
      return Value((*op)->getResult(0));
    }
    std::string text;
    llvm::raw_string_ostream(text) << *constant;
    emitError(module->getLoc(), "unhandled constant: ") << text;
    return failure();
  }
  const Type type = convertType(constant->getType());
  if (!type)
    return failure();
  return Value(
      ConstantOp::create(builder, unknown, type, getConstantAttr(constant))
          .getRes());
}

FailureOr<Value> ModuleImport::convertConstantExpr(llvm::Constant *constant) {
  OpBuilder::InsertionGuard guard(builder);
  for (llvm::Constant *part : getPendingConstants(constant)) {
    if (lastConstant)
      builder.setInsertionPointAfter(lastConstant);
    else
      builder.setInsertionPointToStart(constantBlock);
    FailureOr<Value> value = convertConstant(part);
    if (failed(value))
      return failure();
    values[part] = *value;
    lastConstant = value->getDefiningOp();
  }
  return values.lookup(constant);
}

FailureOr<Value> ModuleImport::convertValue(llvm::Value *value) {
  if (Value translated = values.lookup(value))
    return translated;
  if (auto *constant = dyn_cast<llvm::Constant>(value))
    return convertConstantExpr(constant);
  std::string text;
  llvm::raw_string_ostream(text) << *value;
  emitError(module->getLoc(), "unhandled value: ") << text;
  return failure();
}

FailureOr<SmallVector<Value>>
ModuleImport::convertValues(ArrayRef<llvm::Value *> range) {
  SmallVector<Value> translated;
  for (llvm::Value *value : range) {
    FailureOr<Value> one = convertValue(value);
    if (failed(one))
      return failure();
    translated.push_back(*one);
  }
  return translated;
}
