// SPDX-License-Identifier: Apache-2.0
//
// Which C++ classes of types and attributes core knows by a number.
#ifndef ODS_MODEL_ENTITY_CLASS_H
#define ODS_MODEL_ENTITY_CLASS_H

#include <optional>

#include "ods/encoding/expression.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// Whether every type or attribute is of this class: "::mlir::Type",
/// "Attribute", or no class.
bool isAnyEntity(llvm::StringRef cppClass);

/// The number of a class: of "::mlir::IntegerType".
std::optional<EntityClass> findEntityClass(llvm::StringRef cppClass);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ENTITY_CLASS_H
