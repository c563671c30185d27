// SPDX-License-Identifier: Apache-2.0
#include "tests/load_td/garden.h"

using namespace mlir;
using namespace mlir::garden;

void GardenDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tests/load_td/garden_op.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "tests/load_td/garden_typedef.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tests/load_td/garden_attrdef.cpp.inc"
      >();
}

#include "tests/load_td/garden_dialect.cpp.inc"

#include "tests/load_td/garden_enum.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tests/load_td/garden_typedef.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tests/load_td/garden_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "tests/load_td/garden_op.cpp.inc"
