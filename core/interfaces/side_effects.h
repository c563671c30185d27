// SPDX-License-Identifier: Apache-2.0
//
// Side effects on memory, and speculation. Their C++ is in core/ir.
#ifndef CORE_INTERFACES_SIDE_EFFECTS_H
#define CORE_INTERFACES_SIDE_EFFECTS_H

#include "core/ir/interface/side_effects.h" // IWYU pragma: export

#endif // CORE_INTERFACES_SIDE_EFFECTS_H
