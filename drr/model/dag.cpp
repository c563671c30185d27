// SPDX-License-Identifier: Apache-2.0
#include "drr/model/dag.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

bool DagLeaf::isUnspecified() const {
  return llvm::isa_and_nonnull<llvm::UnsetInit>(init);
}

bool DagLeaf::isStringAttr() const {
  return llvm::isa_and_nonnull<llvm::StringInit>(init);
}

const llvm::Record *DagLeaf::getDef() const {
  const auto *def = llvm::dyn_cast_or_null<llvm::DefInit>(init);
  return def ? def->getDef() : nullptr;
}

ConstantAttr DagLeaf::getAsConstantAttr() const {
  return ConstantAttr(llvm::cast<llvm::DefInit>(init));
}

ConstantProp DagLeaf::getAsConstantProp() const {
  return ConstantProp(llvm::cast<llvm::DefInit>(init));
}

bool DagLeaf::isSubClassOf(StringRef className) const {
  const llvm::Record *def = getDef();
  return def && def->isSubClassOf(className);
}

const llvm::Record *DagNode::getDef() const {
  const auto *def = llvm::dyn_cast<llvm::DefInit>(node->getOperator());
  return def ? def->getDef() : nullptr;
}

Operator &DagNode::getDialectOp(RecordOperatorMap &operators) const {
  std::unique_ptr<Operator> &op = operators[getDef()];
  if (!op)
    op = std::make_unique<Operator>(*getDef());
  return *op;
}

int DagNode::getNumOps() const {
  int count = isOperation();
  for (int i = 0; i < getNumArgs(); ++i)
    if (DagNode child = getArgAsNestedDag(i))
      count += child.getNumOps();
  return count;
}

bool DagNode::isNestedDagArg(unsigned index) const {
  return llvm::isa_and_nonnull<llvm::DagInit>(node->getArg(index));
}

DagNode DagNode::getArgAsNestedDag(unsigned index) const {
  return DagNode(llvm::dyn_cast_or_null<llvm::DagInit>(node->getArg(index)));
}

DagLeaf DagNode::getArgAsLeaf(unsigned index) const {
  return DagLeaf(node->getArg(index));
}

bool DagNode::isNativeCodeCall() const {
  const llvm::Record *def = getDef();
  return def && def->isSubClassOf("NativeCodeCall");
}

bool DagNode::isOperation() const {
  return !isNativeCodeCall() && !isReplaceWithValue() &&
         !isLocationDirective() && !isReturnTypeDirective() && !isEither() &&
         !isVariadic();
}

bool DagNode::isNamed(StringRef name) const {
  const llvm::Record *def = getDef();
  return def && def->getName() == name;
}

StringRef NativeCode::getTemplate() const {
  return def->getValueAsString("expression");
}

int NativeCode::getNumReturns() const {
  return def->getValueAsInt("numReturns");
}

std::optional<std::string> NativeCode::getExpression() const {
  return encodeExpressionField(*def, "value");
}
