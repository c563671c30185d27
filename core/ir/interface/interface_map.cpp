// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/interface_map.h"

namespace mlir {

void InterfaceMap::insert(InterfaceImplementation implementation) {
  if (!contains(implementation.id))
    entries.push_back(implementation);
}

} // namespace mlir
