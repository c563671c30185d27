// SPDX-License-Identifier: Apache-2.0
//
// Generates random valid IR: modules with operations of selected dialects,
// built from the descriptors of the operations. An operation with invariants
// beyond its descriptor has a hook that builds it.
#ifndef CORE_RANDOM_GENERATOR_H
#define CORE_RANDOM_GENERATOR_H

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "core/random/attribute_pool.h"
#include "core/random/type_pool.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class RandomModule;

/// Customizes the generation of operations of one name. An entry of the
/// Registry. At most one of `build` and `adjust` is set.
struct GenerationHook {
  /// The name of the operation.
  llvm::StringRef name;
  /// Creates an operation with the module's builder at its insertion point;
  /// blocks of its regions must have terminators. Returns null and leaves
  /// nothing behind if none can be built. The caller discards operations that
  /// do not verify.
  Operation *(*build)(RandomModule &module) = nullptr;
  /// Changes the drawn operands, attributes, successors and results.
  void (*adjust)(RandomModule &module, OperationState &state) = nullptr;
  /// Returns true if the text represents the operation completely; others are
  /// discarded. May be null.
  bool (*isTextual)(Operation *op) = nullptr;
};

/// Finishes drawn types or attributes of one name. An entry of the Registry.
struct StorageHook {
  /// The name with the dialect's prefix: "test.struct".
  llvm::StringRef name;
  /// Sets the mutable parameters, if any. Returns true if the text represents
  /// the type or attribute completely. If null, it does unless a parameter is
  /// mutable.
  bool (*finishType)(Type type) = nullptr;
  bool (*finishAttribute)(Attribute attribute) = nullptr;
};

/// Selects what to generate.
struct RandomOptions {
  /// Names of the dialects whose operations are drawn. Operations of other
  /// dialects are used if needed, such as functions, terminators and casts.
  std::vector<std::string> dialects;
  /// The number of operations drawn per module. Some require additional
  /// operations, some fail.
  unsigned numOps = 20;
  /// Modules also contain unregistered operations, of dialects that are loaded
  /// and allow them, and of one that is not there. Their context then allows
  /// unregistered dialects.
  bool hasUnregistered = true;
};

/// Generates modules in one context, which must have all dialects loaded. Not
/// thread-safe.
class RandomGenerator {
public:
  /// Uses the hooks in `registry`, which must outlive the generator.
  RandomGenerator(MLIRContext *context, const Registry &registry,
                  RandomOptions options);

  /// Returns the module of a seed. It depends on the dialects, options and seed
  /// only. It should verify, but the caller must check.
  OwningOpRef<ModuleOp> generate(uint64_t seed);

  MLIRContext *getContext() const { return context; }
  const RandomOptions &getOptions() const { return options; }
  TypePool &getTypes() { return types; }
  AttributePool &getAttributes() { return attributes; }
  /// Returns all operations of the selected dialects, sorted by name.
  llvm::ArrayRef<OperationName> getOperations() const { return operations; }
  /// Returns all registered operations, sorted by name.
  llvm::ArrayRef<OperationName> getAllOperations() const {
    return allOperations;
  }
  /// Names of no registered operations; empty if none are drawn.
  llvm::ArrayRef<OperationName> getUnregisteredNames() const {
    return unregisteredNames;
  }
  /// Returns null if there is none.
  const GenerationHook *getHook(OperationName name) const {
    return hooks.lookup(name);
  }

private:
  MLIRContext *context;
  RandomOptions options;
  TypePool types;
  AttributePool attributes;
  std::vector<OperationName> operations;
  std::vector<OperationName> allOperations;
  std::vector<OperationName> unregisteredNames;
  llvm::DenseMap<OperationName, const GenerationHook *> hooks;
};

} // namespace mlir

#endif // CORE_RANDOM_GENERATOR_H
