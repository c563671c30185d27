// SPDX-License-Identifier: Apache-2.0
//
// How dialects take part in the translation to LLVM IR.
#ifndef TARGETS_LLVMIR_TRANSLATION_INTERFACE_H
#define TARGETS_LLVMIR_TRANSLATION_INTERFACE_H

#include "core/interfaces/dialect_interface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"

namespace mlir {

namespace LLVM {
class ModuleTranslation;

namespace detail {
/// The class of operations that a function takes first.
template <typename OpT>
OpT getFirstArgument(LogicalResult (*)(OpT, llvm::IRBuilderBase &,
                                       ModuleTranslation &));
} // namespace detail

/// Which function translates operations of which name.
class OpTranslations {
public:
  /// Inserts instructions by the builder, and maps results. `code` tells
  /// operations of one family apart.
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
  /// Adds a function that takes operations of a class.
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
  /// Without a function if there is none.
  Row lookup(OperationName name) const {
    return rows.lookup(name.getAsOpaquePointer());
  }
  MLIRContext *getContext() const { return context; }

private:
  MLIRContext *context;
  llvm::DenseMap<const void *, Row> rows;
};
} // namespace LLVM

/// Implemented by dialects whose operations or attributes are translated.
class LLVMTranslationDialectInterface
    : public DialectInterfaceBase<LLVMTranslationDialectInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Adds what translates the dialect's operations one by one. Called once per
  /// translation.
  virtual void addTranslations(LLVM::OpTranslations &translations) const {}

  /// Translates an operation for which no function was added: inserts
  /// instructions by `builder`, and maps results in `translation`.
  /// Errors: failure; the caller reports the operation.
  virtual LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   LLVM::ModuleTranslation &translation) const {
    return failure();
  }

  /// Has an attribute of the dialect change what became of an operation, which
  /// may be of any dialect: those `instructions`, or what is mapped.
  /// Errors: failure, after a diagnostic.
  virtual LogicalResult amendOperation(
      Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
      NamedAttribute attribute, LLVM::ModuleTranslation &translation) const {
    return success();
  }

  /// The same for attributes of the parameters of functions.
  virtual LogicalResult
  convertParameterAttr(Operation *function, int argument,
                       NamedAttribute attribute,
                       LLVM::ModuleTranslation &translation) const {
    return success();
  }
};

} // namespace mlir

#endif // TARGETS_LLVMIR_TRANSLATION_INTERFACE_H
