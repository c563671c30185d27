// SPDX-License-Identifier: Apache-2.0
//
// Test fixture of core/ir: a context that allows unregistered operations, and
// helpers that create them.
#ifndef CORE_IR_IR_FIXTURE_H
#define CORE_IR_IR_FIXTURE_H

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation_state.h"
#include "gtest/gtest.h"

namespace mlir {

class IRTest : public ::testing::Test {
protected:
  IRTest() : builder(&context), location(UnknownLoc::get(&context)) {
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
  }

  /// Creates a detached operation.
  OwningOpRef<Operation *> make(llvm::StringRef name, ValueRange operands = {},
                                TypeRange types = {}, unsigned numRegions = 0,
                                llvm::ArrayRef<Block *> successors = {}) {
    OperationState state(location, name, operands, types, {}, successors);
    for (unsigned i = 0; i < numRegions; ++i)
      state.addRegion();
    return Operation::create(state);
  }

  /// Creates an operation at the end of a block.
  Operation *append(Block *block, llvm::StringRef name,
                    ValueRange operands = {}, TypeRange types = {},
                    unsigned numRegions = 0,
                    llvm::ArrayRef<Block *> successors = {}) {
    Operation *op =
        make(name, operands, types, numRegions, successors).release();
    block->push_back(op);
    return op;
  }

  Type i32() { return builder.getI32Type(); }

  MLIRContext context;
  OpBuilder builder;
  Location location;
};

} // namespace mlir

#endif // CORE_IR_IR_FIXTURE_H
