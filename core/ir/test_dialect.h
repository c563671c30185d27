// SPDX-License-Identifier: Apache-2.0
//
// For tests: a context with a dialect `test` whose operations are defined by
// the test. It records diagnostics.
#ifndef CORE_IR_TEST_DIALECT_H
#define CORE_IR_TEST_DIALECT_H

#include <deque>
#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/operation_state.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {

/// The parts of a test operation.
struct TestOp {
  std::vector<Value> operands = {};
  std::vector<Type> results = {};
  std::vector<NamedAttribute> attributes = {};
  std::vector<Block *> successors = {};
  unsigned numRegions = 0;
};

/// The dialect and its context, which allows unregistered dialects.
class TestDialect {
  // The context refers to these.
  std::deque<std::string> names;
  std::deque<std::vector<TraitUse>> traitLists;
  std::deque<std::vector<InterfaceImplementation>> interfaceLists;
  std::deque<OpDescriptor> descriptors;
  DialectDescriptor descriptor;

public:
  explicit TestDialect(
      MLIRContext::Threading threading = MLIRContext::Threading::Disabled,
      DialectDescriptor description = {})
      : descriptor(description), context(threading), builder(&context),
        handler(&context, [this](Diagnostic &diagnostic) {
          messages.push_back(diagnostic.str());
          for (const Diagnostic &note : diagnostic.getNotes())
            messages.push_back("note: " + note.str());
        }) {
    descriptor.name = "test";
    descriptor.id = TypeID::fromName("test");
    dialect = context.getOrLoadDialect(descriptor);
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
  }

  /// Registers an operation; its name has the prefix `test.`.
  void define(llvm::StringRef name, std::vector<TraitUse> traits = {},
              std::vector<InterfaceImplementation> interfaces = {},
              OpHooks hooks = {}, FieldTable properties = {}) {
    names.push_back(name.str());
    traitLists.push_back(std::move(traits));
    interfaceLists.push_back(std::move(interfaces));
    descriptors.push_back({.name = names.back(),
                           .id = TypeID::fromName(name),
                           .properties = properties,
                           .traits = traitLists.back(),
                           .interfaces = interfaceLists.back(),
                           .hooks = hooks});
    dialect->addOperation(descriptors.back());
  }

  /// Creates an operation at the builder's insertion point, if it has one. Its
  /// regions are empty.
  Operation *create(llvm::StringRef name, const TestOp &parts = {}) {
    OperationState state(builder.getUnknownLoc(), name);
    state.addOperands(llvm::ArrayRef(parts.operands));
    state.addTypes(llvm::ArrayRef(parts.results));
    state.addAttributes(parts.attributes);
    state.addSuccessors(llvm::ArrayRef(parts.successors));
    for (unsigned i = 0; i < parts.numRegions; ++i)
      state.addRegion();
    return builder.getInsertionBlock() ? builder.create(state)
                                       : Operation::create(state);
  }

  /// Adds a block at the end of a region and moves the insertion point there.
  Block *addBlock(Operation *op, unsigned region = 0) {
    return builder.createBlock(&op->getRegion(region));
  }

  NamedAttribute getNamed(llvm::StringRef name, Attribute value = {}) {
    return {StringAttr::get(&context, name),
            value ? value : Attribute(builder.getUnitAttr())};
  }

  /// Returns the diagnostics since the last call, joined with "; ".
  std::string takeMessages() {
    return llvm::join(std::exchange(messages, {}), "; ");
  }

  MLIRContext context;
  OpBuilder builder;
  Dialect *dialect;
  std::vector<std::string> messages;

private:
  ScopedDiagnosticHandler handler;
};

} // namespace mlir

#endif // CORE_IR_TEST_DIALECT_H
