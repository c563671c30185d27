// SPDX-License-Identifier: Apache-2.0
//
// Creates types and attributes of dialects from their tables of parameters.
#ifndef CORE_RANDOM_STORAGES_H
#define CORE_RANDOM_STORAGES_H

#include <vector>

#include "core/ir/context/registry.h"
#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/type.h"

namespace mlir {

/// Returns distinct types of a kind. Type parameters are chosen from `types`.
/// Returns an empty list if the kind has parameters of unsupported C++ types,
/// or mutable parameters but no StorageHook.
std::vector<Type> makeTypes(MLIRContext *context, const Registry &registry,
                            const StorageDescriptor &descriptor,
                            llvm::ArrayRef<Type> types);

/// Like makeTypes, for attributes.
std::vector<Attribute> makeAttributes(MLIRContext *context,
                                      const Registry &registry,
                                      const StorageDescriptor &descriptor,
                                      llvm::ArrayRef<Type> types,
                                      llvm::ArrayRef<Attribute> attributes);

} // namespace mlir

#endif // CORE_RANDOM_STORAGES_H
