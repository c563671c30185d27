// SPDX-License-Identifier: Apache-2.0
//
// Dialects that customize the folding of their operations
// (DialectFoldInterface, attached by addInterfaces).
#ifndef CORE_INTERFACES_FOLD_H
#define CORE_INTERFACES_FOLD_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/interface/dialect_fold_interface.h"

#endif // CORE_INTERFACES_FOLD_H
