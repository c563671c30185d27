// SPDX-License-Identifier: Apache-2.0
//
// The schemas of ONNX's operators: versions, and types of operands and results.
#ifndef TARGETS_ONNX_IMPORT_SCHEMA_H
#define TARGETS_ONNX_IMPORT_SCHEMA_H

#include <cstdint>
#include <vector>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// An operand or a result of an operator.
struct SchemaValue {
  enum Kind { Single, Optional, Variadic, Heterogeneous };
  /// The name of the type variable; empty if the type is fixed.
  llvm::StringRef variable;
  /// ONNX's name of the element type, if the type is fixed and a tensor.
  llvm::StringRef element;
  Kind kind;

  bool isVariadic() const { return kind >= Variadic; }
};

/// The newest version of an operator.
struct Schema {
  llvm::StringRef name;
  llvm::StringRef domain;
  /// The operator sets that changed the operator, ascending.
  std::vector<int64_t> versions;
  std::vector<SchemaValue> operands;
  std::vector<SchemaValue> results;
  /// The least number of operands that a node names.
  int64_t minOperands;
  int64_t minResults;

  /// Returns the version that is in operator set `opset`: the greatest of
  /// `versions` that is not above it, or 0 if the operator set has none.
  int64_t getVersion(int64_t opset) const;
};

/// Returns the name of a domain by which operator sets are compared: `""` and
/// `"ai.onnx"` are the same domain.
inline llvm::StringRef getCanonicalDomain(llvm::StringRef domain) {
  return domain == "ai.onnx" ? "" : domain;
}

/// Returns the schema of an operator, or null if ONNX has none. The domain need
/// not be canonical.
/// Thread safety: thread-safe.
const Schema *findSchema(llvm::StringRef domain, llvm::StringRef name);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_SCHEMA_H
