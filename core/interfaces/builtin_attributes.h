// SPDX-License-Identifier: Apache-2.0
//
// How classes of attributes have a type, elements, or are layouts and
// encodings. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
#define CORE_INTERFACES_BUILTIN_ATTRIBUTES_H

#include "core/ir/builtin_attributes.h" // IWYU pragma: export

#endif // CORE_INTERFACES_BUILTIN_ATTRIBUTES_H
