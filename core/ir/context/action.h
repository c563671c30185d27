// SPDX-License-Identifier: Apache-2.0
//
// Actions: transformations of the IR wrapped so that a handler of the context
// can log, count or skip them. Without a handler, executing an action costs one
// call.
#ifndef CORE_IR_CONTEXT_ACTION_H
#define CORE_IR_CONTEXT_ACTION_H

#include <functional>

#include "core/ir/storage/type_id.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// The IR that an action is applied to.
using IRUnit = llvm::PointerUnion<Operation *, Block *, Region *, Value>;

/// Prints an operation without its regions, or a block or region in short form.
void printIRUnit(llvm::raw_ostream &os, IRUnit unit);

namespace tracing {

/// A transformation that is about to be executed; the object lives as long as
/// its execution. Derive from ActionImpl.
class Action {
public:
  virtual ~Action();
  TypeID getActionID() const { return id; }
  virtual llvm::StringRef getTag() const = 0;
  virtual void print(llvm::raw_ostream &os) const {
    os << "Action \"" << getTag() << "\"";
  }
  llvm::ArrayRef<IRUnit> getContextIRUnits() const { return irUnits; }

protected:
  Action(llvm::ArrayRef<IRUnit> irUnits, TypeID id)
      : id(id), irUnits(irUnits) {}

private:
  TypeID id;
  llvm::ArrayRef<IRUnit> irUnits;
};

/// CRTP base of action classes. `Derived` defines `tag`, the name of its
/// actions.
template <typename Derived> class ActionImpl : public Action {
public:
  explicit ActionImpl(llvm::ArrayRef<IRUnit> irUnits = {})
      : Action(irUnits, TypeID::get<Derived>()) {}
  llvm::StringRef getTag() const override { return Derived::tag; }
  static bool classof(const Action *action) {
    return action->getActionID() == TypeID::get<Derived>();
  }
};

} // namespace tracing

/// A handler is called with each action and a function that executes it. It may
/// skip the action by not calling the function.
using ActionHandler =
    std::function<void(llvm::function_ref<void()>, const tracing::Action &)>;

/// Sets the handler of the context; null removes it. Not thread-safe: set it
/// before other threads use the context.
void registerActionHandler(MLIRContext *context, ActionHandler handler);
bool hasActionHandler(MLIRContext *context);
/// Passes the action to the context's handler, which must exist.
void executeActionWithHandler(MLIRContext *context,
                              llvm::function_ref<void()> function,
                              const tracing::Action &action);

/// Constructs an `ActionT` from `irUnits` and `args` and passes it to the
/// context's handler, which decides whether `function` is called. Without a
/// handler, calls `function` and constructs no action.
template <typename ActionT, typename... Args>
void executeAction(MLIRContext *context, llvm::function_ref<void()> function,
                   llvm::ArrayRef<IRUnit> irUnits, Args &&...args) {
  if (!hasActionHandler(context))
    return function();
  executeActionWithHandler(context, function,
                           ActionT(irUnits, std::forward<Args>(args)...));
}

} // namespace mlir

#endif // CORE_IR_CONTEXT_ACTION_H
