// SPDX-License-Identifier: Apache-2.0
//
// How classes of types have shapes, are floats, or may be elements. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_BUILTIN_TYPES_H
#define CORE_INTERFACES_BUILTIN_TYPES_H

#include "core/ir/builtin_type_interfaces.h" // IWYU pragma: export

#endif // CORE_INTERFACES_BUILTIN_TYPES_H
