// SPDX-License-Identifier: Apache-2.0
//
// The numbers by which core identifies C++ classes of types and attributes.
#ifndef ODS_MODEL_ENTITY_CLASS_H
#define ODS_MODEL_ENTITY_CLASS_H

#include <optional>

#include "ods/encoding/expression.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// Returns true if the class contains all types or attributes: "::mlir::Type",
/// "Attribute", or an empty name.
bool isAnyEntity(llvm::StringRef cppClass);

/// Returns the number of a class such as "::mlir::IntegerType".
std::optional<EntityClass> findEntityClass(llvm::StringRef cppClass);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ENTITY_CLASS_H
