// SPDX-License-Identifier: Apache-2.0
//
// Translates conversions between types.
#include "core/support/llvm.h"
#include "targets/llvmir/instruction_flags.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {
/// An operation that becomes one cast.
struct CastRow {
  StringLiteral name;
  llvm::Instruction::CastOps opcode;
};
constexpr CastRow castRows[] = {
#define HANDLE_CAST_INST(NUMBER, OPCODE, CLASS)                                \
  {"llvm." #OPCODE, llvm::Instruction::OPCODE},
#include "llvm/IR/Instruction.def"
};
} // namespace

static LogicalResult convertCast(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation,
                                 unsigned opcode) {
  llvm::Value *operand = translation.lookupValue(op->getOperand(0));
  llvm::Value *value =
      builder.CreateCast(llvm::Instruction::CastOps(opcode), operand,
                         translation.convertType(op->getResult(0).getType()));
  // If no new instruction was created, its flags must not change.
  if (value != operand) {
    LLVM::detail::setInstructionFlags(op, value);
    if (auto dereferenceable = dyn_cast<DereferenceableOpInterface>(op))
      if (auto *instruction = dyn_cast<llvm::Instruction>(value))
        translation.getMetadata().setDereferenceable(dereferenceable,
                                                     instruction);
  }
  translation.mapValue(op->getResult(0), value);
  return success();
}

void LLVM::detail::addCasts(OpTranslations &translations) {
  for (const CastRow &row : castRows)
    translations.add(StringRef(row.name).lower(), convertCast, row.opcode);
}
