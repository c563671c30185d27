// SPDX-License-Identifier: Apache-2.0
//
// Translates arithmetic, comparisons and selects.
#include "core/support/llvm.h"
#include "targets/llvmir/instruction_flags.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {
/// An operation that becomes one instruction with two operands.
struct BinaryRow {
  StringLiteral name;
  llvm::Instruction::BinaryOps opcode;
};
constexpr BinaryRow binaryRows[] = {
#define HANDLE_BINARY_INST(NUMBER, OPCODE, CLASS)                              \
  {"llvm." #OPCODE, llvm::Instruction::OPCODE},
#include "llvm/IR/Instruction.def"
};
} // namespace

/// Creates the instruction or folds it. Flags affect the folding of constants.
static llvm::Value *createBinary(llvm::IRBuilderBase &builder,
                                 llvm::Instruction::BinaryOps opcode,
                                 llvm::Value *lhs, llvm::Value *rhs, bool isNuw,
                                 bool isNsw, bool isExact) {
  using llvm::Instruction;
  switch (opcode) {
  case Instruction::Add:
    return builder.CreateAdd(lhs, rhs, "", isNuw, isNsw);
  case Instruction::Sub:
    return builder.CreateSub(lhs, rhs, "", isNuw, isNsw);
  case Instruction::Mul:
    return builder.CreateMul(lhs, rhs, "", isNuw, isNsw);
  case Instruction::Shl:
    return builder.CreateShl(lhs, rhs, "", isNuw, isNsw);
  case Instruction::UDiv:
    return builder.CreateUDiv(lhs, rhs, "", isExact);
  case Instruction::SDiv:
    return builder.CreateSDiv(lhs, rhs, "", isExact);
  case Instruction::LShr:
    return builder.CreateLShr(lhs, rhs, "", isExact);
  case Instruction::AShr:
    return builder.CreateAShr(lhs, rhs, "", isExact);
  case Instruction::And:
    return builder.CreateAnd(lhs, rhs);
  case Instruction::Or:
    return builder.CreateOr(lhs, rhs);
  default:
    return builder.CreateBinOp(opcode, lhs, rhs);
  }
}

static LogicalResult convertBinary(Operation *op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation,
                                   unsigned opcode) {
  auto overflow = dyn_cast<IntegerOverflowFlagsInterface>(op);
  auto exact = dyn_cast<ExactFlagInterface>(op);
  llvm::Value *value = createBinary(
      builder, llvm::Instruction::BinaryOps(opcode),
      translation.lookupValue(op->getOperand(0)),
      translation.lookupValue(op->getOperand(1)),
      overflow && overflow.hasNoUnsignedWrap(),
      overflow && overflow.hasNoSignedWrap(), exact && exact.getIsExact());
  LLVM::detail::setInstructionFlags(op, value);
  translation.mapValue(op->getResult(0), value);
  return success();
}

static LogicalResult convertFNeg(FNegOp op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  llvm::Value *value =
      builder.CreateFNeg(translation.lookupValue(op.getOperand()));
  LLVM::detail::setInstructionFlags(op, value);
  translation.mapValue(op.getRes(), value);
  return success();
}

static LogicalResult convertICmp(ICmpOp op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  using Predicate = llvm::CmpInst::Predicate;
  static constexpr Predicate predicates[] = {
      Predicate::ICMP_EQ,  Predicate::ICMP_NE,  Predicate::ICMP_SLT,
      Predicate::ICMP_SLE, Predicate::ICMP_SGT, Predicate::ICMP_SGE,
      Predicate::ICMP_ULT, Predicate::ICMP_ULE, Predicate::ICMP_UGT,
      Predicate::ICMP_UGE};
  translation.mapValue(
      op.getRes(), builder.CreateICmp(predicates[uint64_t(op.getPredicate())],
                                      translation.lookupValue(op.getLhs()),
                                      translation.lookupValue(op.getRhs())));
  return success();
}

static LogicalResult convertFCmp(FCmpOp op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  using Predicate = llvm::CmpInst::Predicate;
  static constexpr Predicate predicates[] = {
      Predicate::FCMP_FALSE, Predicate::FCMP_OEQ, Predicate::FCMP_OGT,
      Predicate::FCMP_OGE,   Predicate::FCMP_OLT, Predicate::FCMP_OLE,
      Predicate::FCMP_ONE,   Predicate::FCMP_ORD, Predicate::FCMP_UEQ,
      Predicate::FCMP_UGT,   Predicate::FCMP_UGE, Predicate::FCMP_ULT,
      Predicate::FCMP_ULE,   Predicate::FCMP_UNE, Predicate::FCMP_UNO,
      Predicate::FCMP_TRUE};
  llvm::Value *value =
      builder.CreateFCmp(predicates[uint64_t(op.getPredicate())],
                         translation.lookupValue(op.getLhs()),
                         translation.lookupValue(op.getRhs()));
  LLVM::detail::setInstructionFlags(op, value);
  translation.mapValue(op.getRes(), value);
  return success();
}

static LogicalResult convertSelect(SelectOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  llvm::Value *value =
      builder.CreateSelect(translation.lookupValue(op.getCondition()),
                           translation.lookupValue(op.getTrueValue()),
                           translation.lookupValue(op.getFalseValue()));
  LLVM::detail::setInstructionFlags(op, value);
  translation.mapValue(op.getRes(), value);
  return success();
}

static LogicalResult convertFreeze(FreezeOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(), builder.CreateFreeze(translation.lookupValue(op.getVal())));
  return success();
}

void LLVM::detail::addArithmetic(OpTranslations &translations) {
  for (const BinaryRow &row : binaryRows)
    translations.add(StringRef(row.name).lower(), convertBinary, row.opcode);
  translations.add<convertFNeg>();
  translations.add<convertICmp>();
  translations.add<convertFCmp>();
  translations.add<convertSelect>();
  translations.add<convertFreeze>();
}
