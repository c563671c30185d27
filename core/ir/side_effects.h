// SPDX-License-Identifier: Apache-2.0
//
// Effects on memory, speculation, and what follows from both: which operations
// are dead, and which may be moved. Source: the MLIR documentation, "Side
// Effects & Speculation".
#ifndef CORE_IR_SIDE_EFFECTS_H
#define CORE_IR_SIDE_EFFECTS_H

#include <optional>

#include "core/ir/effects.h"
#include "core/ir/traits.h"

namespace mlir {

namespace MemoryEffects {

/// The kind of effects on memory.
struct Effect : SideEffects::Effect {
  using SideEffects::Effect::Effect;
  template <typename DerivedT>
  using Base = SideEffects::Effect::Base<DerivedT, Effect>;
  static bool classof(const SideEffects::Effect *effect);
};
using EffectInstance = SideEffects::EffectInstance<Effect>;

/// Takes memory that was free; what is in it is not known.
struct Allocate : Effect::Base<Allocate> {};
/// Gives it back.
struct Free : Effect::Base<Free> {};
/// Looks at it, and changes nothing.
struct Read : Effect::Base<Read> {};
/// Changes it, and does not look at it.
struct Write : Effect::Base<Write> {};

} // namespace MemoryEffects

namespace Speculation {

/// Whether an operation may be run where it would not have been: never; always;
/// if all that is in its regions may.
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

} // namespace mlir

#include "core/ir/side_effects.h.inc"

namespace mlir {

namespace detail {
// Tables for operations that need no functions of their own: effects are those
// of the descriptor; speculation as the trait says.
extern const MemoryEffectOpInterfaceTable describedMemoryEffects;
extern const ConditionallySpeculatableTable alwaysSpeculatable;
extern const ConditionallySpeculatableTable recursivelySpeculatable;
} // namespace detail

/// Whether nothing tells what the operation does to memory.
bool hasUnknownEffects(Operation *op);

/// Whether the operation is known to have effects, all of them `EffectT`.
template <typename EffectT> bool hasSingleEffect(Operation *op) {
  auto interface = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  return interface && interface.template onlyHasEffect<EffectT>();
}

namespace detail {
/// The effects on memory of an operation that tells of them, that `keep` is
/// true for.
llvm::SmallVector<MemoryEffects::EffectInstance, 4> getEffectsIf(
    Operation *op,
    llvm::function_ref<bool(const MemoryEffects::EffectInstance &)> keep);
} // namespace detail

/// The same, of the effects on a value.
template <typename EffectT> bool hasSingleEffect(Operation *op, Value value) {
  auto effects = detail::getEffectsIf(
      op, [&](const auto &effect) { return effect.getValue() == value; });
  return !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
    return llvm::isa<EffectT>(effect.getEffect());
  });
}
/// The same, of the effects on an OpOperand *, OpResult or BlockArgument.
template <typename ValueT, typename EffectT>
bool hasSingleEffect(Operation *op, ValueT value) {
  auto effects = detail::getEffectsIf(op, [&](const auto &effect) {
    return effect.template getEffectValue<ValueT>() == value;
  });
  return !effects.empty() && llvm::all_of(effects, [](const auto &effect) {
    return llvm::isa<EffectT>(effect.getEffect());
  });
}

/// Whether the operation is known to have one of these effects.
template <typename... EffectTs> bool hasEffect(Operation *op) {
  return !detail::getEffectsIf(op, [](const auto &effect) {
            return llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}
/// The same, on a value.
template <typename... EffectTs> bool hasEffect(Operation *op, Value value) {
  return !detail::getEffectsIf(op, [&](const auto &effect) {
            return effect.getValue() == value &&
                   llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}
/// The same, on an OpOperand *, OpResult or BlockArgument.
template <typename ValueT, typename... EffectTs>
  requires(!std::is_base_of_v<SideEffects::Effect, ValueT>)
bool hasEffect(Operation *op, ValueT value) {
  return !detail::getEffectsIf(op, [&](const auto &effect) {
            return effect.template getEffectValue<ValueT>() == value &&
                   llvm::isa<EffectTs...>(effect.getEffect());
          }).empty();
}

// Whether it is not known to have none of these effects.
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

/// Whether deleting it changes nothing: it has no uses, and would be dead.
bool isOpTriviallyDead(Operation *op);
/// Whether, without uses, it could be deleted: it is no terminator and no
/// symbol, and it, with what is in its regions, only reads and allocates what
/// it gives as results.
bool wouldOpBeTriviallyDead(Operation *op);

/// Whether it, with what is in its regions, is known to have no effects on
/// memory.
bool isMemoryEffectFree(Operation *op);
/// Its effects, and those of what is in its regions where it has them, too,
/// perhaps some twice; none if they are not all known.
std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>>
getEffectsRecursively(Operation *rootOp);

/// Whether it may be run where it would not have been.
bool isSpeculatable(Operation *op);
/// Whether it is speculatable and free of effects on memory.
bool isPure(Operation *op);

} // namespace mlir

#endif // CORE_IR_SIDE_EFFECTS_H
