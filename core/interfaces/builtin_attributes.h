// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of attributes: typed attributes, elements, memref layouts and
// encodings. Their C++ is in core/ir.
#ifndef CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
#define CORE_INTERFACES_BUILTIN_ATTRIBUTES_H

#include "core/ir/builtin/builtin_attributes.h" // IWYU pragma: export

#endif // CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
