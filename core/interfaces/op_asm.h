// SPDX-License-Identifier: Apache-2.0
//
// The interface of classes that control how they are printed. Its C++ is in
// core/ir.
#ifndef CORE_INTERFACES_OP_ASM_H
#define CORE_INTERFACES_OP_ASM_H

#include "core/ir/interface/op_asm_interface.h" // IWYU pragma: export

#endif // CORE_INTERFACES_OP_ASM_H
