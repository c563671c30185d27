// SPDX-License-Identifier: Apache-2.0
//
// How classes say something about their text. The C++ is
// in core/ir, whose own classes need it.
#ifndef CORE_INTERFACES_OP_ASM_H
#define CORE_INTERFACES_OP_ASM_H

#include "core/ir/op_asm_interface.h" // IWYU pragma: export

#endif // CORE_INTERFACES_OP_ASM_H
