// SPDX-License-Identifier: Apache-2.0
//
// How classes of operations are symbols and users of symbols. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_SYMBOL_H
#define CORE_INTERFACES_SYMBOL_H

#include "core/ir/symbol_interfaces.h" // IWYU pragma: export

#endif // CORE_INTERFACES_SYMBOL_H
