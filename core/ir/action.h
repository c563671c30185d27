// SPDX-License-Identifier: Apache-2.0
//
// Actions: what changes the IR, wrapped so that a handler of the context can
// log it, count it or leave it out. Without a handler they cost a call.
#ifndef CORE_IR_ACTION_H
#define CORE_IR_ACTION_H

#include <functional>

#include "core/ir/operation.h"
#include "core/ir/type_id.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// What an action works on.
using IRUnit = llvm::PointerUnion<Operation *, Block *, Region *, Value>;

/// Prints the operation (with regions left out), block or region briefly.
void printIRUnit(llvm::raw_ostream &os, IRUnit unit);

namespace tracing {

/// One thing that is done; lives while it is. Derive from ActionImpl.
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

/// The base of the class `Derived` of actions, which has a `tag`.
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

/// Called with each action; calls the function that does it, or not.
using ActionHandler =
    std::function<void(llvm::function_ref<void()>, const tracing::Action &)>;

/// To be set before others use the context; null: none.
void registerActionHandler(MLIRContext *context, ActionHandler handler);
bool hasActionHandler(MLIRContext *context);
/// There is a handler.
void executeActionWithHandler(MLIRContext *context,
                              llvm::function_ref<void()> function,
                              const tracing::Action &action);

/// Has the handler of the context do `function`, as an action made from the
/// units and arguments, or does it.
template <typename ActionT, typename... Args>
void executeAction(MLIRContext *context, llvm::function_ref<void()> function,
                   llvm::ArrayRef<IRUnit> irUnits, Args &&...args) {
  if (!hasActionHandler(context))
    return function();
  executeActionWithHandler(context, function,
                           ActionT(irUnits, std::forward<Args>(args)...));
}

} // namespace mlir

#endif // CORE_IR_ACTION_H
