// SPDX-License-Identifier: Apache-2.0
//
// The interfaces of symbols and symbol users. Their C++ is in core/ir.
#ifndef CORE_INTERFACES_SYMBOL_H
#define CORE_INTERFACES_SYMBOL_H

#include "core/ir/interface/symbol_interfaces.h" // IWYU pragma: export

#endif // CORE_INTERFACES_SYMBOL_H
