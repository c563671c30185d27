// SPDX-License-Identifier: Apache-2.0
//
// Conversion targets, which define the legal operations of a conversion.
// Source: the MLIR documentation, "Dialect Conversion", "Conversion Target".
#ifndef CORE_CONVERSION_CONVERSION_TARGET_H
#define CORE_CONVERSION_CONVERSION_TARGET_H

#include <functional>
#include <optional>

#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

/// The legality of operations: by name, else by dialect, else by a function for
/// unknown operations. Must not change while it is used.
class ConversionTarget {
public:
  enum class LegalizationAction {
    /// The operation is legal.
    Legal,
    /// A function determines if it is legal.
    Dynamic,
    /// The operation must be converted.
    Illegal,
  };
  struct LegalOpDetails {
    /// True if all nested operations are legal, too.
    bool isRecursivelyLegal = false;
  };
  /// Returns nothing if the legality is not known. If an operation has several
  /// functions, the last one added is called first, then the others until one
  /// returns a value.
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
  /// Takes a function of the operation class.
  template <typename OpT, typename Function>
    requires(!std::is_invocable_v<Function, Operation *>)
  void addDynamicallyLegalOp(Function &&callback) {
    addDynamicallyLegalOp<OpT>(
        DynamicLegalityCallbackFn([=](Operation *op) -> std::optional<bool> {
          return callback(llvm::cast<OpT>(op));
        }));
  }

  /// Declares that operations nested in these operations are legal if these
  /// are, unless `callback` is given and returns false. The operations must
  /// have a legal action.
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

  // Dialects, by namespace.

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

  /// Sets the legality of operations without an action.
  void markUnknownOpDynamicallyLegal(const DynamicLegalityCallbackFn &callback);

  // Queries.

  /// Returns nothing if no action is set for the operation or its dialect.
  std::optional<LegalizationAction> getOpAction(OperationName op) const;
  /// Returns nothing if the operation is not known to be legal.
  std::optional<LegalOpDetails> isLegal(Operation *op) const;
  /// Returns true if the operation is known to be illegal.
  bool isIllegal(Operation *op) const;

private:
  struct LegalizationInfo {
    LegalizationAction action = LegalizationAction::Illegal;
    bool isRecursivelyLegal = false;
    DynamicLegalityCallbackFn isLegal = {};
    /// Null if nested operations are always legal.
    DynamicLegalityCallbackFn isNestedLegal = {};
  };
  template <typename OpT> OperationName nameOf() const {
    return OperationName(OpT::getOperationName(), &context);
  }
  void setLegalityCallback(llvm::ArrayRef<llvm::StringRef> dialects,
                           const DynamicLegalityCallbackFn &callback);
  /// Returns null if no action is set for the operation.
  const LegalizationInfo *getOpInfo(OperationName op) const;

  llvm::DenseMap<OperationName, LegalizationInfo> operations;
  llvm::StringMap<LegalizationInfo> dialects;
  std::optional<LegalizationInfo> unknown;
  MLIRContext &context;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_TARGET_H
