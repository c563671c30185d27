// SPDX-License-Identifier: Apache-2.0
#include "dialects/index/index.h"

#include "core/interfaces/inliner.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace mlir::index;

void IndexDialect::initialize() {
  registerAttributes();
  registerOperations();
  addInterfaces<InlinesAllOperations>(*this);
}

void IndexDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/index/index_attrdef.cpp.inc"
      >();
}

void IndexDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "dialects/index/index_op.cpp.inc"
      >();
}

Operation *IndexDialect::materializeConstant(OpBuilder &builder,
                                             Attribute value, Type type,
                                             Location loc) {
  if (auto boolean = dyn_cast<BoolAttr>(value)) {
    if (type.isSignlessInteger(1))
      return BoolConstantOp::create(builder, loc, type, boolean);
    return nullptr;
  }
  auto integer = dyn_cast<IntegerAttr>(value);
  if (!integer || !isa<IndexType>(integer.getType()) || !isa<IndexType>(type))
    return nullptr;
  return ConstantOp::create(builder, loc, type, integer);
}

// Casts are valid if
// 1. one type is index, and
// 2. the other one is an integer type.

static bool isIndexCast(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  return isa<IndexType>(inputs[0]) != isa<IndexType>(outputs[0]);
}

bool CastSOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIndexCast(inputs, outputs);
}

bool CastUOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIndexCast(inputs, outputs);
}

// Constants

void ConstantOp::build(OpBuilder &builder, OperationState &state,
                       int64_t value) {
  build(builder, state, builder.getIndexType(), builder.getIndexAttr(value));
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  llvm::SmallString<32> name("idx");
  getValue().toStringSigned(name);
  setNameFn(getResult(), name);
}

void BoolConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), getValue() ? "true" : "false");
}

#include "dialects/index/index_dialect.cpp.inc"

#include "dialects/index/index_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/index/index_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/index/index_op.cpp.inc"
