// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/standin.h"

void standin::StandinDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tests/rules/standin_op.cpp.inc"
      >();
}

#include "tests/rules/standin_dialect.cpp.inc"

#include "tests/rules/standin_enum.cpp.inc"

#define GET_OP_CLASSES
#include "tests/rules/standin_op.cpp.inc"
