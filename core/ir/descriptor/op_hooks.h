// SPDX-License-Identifier: Apache-2.0
//
// Functions in descriptors that call methods of generated classes.
#ifndef CORE_IR_DESCRIPTOR_OP_HOOKS_H
#define CORE_IR_DESCRIPTOR_OP_HOOKS_H

#include <memory>
#include <type_traits>

#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/field_hooks.h"
#include "core/ir/format/assembly_format.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

/// Hooks of operations.
struct OpHook {
  template <typename OpT> static LogicalResult verify(Operation *op) {
    return OpT(op).verify();
  }
  template <typename OpT> static LogicalResult verifyRegions(Operation *op) {
    return OpT(op).verifyRegions();
  }
  template <typename OpT>
  static void print(Operation *op, OpAsmPrinter &printer) {
    OpT(op).print(printer);
  }
  template <typename OpT>
  static LogicalResult fold(Operation *op, llvm::ArrayRef<Attribute> operands,
                            llvm::SmallVectorImpl<OpFoldResult> &results) {
    OpT self(op);
    return self.fold(typename OpT::FoldAdaptor(operands, self), results);
  }
  /// For operations with one result, whose method returns it.
  template <typename OpT>
  static LogicalResult foldOne(Operation *op,
                               llvm::ArrayRef<Attribute> operands,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
    OpT self(op);
    return addFolded(op, self.fold(typename OpT::FoldAdaptor(operands, self)),
                     results);
  }

private:
  /// Appends a fold result. Returns failure if it is null; adds nothing if it
  /// is the operation's own result, which means a change in place.
  static LogicalResult addFolded(Operation *op, OpFoldResult folded,
                                 llvm::SmallVectorImpl<OpFoldResult> &results);
};

/// Hooks of dialects. Dialect classes declare it as friend, since some of the
/// methods are private.
struct DialectHook {
  template <typename DialectT>
  static std::unique_ptr<Dialect> construct(const DialectDescriptor &,
                                            MLIRContext *context) {
    return std::make_unique<DialectT>(context);
  }
  /// Return null unless the dialect class overrides the method.
  template <typename DialectT>
  static constexpr decltype(DialectDescriptor::parseType) getTypeParser() {
    if constexpr (!overrides<&DialectT::parseType, &Dialect::parseType>())
      return nullptr;
    else
      return [](const Dialect &dialect, DialectAsmParser &parser) {
        return dialect.parseType(parser);
      };
  }
  template <typename DialectT>
  static constexpr decltype(DialectDescriptor::printType) getTypePrinter() {
    if constexpr (!overrides<&DialectT::printType, &Dialect::printType>())
      return nullptr;
    else
      return [](const Dialect &dialect, Type type, DialectAsmPrinter &printer) {
        dialect.printType(type, printer);
      };
  }
  template <typename DialectT>
  static constexpr decltype(DialectDescriptor::parseAttribute)
  getAttributeParser() {
    if constexpr (!overrides<&DialectT::parseAttribute,
                             &Dialect::parseAttribute>())
      return nullptr;
    else
      return [](const Dialect &dialect, DialectAsmParser &parser, Type type) {
        return dialect.parseAttribute(parser, type);
      };
  }
  template <typename DialectT>
  static constexpr decltype(DialectDescriptor::printAttribute)
  getAttributePrinter() {
    if constexpr (!overrides<&DialectT::printAttribute,
                             &Dialect::printAttribute>())
      return nullptr;
    else
      return [](const Dialect &dialect, Attribute attribute,
                DialectAsmPrinter &printer) {
        dialect.printAttribute(attribute, printer);
      };
  }
  template <typename DialectT> static void initialize(Dialect &dialect) {
    static_cast<DialectT &>(dialect).initialize();
  }
  template <typename DialectT>
  static LogicalResult verifyOperationAttribute(Dialect &dialect, Operation *op,
                                                NamedAttribute attribute) {
    return static_cast<DialectT &>(dialect).verifyOperationAttribute(op,
                                                                     attribute);
  }
  template <typename DialectT>
  static LogicalResult
  verifyRegionArgAttribute(Dialect &dialect, Operation *op, unsigned region,
                           unsigned argument, NamedAttribute attribute) {
    return static_cast<DialectT &>(dialect).verifyRegionArgAttribute(
        op, region, argument, attribute);
  }
  template <typename DialectT>
  static LogicalResult
  verifyRegionResultAttribute(Dialect &dialect, Operation *op, unsigned region,
                              unsigned result, NamedAttribute attribute) {
    return static_cast<DialectT &>(dialect).verifyRegionResultAttribute(
        op, region, result, attribute);
  }
  template <typename DialectT>
  static Operation *materializeConstant(Dialect &dialect, OpBuilder &builder,
                                        Attribute value, Type type,
                                        Location location) {
    return static_cast<DialectT &>(dialect).materializeConstant(builder, value,
                                                                type, location);
  }
  template <typename DialectT>
  static void getCanonicalizationPatterns(Dialect &dialect,
                                          RewritePatternSet &patterns) {
    static_cast<DialectT &>(dialect).getCanonicalizationPatterns(patterns);
  }
  template <typename DialectT>
  static const void *getRegisteredInterfaceForOp(Dialect &dialect,
                                                 TypeID interface,
                                                 llvm::StringRef opName) {
    return static_cast<DialectT &>(dialect).getRegisteredInterfaceForOp(
        interface, OperationName(opName, dialect.getContext()));
  }

private:
  /// Returns true if a class overrides a method of its base.
  template <auto method, auto ofBase> static constexpr bool overrides() {
    return !std::is_same_v<decltype(method), decltype(ofBase)>;
  }
};

/// The interface of operations whose results are named by their descriptors.
extern const OpAsmTable describedResultNames;

// Helpers of functions in generated descriptors.

inline void appendTypes(llvm::SmallVectorImpl<Type> &types, Type type) {
  types.push_back(type);
}
inline void appendTypes(llvm::SmallVectorImpl<Type> &types, TypeRange more) {
  types.append(more.begin(), more.end());
}

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_HOOKS_H
