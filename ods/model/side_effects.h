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

  /// The C++ name: "::mlir::MemoryEffects::Read".
  llvm::StringRef getName() const;
  /// Of the effects that its interface is about: "::mlir::MemoryEffects::
  /// Effect".
  llvm::StringRef getBaseEffectName() const;
  /// The C++ name of the interface's trait.
  std::string getInterfaceTrait() const;
  /// The C++ name.
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

/// An effect of an operation and what it is on.
struct EffectUse {
  enum class On { Operation, Operand, Attribute, Result };
  On on;
  /// Of the operand, attribute or result, among those of its kind.
  unsigned index;
  SideEffect effect;
};

/// All effects: of the operation in the order of its traits, then those on
/// results, then those on arguments.
std::vector<EffectUse> getSideEffects(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_SIDE_EFFECTS_H
