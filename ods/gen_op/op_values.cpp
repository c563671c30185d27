// SPDX-License-Identifier: Apache-2.0
//
// Generates accessors of operands and results.
#include "ods/gen_op/op_class.h"

using namespace mlir::ods;

void OpClassEmitter::addOperands() {
  for (int i = 0; i < op.getNumOperands(); ++i) {
    const NamedTypeConstraint &operand = op.getOperand(i);
    if (operand.name.empty())
      continue;
    const std::string name = op.getGetterName(operand.name);
    const std::string group = "(*this, " + std::to_string(i) + ");";
    cls.addText("  static constexpr int odsIndex_" + operand.name.str() +
                " = " + std::to_string(i) + ";\n");
    if (operand.isVariadicOfVariadic()) {
      addGetter("::mlir::OperandRangeRange", name,
                "return ::mlir::getOperandGroups" + group);
      addGetter("::mlir::MutableOperandRangeRange", name + "Mutable",
                "return ::mlir::getMutableOperandGroups" + group);
    } else if (operand.isVariableLength()) {
      if (operand.isOptional())
        addGetter(getTypedValue(operand), name,
                  "return ::mlir::getOptionalOperand" + group);
      else
        addGetter("::mlir::OperandRange", name,
                  "return ::mlir::getOperandGroup" + group);
      addGetter("::mlir::MutableOperandRange", name + "Mutable",
                "return ::mlir::getMutableOperandGroup" + group);
    } else if (auto index = getFixedIndex(op.getOperands(), i)) {
      const std::string place = "(" + std::to_string(*index) + ")";
      addGetter(getTypedValue(operand), name,
                "return (*this)->getOperand" + place + ".getImpl();");
      addGetter("::mlir::OpOperand &", name + "Mutable",
                "return (*this)->getOpOperand" + place + ";");
    } else {
      addGetter(getTypedValue(operand), name,
                "return ::mlir::getSingleOperand(*this, " + std::to_string(i) +
                    ").get().getImpl();");
      addGetter("::mlir::OpOperand &", name + "Mutable",
                "return ::mlir::getSingleOperand" + group);
    }
  }
}

void OpClassEmitter::addResults() {
  for (int i = 0; i < op.getNumResults(); ++i) {
    const NamedTypeConstraint &result = op.getResult(i);
    if (result.name.empty())
      continue;
    const std::string name = op.getGetterName(result.name);
    const std::string group = "(*this, " + std::to_string(i) + ")";
    if (result.isOptional())
      addGetter(getTypedValue(result), name,
                "return ::mlir::getOptionalResult" + group + ";");
    else if (result.isVariadic())
      addGetter("::mlir::ResultRange", name,
                "return ::mlir::getResultGroup" + group + ";");
    else if (auto index = getFixedIndex(op.getResults(), i))
      addGetter(getTypedValue(result), name,
                "return (*this)->getResult(" + std::to_string(*index) +
                    ").getImpl();");
    else
      addGetter(getTypedValue(result), name,
                "return ::mlir::getResultGroup" + group +
                    ".front().getImpl();");
  }
}
