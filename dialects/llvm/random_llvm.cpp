// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/random_llvm.h"

#include "core/random/attribute_pool.h"
#include "core/random/random_module.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns true if values of the type can be zero and can be loaded.
static bool isSimple(Type type) {
  return isCompatibleType(type) && isLoadableType(type) &&
         !isa<LLVMTokenType, LLVMLabelType, LLVMMetadataType, LLVMX86AMXType,
              LLVMTargetExtType>(type);
}

/// Appends a return of a zero of type `type`, or of nothing.
static void addReturn(RandomModule &module, Block *block, Type type) {
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  const Location location = module.getLocation();
  if (!type || isa<LLVMVoidType>(type)) {
    ReturnOp::create(builder, location, ValueRange());
    return;
  }
  Value zero = ZeroOp::create(builder, location, type);
  ReturnOp::create(builder, location, zero);
}

/// Draws a function: a declaration, or a body that returns at once.
static Operation *buildFunc(RandomModule &module) {
  RandomSource &random = module.getRandom();
  Type result = random.chance(40) ? LLVMVoidType::get(module.getContext())
                                  : module.drawType(isSimple);
  const auto type = LLVMFunctionType::get(result, module.drawTypes(isSimple),
                                          random.chance(20));
  auto function = LLVMFuncOp::create(module.getBuilder(), module.getLocation(),
                                     module.makeSymbolName().getValue(), type);
  // The parser sets it, too.
  function.setUnnamedAddr(UnnamedAddr::None);
  if (random.chance(30))
    return function;
  Block *entry = module.addBlock(function.getBody(), type.getParams());
  addReturn(module, entry, result);
  return function;
}

/// Draws a global: a declaration, an integer or a zero.
static Operation *buildGlobal(RandomModule &module) {
  RandomSource &random = module.getRandom();
  const Type type = module.drawType(isSimple);
  Attribute value;
  if (random.chance(50) && isa<IntegerType, FloatType>(type))
    value = module.getBuilder().getZeroAttr(type);
  auto global =
      GlobalOp::create(module.getBuilder(), module.getLocation(), type,
                       /*isConstant=*/random.chance(50), Linkage::Internal,
                       module.makeSymbolName().getValue(), value);
  global.setUnnamedAddr(UnnamedAddr::None);
  if (!value && random.chance(50))
    addReturn(module, module.addBlock(global.getInitializerRegion(), {}), type);
  return global;
}

static Operation *buildAlias(RandomModule &module) {
  auto alias = AliasOp::create(module.getBuilder(), module.getLocation(),
                               module.drawType(isSimple), Linkage::External,
                               module.makeSymbolName().getValue());
  alias.setUnnamedAddr(UnnamedAddr::None);
  addReturn(module, module.addBlock(alias.getInitializerRegion(), {}),
            LLVMPointerType::get(module.getContext()));
  return alias;
}

/// Draws a constant.
static Operation *buildConstant(RandomModule &module) {
  const Type type = module.drawType([](Type type) {
    return type.isSignlessInteger() || isCompatibleFloatingPointType(type);
  });
  return ConstantOp::create(module.getBuilder(), module.getLocation(), type,
                            drawNumber(type, module.getRandom()));
}

/// Draws the address of a symbol of the module.
static Operation *buildAddressOf(RandomModule &module) {
  Operation *symbol = module.drawSymbol(
      [](Operation *op) { return isa<GlobalOp, LLVMFuncOp, AliasOp>(op); });
  if (!symbol)
    return nullptr;
  OpBuilder &builder = module.getBuilder();
  if (auto global = dyn_cast<GlobalOp>(symbol))
    return AddressOfOp::create(builder, module.getLocation(), global);
  if (auto alias = dyn_cast<AliasOp>(symbol))
    return AddressOfOp::create(builder, module.getLocation(), alias);
  return AddressOfOp::create(builder, module.getLocation(),
                             cast<LLVMFuncOp>(symbol));
}

/// Draws a call of a function of the module.
static Operation *buildCall(RandomModule &module) {
  Operation *symbol =
      module.drawSymbol([](Operation *op) { return isa<LLVMFuncOp>(op); });
  if (!symbol)
    return nullptr;
  auto function = cast<LLVMFuncOp>(symbol);
  SmallVector<Value> arguments;
  for (Type type : function.getArgumentTypes())
    arguments.push_back(module.getValue(type));
  return CallOp::create(module.getBuilder(), module.getLocation(), function,
                        arguments);
}

/// Keeps the operands that are valid clauses, which are pointers or arrays:
/// canonicalization may replace a zero of another type by a constant, which is
/// not a valid clause.
static void adjustLandingpad(RandomModule &, OperationState &state) {
  llvm::erase_if(state.operands, [](Value value) {
    return !isa<LLVMPointerType, LLVMArrayType>(value.getType());
  });
}

/// Rejects an empty list of tags, which cannot be parsed.
static bool hasTagsOrNoList(Operation *op) {
  const ArrayAttr tags = cast<AssumeOp>(op).getOpBundleTagsAttr();
  return !tags || !tags.empty();
}

static constexpr GenerationHook hooks[] = {
    {.name = "llvm.intr.assume", .isTextual = hasTagsOrNoList},
    {.name = "llvm.landingpad", .adjust = adjustLandingpad},
    {"llvm.call", buildCall},
    {"llvm.func", buildFunc},
    {"llvm.mlir.addressof", buildAddressOf},
    {"llvm.mlir.alias", buildAlias},
    {"llvm.mlir.constant", buildConstant},
    {"llvm.mlir.global", buildGlobal}};

/// Gives an identified struct an empty body. Rejects structs that the parser
/// would not read back, such as those with invalid element types.
static bool finishStruct(Type type) {
  auto structure = cast<LLVMStructType>(type);
  if (structure.isIdentified())
    return succeeded(structure.setBody({}, /*isPacked=*/false)) &&
           structure == LLVMStructType::getIdentified(type.getContext(),
                                                      structure.getName());
  return llvm::all_of(structure.getBody(),
                      LLVMStructType::isValidElementType) &&
         structure == LLVMStructType::getLiteral(type.getContext(),
                                                 structure.getBody(),
                                                 structure.isPacked());
}

/// Rejects a list that would be parsed together with the following keyword.
static bool finishSubprogram(Attribute attribute) {
  auto subprogram = cast<DISubprogramAttr>(attribute);
  return subprogram.getRetainedNodes().empty() ||
         subprogram.getAnnotations().empty();
}

/// Rejects an empty list, which cannot be parsed.
static bool finishDependentLibraries(Attribute attribute) {
  return !cast<DependentLibrariesAttr>(attribute).getLibs().empty();
}

static constexpr StorageHook storageHooks[] = {
    {"llvm.struct", finishStruct, nullptr},
    {"llvm.dependent_libraries", nullptr, finishDependentLibraries},
    {"llvm.di_subprogram", nullptr, finishSubprogram}};

void mlir::LLVM::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : hooks)
    registry.insert(hook);
  for (const StorageHook &hook : storageHooks)
    registry.insert(hook);
}
