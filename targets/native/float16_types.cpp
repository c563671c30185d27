// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_types.h"

#include <cstdint>
#include <string>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using llvm::Type;

namespace mlir::native {
namespace {

class TypeMap final : public llvm::ValueMapTypeRemapper {
public:
  TypeMap(Float16Types types, Type *storage) : types(types), storage(storage) {}

  Type *remapType(Type *type) override {
    auto [place, isNew] = mapped.try_emplace(type, type);
    if (!isNew)
      return place->second;
    // Types cannot be recursive, since pointers do not name their pointee.
    Type *result = map(type);
    return mapped[type] = result;
  }

  bool isMapped(Type *type) { return remapType(type) != type; }

private:
  Type *map(Type *type);
  Type *mapStruct(llvm::StructType *type);

  Float16Types types;
  Type *storage;
  llvm::DenseMap<Type *, Type *> mapped;
};

Type *TypeMap::mapStruct(llvm::StructType *type) {
  llvm::SmallVector<Type *> elements;
  for (Type *element : type->elements())
    elements.push_back(remapType(element));
  if (llvm::equal(elements, type->elements()))
    return type;
  if (type->isLiteral())
    return llvm::StructType::get(type->getContext(), elements,
                                 type->isPacked());
  return llvm::StructType::create(type->getContext(), elements, type->getName(),
                                  type->isPacked());
}

Type *TypeMap::map(Type *type) {
  if (auto *vector = llvm::dyn_cast<llvm::VectorType>(type))
    return llvm::VectorType::get(remapType(vector->getElementType()),
                                 vector->getElementCount());
  if (types.contains(type))
    return storage;
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return llvm::ArrayType::get(remapType(array->getElementType()),
                                array->getNumElements());
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    return structure->isOpaque() ? type : mapStruct(structure);
  auto *function = llvm::dyn_cast<llvm::FunctionType>(type);
  if (!function)
    return type;
  llvm::SmallVector<Type *> parameters;
  for (Type *parameter : function->params())
    parameters.push_back(remapType(parameter));
  return llvm::FunctionType::get(remapType(function->getReturnType()),
                                 parameters, function->isVarArg());
}

/// Maps constants that have no operands to be mapped.
class ConstantMap final : public llvm::ValueMaterializer {
public:
  explicit ConstantMap(TypeMap &types) : types(types) {}

  llvm::Value *materialize(llvm::Value *value) override {
    Type *type = types.remapType(value->getType());
    if (type == value->getType())
      return nullptr;
    if (auto *number = llvm::dyn_cast<llvm::ConstantFP>(value))
      return makeNumber(number->getValueAPF().bitcastToAPInt(), type);
    auto *data = llvm::dyn_cast<llvm::ConstantDataSequential>(value);
    if (!data)
      return nullptr;
    // The raw data is in the host's byte order for all types.
    return type->isVectorTy()
               ? llvm::ConstantDataVector::getRaw(data->getRawDataValues(),
                                                  data->getNumElements(),
                                                  type->getScalarType())
               : llvm::ConstantDataArray::getRaw(data->getRawDataValues(),
                                                 data->getNumElements(),
                                                 type->getArrayElementType());
  }

private:
  static llvm::Constant *makeNumber(const llvm::APInt &bits, Type *type) {
    if (type->isIntegerTy())
      return llvm::ConstantInt::get(type, bits);
    return llvm::ConstantFP::get(type,
                                 llvm::APFloat(type->getFltSemantics(), bits));
  }

  TypeMap &types;
};

/// Maps the types of a whole module.
class ModuleMap {
public:
  ModuleMap(llvm::Module &module, Float16Types types, Type *storage)
      : module(module), types(types, storage), constants(this->types),
        mapper(values,
               llvm::RF_NoModuleLevelChanges | llvm::RF_IgnoreMissingLocals,
               &this->types, &constants) {}

  void run();

private:
  void mapVariable(llvm::GlobalVariable &variable);
  void mapAlias(llvm::GlobalAlias &alias);
  void mapFunction(llvm::Function &function);
  void mapInstruction(llvm::Instruction &instruction);
  llvm::AttributeList mapAttributes(llvm::AttributeList attributes,
                                    llvm::FunctionType *type);

  llvm::Module &module;
  TypeMap types;
  ConstantMap constants;
  llvm::ValueToValueMapTy values;
  llvm::ValueMapper mapper;
};

/// Maps the types in attributes of a function type's parameters and result, and
/// removes attributes that are valid for floats only.
llvm::AttributeList ModuleMap::mapAttributes(llvm::AttributeList attributes,
                                             llvm::FunctionType *type) {
  llvm::LLVMContext &context = module.getContext();
  for (unsigned index : attributes.indexes()) {
    for (llvm::Attribute attribute : attributes.getAttributes(index))
      if (attribute.isTypeAttribute() && attribute.getValueAsType())
        attributes = attributes.replaceAttributeTypeAtIndex(
            context, index, attribute.getKindAsEnum(),
            types.remapType(attribute.getValueAsType()));
    const bool isParameter = index != llvm::AttributeList::FunctionIndex &&
                             index != llvm::AttributeList::ReturnIndex;
    const unsigned number = index - llvm::AttributeList::FirstArgIndex;
    if (isParameter ? number < type->getNumParams() &&
                          types.isMapped(type->getParamType(number))
                    : index == llvm::AttributeList::ReturnIndex &&
                          types.isMapped(type->getReturnType()))
      attributes = attributes.removeAttributeAtIndex(
          context, index, llvm::Attribute::NoFPClass);
  }
  return attributes;
}

void ModuleMap::mapVariable(llvm::GlobalVariable &variable) {
  Type *type = types.remapType(variable.getValueType());
  llvm::Constant *value = variable.hasInitializer()
                              ? mapper.mapConstant(*variable.getInitializer())
                              : nullptr;
  if (type == variable.getValueType()) {
    if (value)
      variable.setInitializer(value);
    return;
  }
  auto *mappedGlobal = new llvm::GlobalVariable(
      module, type, variable.isConstant(), variable.getLinkage(), value, "",
      /*InsertBefore=*/&variable, variable.getThreadLocalMode(),
      variable.getAddressSpace(), variable.isExternallyInitialized());
  mappedGlobal->copyAttributesFrom(&variable);
  mappedGlobal->setComdat(variable.getComdat());
  mappedGlobal->copyMetadata(&variable, /*Offset=*/0);
  mappedGlobal->takeName(&variable);
  variable.replaceAllUsesWith(mappedGlobal);
  variable.eraseFromParent();
}

void ModuleMap::mapAlias(llvm::GlobalAlias &alias) {
  alias.setAliasee(mapper.mapConstant(*alias.getAliasee()));
  if (!types.isMapped(alias.getValueType()))
    return;
  auto *mappedGlobal = llvm::GlobalAlias::create(
      types.remapType(alias.getValueType()), alias.getAddressSpace(),
      alias.getLinkage(), "", alias.getAliasee(), &module);
  mappedGlobal->copyAttributesFrom(&alias);
  mappedGlobal->takeName(&alias);
  alias.replaceAllUsesWith(mappedGlobal);
  alias.eraseFromParent();
}

void ModuleMap::mapFunction(llvm::Function &function) {
  llvm::FunctionType *type = function.getFunctionType();
  llvm::AttributeList attributes =
      mapAttributes(function.getAttributes(), type);
  if (!types.isMapped(type)) {
    function.setAttributes(attributes);
    return;
  }
  auto *mappedFunction = llvm::Function::Create(
      llvm::cast<llvm::FunctionType>(types.remapType(type)),
      function.getLinkage(), function.getAddressSpace(), "");
  module.getFunctionList().insert(function.getIterator(), mappedFunction);
  mappedFunction->copyAttributesFrom(&function);
  mappedFunction->setAttributes(attributes);
  mappedFunction->setComdat(function.getComdat());
  mappedFunction->copyMetadata(&function, /*Offset=*/0);
  mappedFunction->IsNewDbgInfoFormat = function.IsNewDbgInfoFormat;
  mappedFunction->splice(mappedFunction->begin(), &function);
  for (auto [before, after] :
       llvm::zip(function.args(), mappedFunction->args())) {
    after.takeName(&before);
    // The types differ until all users are mapped.
    before.mutateType(after.getType());
    before.replaceAllUsesWith(&after);
  }
  // Set the name explicitly: takeName would not recognize an intrinsic.
  const std::string name = function.getName().str();
  function.setName("");
  mappedFunction->setName(name);
  function.replaceAllUsesWith(mappedFunction);
  function.eraseFromParent();
  // The name of an intrinsic encodes its types.
  if (auto renamed =
          llvm::Intrinsic::remangleIntrinsicFunction(mappedFunction)) {
    mappedFunction->replaceAllUsesWith(*renamed);
    mappedFunction->eraseFromParent();
  }
}

void ModuleMap::mapInstruction(llvm::Instruction &instruction) {
  if (llvm::isa<llvm::FPMathOperator>(instruction) &&
      types.isMapped(instruction.getType())) {
    instruction.copyFastMathFlags(llvm::FastMathFlags());
    instruction.setMetadata(llvm::LLVMContext::MD_fpmath, nullptr);
  }
  if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction))
    call->setAttributes(
        mapAttributes(call->getAttributes(), call->getFunctionType()));
  mapper.remapInstruction(instruction);
}

void ModuleMap::run() {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      mapInstruction(instruction);
  for (llvm::GlobalVariable &variable :
       llvm::make_early_inc_range(module.globals()))
    mapVariable(variable);
  for (llvm::GlobalAlias &alias : llvm::make_early_inc_range(module.aliases()))
    mapAlias(alias);
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    mapFunction(function);
}

/// Returns true if a value in the module has one of the types. Constants are
/// not visited, because a user of such a constant has such a type as well.
bool uses(llvm::Module &module, TypeMap &types) {
  for (llvm::GlobalVariable &variable : module.globals())
    if (types.isMapped(variable.getValueType()))
      return true;
  for (llvm::Function &function : module) {
    if (types.isMapped(function.getFunctionType()))
      return true;
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      if (types.isMapped(instruction.getType()))
        return true;
      for (llvm::Value *operand : instruction.operands())
        if (types.isMapped(operand->getType()))
          return true;
    }
  }
  return false;
}

} // namespace

void mapFloat16Types(llvm::Module &module, Float16Types types, Type *storage) {
  TypeMap seen(types, storage);
  if (uses(module, seen))
    ModuleMap(module, types, storage).run();
}

} // namespace mlir::native
