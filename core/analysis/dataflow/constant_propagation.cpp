// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/constant_propagation.h"

#include "core/interfaces/fold.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/matchers.h"

using namespace mlir;
using namespace mlir::dataflow;

void ConstantValue::print(llvm::raw_ostream &os) const {
  if (isUninitialized())
    os << "<UNINITIALIZED>";
  else if (!getConstantValue())
    os << "<UNKNOWN>";
  else
    getConstantValue().print(os);
}

namespace {

/// The state of an operation before folding. It is restored afterwards, because
/// a fold may change the operation for assumed constants.
class Snapshot {
public:
  explicit Snapshot(Operation *op)
      : op(op), table(op->getName().getProperties()),
        operands(op->getOperands()),
        discardable(op->getDiscardableAttrDictionary()) {
    if (op->getPropertiesStorageSize() == 0)
      return;
    properties.resize(op->getPropertiesStorageSize() / sizeof(uint64_t));
    // The properties of an unregistered operation are one attribute.
    if (!op->isRegistered()) {
      ::new (properties.data()) Attribute(op->getProperties<Attribute>());
      return;
    }
    initializeProperties(table, properties.data());
    copyProperties(table, properties.data(), op->getPropertiesStorage());
  }
  Snapshot(const Snapshot &) = delete;
  ~Snapshot() {
    if (!properties.empty())
      destroyProperties(table, properties.data());
  }
  void restore() {
    op->setOperands(operands);
    op->setDiscardableAttrs(discardable);
    if (!properties.empty())
      op->copyProperties(properties.data());
  }

private:
  Operation *op;
  /// Empty if the operation is unregistered.
  const FieldTable table;
  llvm::SmallVector<Value, 4> operands;
  DictionaryAttr discardable;
  llvm::SmallVector<uint64_t, 8> properties;
};

} // namespace

static bool mayFold(Operation *op) {
  if (getDialectInterface<DialectFoldInterface>(op->getDialect()))
    return true;
  return op->isRegistered() && (op->getName().getDescriptor()->hooks.fold ||
                                op->getName().getRecord().hasFoldingTraits);
}

LogicalResult SparseConstantPropagation::visitOperation(
    Operation *op, llvm::ArrayRef<const Lattice<ConstantValue> *> operands,
    llvm::ArrayRef<Lattice<ConstantValue> *> results) {
  Attribute constant;
  if (results.size() == 1 && matchPattern(op, m_Constant(&constant))) {
    propagateIfChanged(results[0], results[0]->join(ConstantValue(
                                       constant, op->getDialect())));
    return success();
  }
  // A fold might change the regions.
  if (op->getNumRegions() || !mayFold(op)) {
    setAllToEntryStates(results);
    return success();
  }
  llvm::SmallVector<Attribute, 4> constants;
  for (const Lattice<ConstantValue> *operand : operands) {
    if (operand->getValue().isUninitialized())
      return success();
    constants.push_back(operand->getValue().getConstantValue());
  }

  Snapshot before(op);
  llvm::SmallVector<OpFoldResult, 2> folded;
  if (failed(op->fold(constants, folded))) {
    setAllToEntryStates(results);
    return success();
  }
  if (folded.empty()) {
    before.restore();
    setAllToEntryStates(results);
    return success();
  }
  for (auto [result, value] : llvm::zip_equal(results, folded)) {
    if (auto constant = llvm::dyn_cast<Attribute>(value))
      propagateIfChanged(
          result, result->join(ConstantValue(constant, op->getDialect())));
    else
      join(result, *getLatticeElement(llvm::cast<Value>(value)));
  }
  return success();
}

void SparseConstantPropagation::setToEntryState(
    Lattice<ConstantValue> *lattice) {
  propagateIfChanged(lattice,
                     lattice->join(ConstantValue::getUnknownConstant()));
}
