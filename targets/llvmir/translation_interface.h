// SPDX-License-Identifier: Apache-2.0
//
// The interface by which dialects take part in the translation to LLVM IR.
#ifndef TARGETS_LLVMIR_TRANSLATION_INTERFACE_H
#define TARGETS_LLVMIR_TRANSLATION_INTERFACE_H

#include "core/interfaces/dialect_interface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"

namespace mlir {

namespace LLVM {
class ModuleTranslation;

namespace detail {
/// Deduces the class of the operation, the function's first parameter.
template <typename OpT>
OpT getFirstArgument(LogicalResult (*)(OpT, llvm::IRBuilderBase &,
                                       ModuleTranslation &));
} // namespace detail

/// Maps names of operations to the functions that translate them.
class OpTranslations {
public:
  /// Inserts instructions with the builder and maps results. `code`
  /// distinguishes operations of one family.
  using Function = LogicalResult (*)(Operation *, llvm::IRBuilderBase &,
                                     ModuleTranslation &, unsigned code);
  struct Row {
    Function function = nullptr;
    unsigned code = 0;
  };

  explicit OpTranslations(MLIRContext *context) : context(context) {}

  void add(llvm::StringRef name, Function function, unsigned code) {
    rows[OperationName(name, context).getAsOpaquePointer()] = {function, code};
  }
  /// Adds a function that translates operations of one class.
  template <auto function> void add() {
    using OpT = decltype(detail::getFirstArgument(function));
    add(
        OpT::getOperationName(),
        [](Operation *op, llvm::IRBuilderBase &builder,
           ModuleTranslation &translation, unsigned) {
          return function(llvm::cast<OpT>(op), builder, translation);
        },
        0);
  }
  /// Returns a row without a function if there is none.
  Row lookup(OperationName name) const {
    return rows.lookup(name.getAsOpaquePointer());
  }
  MLIRContext *getContext() const { return context; }

private:
  MLIRContext *context;
  llvm::DenseMap<const void *, Row> rows;
};
} // namespace LLVM

/// Dialects whose operations or attributes are translated implement it.
class LLVMTranslationDialectInterface
    : public DialectInterfaceBase<LLVMTranslationDialectInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Adds the functions that translate the dialect's operations. Called once
  /// per translation.
  virtual void addTranslations(LLVM::OpTranslations &translations) const {}

  /// Translates an operation that has no added function: inserts instructions
  /// with `builder` and maps results in `translation`.
  /// Errors: failure; the caller reports the operation.
  virtual LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   LLVM::ModuleTranslation &translation) const {
    return failure();
  }

  /// Lets an attribute of the dialect change the translation of an operation of
  /// any dialect: its `instructions` or the values that it is mapped to.
  /// Errors: failure, after a diagnostic.
  virtual LogicalResult amendOperation(
      Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
      NamedAttribute attribute, LLVM::ModuleTranslation &translation) const {
    return success();
  }

  /// Does the same for attributes of function parameters.
  virtual LogicalResult
  convertParameterAttr(Operation *function, int argument,
                       NamedAttribute attribute,
                       LLVM::ModuleTranslation &translation) const {
    return success();
  }
};

} // namespace mlir

#endif // TARGETS_LLVMIR_TRANSLATION_INTERFACE_H
