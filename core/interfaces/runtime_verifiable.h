// SPDX-License-Identifier: Apache-2.0
//
// Operations that can be verified at run time.
#ifndef CORE_INTERFACES_RUNTIME_VERIFIABLE_H
#define CORE_INTERFACES_RUNTIME_VERIFIABLE_H

#include <string>

#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include "core/interfaces/runtime_verifiable.h.inc"

#endif // CORE_INTERFACES_RUNTIME_VERIFIABLE_H
