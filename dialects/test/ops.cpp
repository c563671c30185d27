// SPDX-License-Identifier: Apache-2.0
//
// Generated code of the operations.
#include "dialects/test/directives.h"

using namespace mlir;
using namespace test;

#define GET_OP_CLASSES
#include "dialects/test/test_op.cpp.inc"
