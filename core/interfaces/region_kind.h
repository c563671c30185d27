// SPDX-License-Identifier: Apache-2.0
//
// The interface of operation classes that declare the kinds of their regions.
// Its C++ is in core/ir.
#ifndef CORE_INTERFACES_REGION_KIND_H
#define CORE_INTERFACES_REGION_KIND_H

#include "core/ir/interface/region_kind.h" // IWYU pragma: export

#endif // CORE_INTERFACES_REGION_KIND_H
