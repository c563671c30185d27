// SPDX-License-Identifier: Apache-2.0
//
// Operations on numbers, with the types that they may have.
#ifndef TESTS_INTERPRETER_SIGNATURES_H
#define TESTS_INTERPRETER_SIGNATURES_H

#include <string>
#include <vector>

#include "core/ir/context.h"
#include "core/ir/operation_name.h"
#include "core/ir/type.h"
#include "core/random/attribute_pool.h"

namespace mlir::interpreter {

/// A valid choice of types.
struct Signature {
  llvm::SmallVector<Type> operands, results;
};

/// An operation without regions and successors.
struct DrawnOperation {
  std::string name;
  std::vector<Signature> signatures;
  /// Of each attribute that is needed: its name, and its choices as text.
  struct Choices {
    std::string name;
    std::vector<std::string> values;
  };
  std::vector<Choices> attributes;
  /// The same of flags that may be set: where they do not hold, the result is
  /// poison.
  std::vector<Choices> flags;
};

/// All registered operations of some dialects that have single operands and
/// results, at least one of these, of the given types, as their descriptors and
/// verifiers say.
class SignatureTable {
public:
  SignatureTable(MLIRContext *context, const Registry &registry,
                 llvm::ArrayRef<std::string> dialects,
                 llvm::ArrayRef<Type> types);

  llvm::ArrayRef<DrawnOperation> getOperations() const { return operations; }

private:
  bool addAttributes(const OpDescriptor &descriptor, DrawnOperation &operation,
                     llvm::SmallVectorImpl<NamedAttribute> &first);
  void addSignatures(OperationName name,
                     llvm::ArrayRef<NamedAttribute> attributes,
                     DrawnOperation &operation);

  MLIRContext *context;
  std::vector<Type> types;
  TypePool typePool;
  AttributePool attributePool;
  std::vector<DrawnOperation> operations;
};

std::string getText(Type type);
std::string getText(Attribute attribute);
/// `i32, f32`.
std::string joinTypes(llvm::ArrayRef<Type> types);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_SIGNATURES_H
