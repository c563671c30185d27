// SPDX-License-Identifier: Apache-2.0
//
// Conversion targets: which operations are legal. What makes others legal are
// patterns.
// Source: the MLIR documentation, "Dialect Conversion", "Conversion Target".
#ifndef CORE_CONVERSION_CONVERSION_TARGET_H
#define CORE_CONVERSION_CONVERSION_TARGET_H

#include <functional>
#include <optional>

#include "core/ir/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

/// The legality of operations: by their names, else by their dialects, else by
/// a function for those that are unknown. Not to be changed while it is used.
class ConversionTarget {
public:
  enum class LegalizationAction {
    /// It is legal.
    Legal,
    /// A function says whether it is.
    Dynamic,
    /// It must be converted.
    Illegal,
  };
  struct LegalOpDetails {
    /// What is nested in it is legal, too.
    bool isRecursivelyLegal = false;
  };
  /// None: not known. Of functions for the same operations the last one is
  /// asked first, and the others while nothing is known.
  using DynamicLegalityCallbackFn =
      std::function<std::optional<bool>(Operation *)>;

  explicit ConversionTarget(MLIRContext &context) : context(context) {}
  virtual ~ConversionTarget();

  // Operations.

  void setOpAction(OperationName op, LegalizationAction action) {
    operations[op].action = action;
  }
  template <typename OpT> void setOpAction(LegalizationAction action) {
    setOpAction(nameOf<OpT>(), action);
  }
  void addLegalOp(OperationName op) {
    setOpAction(op, LegalizationAction::Legal);
  }
  template <typename... OpTs> void addLegalOp() {
    (addLegalOp(nameOf<OpTs>()), ...);
  }
  void addIllegalOp(OperationName op) {
    setOpAction(op, LegalizationAction::Illegal);
  }
  template <typename... OpTs> void addIllegalOp() {
    (addIllegalOp(nameOf<OpTs>()), ...);
  }
  void addDynamicallyLegalOp(OperationName op,
                             const DynamicLegalityCallbackFn &callback);
  template <typename... OpTs>
  void addDynamicallyLegalOp(const DynamicLegalityCallbackFn &callback) {
    (addDynamicallyLegalOp(nameOf<OpTs>(), callback), ...);
  }
  /// By a function of the class of operations.
  template <typename OpT, typename Function>
    requires(!std::is_invocable_v<Function, Operation *>)
  void addDynamicallyLegalOp(Function &&callback) {
    addDynamicallyLegalOp<OpT>(
        DynamicLegalityCallbackFn([=](Operation *op) -> std::optional<bool> {
          return callback(llvm::cast<OpT>(op));
        }));
  }

  /// What is nested in these operations, which are legal in some way, is legal
  /// when they are, and the function, if there is one, does not say no.
  void markOpRecursivelyLegal(OperationName name,
                              const DynamicLegalityCallbackFn &callback = {});
  template <typename... OpTs>
    requires(sizeof...(OpTs) != 0)
  void markOpRecursivelyLegal(const DynamicLegalityCallbackFn &callback = {}) {
    (markOpRecursivelyLegal(nameOf<OpTs>(), callback), ...);
  }
  template <typename OpT, typename Function>
    requires(!std::is_invocable_v<Function, Operation *> &&
             std::is_invocable_v<Function, OpT>)
  void markOpRecursivelyLegal(Function &&callback) {
    markOpRecursivelyLegal<OpT>(
        DynamicLegalityCallbackFn([=](Operation *op) -> std::optional<bool> {
          return callback(llvm::cast<OpT>(op));
        }));
  }

  // Dialects, by their namespaces.

  void setDialectAction(llvm::ArrayRef<llvm::StringRef> names,
                        LegalizationAction action);
  template <typename... Names>
  void addLegalDialect(llvm::StringRef name, Names... names) {
    setDialectAction({name, names...}, LegalizationAction::Legal);
  }
  template <typename... Dialects>
    requires(sizeof...(Dialects) != 0)
  void addLegalDialect() {
    addLegalDialect(Dialects::getDialectNamespace()...);
  }
  template <typename... Names>
  void addIllegalDialect(llvm::StringRef name, Names... names) {
    setDialectAction({name, names...}, LegalizationAction::Illegal);
  }
  template <typename... Dialects>
    requires(sizeof...(Dialects) != 0)
  void addIllegalDialect() {
    addIllegalDialect(Dialects::getDialectNamespace()...);
  }
  template <typename... Names>
  void addDynamicallyLegalDialect(const DynamicLegalityCallbackFn &callback,
                                  llvm::StringRef name, Names... names) {
    setDialectAction({name, names...}, LegalizationAction::Dynamic);
    setLegalityCallback({name, names...}, callback);
  }
  template <typename... Dialects>
    requires(sizeof...(Dialects) != 0)
  void addDynamicallyLegalDialect(const DynamicLegalityCallbackFn &callback) {
    addDynamicallyLegalDialect(callback, Dialects::getDialectNamespace()...);
  }

  /// Operations of which nothing else is said.
  void markUnknownOpDynamicallyLegal(const DynamicLegalityCallbackFn &callback);

  // Questions.

  /// None if nothing is said of it.
  std::optional<LegalizationAction> getOpAction(OperationName op) const;
  /// None if it is not known to be legal.
  std::optional<LegalOpDetails> isLegal(Operation *op) const;
  /// Whether it is known to be illegal.
  bool isIllegal(Operation *op) const;

private:
  struct LegalizationInfo {
    LegalizationAction action = LegalizationAction::Illegal;
    bool isRecursivelyLegal = false;
    DynamicLegalityCallbackFn isLegal = {};
    /// Null: what is nested in it always is.
    DynamicLegalityCallbackFn isNestedLegal = {};
  };
  template <typename OpT> OperationName nameOf() const {
    return OperationName(OpT::getOperationName(), &context);
  }
  void setLegalityCallback(llvm::ArrayRef<llvm::StringRef> dialects,
                           const DynamicLegalityCallbackFn &callback);
  /// Null if nothing is said of it.
  const LegalizationInfo *getOpInfo(OperationName op) const;

  llvm::DenseMap<OperationName, LegalizationInfo> operations;
  llvm::StringMap<LegalizationInfo> dialects;
  std::optional<LegalizationInfo> unknown;
  MLIRContext &context;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_TARGET_H
