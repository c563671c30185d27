// SPDX-License-Identifier: Apache-2.0
//
// Debug information of LLVM IR as attributes of the llvm dialect. Nodes that no
// attribute stands for (enumerators, macros, template parameters) are left out,
// and with them what cannot be without them.
#ifndef TARGETS_LLVMIR_IMPORT_DEBUG_H
#define TARGETS_LLVMIR_IMPORT_DEBUG_H

#include <memory>

#include "core/ir/builtin_attributes.h"
#include "dialects/llvm/llvm.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mlir::LLVM {

/// Translates debug information of one module. Not thread-safe.
///
/// A type or function that refers to itself gets a number (`recId`), by which
/// it is named within itself. Types that refer to each other are written out
/// for each of them: where that gets too much, or too deep, types are without
/// their elements, functions without their variables.
class DebugImport {
public:
  /// With `dropElements`, composite types but vectors are without elements.
  DebugImport(MLIRContext *context, bool dropElements);
  ~DebugImport();

  /// Null for null, and for what has no attribute.
  DINodeAttr translate(const llvm::DINode *node);
  template <typename AttrT> AttrT translateAs(const llvm::DINode *node) {
    return llvm::dyn_cast_or_null<AttrT>(translate(node));
  }
  DIExpressionAttr translateExpression(const llvm::DIExpression *expression);
  /// Null where the variable has no attribute.
  DIGlobalVariableExpressionAttr
  translateGlobal(const llvm::DIGlobalVariableExpression *global);

  /// A place with its scope, and the places of calls from which it was inlined.
  /// Unknown for null.
  Location translateLocation(const llvm::DILocation *location);
  /// The place of a function and what is known of it. Unknown for null.
  Location translateFunctionLocation(const llvm::DISubprogram *subprogram);

private:
  class Nodes;
  std::unique_ptr<Nodes> nodes;
  MLIRContext *context;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_DEBUG_H
