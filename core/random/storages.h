// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes of dialects, by the tables of their parameters.
#ifndef CORE_RANDOM_STORAGES_H
#define CORE_RANDOM_STORAGES_H

#include <vector>

#include "core/ir/attribute.h"
#include "core/ir/registry.h"
#include "core/ir/storage_descriptor.h"
#include "core/ir/type.h"

namespace mlir {

/// Some types of a kind, each once; parameters that are types are among those
/// given. None if the kind has parameters of C++ types that cannot be made
/// here, or mutable ones and no StorageHook.
std::vector<Type> makeTypes(MLIRContext *context, const Registry &registry,
                            const StorageDescriptor &descriptor,
                            llvm::ArrayRef<Type> types);

/// The same of attributes.
std::vector<Attribute> makeAttributes(MLIRContext *context,
                                      const Registry &registry,
                                      const StorageDescriptor &descriptor,
                                      llvm::ArrayRef<Type> types,
                                      llvm::ArrayRef<Attribute> attributes);

} // namespace mlir

#endif // CORE_RANDOM_STORAGES_H
