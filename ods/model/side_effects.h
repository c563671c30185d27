// SPDX-License-Identifier: Apache-2.0
//
// Side effects of operations.
#ifndef ODS_MODEL_SIDE_EFFECTS_H
#define ODS_MODEL_SIDE_EFFECTS_H

#include <string>
#include <vector>

#include "ods/model/operator.h"

namespace mlir {
namespace ods {

/// A `SideEffect` record.
class SideEffect : public Operator::VariableDecorator {
public:
  explicit SideEffect(const llvm::Record *def) : VariableDecorator(def) {}

  /// Returns the C++ name: "::mlir::MemoryEffects::Read".
  llvm::StringRef getName() const;
  /// Returns the base class of the interface's effects:
  /// "::mlir::MemoryEffects::Effect".
  llvm::StringRef getBaseEffectName() const;
  /// Returns the C++ name of the interface's trait.
  std::string getInterfaceTrait() const;
  /// Returns the C++ name of the resource.
  llvm::StringRef getResource() const;
  int64_t getStage() const;
  bool getEffectOnfullRegion() const;

  static bool classof(const Operator::VariableDecorator *var);
};

/// A trait with effects of the whole operation.
class SideEffectTrait : public InterfaceTrait {
public:
  std::vector<SideEffect> getEffects() const;
  llvm::StringRef getBaseEffectName() const;
  static bool classof(const Trait *t);
};

/// An effect of an operation and the entity that it applies to.
struct EffectUse {
  enum class On { Operation, Operand, Attribute, Result };
  On on;
  /// The index of the operand, attribute or result within its kind.
  unsigned index;
  SideEffect effect;
};

/// Returns all effects: those of the operation in the order of its traits, then
/// those on results, then those on arguments.
std::vector<EffectUse> getSideEffects(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_SIDE_EFFECTS_H
