// SPDX-License-Identifier: Apache-2.0
//
// Attributes that operations derive from other attributes and types.
#ifndef CORE_INTERFACES_DERIVED_ATTRIBUTE_H
#define CORE_INTERFACES_DERIVED_ATTRIBUTE_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/op_definition.h"

#include "core/interfaces/derived_attribute.h.inc"

#endif // CORE_INTERFACES_DERIVED_ATTRIBUTE_H
