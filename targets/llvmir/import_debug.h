// SPDX-License-Identifier: Apache-2.0
//
// Translates debug information of LLVM IR to attributes of the llvm dialect.
// Drops nodes without a corresponding attribute (enumerators, macros, template
// parameters) and nodes that are invalid without them.
#ifndef TARGETS_LLVMIR_IMPORT_DEBUG_H
#define TARGETS_LLVMIR_IMPORT_DEBUG_H

#include <memory>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/llvm/llvm.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mlir::LLVM {

/// Translates debug information of one module.
///
/// A type or function that refers to itself gets an id (`recId`), and
/// references inside it use the id. Mutually recursive types are expanded
/// within each other. If the expansion is too large or too deep, types lose
/// their elements and functions their variables.
/// Thread safety: not thread-safe.
class DebugImport {
public:
  /// With `dropElements`, drops elements of composite types other than vectors.
  DebugImport(MLIRContext *context, bool dropElements);
  ~DebugImport();

  /// Returns null for null and for nodes without a corresponding attribute.
  DINodeAttr translate(const llvm::DINode *node);
  template <typename AttrT> AttrT translateAs(const llvm::DINode *node) {
    return llvm::dyn_cast_or_null<AttrT>(translate(node));
  }
  DIExpressionAttr translateExpression(const llvm::DIExpression *expression);
  /// Returns null if the variable has no corresponding attribute.
  DIGlobalVariableExpressionAttr
  translateGlobal(const llvm::DIGlobalVariableExpression *global);

  /// Returns a location with its scope and the call sites into which it was
  /// inlined. Returns an unknown location for null.
  Location translateLocation(const llvm::DILocation *location);
  /// Returns the location of a function, fused with its subprogram. Returns an
  /// unknown location for null.
  Location translateFunctionLocation(const llvm::DISubprogram *subprogram);

private:
  class Nodes;
  std::unique_ptr<Nodes> nodes;
  MLIRContext *context;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_DEBUG_H
