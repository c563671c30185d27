// SPDX-License-Identifier: Apache-2.0
//
// Interfaces by which operations, types, attributes and dialects customize
// their textual form: names of values and blocks, default dialects of regions,
// aliases, resources.
#ifndef CORE_IR_INTERFACE_OP_ASM_INTERFACE_H
#define CORE_IR_INTERFACE_OP_ASM_INTERFACE_H

#include "core/ir/context/dialect.h"
#include "core/ir/data/resources.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

class AsmResourceBuilder;
class AsmResourceEntry;

using OpAsmSetNameFn = llvm::function_ref<void(llvm::StringRef)>;
using OpAsmSetValueNameFn = llvm::function_ref<void(Value, llvm::StringRef)>;
using OpAsmSetBlockNameFn = llvm::function_ref<void(Block *, llvm::StringRef)>;
using SetNameFn = llvm::function_ref<void(Value, llvm::StringRef)>;
using SetBlockNameFn = llvm::function_ref<void(Block *, llvm::StringRef)>;

/// Functions may be null; values are then named by their types.
struct OpAsmTable {
  /// Sets names of results. A name of one result in a pack applies to the rest
  /// of the pack, which is split there.
  void (*getAsmResultNames)(Operation *op, SetNameFn setName) = nullptr;
  void (*getAsmBlockArgumentNames)(Operation *op, Region &region,
                                   SetNameFn setName) = nullptr;
  void (*getAsmBlockNames)(Operation *op, SetBlockNameFn setName) = nullptr;
  /// Returns the dialect whose prefix is omitted in the operation's regions. A
  /// null function or an empty name means that there is none.
  llvm::StringRef (*getDefaultDialect)() = nullptr;
};
class OpAsmOpInterface : public OpInterface<OpAsmOpInterface, OpAsmTable> {
public:
  using OpInterface::OpInterface;
  void getAsmResultNames(SetNameFn setName) const {
    if (getTable().getAsmResultNames)
      getTable().getAsmResultNames(getOperation(), setName);
  }
  void getAsmBlockArgumentNames(Region &region, SetNameFn setName) const {
    if (getTable().getAsmBlockArgumentNames)
      getTable().getAsmBlockArgumentNames(getOperation(), region, setName);
  }
  void getAsmBlockNames(SetBlockNameFn setName) const {
    if (getTable().getAsmBlockNames)
      getTable().getAsmBlockNames(getOperation(), setName);
  }
  llvm::StringRef getDefaultDialect() const {
    return getTable().getDefaultDialect ? getTable().getDefaultDialect() : "";
  }
};

/// Specifies whether a type or attribute has an alias. Another dialect may
/// replace an overridable alias, but not a final one.
enum class OpAsmAliasResult { NoAlias, OverridableAlias, FinalAlias };

/// Functions may be null.
struct OpAsmTypeTable {
  /// Suggests a name for values of the type.
  void (*getAsmName)(Type type,
                     llvm::function_ref<void(llvm::StringRef)>) = nullptr;
  OpAsmAliasResult (*getAlias)(Type type, llvm::raw_ostream &os) = nullptr;
};
class OpAsmTypeInterface
    : public TypeInterface<OpAsmTypeInterface, OpAsmTypeTable> {
public:
  using TypeInterface::TypeInterface;
};
struct OpAsmAttrTable {
  OpAsmAliasResult (*getAlias)(Attribute attribute,
                               llvm::raw_ostream &os) = nullptr;
};
class OpAsmAttrInterface
    : public AttributeInterface<OpAsmAttrInterface, OpAsmAttrTable> {
public:
  using AttributeInterface::AttributeInterface;
};

/// Functions may be null.
struct OpAsmDialectTable {
  OpAsmAliasResult (*getAttributeAlias)(Dialect *dialect, Attribute attribute,
                                        llvm::raw_ostream &os) = nullptr;
  OpAsmAliasResult (*getTypeAlias)(Dialect *dialect, Type type,
                                   llvm::raw_ostream &os) = nullptr;
  /// Parses one entry of the dialect's resources.
  LogicalResult (*parseResource)(Dialect *dialect,
                                 AsmResourceEntry &entry) = nullptr;
  /// Declares the resource of a key that is not declared yet.
  FailureOr<ResourceHandle> (*declareResource)(Dialect *dialect,
                                               llvm::StringRef key) = nullptr;
  /// Adds the resources in `referenced` to `builder`.
  void (*buildResources)(Dialect *dialect, Operation *op,
                         llvm::ArrayRef<ResourceHandle> referenced,
                         AsmResourceBuilder &builder) = nullptr;
};
class OpAsmDialectInterface
    : public DialectInterface<OpAsmDialectInterface, OpAsmDialectTable> {
public:
  using DialectInterface::DialectInterface;
};

/// A parsed entry of a section of resources.
class AsmResourceEntry {
public:
  enum class Kind { Blob, Bool, String };
  virtual ~AsmResourceEntry();
  virtual llvm::StringRef getKey() const = 0;
  virtual InFlightDiagnostic emitError() const = 0;
  virtual Kind getKind() const = 0;
  /// Errors: reports an error if the entry has another kind.
  virtual FailureOr<bool> parseAsBool() const = 0;
  virtual FailureOr<std::string> parseAsString() const = 0;
  virtual FailureOr<Blob> parseAsBlob() const = 0;
};

/// Receives the entries of a section of resources.
class AsmResourceBuilder {
public:
  virtual ~AsmResourceBuilder();
  virtual void buildBool(llvm::StringRef key, bool value) = 0;
  virtual void buildString(llvm::StringRef key, llvm::StringRef value) = 0;
  virtual void buildBlob(llvm::StringRef key, const Blob &blob) = 0;
};

/// Parses the entries of one section of external resources.
class AsmResourceParser {
public:
  explicit AsmResourceParser(llvm::StringRef name) : name(name) {}
  virtual ~AsmResourceParser();
  llvm::StringRef getName() const { return name; }
  virtual LogicalResult parseResource(AsmResourceEntry &entry) = 0;

private:
  std::string name;
};

/// Prints one section of external resources.
class AsmResourcePrinter {
public:
  explicit AsmResourcePrinter(llvm::StringRef name) : name(name) {}
  virtual ~AsmResourcePrinter();
  llvm::StringRef getName() const { return name; }
  virtual void buildResources(Operation *op, AsmResourceBuilder &builder) = 0;

private:
  std::string name;
};

/// Keeps sections that no other parser handles, so that they can be printed
/// again.
class FallbackAsmResourceMap {
public:
  FallbackAsmResourceMap();
  ~FallbackAsmResourceMap();
  /// Returns the parser of a section without its own parser.
  AsmResourceParser &getParserFor(llvm::StringRef key);
  std::vector<std::unique_ptr<AsmResourcePrinter>> getPrinters();

private:
  class ResourceCollection;
  std::vector<std::unique_ptr<ResourceCollection>> sections;
};

template <typename ConcreteOp>
struct InterfaceTrait<OpAsmOpInterface, ConcreteOp> {
  void getAsmResultNames(OpAsmSetValueNameFn) {}
  void getAsmBlockArgumentNames(Region &, OpAsmSetValueNameFn) {}
  void getAsmBlockNames(OpAsmSetBlockNameFn) {}
  static llvm::StringRef getDefaultDialect() { return ""; }
};

template <typename ConcreteOp>
struct InterfaceModel<OpAsmOpInterface, ConcreteOp> {
  using Default = InterfaceTrait<OpAsmOpInterface, ConcreteOp>;
  /// If the operation does not define these functions, its values are named by
  /// their types.
  static constexpr bool namesResults =
      !std::is_same_v<decltype(&ConcreteOp::getAsmResultNames),
                      decltype(&Default::getAsmResultNames)>;
  static constexpr bool namesArguments =
      !std::is_same_v<decltype(&ConcreteOp::getAsmBlockArgumentNames),
                      decltype(&Default::getAsmBlockArgumentNames)>;
  static void nameResults(Operation *op, OpAsmSetValueNameFn setName) {
    ConcreteOp(op).getAsmResultNames(setName);
  }
  static void nameArguments(Operation *op, Region &region,
                            OpAsmSetValueNameFn setName) {
    ConcreteOp(op).getAsmBlockArgumentNames(region, setName);
  }

  static constexpr OpAsmTable table = {
      .getAsmResultNames = namesResults ? nameResults : nullptr,
      .getAsmBlockArgumentNames = namesArguments ? nameArguments : nullptr,
      .getAsmBlockNames =
          [](Operation *op, OpAsmSetBlockNameFn setName) {
            ConcreteOp(op).getAsmBlockNames(setName);
          },
      .getDefaultDialect = [] { return ConcreteOp::getDefaultDialect(); }};
};

template <typename ConcreteType>
struct InterfaceTrait<OpAsmTypeInterface, ConcreteType> {
  void getAsmName(OpAsmSetNameFn) const {}
  OpAsmAliasResult getAlias(llvm::raw_ostream &) const {
    return OpAsmAliasResult::NoAlias;
  }
};

template <typename ConcreteType>
struct InterfaceModel<OpAsmTypeInterface, ConcreteType> {
  static constexpr OpAsmTypeTable table = {
      .getAsmName =
          [](Type type, OpAsmSetNameFn setName) {
            llvm::cast<ConcreteType>(type).getAsmName(setName);
          },
      .getAlias =
          [](Type type, llvm::raw_ostream &os) {
            return llvm::cast<ConcreteType>(type).getAlias(os);
          }};
};

template <typename ConcreteAttr>
struct InterfaceTrait<OpAsmAttrInterface, ConcreteAttr> {
  OpAsmAliasResult getAlias(llvm::raw_ostream &) const {
    return OpAsmAliasResult::NoAlias;
  }
};

template <typename ConcreteAttr>
struct InterfaceModel<OpAsmAttrInterface, ConcreteAttr> {
  static constexpr OpAsmAttrTable table = {
      .getAlias = [](Attribute attribute, llvm::raw_ostream &os) {
        return llvm::cast<ConcreteAttr>(attribute).getAlias(os);
      }};
};

} // namespace mlir

#endif // CORE_IR_INTERFACE_OP_ASM_INTERFACE_H
