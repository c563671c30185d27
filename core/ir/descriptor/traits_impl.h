// SPDX-License-Identifier: Apache-2.0
//
// Macros that define traits. Private to core/ir.
#ifndef CORE_IR_DESCRIPTOR_TRAITS_IMPL_H
#define CORE_IR_DESCRIPTOR_TRAITS_IMPL_H

#include "core/ir/descriptor/traits.h"

/// Defines a trait that consists of a verification function.
#define MLIR_VERIFIED_TRAIT(NAME, VERIFY)                                      \
  constinit const Trait NAME::descriptor = {                                   \
      .name = #NAME, .id = TypeID::get<NAME>(), .verify = VERIFY};

#endif // CORE_IR_DESCRIPTOR_TRAITS_IMPL_H
