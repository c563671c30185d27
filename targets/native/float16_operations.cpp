// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_operations.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "targets/native/float16_conversions.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/AtomicExpandUtils.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"

using llvm::Instruction;
using llvm::Type;
using llvm::Value;

namespace mlir::native {
namespace {

constexpr uint64_t signBit = 0x8000;

/// Returns true for intrinsics that move values without interpreting them.
bool isMovement(llvm::Intrinsic::ID intrinsic) {
  switch (intrinsic) {
  case llvm::Intrinsic::experimental_vector_compress:
  case llvm::Intrinsic::experimental_vp_reverse:
  case llvm::Intrinsic::experimental_vp_splat:
  case llvm::Intrinsic::experimental_vp_splice:
  case llvm::Intrinsic::experimental_vp_strided_load:
  case llvm::Intrinsic::experimental_vp_strided_store:
  case llvm::Intrinsic::is_constant:
  case llvm::Intrinsic::masked_compressstore:
  case llvm::Intrinsic::masked_expandload:
  case llvm::Intrinsic::masked_gather:
  case llvm::Intrinsic::masked_load:
  case llvm::Intrinsic::masked_scatter:
  case llvm::Intrinsic::masked_store:
  case llvm::Intrinsic::ssa_copy:
  case llvm::Intrinsic::vector_deinterleave2:
  case llvm::Intrinsic::vector_extract:
  case llvm::Intrinsic::vector_insert:
  case llvm::Intrinsic::vector_interleave2:
  case llvm::Intrinsic::vector_reverse:
  case llvm::Intrinsic::vector_splice:
  case llvm::Intrinsic::vp_gather:
  case llvm::Intrinsic::vp_load:
  case llvm::Intrinsic::vp_merge:
  case llvm::Intrinsic::vp_scatter:
  case llvm::Intrinsic::vp_select:
  case llvm::Intrinsic::vp_store:
    return true;
  default:
    return false;
  }
}

/// Expands one instruction at a time.
class Expander {
public:
  Expander(llvm::Function &function, Float16Types types)
      : builder(function.getContext()), types(types) {}

  absl::Status expand(Instruction &instruction);

private:
  bool touches(const Instruction &instruction) const {
    return types.contains(instruction.getType()) ||
           llvm::any_of(instruction.operand_values(), [&](const Value *value) {
             return types.contains(value->getType());
           });
  }

  Value *extend(Value *value) {
    return types.contains(value->getType()) ? extendFloat16(builder, value)
                                            : value;
  }
  /// Returns the float type that replaces `type`, which is one of `types`.
  Type *widen(Type *type) const;
  /// Rounds a result of the widened operation to its original type.
  Value *narrow(Value *value, Type *type);

  /// Returns the bits of a value as an integer.
  Value *toBits(Value *value) {
    return builder.CreateBitCast(
        value, withElementType(value->getType(), builder.getInt16Ty()));
  }
  Value *maskBits(Value *value, uint64_t kept) {
    Value *bits = toBits(value);
    return builder.CreateAnd(bits,
                             llvm::ConstantInt::get(bits->getType(), kept));
  }

  /// Emits code for the result of an instruction. Returns null if the
  /// instruction stays.
  Value *emit(Instruction &instruction);
  Value *emitIntrinsic(llvm::IntrinsicInst &call);
  Value *emitWide(llvm::IntrinsicInst &call);
  Value *emitCopySign(Value *magnitude, Value *sign);
  Value *emitClassTest(Value *value, unsigned classes);
  Value *emitReduction(llvm::IntrinsicInst &call, Instruction::BinaryOps op,
                       Value *mask, Value *length);
  Value *emitRounding(Value *value, Type *type);

  llvm::IRBuilder<> builder;
  Float16Types types;
};

Type *Expander::widen(Type *type) const {
  if (types.contains(type))
    return withElementType(type, Type::getFloatTy(type->getContext()));
  auto *structure = llvm::dyn_cast<llvm::StructType>(type);
  if (!structure || !structure->isLiteral())
    return type;
  llvm::SmallVector<Type *> elements;
  for (Type *element : structure->elements())
    elements.push_back(widen(element));
  return llvm::StructType::get(type->getContext(), elements,
                               structure->isPacked());
}

Value *Expander::narrow(Value *value, Type *type) {
  if (value->getType() == type)
    return value;
  if (types.contains(type))
    return truncateToFloat16(builder, value, type);
  Value *result = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < type->getStructNumElements(); ++i)
    result =
        builder.CreateInsertValue(result,
                                  narrow(builder.CreateExtractValue(value, i),
                                         type->getStructElementType(i)),
                                  i);
  return result;
}

Value *Expander::emitCopySign(Value *magnitude, Value *sign) {
  Type *type = magnitude->getType();
  return builder.CreateBitCast(
      builder.CreateOr(maskBits(magnitude, signBit - 1),
                       maskBits(sign, signBit)),
      type);
}

/// Tests whether a value is in one of the classes (llvm::FPClassTest). This
/// cannot be computed in float, where signaling NaNs and subnormal numbers
/// belong to other classes.
Value *Expander::emitClassTest(Value *value, unsigned classes) {
  const llvm::fltSemantics &semantics =
      value->getType()->getScalarType()->getFltSemantics();
  auto bitsOf = [](const llvm::APFloat &of) {
    return of.bitcastToAPInt().getZExtValue();
  };
  const uint64_t infinity = bitsOf(llvm::APFloat::getInf(semantics));
  const uint64_t quiet = bitsOf(llvm::APFloat::getQNaN(semantics));
  const uint64_t normal =
      bitsOf(llvm::APFloat::getSmallestNormalized(semantics));
  Value *magnitude = maskBits(value, signBit - 1);
  Type *type = magnitude->getType();
  Value *isNegative =
      builder.CreateICmpSLT(toBits(value), llvm::ConstantInt::get(type, 0));
  Value *result =
      llvm::ConstantInt::getFalse(withElementType(type, builder.getInt1Ty()));
  // Adds the magnitudes in [begin, end).
  auto addRange = [&](uint64_t begin, uint64_t end, unsigned negative,
                      unsigned positive) {
    if (!(classes & (negative | positive)))
      return;
    Value *isIn = builder.CreateICmpULT(
        builder.CreateSub(magnitude, llvm::ConstantInt::get(type, begin)),
        llvm::ConstantInt::get(type, end - begin));
    if (!(classes & negative))
      isIn = builder.CreateAnd(isIn, builder.CreateNot(isNegative));
    if (!(classes & positive))
      isIn = builder.CreateAnd(isIn, isNegative);
    result = builder.CreateOr(result, isIn);
  };
  addRange(0, 1, llvm::fcNegZero, llvm::fcPosZero);
  addRange(1, normal, llvm::fcNegSubnormal, llvm::fcPosSubnormal);
  addRange(normal, infinity, llvm::fcNegNormal, llvm::fcPosNormal);
  addRange(infinity, infinity + 1, llvm::fcNegInf, llvm::fcPosInf);
  addRange(infinity + 1, quiet, llvm::fcSNan, llvm::fcSNan);
  addRange(quiet, signBit, llvm::fcQNan, llvm::fcQNan);
  return result;
}

/// Reduces sequentially in element order, as the intrinsics are defined. `mask`
/// and `length` may be null.
Value *Expander::emitReduction(llvm::IntrinsicInst &call,
                               Instruction::BinaryOps op, Value *mask,
                               Value *length) {
  Value *sum = call.getArgOperand(0), *vector = call.getArgOperand(1);
  const unsigned count =
      llvm::cast<llvm::FixedVectorType>(vector->getType())->getNumElements();
  for (unsigned i = 0; i < count; ++i) {
    Value *wide = builder.CreateBinOp(
        op, extend(sum), extend(builder.CreateExtractElement(vector, i)));
    Value *next = narrow(wide, sum->getType());
    if (mask)
      next = builder.CreateSelect(builder.CreateExtractElement(mask, i), next,
                                  sum);
    if (length)
      next = builder.CreateSelect(
          builder.CreateICmpUGT(length,
                                llvm::ConstantInt::get(length->getType(), i)),
          next, sum);
    sum = next;
  }
  return sum;
}

/// Rounds or extends a float to `type`.
Value *Expander::emitRounding(Value *value, Type *type) {
  if (types.contains(type))
    return truncateToFloat16(builder, value, type);
  return builder.CreateFPExt(extend(value), type);
}

/// Emits the same intrinsic on floats.
Value *Expander::emitWide(llvm::IntrinsicInst &call) {
  llvm::SmallVector<Type *> overloads;
  if (llvm::Intrinsic::isConstrainedFPIntrinsic(call.getIntrinsicID()) ||
      !llvm::Intrinsic::getIntrinsicSignature(
          call.getIntrinsicID(), call.getFunctionType(), overloads))
    return nullptr;
  for (Type *&type : overloads)
    type = widen(type);
  llvm::FunctionType *type = llvm::Intrinsic::getType(
      call.getContext(), call.getIntrinsicID(), overloads);
  llvm::SmallVector<Value *> arguments;
  for (auto [argument, wanted] : llvm::zip(call.args(), type->params())) {
    if (widen(argument->getType()) != wanted)
      return nullptr;
    arguments.push_back(extend(argument));
  }
  if (widen(call.getType()) != type->getReturnType())
    return nullptr;
  llvm::CallInst *wide = builder.CreateCall(
      llvm::Intrinsic::getDeclaration(call.getModule(), call.getIntrinsicID(),
                                      overloads),
      arguments);
  if (llvm::isa<llvm::FPMathOperator>(wide) &&
      llvm::isa<llvm::FPMathOperator>(call))
    wide->copyFastMathFlags(&call);
  return narrow(wide, call.getType());
}

Value *Expander::emitIntrinsic(llvm::IntrinsicInst &call) {
  switch (call.getIntrinsicID()) {
  case llvm::Intrinsic::fabs:
  case llvm::Intrinsic::vp_fabs:
    return builder.CreateBitCast(maskBits(call.getArgOperand(0), signBit - 1),
                                 call.getType());
  case llvm::Intrinsic::vp_fneg:
    return builder.CreateBitCast(
        builder.CreateXor(toBits(call.getArgOperand(0)), signBit),
        call.getType());
  case llvm::Intrinsic::copysign:
  case llvm::Intrinsic::vp_copysign:
    return emitCopySign(call.getArgOperand(0), call.getArgOperand(1));
  case llvm::Intrinsic::is_fpclass:
  case llvm::Intrinsic::vp_is_fpclass:
    return emitClassTest(
        call.getArgOperand(0),
        llvm::cast<llvm::ConstantInt>(call.getArgOperand(1))->getZExtValue());
  case llvm::Intrinsic::vector_reduce_fadd:
    return emitReduction(call, Instruction::FAdd, nullptr, nullptr);
  case llvm::Intrinsic::vector_reduce_fmul:
    return emitReduction(call, Instruction::FMul, nullptr, nullptr);
  case llvm::Intrinsic::vp_reduce_fadd:
    return emitReduction(call, Instruction::FAdd, call.getArgOperand(2),
                         call.getArgOperand(3));
  case llvm::Intrinsic::vp_reduce_fmul:
    return emitReduction(call, Instruction::FMul, call.getArgOperand(2),
                         call.getArgOperand(3));
  // The results of disabled lanes are undefined, so all lanes may be computed.
  case llvm::Intrinsic::vp_fpext:
  case llvm::Intrinsic::vp_fptrunc:
    return emitRounding(call.getArgOperand(0), call.getType());
  case llvm::Intrinsic::vp_sitofp:
  case llvm::Intrinsic::vp_uitofp:
    return convertToFloat16(builder, call.getArgOperand(0),
                            call.getIntrinsicID() == llvm::Intrinsic::vp_sitofp,
                            call.getType());
  default:
    return emitWide(call);
  }
}

Value *Expander::emit(Instruction &instruction) {
  Type *type = instruction.getType();
  switch (instruction.getOpcode()) {
  case Instruction::FNeg:
    return builder.CreateBitCast(
        builder.CreateXor(toBits(instruction.getOperand(0)), signBit), type);
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem: {
    Value *left = extend(instruction.getOperand(0));
    Value *right = extend(instruction.getOperand(1));
    Value *wide = builder.CreateBinOp(
        static_cast<Instruction::BinaryOps>(instruction.getOpcode()), left,
        right);
    if (auto *operation = llvm::dyn_cast<Instruction>(wide))
      operation->copyFastMathFlags(&instruction);
    return narrow(wide, type);
  }
  case Instruction::FCmp: {
    Value *wide = builder.CreateFCmp(
        llvm::cast<llvm::FCmpInst>(instruction).getPredicate(),
        extend(instruction.getOperand(0)), extend(instruction.getOperand(1)));
    if (auto *comparison = llvm::dyn_cast<Instruction>(wide))
      comparison->copyFastMathFlags(&instruction);
    return wide;
  }
  case Instruction::FPExt:
  case Instruction::FPTrunc:
    return emitRounding(instruction.getOperand(0), type);
  case Instruction::FPToSI:
    return builder.CreateFPToSI(extend(instruction.getOperand(0)), type);
  case Instruction::FPToUI:
    return builder.CreateFPToUI(extend(instruction.getOperand(0)), type);
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return convertToFloat16(builder, instruction.getOperand(0),
                            instruction.getOpcode() == Instruction::SIToFP,
                            type);
  default:
    return emitIntrinsic(llvm::cast<llvm::IntrinsicInst>(instruction));
  }
}

/// Returns true if an instruction interprets its operands or computes its
/// result.
bool computes(const Instruction &instruction) {
  if (const auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
    return !isMovement(call->getIntrinsicID()) &&
           !llvm::Function::isTargetIntrinsic(call->getIntrinsicID());
  if (llvm::isa<llvm::BitCastInst>(instruction))
    return false;
  return llvm::isa<llvm::BinaryOperator, llvm::UnaryOperator, llvm::FCmpInst,
                   llvm::CastInst>(instruction);
}

absl::Status Expander::expand(Instruction &instruction) {
  if (!touches(instruction) || !computes(instruction))
    return absl::OkStatus();
  builder.SetInsertPoint(&instruction);
  Value *result = emit(instruction);
  if (!result)
    return absl::UnimplementedError(absl::StrCat(
        "no code for calls of ", llvm::cast<llvm::CallBase>(instruction)
                                     .getCalledOperand()
                                     ->getName()
                                     .str()));
  if (!result->hasName())
    result->takeName(&instruction);
  instruction.replaceAllUsesWith(result);
  instruction.eraseFromParent();
  return absl::OkStatus();
}

/// Emits a compare-and-exchange of the bits, since floats may compare equal
/// with different bits.
void compareExchangeBits(llvm::IRBuilderBase &builder, Value *address,
                         Value *loaded, Value *updated, llvm::Align alignment,
                         llvm::AtomicOrdering ordering,
                         llvm::SyncScope::ID scope, Value *&success,
                         Value *&newLoaded) {
  Type *type = loaded->getType();
  Value *pair = builder.CreateAtomicCmpXchg(
      address, builder.CreateBitCast(loaded, builder.getInt16Ty()),
      builder.CreateBitCast(updated, builder.getInt16Ty()), alignment, ordering,
      llvm::AtomicCmpXchgInst::getStrongestFailureOrdering(ordering), scope);
  success = builder.CreateExtractValue(pair, 1);
  newLoaded = builder.CreateBitCast(builder.CreateExtractValue(pair, 0), type);
}

} // namespace

bool Float16Types::contains(const Type *type) const {
  const Type *element = type->getScalarType();
  return (half && element->isHalfTy()) || (bfloat && element->isBFloatTy());
}

absl::Status expandFloat16Operations(llvm::Function &function,
                                     Float16Types types) {
  llvm::SmallVector<llvm::AtomicRMWInst *> updates;
  for (Instruction &instruction : llvm::instructions(function))
    if (auto *update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction))
      if (types.contains(update->getType()) &&
          update->getOperation() != llvm::AtomicRMWInst::Xchg)
        updates.push_back(update);
  for (llvm::AtomicRMWInst *update : updates)
    llvm::expandAtomicRMWToCmpXchg(update, compareExchangeBits);
  Expander expander(function, types);
  llvm::SmallVector<Instruction *> instructions;
  for (Instruction &instruction : llvm::instructions(function))
    instructions.push_back(&instruction);
  for (Instruction *instruction : instructions)
    if (absl::Status status = expander.expand(*instruction); !status.ok())
      return status;
  return absl::OkStatus();
}

} // namespace mlir::native
