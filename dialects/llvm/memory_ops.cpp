// SPDX-License-Identifier: Apache-2.0
//
// Allocation, loads and stores: parsers, printers, verifiers and effects.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/atomic_access.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Parser and printer of alloca: `inalloca %n x f32 {…} : (i64) -> !llvm.ptr`

void AllocaOp::print(OpAsmPrinter &p) {
  if (getInalloca())
    p << " inalloca";
  p << ' ' << getArraySize() << " x " << getElemType();
  SmallVector<StringRef> elided = {"elem_type", "inalloca"};
  if (getAlignment().value_or(0) == 0)
    elided.push_back("alignment");
  p.printOptionalAttrDict((*this)->getAttrs(), elided);
  p << " : "
    << FunctionType::get(getContext(), {getArraySize().getType()}, {getType()});
}

ParseResult AllocaOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand arraySize;
  Type type;
  Type elementType;
  if (succeeded(parser.parseOptionalKeyword("inalloca")))
    result.addAttribute("inalloca", UnitAttr::get(parser.getContext()));
  if (parser.parseOperand(arraySize) || parser.parseKeyword("x") ||
      parser.parseType(elementType) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  const llvm::SMLoc typePlace = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  // An alignment of 0 is no alignment.
  if (Attribute alignment = result.attributes.get("alignment")) {
    auto number = dyn_cast<IntegerAttr>(alignment);
    if (!number)
      return parser.emitError(parser.getNameLoc(),
                              "expected integer alignment");
    if (number.getValue().isZero())
      result.attributes.erase("alignment");
  }
  auto function = dyn_cast<FunctionType>(type);
  if (!function || function.getNumInputs() != 1 ||
      function.getNumResults() != 1)
    return parser.emitError(
        typePlace,
        "expected trailing function type with one argument and one result");
  if (parser.resolveOperand(arraySize, function.getInput(0), result.operands))
    return failure();
  if (isa<LLVMPointerType>(function.getResult(0)))
    result.addAttribute("elem_type", TypeAttr::get(elementType));
  result.addTypes(function.getResult(0));
  return success();
}

/// 1. A target extension type supports memory operations.
LogicalResult AllocaOp::verify() {
  auto target = dyn_cast<LLVMTargetExtType>(getElemType());
  if (target && !target.supportsMemOps())
    return emitOpError() << "this target extension type cannot be used in "
                            "alloca";
  return success();
}

// Effects of loads and stores

/// Returns true if the operation has more effects than the access. A volatile
/// access may have any effect, and an atomic access may order those of other
/// threads unless it is unordered.
template <typename OpT> static bool doesMoreThanAccess(OpT op) {
  return op.getVolatile_() || (op.getOrdering() != AtomicOrdering::not_atomic &&
                               op.getOrdering() != AtomicOrdering::unordered);
}

static void
addUnknownEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Read::get());
}

void LoadOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getAddrMutable());
  if (doesMoreThanAccess(*this))
    addUnknownEffects(effects);
}

void StoreOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getAddrMutable());
  if (doesMoreThanAccess(*this))
    addUnknownEffects(effects);
}

SmallVector<Value> LoadOp::getAccessedOperands() { return {getAddr()}; }
SmallVector<Value> StoreOp::getAccessedOperands() { return {getAddr()}; }

// Verifiers of atomic accesses

bool LLVM::isTypeCompatibleWithAtomicOp(Type type,
                                        const DataLayout &dataLayout) {
  if (!isa<IntegerType, LLVMPointerType>(type) &&
      !isCompatibleFloatingPointType(type))
    return false;
  const llvm::TypeSize bits = dataLayout.getTypeSizeInBits(type);
  return !bits.isScalable() && bits.getFixedValue() >= 8 &&
         llvm::isPowerOf2_64(bits.getFixedValue());
}

/// 1. The type of an atomic access is valid (isTypeCompatibleWithAtomicOp).
/// 2. The ordering is not in `unsupported`.
/// 3. An atomic access has an alignment.
/// 4. Other accesses have no synchronization scope.
template <typename OpT>
static LogicalResult verifyAccess(OpT op, Type type,
                                  ArrayRef<AtomicOrdering> unsupported) {
  if (op.getOrdering() == AtomicOrdering::not_atomic) {
    if (op.getSyncscope())
      return op.emitOpError(
          "expected syncscope to be null for non-atomic access");
    return success();
  }
  if (!isTypeCompatibleWithAtomicOp(type, DataLayout::closest(op)))
    return op.emitOpError("unsupported type ") << type << " for atomic access";
  if (llvm::is_contained(unsupported, op.getOrdering()))
    return op.emitOpError("unsupported ordering '")
           << stringifyAtomicOrdering(op.getOrdering()) << "'";
  if (!op.getAlignment())
    return op.emitOpError("expected alignment for atomic access");
  return success();
}

/// 1. to 4. of verifyAccess. An atomic load is neither release nor acq_rel.
LogicalResult LoadOp::verify() {
  return verifyAccess(*this, getType(),
                      {AtomicOrdering::release, AtomicOrdering::acq_rel});
}

/// 1. to 4. of verifyAccess. An atomic store is neither acquire nor acq_rel.
LogicalResult StoreOp::verify() {
  return verifyAccess(*this, getValue().getType(),
                      {AtomicOrdering::acquire, AtomicOrdering::acq_rel});
}

// Builders

void LoadOp::build(OpBuilder &builder, OperationState &state, Type type,
                   Value addr, unsigned alignment, bool isVolatile,
                   bool isNonTemporal, bool isInvariant, bool isInvariantGroup,
                   AtomicOrdering ordering, StringRef syncscope) {
  build(builder, state, type, addr, makeAlignment(builder, alignment),
        isVolatile, isNonTemporal, isInvariant, isInvariantGroup, ordering,
        makeScope(builder, syncscope), /*dereferenceable=*/nullptr,
        /*access_groups=*/nullptr, /*alias_scopes=*/nullptr,
        /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

void StoreOp::build(OpBuilder &builder, OperationState &state, Value value,
                    Value addr, unsigned alignment, bool isVolatile,
                    bool isNonTemporal, bool isInvariantGroup,
                    AtomicOrdering ordering, StringRef syncscope) {
  build(builder, state, value, addr, makeAlignment(builder, alignment),
        isVolatile, isNonTemporal, isInvariantGroup, ordering,
        makeScope(builder, syncscope), /*access_groups=*/nullptr,
        /*alias_scopes=*/nullptr, /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}
