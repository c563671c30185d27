// SPDX-License-Identifier: Apache-2.0
//
// Operations on numbers and the types that they accept.
#ifndef TESTS_INTERPRETER_SIGNATURES_H
#define TESTS_INTERPRETER_SIGNATURES_H

#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/structure/operation_name.h"
#include "core/ir/structure/type.h"
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
  /// The name of a required attribute, and its possible values as text.
  struct Choices {
    std::string name;
    std::vector<std::string> values;
  };
  std::vector<Choices> attributes;
  /// The same for optional flags, whose violation gives poison.
  std::vector<Choices> flags;
};

/// All registered operations of given dialects whose operands and results are
/// single values of given types, with at least one result. The types are those
/// that descriptors and verifiers accept.
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
/// Returns text such as `i32, f32`.
std::string joinTypes(llvm::ArrayRef<Type> types);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_SIGNATURES_H
