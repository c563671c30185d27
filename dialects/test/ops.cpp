// SPDX-License-Identifier: Apache-2.0
//
// What is generated of the operations.
#include "dialects/test/directives.h"

using namespace mlir;
using namespace test;

#define GET_OP_CLASSES
#include "dialects/test/test_op.cpp.inc"
