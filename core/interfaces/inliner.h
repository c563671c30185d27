// SPDX-License-Identifier: Apache-2.0
//
// Dialects that allow inlining of their operations. The inliner is in
// core/rewrite.
#ifndef CORE_INTERFACES_INLINER_H
#define CORE_INTERFACES_INLINER_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/builders.h"
#include "core/ir/ir_mapping.h"

#include "core/interfaces/inliner.h.inc"

#endif // CORE_INTERFACES_INLINER_H
