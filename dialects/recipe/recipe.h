// SPDX-License-Identifier: Apache-2.0
//
// The recipe dialect: elements that are computed from those of other constants.
#ifndef DIALECTS_RECIPE_RECIPE_H
#define DIALECTS_RECIPE_RECIPE_H

#include <memory>

#include "core/interfaces/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/dialect_class.h"
#include "core/ir/data/element_source.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/recipe/recipe_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/recipe/recipe_attrdef.h.inc"

namespace mlir::recipe {

/// Returns whether the attribute is of this dialect.
bool isRecipe(Attribute elements);

/// Returns the elements of a recipe, of dense numbers or of a resource; or null
/// if the data is not there, its size is wrong, or the elements are no numbers.
/// An element has the bytes that it has in a resource: those of a number, two
/// for a complex one; a bool and a number of less than eight bits take a byte.
/// The attribute must outlive the source.
std::unique_ptr<ElementSource> openElements(ElementsAttr elements);

/// Returns whether `openElements` opens the elements.
bool isReadable(ElementsAttr elements);

/// Returns the elements of a recipe in memory, or null if they are not
/// readable. They are a resource if they are large.
ElementsAttr materialize(ElementsAttr elements);

/// Returns the elements of a constant at regular distances, as
/// StridedAttr defines them. Steps are composed if one step can do what both
/// do, and a step that changes nothing is dropped. Requires that all elements
/// exist, in a source whose elements have as many bytes.
ElementsAttr getStrided(ElementsAttr source, RankedTensorType type,
                        int64_t offset, ArrayRef<int64_t> strides);

/// Returns all elements of a constant in the same order with another type,
/// whose elements have as many bytes.
ElementsAttr getReshaped(ElementsAttr source, RankedTensorType type);

/// Returns whether CastAttr converts from and to this type.
bool isCastable(Type type);
/// Returns whether ScaledAttr multiplies elements of this type.
bool isScalable(Type type);

} // namespace mlir::recipe

#endif // DIALECTS_RECIPE_RECIPE_H
