// SPDX-License-Identifier: Apache-2.0
//
// Effects on memory, and speculation. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_SIDE_EFFECTS_H
#define CORE_INTERFACES_SIDE_EFFECTS_H

#include "core/ir/side_effects.h" // IWYU pragma: export

#endif // CORE_INTERFACES_SIDE_EFFECTS_H
