// SPDX-License-Identifier: Apache-2.0
//
// Random valid IR: modules of operations of some dialects, made by what the
// descriptors of these say. An operation whose verifier asks for more than its
// descriptor does has a hook that builds it.
#ifndef CORE_RANDOM_GENERATOR_H
#define CORE_RANDOM_GENERATOR_H

#include <string>
#include <vector>

#include "core/ir/builtin_ops.h"
#include "core/ir/registry.h"
#include "core/random/attribute_pool.h"
#include "core/random/type_pool.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class RandomModule;

/// How operations of one name are made. An entry of the Registry. One of
/// `build` and `adjust` is null.
struct GenerationHook {
  /// Of the operation.
  llvm::StringRef name;
  /// Creates one with the module's builder, at its insertion point; regions
  /// have blocks with terminators. Null, with nothing left behind, if none can
  /// be built there. What does not verify is thrown away by the caller.
  Operation *(*build)(RandomModule &module) = nullptr;
  /// Changes what has been drawn by the descriptor: operands, attributes,
  /// successors and results.
  void (*adjust)(RandomModule &module, OperationState &state) = nullptr;
  /// Null, or whether the text tells all of one; others are thrown away.
  bool (*isTextual)(Operation *op) = nullptr;
};

/// What is to be done with types or attributes of one name that have been
/// drawn. An entry of the Registry.
struct StorageHook {
  /// Of the kinds, with the dialect's: "test.struct".
  llvm::StringRef name;
  /// Sets the mutable parameters, if there are some; returns whether the text
  /// tells all of it. Null: it does, if nothing is mutable.
  bool (*finishType)(Type type) = nullptr;
  bool (*finishAttribute)(Attribute attribute) = nullptr;
};

/// What is to be generated.
struct RandomOptions {
  /// Names of the dialects whose operations are drawn; those of others are used
  /// where these need them: functions, terminators, casts.
  std::vector<std::string> dialects;
  /// How many operations are drawn for a module; some need more of others, some
  /// fail.
  unsigned numOps = 20;
};

/// Generates modules in one context, all dialects of which are loaded. Not
/// thread-safe.
class RandomGenerator {
public:
  /// Uses the hooks in `registry`, which outlives this.
  RandomGenerator(MLIRContext *context, const Registry &registry,
                  RandomOptions options);

  /// The module of a seed: always the same for the same dialects, options and
  /// seed. It should verify; whether it does is for the caller to see.
  OwningOpRef<ModuleOp> generate(uint64_t seed);

  MLIRContext *getContext() const { return context; }
  const RandomOptions &getOptions() const { return options; }
  TypePool &getTypes() { return types; }
  AttributePool &getAttributes() { return attributes; }
  /// All operations of the dialects that are drawn from, sorted by name.
  llvm::ArrayRef<OperationName> getOperations() const { return operations; }
  /// All operations that are registered, sorted by name.
  llvm::ArrayRef<OperationName> getAllOperations() const {
    return allOperations;
  }
  /// Null if there is none.
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
  llvm::DenseMap<OperationName, const GenerationHook *> hooks;
};

} // namespace mlir

#endif // CORE_RANDOM_GENERATOR_H
