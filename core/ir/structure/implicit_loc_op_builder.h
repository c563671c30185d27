// SPDX-License-Identifier: Apache-2.0
//
// A builder that stores the location of the operations that it creates.
#ifndef CORE_IR_STRUCTURE_IMPLICIT_LOC_OP_BUILDER_H
#define CORE_IR_STRUCTURE_IMPLICIT_LOC_OP_BUILDER_H

#include "core/ir/structure/builders.h"

namespace mlir {

/// `create` and `createOrFold` without a location argument use the stored
/// location.
class ImplicitLocOpBuilder : public OpBuilder {
public:
  /// `arguments` are those of an OpBuilder constructor.
  template <typename... Arguments>
  explicit ImplicitLocOpBuilder(Location location, Arguments &&...arguments)
      : OpBuilder(std::forward<Arguments>(arguments)...), location(location) {}

  static ImplicitLocOpBuilder atBlockBegin(Location location, Block *block,
                                           Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(location, block, block->begin(), listener);
  }
  static ImplicitLocOpBuilder atBlockEnd(Location location, Block *block,
                                         Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(location, block, block->end(), listener);
  }
  static ImplicitLocOpBuilder atBlockTerminator(Location location, Block *block,
                                                Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(location,
                                OpBuilder::atBlockTerminator(block, listener));
  }

  Location getLoc() const { return location; }
  void setLoc(Location newLocation) { location = newLocation; }

  using OpBuilder::create;
  template <typename OpT, typename... Arguments>
  OpT create(Arguments &&...arguments) {
    return OpBuilder::create<OpT>(location,
                                  std::forward<Arguments>(arguments)...);
  }
  using OpBuilder::createOrFold;
  template <typename OpT, typename... Arguments>
  Value createOrFold(Arguments &&...arguments) {
    return OpBuilder::createOrFold<OpT>(location,
                                        std::forward<Arguments>(arguments)...);
  }

  // Emit diagnostics at the stored location.
  InFlightDiagnostic emitError(const llvm::Twine &message = {}) const {
    return mlir::emitError(location, message);
  }
  InFlightDiagnostic emitWarning(const llvm::Twine &message = {}) const {
    return mlir::emitWarning(location, message);
  }
  InFlightDiagnostic emitRemark(const llvm::Twine &message = {}) const {
    return mlir::emitRemark(location, message);
  }

private:
  Location location;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_IMPLICIT_LOC_OP_BUILDER_H
