// SPDX-License-Identifier: Apache-2.0
//
// How classes of operations say of which kind their regions are. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_REGION_KIND_H
#define CORE_INTERFACES_REGION_KIND_H

#include "core/ir/region_kind.h" // IWYU pragma: export

#endif // CORE_INTERFACES_REGION_KIND_H
