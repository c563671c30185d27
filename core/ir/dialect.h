// SPDX-License-Identifier: Apache-2.0
//
// Dialects: groups of operations, types and attributes under one name, and the
// registry from which a context loads them.
#ifndef CORE_IR_DIALECT_H
#define CORE_IR_DIALECT_H

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/dialect_version.h"
#include "core/ir/interface_map.h"
#include "core/ir/op_descriptor.h"
#include "core/ir/storage_descriptor.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class DialectAsmParser;
class DialectAsmPrinter;
class DialectRegistry;
class Location;
class NamedAttribute;
class OpBuilder;

/// What a dialect is. Constant data; functions may be null.
struct DialectDescriptor {
  /// The prefix of its names; `builtin`, `arith`.
  llvm::StringRef name;
  TypeID id;
  llvm::ArrayRef<const OpDescriptor *> operations = {};
  llvm::ArrayRef<const TypeDescriptor *> types = {};
  llvm::ArrayRef<const AttributeDescriptor *> attributes = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  /// Loaded before it.
  llvm::ArrayRef<const DialectDescriptor *> dependentDialects = {};
  /// Operations, types and attributes of its name that it does not list are
  /// legal.
  bool allowsUnknownOperations = false;
  bool allowsUnknownTypes = false;
  bool allowsUnknownAttributes = false;
  llvm::StringRef summary = "";
  llvm::StringRef description = "";

  /// Makes the dialect's own class; null: a plain Dialect.
  std::unique_ptr<Dialect> (*construct)(const DialectDescriptor &,
                                        MLIRContext *) = nullptr;
  /// Called when it has been loaded and its lists are registered.
  void (*initialize)(Dialect &dialect) = nullptr;

  /// For types and attributes whose descriptor has no mnemonic.
  Type (*parseType)(const Dialect &dialect, DialectAsmParser &parser) = nullptr;
  void (*printType)(const Dialect &dialect, Type type,
                    DialectAsmPrinter &printer) = nullptr;
  Attribute (*parseAttribute)(const Dialect &dialect, DialectAsmParser &parser,
                              Type type) = nullptr;
  void (*printAttribute)(const Dialect &dialect, Attribute attribute,
                         DialectAsmPrinter &printer) = nullptr;

  /// Check discardable attributes with the dialect's prefix. Those of
  /// operations are checked by the verifier; those of a region's arguments and
  /// results are known to operations like functions only, whose own
  /// verification calls the hooks.
  LogicalResult (*verifyOperationAttribute)(Dialect &dialect, Operation *op,
                                            NamedAttribute attribute) = nullptr;
  LogicalResult (*verifyRegionArgAttribute)(Dialect &dialect, Operation *op,
                                            unsigned region, unsigned argument,
                                            NamedAttribute attribute) = nullptr;
  LogicalResult (*verifyRegionResultAttribute)(
      Dialect &dialect, Operation *op, unsigned region, unsigned result,
      NamedAttribute attribute) = nullptr;

  /// An operation that yields `value` as `type`, or null.
  Operation *(*materializeConstant)(Dialect &dialect, OpBuilder &builder,
                                    Attribute value, Type type,
                                    Location location) = nullptr;
  void (*getCanonicalizationPatterns)(Dialect &dialect,
                                      RewritePatternSet &patterns) = nullptr;

  /// An interface for operations that have no implementation of their own.
  const void *(*getRegisteredInterfaceForOp)(Dialect &dialect, TypeID interface,
                                             llvm::StringRef opName) = nullptr;

  /// Its version; null: 0.0.
  DialectVersion (*getVersion)(const Dialect &dialect) = nullptr;
  /// Brings IR that was read from an older version to its own, behind the hooks
  /// of operations. Called by upgradeFromVersion (core/ir/dialect_version.h).
  LogicalResult (*upgradeFromVersion)(Dialect &dialect, Operation *topLevel,
                                      const DialectVersion &version) = nullptr;
};

/// A dialect loaded in a context.
class Dialect {
public:
  Dialect(const DialectDescriptor &descriptor, MLIRContext *context)
      : descriptor(&descriptor), context(context),
        interfaces(descriptor.interfaces) {}
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

  /// Makes kinds known in the context, also after loading; the descriptors
  /// outlive the context. A name that is there already is a program error.
  void addOperation(const OpDescriptor &op);
  void addType(const TypeDescriptor &type);
  void addAttribute(const AttributeDescriptor &attribute);
  template <typename... Ops> void addOperations() {
    // In a loop: folds over classes have a limit.
    for (const OpDescriptor *op : {&Ops::descriptor...})
      addOperation(*op);
  }
  template <typename... Types> void addTypes() {
    for (const TypeDescriptor *type : {&Types::descriptor...})
      addType(*type);
  }
  template <typename... Attributes> void addAttributes() {
    for (const AttributeDescriptor *attribute : {&Attributes::descriptor...})
      addAttribute(*attribute);
  }

  /// The registered kind with a mnemonic, or null.
  const TypeDescriptor *lookupType(llvm::StringRef mnemonic) const;
  const AttributeDescriptor *lookupAttribute(llvm::StringRef mnemonic) const;
  bool hasTypeMnemonics() const { return !types.empty(); }
  bool hasAttributeMnemonics() const { return !attributes.empty(); }
  /// All registered kinds, in the order in which they were added.
  llvm::ArrayRef<const TypeDescriptor *> getTypes() const { return addedTypes; }
  llvm::ArrayRef<const AttributeDescriptor *> getAttributes() const {
    return addedAttributes;
  }

  /// The table of a dialect interface, or null.
  /// Errors: ends the program when it was promised and is not attached.
  const void *getInterface(TypeID id) const {
    const void *table = interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  void attachInterface(InterfaceImplementation implementation) {
    interfaces.insert(implementation);
  }

  /// By the hook: an operation that yields `value` as `type`; null if the
  /// dialect has none.
  Operation *materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                 Location location);
  /// By the hook: adds patterns that belong to no single operation.
  void getCanonicalizationPatterns(RewritePatternSet &patterns);

  /// Says that an implementation of `interface` will be attached to `target`,
  /// an op, type or attribute or the dialect itself: using it before is a
  /// program error.
  void declarePromisedInterface(TypeID target, TypeID interface) {
    promises.insert({target, interface});
  }
  bool hasPromisedInterface(TypeID target, TypeID interface) const {
    return promises.contains({target, interface});
  }

  /// Whether a dialect may have this name: `[a-zA-Z_][a-zA-Z_0-9$]*`.
  static bool isValidNamespace(llvm::StringRef name);

  // The text of types and attributes whose descriptor has no mnemonic, for
  // classes that have one of their own, as generated ones may.
  // Errors: null after a message, unless the descriptor says how.
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

/// A value: which dialects a context may load, and what is to be done when they
/// are.
class DialectRegistry {
public:
  /// Called with the context when all dialects that it names are loaded.
  using Extension = std::function<void(MLIRContext *)>;

  /// Adds a dialect and those that it depends on. Twice is once.
  void insert(const DialectDescriptor &dialect);
  template <typename... Dialects> void insert() {
    (insert(Dialects::descriptor), ...);
  }
  void addExtension(llvm::ArrayRef<llvm::StringRef> dialects,
                    Extension extension);
  void appendTo(DialectRegistry &other) const;

  const DialectDescriptor *lookup(llvm::StringRef name) const;
  /// Sorted by name.
  std::vector<llvm::StringRef> getDialectNames() const;

private:
  friend class MLIRContext;
  struct NamedExtension {
    std::vector<std::string> dialects;
    Extension extension;
  };
  std::map<std::string, const DialectDescriptor *, std::less<>> dialects;
  std::vector<std::shared_ptr<const NamedExtension>> extensions;
};

/// The base of an interface `Derived` of dialects with functions in `TableT`.
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

#endif // CORE_IR_DIALECT_H
