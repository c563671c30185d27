// SPDX-License-Identifier: Apache-2.0
#include "core/random/storages.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/format/storage_format.h"
#include "core/random/enumerations.h"
#include "core/random/generator.h"
#include "core/random/random_source.h"
#include "llvm/Support/Allocator.h"

namespace mlir {
namespace {

/// The number of attempts to draw parameters.
constexpr unsigned storageAttempts = 24;

/// Draws the parameters of one kind.
class ParameterMaker {
public:
  ParameterMaker(MLIRContext *context, const StorageDescriptor &descriptor,
                 llvm::ArrayRef<Type> types,
                 llvm::ArrayRef<Attribute> attributes)
      : context(context), descriptor(descriptor), types(types),
        attributes(attributes), random(storageAttempts) {}

  /// Fills a struct whose bits are zero. Returns false on failure.
  bool fill(void *parameters) {
    for (size_t i = 0; i < descriptor.parameters.fields.size(); ++i)
      if (!descriptor.parameters.fields[i].isMutable &&
          !fill(i, descriptor.parameters.fields[i], parameters))
        return false;
    return true;
  }

private:
  const ParameterUse *getUse(size_t index) const {
    return descriptor.format && index < descriptor.format->parameters.size()
               ? &descriptor.format->parameters[index]
               : nullptr;
  }
  bool fill(size_t index, const FieldDescriptor &field, void *parameters);
  int64_t drawNumber(size_t index) {
    const ParameterUse *use = getUse(index);
    return use && use->enumeration ? drawValue(*use->enumeration, random)
                                   : random.between(0, 4);
  }
  template <typename T> llvm::ArrayRef<T> drawArray(auto &&draw) {
    const size_t size = random.below(4);
    T *elements = allocator.Allocate<T>(size);
    for (size_t i = 0; i < size; ++i)
      new (elements + i) T(draw());
    return llvm::ArrayRef<T>(elements, size);
  }
  /// Returns an element that satisfies the parameter's constraint, or null.
  template <typename T>
  T draw(llvm::ArrayRef<T> list, const Constraint *constraint) {
    for (unsigned i = 0; !list.empty() && i < storageAttempts; ++i) {
      T candidate = random.pick(list);
      if (!constraint || (isOfClass(*constraint, candidate) &&
                          isSatisfied(*constraint, candidate)))
        return candidate;
    }
    return T();
  }

  MLIRContext *context;
  const StorageDescriptor &descriptor;
  llvm::ArrayRef<Type> types;
  llvm::ArrayRef<Attribute> attributes;
  RandomSource random;
  llvm::BumpPtrAllocator allocator;
};

/// Fills a field: that of the parameter, or the value of an optional parameter.
bool ParameterMaker::fill(size_t index, const FieldDescriptor &field,
                          void *parameters) {
  const ParameterUse *use = getUse(index);
  const Constraint *constraint =
      use && use->constraint ? use->constraint : field.constraint;
  auto set = [&]<typename T>(T value) {
    getField<T>(field, parameters) = value;
    return true;
  };
  auto drawString = [&] {
    constexpr llvm::StringLiteral strings[] = {"", "a", "some text"};
    return llvm::StringRef(strings[random.below(std::size(strings))]);
  };
  switch (field.kind) {
  case FieldKind::Bool:
    return set(random.chance(50));
  case FieldKind::Int32:
    return set(static_cast<int32_t>(drawNumber(index)));
  case FieldKind::UInt32:
    return set(static_cast<uint32_t>(drawNumber(index)));
  case FieldKind::Int64:
    return set(drawNumber(index));
  case FieldKind::UInt64:
    return set(static_cast<uint64_t>(drawNumber(index)));
  case FieldKind::Integer:
    return set(StoredInteger(llvm::APInt(32, random.below(100))));
  case FieldKind::String:
    return set(drawString());
  case FieldKind::Type: {
    Type type = draw(types, constraint);
    return set(type), type || field.optional;
  }
  case FieldKind::Attribute: {
    Attribute attribute = draw(attributes, constraint);
    return set(attribute), attribute || field.optional;
  }
  case FieldKind::AffineMap:
    return set(AffineMap::getMultiDimIdentityMap(random.below(3), context));
  case FieldKind::BoolArray:
    return set(drawArray<bool>([&] { return random.chance(50); }));
  case FieldKind::Int32Array:
    return set(drawArray<int32_t>([&] { return random.between(-1, 9); }));
  case FieldKind::Int64Array:
    return set(drawArray<int64_t>([&] { return random.between(-1, 9); }));
  case FieldKind::StringArray:
    return set(drawArray<llvm::StringRef>(drawString));
  case FieldKind::TypeArray:
    return set(drawArray<Type>([&] { return random.pick(types); }));
  case FieldKind::AttributeArray: {
    if (!draw(attributes, constraint))
      return set(llvm::ArrayRef<Attribute>());
    auto array =
        drawArray<Attribute>([&] { return draw(attributes, constraint); });
    return set(array), !llvm::is_contained(array, Attribute());
  }
  case FieldKind::Optional:
    if (random.chance(50))
      return fill(index, makePresent(field, parameters), parameters);
    return makeAbsent(field, parameters), true;
  default:
    return false;
  }
}

std::vector<const BaseStorage *>
makeStorages(MLIRContext *context, const StorageDescriptor &descriptor,
             llvm::ArrayRef<Type> types, llvm::ArrayRef<Attribute> attributes) {
  std::vector<const BaseStorage *> storages;
  if (!context->lookupStorage(descriptor.id))
    return storages;
  ParameterMaker maker(context, descriptor, types, attributes);
  ScopedDiagnosticHandler ignore(context, [](Diagnostic &) {});
  auto fail = [&] { return emitError(UnknownLoc::get(context)); };
  for (unsigned i = 0; i < storageAttempts; ++i) {
    std::vector<uint64_t> memory(descriptor.parameters.size / 8 + 1, 0);
    if (!maker.fill(memory.data()))
      continue;
    if (descriptor.normalize)
      descriptor.normalize(memory.data());
    if (descriptor.verify && failed(descriptor.verify(fail, memory.data())))
      continue;
    const BaseStorage *storage = getStorage(context, descriptor, memory.data());
    if (!llvm::is_contained(storages, storage))
      storages.push_back(storage);
  }
  return storages;
}

/// Returns the storages that the hook accepts; all of them if there is no hook.
template <typename T>
std::vector<T> finish(const StorageDescriptor &descriptor,
                      llvm::ArrayRef<const BaseStorage *> storages,
                      bool (*hook)(T)) {
  std::vector<T> finished;
  const bool isMutable = llvm::any_of(
      descriptor.parameters.fields,
      [](const FieldDescriptor &field) { return field.isMutable; });
  for (const BaseStorage *storage : storages)
    if (hook ? hook(T(storage)) : !isMutable)
      finished.push_back(T(storage));
  return finished;
}

} // namespace

std::vector<Type> makeTypes(MLIRContext *context, const Registry &registry,
                            const StorageDescriptor &descriptor,
                            llvm::ArrayRef<Type> types) {
  const auto *hook = registry.lookup<StorageHook>(descriptor.name);
  return finish<Type>(descriptor, makeStorages(context, descriptor, types, {}),
                      hook ? hook->finishType : nullptr);
}

std::vector<Attribute> makeAttributes(MLIRContext *context,
                                      const Registry &registry,
                                      const StorageDescriptor &descriptor,
                                      llvm::ArrayRef<Type> types,
                                      llvm::ArrayRef<Attribute> attributes) {
  const auto *hook = registry.lookup<StorageHook>(descriptor.name);
  return finish<Attribute>(descriptor,
                           makeStorages(context, descriptor, types, attributes),
                           hook ? hook->finishAttribute : nullptr);
}

} // namespace mlir
