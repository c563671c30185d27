// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of types: shaped types, float types and vector element types.
// Their C++ is in core/ir.
#ifndef CORE_INTERFACES_BUILTIN_TYPES_H
#define CORE_INTERFACES_BUILTIN_TYPES_H

#include "core/ir/builtin/builtin_type_interfaces.h" // IWYU pragma: export

#endif // CORE_INTERFACES_BUILTIN_TYPES_H
