// SPDX-License-Identifier: Apache-2.0
//
// What a type or attribute is: constant data, and beside it each context's
// record.
#ifndef CORE_IR_STORAGE_DESCRIPTOR_H
#define CORE_IR_STORAGE_DESCRIPTOR_H

#include <cassert>

#include "core/ir/field.h"
#include "core/ir/interface_map.h"
#include "core/ir/trait.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class AbstractStorage;
class AsmParser;
class AsmPrinter;
class Dialect;
class InFlightDiagnostic;
class MLIRContext;
struct StorageFormat;

/// Begins a diagnostic at the place that asked for a type or attribute.
using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;

/// A kind of types or attributes: immutable, one per kind and process, or owned
/// by a dialect that was defined at run time.
struct StorageDescriptor {
  /// With the dialect's: "builtin.integer".
  llvm::StringRef name;
  TypeID id;
  /// The parameters' struct.
  FieldTable parameters;
  llvm::ArrayRef<TraitUse> traits = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  /// What follows the dialect's name in text; empty if the dialect itself
  /// parses and prints this kind.
  llvm::StringRef mnemonic = "";
  llvm::StringRef summary = "";
  llvm::StringRef description = "";
  /// Null, or checks the parameters, a struct as `parameters` describes it.
  LogicalResult (*verify)(EmitErrorFn emitError,
                          const void *parameters) = nullptr;
  /// Null, or brings parameters that mean the same into one form. Called where
  /// they are put together field by field, before `verify`.
  void (*normalize)(void *parameters) = nullptr;
  /// Null, or the text behind the mnemonic as data; see
  /// core/ir/storage_format.h.
  const StorageFormat *format = nullptr;
  /// The constraints of the format's parameters are checked, before `verify`.
  bool verifiesConstraints = false;
};

/// Checks parameters, a struct as the descriptor describes it.
/// Errors: what is wrong, behind what `emitError` begins.
LogicalResult verifyStorage(EmitErrorFn emitError,
                            const StorageDescriptor &descriptor,
                            const void *parameters);

/// A kind of types, with its text: what follows the mnemonic. Both functions
/// and the format null: the text is by the table (core/ir/field_text.h).
struct TypeDescriptor : StorageDescriptor {
  Type (*parse)(AsmParser &parser, const TypeDescriptor &descriptor) = nullptr;
  void (*print)(Type type, AsmPrinter &printer) = nullptr;
};

/// A kind of attributes. `parse` is given the type behind a colon, if any.
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
  /// The table of an interface, or null.
  /// Errors: ends the program when the interface was promised but its
  /// implementation has not been attached.
  const void *getInterface(TypeID id) const {
    const void *table = interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  /// Whether there is an implementation or the promise of one.
  bool hasInterface(TypeID id) const;
  /// Adds an implementation from outside. Not thread-safe.
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

/// What the handle of a type or attribute points to; the parameters follow.
struct BaseStorage {
  const AbstractStorage *abstract = nullptr;
};

/// A storage with its parameters.
template <typename Parameters> struct StorageOf : BaseStorage {
  explicit StorageOf(const Parameters &parameters) : parameters(parameters) {}
  Parameters parameters;
};

/// The parameters of a storage, as `descriptor.parameters` describes them.
inline const void *getParameters(const BaseStorage *storage) {
  return storage + 1;
}

/// The one storage of this kind with these parameters, made if there is none;
/// they are not verified. Thread-safe.
/// Errors: ends the program when the kind is not registered in the context.
const BaseStorage *getStorage(MLIRContext *context,
                              const StorageDescriptor &descriptor,
                              const void *parameters);

/// Sets the mutable parameters (FieldDescriptor::isMutable) of a storage to
/// those in `parameters`, a struct like its own whose other fields are not
/// looked at. All of them at once and once: they are unset while all their bits
/// are zero, as they were made. Where that is also a value that is set, a
/// mutable Bool beside it tells.
/// Errors: failure if they have been set to something else; nothing changes.
/// Thread-safe among calls: afterwards the parameters may be read in the
/// calling thread, whoever set them. Reading them in a thread that has not
/// called is a race with the call that sets them.
LogicalResult mutateStorage(const BaseStorage *storage, const void *parameters);

namespace detail {

/// Whether the descriptor's check accepts the parameters: for assertions.
bool areValidParameters(const StorageDescriptor &descriptor,
                        const void *parameters);

/// What TypeBase and AttributeBase share.
template <typename Derived, typename ParametersT, typename Base>
class StorageUser : public Base {
public:
  using Base::Base;
  using Parameters = ParametersT;

  /// With these parameters, which are known to be right.
  template <typename... Args>
  static Derived get(MLIRContext *context, Args &&...args) {
    return getAsserted(context, Parameters(std::forward<Args>(args)...));
  }
  /// The same, verified. Errors: null, after a message by `emitError`.
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
  /// Sets the parameters that are not part of the identity; see mutateStorage.
  LogicalResult mutate(const Parameters &parameters) const {
    return mutateStorage(this->impl, &parameters);
  }
  /// Unverified parameters must be known to be right.
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

/// What TypeInterface and AttributeInterface share; `Handle` is Type or
/// Attribute.
template <typename Handle, typename Derived, typename TableT>
class StorageInterface : public Handle {
public:
  using Table = TableT;
  template <typename Concrete> using Model = InterfaceModel<Derived, Concrete>;
  template <typename Concrete> using Trait = InterfaceTrait<Derived, Concrete>;

  StorageInterface() = default;
  StorageInterface(std::nullptr_t) {}
  /// `value` is null or has the interface.
  explicit StorageInterface(Handle value)
      : Handle(value),
        table(value ? static_cast<const Table *>(
                          value.getImpl()->abstract->getInterface(
                              TypeID::get<Derived>()))
                    : nullptr) {}
  explicit StorageInterface(const BaseStorage *impl)
      : StorageInterface(Handle(impl)) {}
  /// From a class that is known to have the interface.
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

#endif // CORE_IR_STORAGE_DESCRIPTOR_H
