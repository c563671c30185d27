// SPDX-License-Identifier: Apache-2.0
//
// The dialect: registration, constant materialization and generated code.
#include "dialects/llvm/llvm.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

void LLVMDialect::initialize() {
  registerAttributes();
  registerTypes();
  registerOperations();
}

void LLVMDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "dialects/llvm/llvm_op.cpp.inc"
      >();
}

Operation *LLVMDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto symbol = dyn_cast<FlatSymbolRefAttr>(value);
  if (symbol && isa<LLVMPointerType>(type))
    return AddressOfOp::create(builder, loc, type, symbol);
  if (isa<UndefAttr>(value))
    return UndefOp::create(builder, loc, type);
  if (isa<PoisonAttr>(value))
    return PoisonOp::create(builder, loc, type);
  if (isa<ZeroAttr>(value))
    return ZeroOp::create(builder, loc, type);
  // Materializes an llvm.mlir.constant or a llvm.mlir.zero.
  return ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/llvm/llvm_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/llvm/llvm_op.cpp.inc"
