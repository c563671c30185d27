// SPDX-License-Identifier: Apache-2.0
//
// Descriptors of types and attributes: constant data, and the record that each
// context keeps of a kind.
#ifndef CORE_IR_DESCRIPTOR_STORAGE_DESCRIPTOR_H
#define CORE_IR_DESCRIPTOR_STORAGE_DESCRIPTOR_H

#include <cassert>

#include "core/ir/descriptor/field.h"
#include "core/ir/descriptor/trait.h"
#include "core/ir/interface/interface_map.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class AbstractStorage;
class AsmParser;
class AsmPrinter;
class Dialect;
class InFlightDiagnostic;
class MLIRContext;
struct StorageFormat;

/// Starts a diagnostic at the location that requested a type or attribute.
using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;

/// A kind of types or attributes. Immutable; there is one per process, or it is
/// owned by a dialect defined at run time.
struct StorageDescriptor {
  /// With the dialect's prefix: "builtin.integer".
  llvm::StringRef name;
  TypeID id;
  /// The fields of the parameters' struct.
  FieldTable parameters;
  llvm::ArrayRef<TraitUse> traits = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  /// The text after the dialect's name; empty if the dialect parses and prints
  /// this kind itself.
  llvm::StringRef mnemonic = "";
  llvm::StringRef summary = "";
  llvm::StringRef description = "";
  /// Verifies parameters, a struct described by `parameters`. May be null.
  LogicalResult (*verify)(EmitErrorFn emitError,
                          const void *parameters) = nullptr;
  /// Converts equivalent parameters to a canonical form, before `verify`.
  /// Called if the parameters are assembled field by field. May be null.
  void (*normalize)(void *parameters) = nullptr;
  /// The declarative format of the text after the mnemonic; see
  /// core/ir/format/storage_format.h. May be null.
  const StorageFormat *format = nullptr;
  /// True if the constraints of the format's parameters are verified before
  /// `verify`.
  bool verifiesConstraints = false;
};

/// Verifies parameters, a struct described by the descriptor. Errors: completes
/// the diagnostic that `emitError` starts.
LogicalResult verifyStorage(EmitErrorFn emitError,
                            const StorageDescriptor &descriptor,
                            const void *parameters);

/// A kind of types. If both functions and the format are null, the table of
/// fields defines the text after the mnemonic (core/ir/format/field_text.h).
struct TypeDescriptor : StorageDescriptor {
  Type (*parse)(AsmParser &parser, const TypeDescriptor &descriptor) = nullptr;
  void (*print)(Type type, AsmPrinter &printer) = nullptr;
};

/// A kind of attributes. `parse` receives the type after the colon, or null.
struct AttributeDescriptor : StorageDescriptor {
  Attribute (*parse)(AsmParser &parser, const AttributeDescriptor &descriptor,
                     Type type) = nullptr;
  void (*print)(Attribute attribute, AsmPrinter &printer) = nullptr;
};

/// The record of a kind of types or attributes in one context.
class AbstractStorage {
public:
  AbstractStorage(MLIRContext *context, Dialect *dialect,
                  const StorageDescriptor &descriptor)
      : context(context), dialect(dialect), descriptor(&descriptor),
        typeID(descriptor.id), interfaces(descriptor.interfaces) {}

  MLIRContext *getContext() const { return context; }
  Dialect &getDialect() const { return *dialect; }
  const StorageDescriptor &getDescriptor() const { return *descriptor; }
  llvm::StringRef getName() const { return descriptor->name; }
  TypeID getTypeID() const { return typeID; }
  bool hasTrait(TypeID id) const {
    for (const TraitUse &use : descriptor->traits)
      if (use.trait->id == id)
        return true;
    return false;
  }
  /// Returns the table of an interface, or null. Errors: ends the program if
  /// the interface was promised but not attached.
  const void *getInterface(TypeID id) const {
    const void *table = interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  /// Returns true if the interface is implemented or promised.
  bool hasInterface(TypeID id) const;
  /// Attaches an external implementation. Not thread-safe.
  void attachInterface(InterfaceImplementation implementation) {
    interfaces.insert(implementation);
  }

private:
  const void *getMissingInterface(TypeID id) const;

  MLIRContext *context;
  Dialect *dialect;
  const StorageDescriptor *descriptor;
  TypeID typeID;
  InterfaceMap interfaces;
};

using AbstractType = AbstractStorage;
using AbstractAttribute = AbstractStorage;

/// The object that the handle of a type or attribute points to; its parameters
/// follow it.
struct BaseStorage {
  const AbstractStorage *abstract = nullptr;
};

/// A storage with its parameters.
template <typename Parameters> struct StorageOf : BaseStorage {
  explicit StorageOf(const Parameters &parameters) : parameters(parameters) {}
  Parameters parameters;
};

/// Returns the parameters of a storage, as `descriptor.parameters` describes
/// them.
inline const void *getParameters(const BaseStorage *storage) {
  return storage + 1;
}

/// Returns the unique storage of this kind with these parameters, creating it
/// if needed. Does not verify the parameters. Thread-safe.
/// Errors: ends the program if the kind is not registered in the context.
const BaseStorage *getStorage(MLIRContext *context,
                              const StorageDescriptor &descriptor,
                              const void *parameters);

/// Sets the mutable parameters (FieldDescriptor::isMutable) of a storage to
/// those in `parameters`, a struct whose other fields are ignored. All mutable
/// parameters are set together and only once. They count as unset while all
/// their bits are zero. If that is also a valid value, a mutable Bool must
/// distinguish the two.
/// Errors: returns failure and changes nothing if they have been set to other
/// values.
/// Thread-safe with respect to other calls. After a call, the calling thread
/// may read the parameters, no matter which thread set them. Reading them in a
/// thread that has not called this function is a data race with the call that
/// sets them.
LogicalResult mutateStorage(const BaseStorage *storage, const void *parameters);

namespace detail {

/// Returns true if the descriptor accepts the parameters. For assertions.
bool areValidParameters(const StorageDescriptor &descriptor,
                        const void *parameters);

/// The common base of TypeBase and AttributeBase.
template <typename Derived, typename ParametersT, typename Base>
class StorageUser : public Base {
public:
  using Base::Base;
  using Parameters = ParametersT;

  /// Requires valid parameters.
  template <typename... Args>
  static Derived get(MLIRContext *context, Args &&...args) {
    return getAsserted(context, Parameters(std::forward<Args>(args)...));
  }
  /// Verifies the parameters. Errors: reports an error by `emitError` and
  /// returns null.
  template <typename... Args>
  static Derived getChecked(EmitErrorFn emitError, MLIRContext *context,
                            Args &&...args) {
    return getVerified(emitError, context,
                       Parameters(std::forward<Args>(args)...));
  }

protected:
  const Parameters &getParameters() const {
    return static_cast<const StorageOf<Parameters> *>(this->impl)->parameters;
  }
  /// Sets the mutable parameters; see mutateStorage.
  LogicalResult mutate(const Parameters &parameters) const {
    return mutateStorage(this->impl, &parameters);
  }
  /// The parameters are not verified and must be valid.
  static Derived getUnchecked(MLIRContext *context,
                              const Parameters &parameters) {
    return Derived(getStorage(context, Derived::descriptor, &parameters));
  }
  static Derived getAsserted(MLIRContext *context,
                             const Parameters &parameters) {
    assert(areValidParameters(Derived::descriptor, &parameters));
    return getUnchecked(context, parameters);
  }
  static Derived getVerified(EmitErrorFn emitError, MLIRContext *context,
                             const Parameters &parameters) {
    if (failed(verifyStorage(emitError, Derived::descriptor, &parameters)))
      return Derived();
    return getUnchecked(context, parameters);
  }
};

/// The common base of TypeInterface and AttributeInterface; `Handle` is Type or
/// Attribute.
template <typename Handle, typename Derived, typename TableT>
class StorageInterface : public Handle {
public:
  using Table = TableT;
  template <typename Concrete> using Model = InterfaceModel<Derived, Concrete>;
  template <typename Concrete> using Trait = InterfaceTrait<Derived, Concrete>;

  StorageInterface() = default;
  StorageInterface(std::nullptr_t) {}
  /// `value` must be null or have the interface.
  explicit StorageInterface(Handle value)
      : Handle(value),
        table(value ? static_cast<const Table *>(
                          value.getImpl()->abstract->getInterface(
                              TypeID::get<Derived>()))
                    : nullptr) {}
  explicit StorageInterface(const BaseStorage *impl)
      : StorageInterface(Handle(impl)) {}
  /// Converts from a class that is known to have the interface.
  template <typename T>
    requires std::is_base_of_v<Handle, T> &&
             (!std::is_base_of_v<StorageInterface, T>) &&
             (!std::is_same_v<T, Handle>) && T::template
  implements<Derived> StorageInterface(T value)
      : StorageInterface(static_cast<Handle>(value)) {}

  static bool classof(Handle value) {
    return value.getImpl()->abstract->hasInterface(TypeID::get<Derived>());
  }
  static TypeID getInterfaceID() { return TypeID::get<Derived>(); }
  const Table &getTable() const { return *table; }

private:
  const Table *table = nullptr;
};

} // namespace detail

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_STORAGE_DESCRIPTOR_H
