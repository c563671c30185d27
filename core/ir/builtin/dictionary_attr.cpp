// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context_impl.h"

namespace mlir {

using namespace detail;

NamedAttribute::NamedAttribute(StringAttr name, Attribute value)
    : name(name), value(value) {}

NamedAttribute::NamedAttribute(llvm::StringRef name, Attribute value)
    : name(StringAttr::get(value.getContext(), name)), value(value) {}

StringAttr NamedAttribute::getName() const { return cast<StringAttr>(name); }

void NamedAttribute::setName(StringAttr newName) { name = newName; }

Dialect *NamedAttribute::getNameDialect() const {
  return getName().getReferencedDialect();
}

bool NamedAttribute::operator<(const NamedAttribute &other) const {
  return getName().compare(other.getName()) < 0;
}

bool NamedAttribute::operator<(llvm::StringRef otherName) const {
  return getName().getValue() < otherName;
}

namespace {

/// Up to this many names are searched linearly.
constexpr size_t LinearLimit = 16;

const NamedAttribute *find(llvm::ArrayRef<NamedAttribute> sorted,
                           llvm::StringRef name) {
  if (sorted.size() <= LinearLimit) {
    for (const NamedAttribute &attribute : sorted)
      if (attribute.getName().getValue() == name)
        return &attribute;
    return nullptr;
  }
  const auto *found = llvm::lower_bound(sorted, name);
  return found != sorted.end() && found->getName().getValue() == name ? found
                                                                      : nullptr;
}

const NamedAttribute *find(llvm::ArrayRef<NamedAttribute> sorted,
                           StringAttr name) {
  if (sorted.size() > LinearLimit)
    return find(sorted, name.getValue());
  for (const NamedAttribute &attribute : sorted)
    if (attribute.getNameImpl() == name.getImpl())
      return &attribute;
  return nullptr;
}

std::optional<NamedAttribute> copyOf(const NamedAttribute *attribute) {
  if (!attribute)
    return std::nullopt;
  return *attribute;
}

} // namespace

DictionaryAttr DictionaryAttr::get(MLIRContext *context,
                                   llvm::ArrayRef<NamedAttribute> value) {
  if (llvm::is_sorted(value))
    return getWithSorted(context, value);
  llvm::SmallVector<NamedAttribute, 16> sorted(value);
  sortInPlace(sorted);
  return getWithSorted(context, sorted);
}

DictionaryAttr
DictionaryAttr::getWithSorted(MLIRContext *context,
                              llvm::ArrayRef<NamedAttribute> value) {
  assert(std::adjacent_find(value.begin(), value.end(),
                            [](const auto &a, const auto &b) {
                              return !(a < b);
                            }) == value.end() &&
         "names are sorted, none is there twice");
  if (value.empty() && context->getImpl().emptyDictionary)
    return context->getImpl().emptyDictionary;
  return getUnchecked(context, Parameters(value));
}

bool DictionaryAttr::sort(llvm::ArrayRef<NamedAttribute> values,
                          llvm::SmallVectorImpl<NamedAttribute> &storage) {
  if (llvm::is_sorted(values))
    return false;
  storage.assign(values.begin(), values.end());
  return sortInPlace(storage);
}

bool DictionaryAttr::contains(StringAttr name) const {
  return find(getValue(), name) != nullptr;
}

bool DictionaryAttr::contains(llvm::StringRef name) const {
  return find(getValue(), name) != nullptr;
}

bool DictionaryAttr::sortInPlace(
    llvm::SmallVectorImpl<NamedAttribute> &attributes) {
  if (llvm::is_sorted(attributes))
    return false;
  llvm::sort(attributes);
  return true;
}

std::optional<NamedAttribute>
DictionaryAttr::findDuplicate(llvm::SmallVectorImpl<NamedAttribute> &attributes,
                              bool isSorted) {
  if (!isSorted)
    sortInPlace(attributes);
  const auto *found = std::adjacent_find(
      attributes.begin(), attributes.end(), [](const auto &a, const auto &b) {
        return a.getNameImpl() == b.getNameImpl();
      });
  return copyOf(found == attributes.end() ? nullptr : found);
}

Attribute DictionaryAttr::get(StringAttr name) const {
  const NamedAttribute *found = find(getValue(), name);
  return found ? found->getValue() : Attribute();
}

Attribute DictionaryAttr::get(llvm::StringRef name) const {
  const NamedAttribute *found = find(getValue(), name);
  return found ? found->getValue() : Attribute();
}

std::optional<NamedAttribute> DictionaryAttr::getNamed(StringAttr name) const {
  return copyOf(find(getValue(), name));
}

std::optional<NamedAttribute>
DictionaryAttr::getNamed(llvm::StringRef name) const {
  return copyOf(find(getValue(), name));
}

} // namespace mlir
