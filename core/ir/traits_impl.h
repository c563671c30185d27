// SPDX-License-Identifier: Apache-2.0
//
// How traits are defined; for the sources of core/ir only.
#ifndef CORE_IR_TRAITS_IMPL_H
#define CORE_IR_TRAITS_IMPL_H

#include "core/ir/traits.h"

/// A trait that is only a function over an operation.
#define MLIR_VERIFIED_TRAIT(NAME, VERIFY)                                      \
  constinit const Trait NAME::descriptor = {                                   \
      .name = #NAME, .id = TypeID::get<NAME>(), .verify = VERIFY};

#endif // CORE_IR_TRAITS_IMPL_H
