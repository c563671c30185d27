// SPDX-License-Identifier: Apache-2.0
//
// Methods of interfaces, and verifiers.
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/verify/verifier.h"
#include "dialects/arith/arith.h"
#include "dialects/tensor/tensor.h"
#include "dialects/test/test.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace test;

// Names

void ResultNameFromTypeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (auto type = dyn_cast<OpAsmTypeInterface>(getType()))
    if (auto *getName = type.getTable().getAsmName)
      getName(type, [&](StringRef name) { setName(getR(), name); });
}

void BlockArgumentNameFromTypeOp::getAsmBlockArgumentNames(
    Region &region, OpAsmSetValueNameFn setName) {
  for (Block &block : region)
    for (BlockArgument argument : block.getArguments())
      if (auto type = dyn_cast<OpAsmTypeInterface>(argument.getType()))
        if (auto *getName = type.getTable().getAsmName)
          getName(type, [&](StringRef name) { setName(argument, name); });
}

void AsmBlockNameOp::getAsmBlockNames(OpAsmSetBlockNameFn setName) {
  for (auto [i, block] : llvm::enumerate(getBody()))
    setName(&block, "foo" + std::to_string(i));
}

// Inferred types

using Types = SmallVectorImpl<Type>;

LogicalResult FormatInferTypeOp::inferReturnTypes(MLIRContext *context,
                                                  std::optional<Location>,
                                                  ValueRange, DictionaryAttr,
                                                  OpaqueProperties, RegionRange,
                                                  Types &types) {
  types.assign({IntegerType::get(context, 16)});
  return success();
}

LogicalResult FormatInferType2Op::inferReturnTypes(MLIRContext *context,
                                                   std::optional<Location>,
                                                   ValueRange, DictionaryAttr,
                                                   OpaqueProperties,
                                                   RegionRange, Types &types) {
  types.assign({IntegerType::get(context, 16)});
  return success();
}

LogicalResult FormatInferTypeRegionsOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange, DictionaryAttr,
    OpaqueProperties, RegionRange regions, Types &types) {
  if (regions.empty())
    return failure();
  if (!regions.front()->empty())
    for (BlockArgument argument : regions.front()->getArguments())
      types.push_back(argument.getType());
  return success();
}

LogicalResult FormatInferTypeVariadicOperandsOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, Types &types) {
  for (Value operand : operands)
    types.push_back(operand.getType());
  return success();
}

LogicalResult VariadicRegionInferredTypesOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location>, ValueRange, DictionaryAttr,
    OpaqueProperties, RegionRange, Types &types) {
  types.assign({IntegerType::get(context, 16)});
  return success();
}

LogicalResult TableGenBuildOp5::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, Types &types) {
  if (operands.empty())
    return failure();
  types.assign({operands[0].getType()});
  return success();
}

LogicalResult AnotherThreeResultOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location>, ValueRange, DictionaryAttr,
    OpaqueProperties, RegionRange, Types &types) {
  Builder builder(context);
  types.assign(
      {builder.getI32Type(), builder.getF32Type(), builder.getF32Type()});
  return success();
}

/// Infers the type of both operands.
/// Errors: fails if the types differ.
static LogicalResult inferSameType(std::optional<Location> location, Type type,
                                   Type other, Type &result) {
  result = type;
  if (type == other)
    return success();
  return emitOptionalError(location, "operand type mismatch ", type, " vs ",
                           other);
}

LogicalResult OpWithInferTypeInterfaceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, ValueRange operands,
    DictionaryAttr, OpaqueProperties, RegionRange, Types &types) {
  return inferSameType(location, operands[0].getType(), operands[1].getType(),
                       types.emplace_back());
}

LogicalResult OpWithInferTypeAdaptorInterfaceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    Types &types) {
  return inferSameType(location, adaptor.getX().getType(),
                       adaptor.getY().getType(), types.emplace_back());
}

LogicalResult OpWithRefineTypeInterfaceOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    Types &types) {
  types.clear();
  return refineReturnTypes(context, location, operands, attributes, properties,
                           regions, types);
}

LogicalResult OpWithRefineTypeInterfaceOp::refineReturnTypes(
    MLIRContext *, std::optional<Location> location, ValueRange operands,
    DictionaryAttr, OpaqueProperties, RegionRange, Types &types) {
  Type type;
  if (failed(inferSameType(location, operands[0].getType(),
                           operands[1].getType(), type)))
    return failure();
  if (types.empty())
    types.resize(1);
  if (types[0] && types[0] != type)
    return emitOptionalError(location, "required first operand and result to "
                                       "match");
  types[0] = type;
  return success();
}

/// Infers a one-dimensional type of i17 whose size is the first size of the
/// operand.
static LogicalResult
inferFirstDimension(std::optional<Location> location, Type operandType,
                    SmallVectorImpl<ShapedTypeComponents> &shapes) {
  auto shaped = dyn_cast<ShapedType>(operandType);
  if (!shaped)
    return emitOptionalError(location, "only shaped type operands allowed");
  const bool isKnown = shaped.hasRank() && !shaped.getShape().empty();
  const int64_t size =
      isKnown ? shaped.getShape().front() : ShapedType::kDynamic;
  Attribute encoding;
  if (auto ranked = dyn_cast<RankedTensorType>(operandType))
    encoding = ranked.getEncoding();
  shapes.push_back(ShapedTypeComponents(
      ArrayRef<int64_t>(size), IntegerType::get(operandType.getContext(), 17),
      encoding));
  return success();
}

LogicalResult OpWithShapedTypeInferTypeInterfaceOp::inferReturnTypeComponents(
    MLIRContext *, std::optional<Location> location, ValueShapeRange operands,
    DictionaryAttr, OpaqueProperties, RegionRange,
    SmallVectorImpl<ShapedTypeComponents> &shapes) {
  return inferFirstDimension(location, operands[0].getType(), shapes);
}

/// The shape is the first size of the first operand.
LogicalResult OpWithShapedTypeInferTypeInterfaceOp::reifyReturnTypeShapes(
    OpBuilder &builder, ValueRange operands, SmallVectorImpl<Value> &shapes) {
  shapes.push_back(
      builder.createOrFold<tensor::DimOp>(getLoc(), operands.front(), 0));
  return success();
}

LogicalResult
OpWithShapedTypeInferTypeAdaptorInterfaceOp::inferReturnTypeComponents(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<ShapedTypeComponents> &shapes) {
  return inferFirstDimension(location, adaptor.getOperand1().getType(), shapes);
}

LogicalResult TestOpWithPropertiesAndInferredType::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    Types &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  int64_t width;
  if (llvm::AddOverflow<int64_t>(adaptor.getLhs(), adaptor.getRhs(), width) ||
      width < 0 || width > IntegerType::kMaxWidth)
    return emitOptionalError(location, "no integer is as wide as the sum");
  types.push_back(IntegerType::get(context, static_cast<unsigned>(width)));
  return success();
}

// Kinds of regions

RegionKind SSACFGRegionOp::getRegionKind(unsigned) {
  return RegionKind::SSACFG;
}
RegionKind GraphRegionOp::getRegionKind(unsigned) { return RegionKind::Graph; }
RegionKind IsolatedGraphRegionOp::getRegionKind(unsigned) {
  return RegionKind::Graph;
}
SmallVector<Region *> TestGraphLoopOp::getLoopRegions() { return {&getBody()}; }

// Symbols

SymbolTable::Visibility OverriddenSymbolVisibilityOp::getVisibility() {
  return SymbolTable::Visibility::Private;
}

void OverriddenSymbolVisibilityOp::setVisibility(
    SymbolTable::Visibility visibility) {
  static constexpr StringRef words[] = {"public", "private", "nested"};
  emitOpError("cannot change visibility of symbol to ")
      << words[static_cast<int>(visibility)];
}

// Effects

/// Adds the effects that the attribute `effects` lists. Each is a dictionary
/// with the effect's name and its target. Invalid entries are ignored.
static void
getListedEffects(Operation *op,
                 SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  auto list = op->getAttrOfType<ArrayAttr>("effects");
  for (Attribute element : list ? list.getValue() : ArrayRef<Attribute>()) {
    auto entry = dyn_cast<DictionaryAttr>(element);
    auto word = entry ? entry.getAs<StringAttr>("effect") : StringAttr();
    if (!word)
      continue;
    auto *effect = llvm::StringSwitch<MemoryEffects::Effect *>(word.getValue())
                       .Case("allocate", MemoryEffects::Allocate::get())
                       .Case("free", MemoryEffects::Free::get())
                       .Case("read", MemoryEffects::Read::get())
                       .Case("write", MemoryEffects::Write::get())
                       .Default(nullptr);
    if (!effect)
      continue;
    SideEffects::Resource *resource = SideEffects::DefaultResource::get();
    if (entry.get("test_resource"))
      resource = test::TestResource::get();
    if (entry.get("on_result") && op->getNumResults())
      effects.emplace_back(effect, op->getOpResult(0), resource);
    else if (entry.get("on_operand") && op->getNumOperands())
      effects.emplace_back(effect, &op->getOpOperand(0), resource);
    else if (entry.get("on_argument") && op->getNumRegions() &&
             op->getRegion(0).getNumArguments())
      effects.emplace_back(effect, op->getRegion(0).getArgument(0), resource);
    else if (auto symbol = entry.getAs<SymbolRefAttr>("on_reference"))
      effects.emplace_back(effect, symbol, resource);
    else
      effects.emplace_back(effect, resource);
  }
}

bool TestEffects::Effect::classof(const SideEffects::Effect *effect) {
  return isa<TestEffects::Concrete>(effect);
}

/// Adds an effect on the symbol of the attribute `effect_parameter`, or with
/// the affine map in it.
static void
getTestEffects(Operation *op,
               SmallVectorImpl<TestEffects::EffectInstance> &effects) {
  if (auto symbol = op->getAttrOfType<SymbolRefAttr>("effect_parameter"))
    effects.emplace_back(TestEffects::Concrete::get(), symbol);
  if (auto map = op->getAttrOfType<AffineMapAttr>("effect_parameter"))
    effects.emplace_back(TestEffects::Concrete::get(), Attribute(map));
}

void SideEffectOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getListedEffects(*this, effects);
}
void SideEffectOp::getEffects(
    SmallVectorImpl<TestEffects::EffectInstance> &effects) {
  getTestEffects(*this, effects);
}
void SideEffectWithRegionOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getListedEffects(*this, effects);
}
void SideEffectWithRegionOp::getEffects(
    SmallVectorImpl<TestEffects::EffectInstance> &effects) {
  getTestEffects(*this, effects);
}

/// The operation writes the data that it reads from the buffer.
void ReadBufferOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getBufferMutable());
  effects.emplace_back(MemoryEffects::Write::get());
}

Speculation::Speculatability ConditionallySpeculatableOp::getSpeculatability() {
  Operation *input = getInput().getDefiningOp();
  return isa_and_nonnull<arith::ConstantOp>(input)
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

// Verifiers

/// 1. The type of the result has the trait.
LogicalResult ResultTypeWithTraitOp::verify() {
  if (getType().hasTrait<TypeTrait::TestTypeTrait>())
    return success();
  return emitError("result type should have trait 'TestTypeTrait'");
}

/// 1. The attribute has the trait.
LogicalResult AttrWithTraitOp::verify() {
  if (getAttr().hasTrait<AttributeTrait::TestAttrTrait>())
    return success();
  return emitError("'attr' attribute should have trait 'TestAttrTrait'");
}

/// 1. Traits have been verified before.
/// 2. The operation that defines the operand has been verified before.
LogicalResult TestVerifiersOp::verify() {
  if (!getRegion().hasOneBlock())
    return emitOpError("`hasOneBlock` trait hasn't been verified");
  Operation *input = getInput().getDefiningOp();
  if (input && failed(mlir::verify(input)))
    return emitOpError("operand hasn't been verified");
  mlir::emitRemark(getLoc(), "success run of verifier");
  return success();
}

/// 1. Traits have been verified before.
/// 2. The nested operations have been verified before.
LogicalResult TestVerifiersOp::verifyRegions() {
  if (!getRegion().hasOneBlock())
    return emitOpError("`hasOneBlock` trait hasn't been verified");
  for (Operation &op : getRegion().front())
    if (failed(mlir::verify(&op)))
      return emitOpError("nested op hasn't been verified");
  mlir::emitRemark(getLoc(), "success run of region verifier");
  return success();
}

/// 1. The type is EQ, LB or UB.
/// 2. The variable is a shaped value with a dimension, or an index without.
/// 3. A constant bound is not scalable.
/// 4. A scalable bound has both limits of vscale.
LogicalResult ReifyBoundOp::verify() {
  StringRef type = getType();
  if (type != "EQ" && type != "LB" && type != "UB")
    return emitOpError("invalid bound type");
  Type varType = getVar().getType();
  if (isa<ShapedType>(varType)) {
    if (!getDim())
      return emitOpError("expected 'dim' attribute for shaped type variable");
  } else if (varType.isIndex()) {
    if (getDim())
      return emitOpError("unexpected 'dim' attribute for index variable");
  } else {
    return emitOpError("expected index-typed variable or shape type variable");
  }
  if (getConstant() && getScalable())
    return emitOpError("'scalable' and 'constant' are mutually exlusive");
  if (getScalable() != getVscaleMin().has_value() ||
      getScalable() != getVscaleMax().has_value())
    return emitOpError("expected 'vscale_min' if and only if 'scalable'");
  return success();
}

/// 1. There are no maps if the operands are composed.
/// 2. There is an operand for each input of both maps. A missing map has one
/// input.
LogicalResult CompareOp::verify() {
  if (getCompose() && (getLhsMap() || getRhsMap()))
    return emitOpError(
        "'compose' not supported when 'lhs_map' or 'rhs_map' is present");
  const size_t expected = (getLhsMap() ? getLhsMap()->getNumInputs() : 1) +
                          (getRhsMap() ? getRhsMap()->getNumInputs() : 1);
  if (getVarOperands().size() != expected)
    return emitOpError("expected ")
           << expected << " operands, but got " << getVarOperands().size();
  return success();
}
