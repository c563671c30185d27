// SPDX-License-Identifier: Apache-2.0
//
// Memory effects and speculatability of operations, and the queries based on
// them: which operations are dead, and which may be moved. Source: the MLIR
// documentation, "Side Effects & Speculation".
#ifndef CORE_IR_INTERFACE_SIDE_EFFECTS_H
#define CORE_IR_INTERFACE_SIDE_EFFECTS_H

#include <optional>

#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/effects.h"

namespace mlir {

namespace MemoryEffects {

/// The kind of memory effects.
struct Effect : SideEffects::Effect {
  using SideEffects::Effect::Effect;
  template <typename DerivedT>
  using Base = SideEffects::Effect::Base<DerivedT, Effect>;
  static bool classof(const SideEffects::Effect *effect);
};
using EffectInstance = SideEffects::EffectInstance<Effect>;

/// Allocates memory; its contents are undefined.
struct Allocate : Effect::Base<Allocate> {};
/// Frees memory.
struct Free : Effect::Base<Free> {};
/// Reads memory without changing it.
struct Read : Effect::Base<Read> {};
/// Changes memory without reading it.
struct Write : Effect::Base<Write> {};

} // namespace MemoryEffects

namespace Speculation {

/// Specifies whether an operation may be executed speculatively: never, always,
/// or if all operations in its regions may.
enum class Speculatability {
  NotSpeculatable,
  Speculatable,
  RecursivelySpeculatable,
};
constexpr auto NotSpeculatable = Speculatability::NotSpeculatable;
constexpr auto Speculatable = Speculatability::Speculatable;
constexpr auto RecursivelySpeculatable =
    Speculatability::RecursivelySpeculatable;

} // namespace Speculation

/// The answers of the traits AlwaysSpeculatableImplTrait and
/// RecursivelySpeculatableImplTrait; see core/ir/descriptor/op_class.h.
namespace OpAccess {

template <typename BaseT> class AlwaysSpeculatable : public BaseT {
public:
  using BaseT::BaseT;
  Speculation::Speculatability getSpeculatability() const {
    return Speculation::Speculatable;
  }
};

template <typename BaseT> class RecursivelySpeculatable : public BaseT {
public:
  using BaseT::BaseT;
  Speculation::Speculatability getSpeculatability() const {
    return Speculation::RecursivelySpeculatable;
  }
};

} // namespace OpAccess

} // namespace mlir

#include "core/ir/interface/side_effects.h.inc"

namespace mlir {

namespace detail {
// Tables of operations without their own implementation: memory effects of the
// descriptor; speculatability of the trait.
extern const MemoryEffectOpInterfaceTable describedMemoryEffects;
extern const ConditionallySpeculatableTable alwaysSpeculatable;
extern const ConditionallySpeculatableTable recursivelySpeculatable;
} // namespace detail

/// Returns true if the memory effects of the operation are unknown.
bool hasUnknownEffects(Operation *op);

/// Returns true if the operation has effects, they are known, and all are
/// `EffectT`.
template <typename EffectT> bool hasSingleEffect(Operation *op) {
  auto interface = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  return interface && interface.template onlyHasEffect<EffectT>();
}

namespace detail {
/// Returns the memory effects of the operation for which `keep` returns true;
/// empty if the effects are unknown.
llvm::SmallVector<MemoryEffects::EffectInstance, 4> getEffectsIf(
    Operation *op,
    llvm::function_ref<bool(const MemoryEffects::EffectInstance &)> keep);
} // namespace detail

/// Like the overload above, for the effects on a value.
template <typename EffectT> bool hasSingleEffect(Operation *op, Value value) {
  auto effects = detail::getEffectsIf(
      op, [&](const auto &effect) { return effect.getValue() == value; });
  return !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
    return llvm::isa<EffectT>(effect.getEffect());
  });
}
/// Like the overload above, for the effects on an OpOperand *, OpResult or
/// BlockArgument.
template <typename ValueT, typename EffectT>
bool hasSingleEffect(Operation *op, ValueT value) {
  auto effects = detail::getEffectsIf(op, [&](const auto &effect) {
    return effect.template getEffectValue<ValueT>() == value;
  });
  return !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
    return llvm::isa<EffectT>(effect.getEffect());
  });
}

/// Returns true if the operation is known to have one of these effects.
template <typename... EffectTs> bool hasEffect(Operation *op) {
  return !detail::getEffectsIf(op, [](const auto &effect) {
            return llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}
/// Like the overload above, for the effects on a value.
template <typename... EffectTs> bool hasEffect(Operation *op, Value value) {
  return !detail::getEffectsIf(op, [&](const auto &effect) {
            return effect.getValue() == value &&
                   llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}
/// Like the overload above, for the effects on an OpOperand *, OpResult or
/// BlockArgument.
template <typename ValueT, typename... EffectTs>
  requires(!std::is_base_of_v<SideEffects::Effect, ValueT>)
bool hasEffect(Operation *op, ValueT value) {
  return !detail::getEffectsIf(op, [&](const auto &effect) {
            return effect.template getEffectValue<ValueT>() == value &&
                   llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}

// Returns true unless the operation is known to have none of these effects.
template <typename... EffectTs> bool mightHaveEffect(Operation *op) {
  return hasUnknownEffects(op) || hasEffect<EffectTs...>(op);
}
template <typename... EffectTs>
bool mightHaveEffect(Operation *op, Value value) {
  return hasUnknownEffects(op) || hasEffect<EffectTs...>(op, value);
}
template <typename ValueT, typename... EffectTs>
  requires(!std::is_base_of_v<SideEffects::Effect, ValueT>)
bool mightHaveEffect(Operation *op, ValueT value) {
  return hasUnknownEffects(op) || hasEffect<ValueT, EffectTs...>(op, value);
}

/// Returns true if the operation can be erased: it has no uses, and
/// wouldOpBeTriviallyDead holds.
bool isOpTriviallyDead(Operation *op);
/// Returns true if the operation could be erased if it had no uses. It must not
/// be a terminator or a symbol, and it and the operations in its regions may
/// only read memory and affect memory that they allocate for their results.
bool wouldOpBeTriviallyDead(Operation *op);

/// Returns true if the operation and those in its regions are known to have no
/// memory effects.
bool isMemoryEffectFree(Operation *op);
/// Returns the effects of the operation and, if its effects are recursive, of
/// the operations in its regions; may contain duplicates. Returns nullopt if an
/// effect is unknown.
std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>>
getEffectsRecursively(Operation *rootOp);

/// Returns true if the operation may be executed speculatively.
bool isSpeculatable(Operation *op);
/// Returns true if the operation is speculatable and has no memory effects.
bool isPure(Operation *op);

} // namespace mlir

#endif // CORE_IR_INTERFACE_SIDE_EFFECTS_H
