// SPDX-License-Identifier: Apache-2.0
//
// The names that are visible in a graph or function while it is imported.
#ifndef TARGETS_ONNX_IMPORT_SCOPE_H
#define TARGETS_ONNX_IMPORT_SCOPE_H

#include <cstdint>
#include <string>

#include "core/ir/structure/value.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// A graph sees the values of the graphs around it. A function sees only its
/// inputs and attributes.
struct Scope {
  /// Null for the model's graph and for functions.
  const Scope *outer = nullptr;
  llvm::StringMap<mlir::Value> values;
  /// Declared types of values, without those of outer graphs.
  llvm::StringMap<const ::onnx::TypeProto *> types;
  /// The versions of operator sets, by domain.
  llvm::StringMap<int64_t> opsets;
  /// The attributes of a function, which its nodes refer to.
  llvm::StringMap<const ::onnx::AttributeProto *> attributes;
  /// The number of functions and graphs around this one.
  int depth = 0;

  /// Returns the value of this or an outer graph, or null.
  mlir::Value find(llvm::StringRef name) const {
    for (const Scope *scope = this; scope; scope = scope->outer)
      if (auto found = scope->values.find(name); found != scope->values.end())
        return found->second;
    return nullptr;
  }
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_SCOPE_H
