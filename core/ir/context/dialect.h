// SPDX-License-Identifier: Apache-2.0
//
// Dialects: groups of operations, types and attributes under one name, and the
// registry from which a context loads them.
#ifndef CORE_IR_CONTEXT_DIALECT_H
#define CORE_IR_CONTEXT_DIALECT_H

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/context/dialect_version.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/interface/interface_map.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class DialectAsmParser;
class DialectAsmPrinter;
class DialectRegistry;
class Location;
class Registry;
class NamedAttribute;
class OpBuilder;

/// The descriptor of a dialect. Constant data; functions may be null.
struct DialectDescriptor {
  /// The prefix of its names: `builtin`, `arith`.
  llvm::StringRef name;
  TypeID id;
  llvm::ArrayRef<const OpDescriptor *> operations = {};
  llvm::ArrayRef<const TypeDescriptor *> types = {};
  llvm::ArrayRef<const AttributeDescriptor *> attributes = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  /// Dialects that are loaded before this one.
  llvm::ArrayRef<const DialectDescriptor *> dependentDialects = {};
  /// True if operations (types, attributes) with the dialect's prefix that are
  /// not registered are legal.
  bool allowsUnknownOperations = false;
  bool allowsUnknownTypes = false;
  bool allowsUnknownAttributes = false;
  llvm::StringRef summary = "";
  llvm::StringRef description = "";

  /// Constructs an object of the dialect's own class; null means a plain
  /// Dialect.
  std::unique_ptr<Dialect> (*construct)(const DialectDescriptor &,
                                        MLIRContext *) = nullptr;
  /// Called after the dialect has been loaded and its kinds have been
  /// registered.
  void (*initialize)(Dialect &dialect) = nullptr;

  /// Parse and print types and attributes whose descriptors have no mnemonic.
  Type (*parseType)(const Dialect &dialect, DialectAsmParser &parser) = nullptr;
  void (*printType)(const Dialect &dialect, Type type,
                    DialectAsmPrinter &printer) = nullptr;
  Attribute (*parseAttribute)(const Dialect &dialect, DialectAsmParser &parser,
                              Type type) = nullptr;
  void (*printAttribute)(const Dialect &dialect, Attribute attribute,
                         DialectAsmPrinter &printer) = nullptr;

  /// Verify discardable attributes with the dialect's prefix. The verifier
  /// calls the hook for attributes of operations. Function-like operations call
  /// the hooks for attributes of a region's arguments and results when they are
  /// verified.
  LogicalResult (*verifyOperationAttribute)(Dialect &dialect, Operation *op,
                                            NamedAttribute attribute) = nullptr;
  LogicalResult (*verifyRegionArgAttribute)(Dialect &dialect, Operation *op,
                                            unsigned region, unsigned argument,
                                            NamedAttribute attribute) = nullptr;
  LogicalResult (*verifyRegionResultAttribute)(
      Dialect &dialect, Operation *op, unsigned region, unsigned result,
      NamedAttribute attribute) = nullptr;

  /// Creates an operation that yields `value` as `type`; returns null if the
  /// dialect has none.
  Operation *(*materializeConstant)(Dialect &dialect, OpBuilder &builder,
                                    Attribute value, Type type,
                                    Location location) = nullptr;
  void (*getCanonicalizationPatterns)(Dialect &dialect,
                                      RewritePatternSet &patterns) = nullptr;

  /// Returns an interface implementation for operations without their own, or
  /// null.
  const void *(*getRegisteredInterfaceForOp)(Dialect &dialect, TypeID interface,
                                             llvm::StringRef opName) = nullptr;

  /// Returns the dialect's version; null means version 0.0.
  DialectVersion (*getVersion)(const Dialect &dialect) = nullptr;
  /// Upgrades IR that was read from an older version, after the hooks of
  /// operations. upgradeFromVersion (core/ir/context/dialect_version.h) calls
  /// it.
  LogicalResult (*upgradeFromVersion)(Dialect &dialect, Operation *topLevel,
                                      const DialectVersion &version) = nullptr;
};

/// A dialect loaded in a context.
class Dialect {
public:
  Dialect(const DialectDescriptor &descriptor, MLIRContext *context);
  virtual ~Dialect();
  Dialect(const Dialect &) = delete;

  MLIRContext *getContext() const { return context; }
  llvm::StringRef getNamespace() const { return descriptor->name; }
  TypeID getTypeID() const { return descriptor->id; }
  const DialectDescriptor &getDescriptor() const { return *descriptor; }

  bool allowsUnknownOperations() const {
    return unknownOperations || descriptor->allowsUnknownOperations;
  }
  bool allowsUnknownTypes() const {
    return unknownTypes || descriptor->allowsUnknownTypes;
  }
  bool allowsUnknownAttributes() const {
    return unknownTypes || descriptor->allowsUnknownAttributes;
  }
  void allowUnknownOperations(bool allow = true) { unknownOperations = allow; }
  void allowUnknownTypes(bool allow = true) { unknownTypes = allow; }

  /// Register kinds in the context, possibly after loading. The descriptors
  /// must outlive the context. Registering a name twice is a program error.
  void addOperation(const OpDescriptor &op);
  void addType(const TypeDescriptor &type);
  void addAttribute(const AttributeDescriptor &attribute);
  template <typename... Ops> void addOperations() {
    // A loop instead of a fold expression: compilers limit the depth of folds.
    for (const OpDescriptor *op :
         std::initializer_list<const OpDescriptor *>{&Ops::descriptor...})
      addOperation(*op);
  }
  template <typename... Types> void addTypes() {
    for (const TypeDescriptor *type :
         std::initializer_list<const TypeDescriptor *>{&Types::descriptor...})
      addType(*type);
  }
  template <typename... Attributes> void addAttributes() {
    for (const AttributeDescriptor *attribute :
         std::initializer_list<const AttributeDescriptor *>{
             &Attributes::descriptor...})
      addAttribute(*attribute);
  }

  /// Returns the registered kind with a mnemonic, or null.
  const TypeDescriptor *lookupType(llvm::StringRef mnemonic) const;
  const AttributeDescriptor *lookupAttribute(llvm::StringRef mnemonic) const;
  bool hasTypeMnemonics() const { return !types.empty(); }
  bool hasAttributeMnemonics() const { return !attributes.empty(); }
  /// Return all registered kinds in order of registration.
  llvm::ArrayRef<const TypeDescriptor *> getTypes() const { return addedTypes; }
  llvm::ArrayRef<const AttributeDescriptor *> getAttributes() const {
    return addedAttributes;
  }

  /// Returns the table of a dialect interface, or null. Errors: ends the
  /// program if the interface was promised but not attached.
  const void *getInterface(TypeID id) const {
    const void *table = interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  void attachInterface(InterfaceImplementation implementation) {
    interfaces.insert(implementation);
  }

  /// Calls the dialect's hook: creates an operation that yields `value` as
  /// `type`. Returns null if the dialect cannot.
  Operation *materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                 Location location);
  /// Calls the dialect's hook: adds patterns that belong to no single
  /// operation.
  void getCanonicalizationPatterns(RewritePatternSet &patterns);

  /// Promises that an implementation of `interface` will be attached to
  /// `target`: an operation, type, attribute or the dialect itself. Using the
  /// interface before it is attached is a program error.
  void declarePromisedInterface(TypeID target, TypeID interface);
  bool hasPromisedInterface(TypeID target, TypeID interface) const;

  /// Returns true if `name` is a valid dialect name: `[a-zA-Z_][a-zA-Z_0-9$]*`.
  static bool isValidNamespace(llvm::StringRef name);

  // Parse and print types and attributes whose descriptors have no mnemonic.
  // Generated dialect classes may override them.
  // Errors: reports an error and returns null unless the descriptor has a hook.
  virtual Type parseType(DialectAsmParser &parser) const;
  virtual void printType(Type type, DialectAsmPrinter &printer) const;
  virtual Attribute parseAttribute(DialectAsmParser &parser, Type type) const;
  virtual void printAttribute(Attribute attribute,
                              DialectAsmPrinter &printer) const;

  static bool classof(const Dialect *) { return true; }

private:
  const void *getMissingInterface(TypeID id) const;

  const DialectDescriptor *descriptor;
  MLIRContext *context;
  InterfaceMap interfaces;
  llvm::StringMap<const TypeDescriptor *> types;
  llvm::StringMap<const AttributeDescriptor *> attributes;
  std::vector<const TypeDescriptor *> addedTypes;
  std::vector<const AttributeDescriptor *> addedAttributes;
  llvm::DenseSet<std::pair<TypeID, TypeID>> promises;
  bool unknownOperations = false;
  bool unknownTypes = false;
};

/// The dialects that a context may load, and the extensions to run when they
/// are loaded. A value type.
class DialectRegistry {
public:
  /// Called with the context once all dialects that the extension names are
  /// loaded.
  using Extension = std::function<void(MLIRContext *)>;

  /// Adds a dialect and its dependent dialects. Adding a dialect again has no
  /// effect.
  void insert(const DialectDescriptor &dialect);
  template <typename... Dialects> void insert() {
    (insert(Dialects::descriptor), ...);
  }
  void addExtension(llvm::ArrayRef<llvm::StringRef> dialects,
                    Extension extension);
  void appendTo(DialectRegistry &other) const;

  const DialectDescriptor *lookup(llvm::StringRef name) const;
  /// Returns the names, sorted.
  std::vector<llvm::StringRef> getDialectNames() const;

private:
  friend class MLIRContext;
  struct NamedExtension {
    std::vector<std::string> dialects;
    Extension extension;
  };
  /// Sorted by name.
  std::vector<const DialectDescriptor *> dialects;
  std::vector<std::shared_ptr<const NamedExtension>> extensions;
};

/// Adds a dialect to the registry of a tool (core/ir/context/registry.h).
void registerDialect(Registry &registry, const DialectDescriptor &dialect);

/// CRTP base of dialect interfaces with functions in `TableT`.
template <typename Derived, typename TableT> class DialectInterface {
public:
  using Table = TableT;
  DialectInterface() = default;
  explicit DialectInterface(Dialect *dialect)
      : dialect(dialect),
        table(dialect ? static_cast<const Table *>(
                            dialect->getInterface(TypeID::get<Derived>()))
                      : nullptr) {}
  explicit operator bool() const { return table != nullptr; }
  Dialect *getDialect() const { return dialect; }
  const Table &getTable() const { return *table; }
  static TypeID getInterfaceID() { return TypeID::get<Derived>(); }

private:
  Dialect *dialect = nullptr;
  const Table *table = nullptr;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_DIALECT_H
