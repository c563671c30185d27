// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/attr_type_sub_elements.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/PointerIntPair.h"

namespace mlir {

namespace {

/// An attribute or, if the flag is set, a type.
using Element = llvm::PointerIntPair<const BaseStorage *, 1, bool>;

/// The path from the root of a walk to the current element, and the contents of
/// each element on the path. Replaces recursion.
class ElementStack {
public:
  struct Entry {
    Element element;
    /// The bounds of its contents in `inside`.
    size_t first;
    size_t next;
  };

  bool empty() const { return entries.empty(); }
  const Entry &back() const { return entries.back(); }
  llvm::ArrayRef<Entry> getEntries() const { return entries; }

  /// Pushes `element` with the contents of `container`.
  void push(Element element, const BaseStorage *container, bool withMutable);
  void pop() {
    inside.truncate(entries.back().first);
    entries.pop_back();
  }
  /// Returns the next content of the last element, or null if none is left.
  Element takeNext() {
    Entry &entry = entries.back();
    return entry.next == inside.size() ? Element() : inside[entry.next++];
  }
  llvm::ArrayRef<Element> getInside() const {
    return llvm::ArrayRef(inside).drop_front(entries.back().first);
  }

private:
  llvm::SmallVector<Entry, 16> entries;
  llvm::SmallVector<Element, 32> inside;
};

/// Returns the table of a kind's immutable parameters.
FieldTable getIdentityTable(const BaseStorage *storage,
                            llvm::SmallVectorImpl<FieldDescriptor> &memory) {
  const FieldTable &table = storage->abstract->getDescriptor().parameters;
  auto isMutable = [](const FieldDescriptor &field) { return field.isMutable; };
  if (llvm::none_of(table.fields, isMutable))
    return table;
  llvm::copy_if(
      table.fields, std::back_inserter(memory),
      [&](const FieldDescriptor &field) { return !isMutable(field); });
  return {memory, table.size};
}

void walkInside(const FieldTable &table, const BaseStorage *storage,
                llvm::function_ref<void(Attribute)> attributes,
                llvm::function_ref<void(Type)> types) {
  if (!table.fields.empty())
    walkFields(table, getParameters(storage), attributes, types);
}

void ElementStack::push(Element element, const BaseStorage *container,
                        bool withMutable) {
  const size_t first = inside.size();
  llvm::SmallVector<FieldDescriptor, 4> memory;
  const FieldTable table = withMutable
                               ? container->abstract->getDescriptor().parameters
                               : getIdentityTable(container, memory);
  walkInside(
      table, container,
      [&](Attribute attribute) {
        inside.push_back(Element(attribute.getImpl(), false));
      },
      [&](Type type) { inside.push_back(Element(type.getImpl(), true)); });
  entries.push_back({element, first, first});
}

} // namespace

void walkImmediateSubElements(Attribute attribute,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types) {
  walkInside(attribute.getAbstractAttribute().getDescriptor().parameters,
             attribute.getImpl(), attributes, types);
}

void walkImmediateSubElements(Type type,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types) {
  walkInside(type.getAbstractType().getDescriptor().parameters, type.getImpl(),
             attributes, types);
}

WalkResult AttrTypeWalker::visit(const BaseStorage *element, bool isType) {
  auto call = [&](auto &functions, auto handle) -> WalkResult {
    for (auto &function : llvm::reverse(functions))
      if (WalkResult result = function(handle); result != WalkResult::advance())
        return result;
    return WalkResult::advance();
  };
  return isType ? call(typeFns, Type(element))
                : call(attributeFns, Attribute(element));
}

WalkResult AttrTypeWalker::walkElement(const BaseStorage *root, bool isType,
                                       WalkOrder order) {
  ElementStack stack;
  /// Returns true if the walk is interrupted.
  auto enter = [&](Element element) {
    if (!visited.insert({element.getPointer(), int(order)}).second)
      return false;
    if (order == WalkOrder::PreOrder) {
      const WalkResult result = visit(element.getPointer(), element.getInt());
      if (result.wasInterrupted())
        visited.erase({element.getPointer(), int(order)});
      if (result != WalkResult::advance())
        return result.wasInterrupted();
    }
    stack.push(element, element.getPointer(), /*withMutable=*/true);
    return false;
  };
  auto leave = [&] {
    const Element element = stack.back().element;
    if (order == WalkOrder::PostOrder &&
        visit(element.getPointer(), element.getInt()).wasInterrupted())
      return true;
    stack.pop();
    return false;
  };

  bool interrupted = enter(Element(root, isType));
  while (!interrupted && !stack.empty()) {
    const Element next = stack.takeNext();
    interrupted = next.getPointer() ? enter(next) : leave();
  }
  if (!interrupted)
    return WalkResult::advance();
  // The visits of these elements are incomplete; a later walk repeats them.
  for (const ElementStack::Entry &entry : stack.getEntries())
    visited.erase({entry.element.getPointer(), int(order)});
  return WalkResult::interrupt();
}

std::pair<const BaseStorage *, WalkResult>
AttrTypeReplacer::callFunctions(const BaseStorage *element, bool isType) {
  auto call = [&](auto &functions,
                  auto handle) -> std::pair<const BaseStorage *, WalkResult> {
    for (auto &function : llvm::reverse(functions))
      if (auto result = function(handle))
        return {result->first.getImpl(), result->second};
    return {element, WalkResult::advance()};
  };
  return isType ? call(typeFns, Type(element))
                : call(attributeFns, Attribute(element));
}

const BaseStorage *AttrTypeReplacer::lookup(const BaseStorage *element) const {
  auto found = cache.find(element);
  return found == cache.end() ? element : found->second;
}

const BaseStorage *
AttrTypeReplacer::rebuild(const BaseStorage *element,
                          llvm::ArrayRef<const BaseStorage *> inside) {
  if (llvm::all_of(inside,
                   [&](const BaseStorage *one) { return lookup(one) == one; }))
    return element;
  llvm::SmallVector<FieldDescriptor, 4> memory;
  const FieldTable table = getIdentityTable(element, memory);
  StorageAllocator scratch;
  void *parameters = scratch.allocate(table.size);
  auto replaceAttribute = [&](Attribute attribute) {
    return Attribute(lookup(attribute.getImpl()));
  };
  auto replaceType = [&](Type type) { return Type(lookup(type.getImpl())); };
  if (!replaceInFields(table, parameters, getParameters(element), scratch,
                       replaceAttribute, replaceType))
    return nullptr;
  const StorageDescriptor &descriptor = element->abstract->getDescriptor();
  if (descriptor.normalize)
    descriptor.normalize(parameters);
  auto emitNothing = [] { return InFlightDiagnostic(); };
  if (failed(verifyStorage(emitNothing, descriptor, parameters)))
    return nullptr;
  return getStorage(element->abstract->getContext(), descriptor, parameters);
}

const BaseStorage *AttrTypeReplacer::replaceElement(const BaseStorage *root,
                                                    bool isType) {
  ElementStack stack;
  /// The functions' results for the entries of the stack.
  llvm::SmallVector<const BaseStorage *> replaced;
  llvm::DenseSet<const BaseStorage *> inProgress;
  auto enter = [&](Element element) {
    const BaseStorage *key = element.getPointer();
    if (cache.contains(key) || inProgress.contains(key))
      return;
    const auto [replacement, result] = callFunctions(key, element.getInt());
    if (!replacement || result.wasInterrupted()) {
      cache[key] = nullptr;
    } else if (result.wasSkipped()) {
      cache[key] = replacement;
    } else {
      inProgress.insert(key);
      replaced.push_back(replacement);
      stack.push(element, replacement, /*withMutable=*/false);
    }
  };
  auto leave = [&] {
    llvm::SmallVector<const BaseStorage *> inside;
    for (Element element : stack.getInside())
      inside.push_back(element.getPointer());
    const BaseStorage *key = stack.back().element.getPointer();
    cache[key] = rebuild(replaced.pop_back_val(), inside);
    inProgress.erase(key);
    stack.pop();
  };

  enter(Element(root, isType));
  while (!stack.empty()) {
    if (const Element next = stack.takeNext(); next.getPointer())
      enter(next);
    else
      leave();
  }
  return cache.find(root)->second;
}

void AttrTypeReplacer::replaceElementsIn(Operation *op, bool replaceAttrs,
                                         bool replaceLocs, bool replaceTypes) {
  auto replaceLoc = [&](auto &&holder) {
    if (Attribute found = replace(holder.getLoc().getAttr()))
      if (auto location = dyn_cast<LocationAttr>(found))
        holder.setLoc(location);
  };
  auto replaceTypeOf = [&](Value value) {
    if (Type type = replace(value.getType()))
      value.setType(type);
  };

  if (replaceAttrs) {
    const DictionaryAttr old = op->getAttrDictionary();
    auto replacement = dyn_cast_or_null<DictionaryAttr>(replace(old));
    if (replacement && replacement != old)
      op->setAttrs(replacement);
  }
  if (replaceLocs)
    replaceLoc(*op);
  if (replaceTypes)
    llvm::for_each(op->getResults(), replaceTypeOf);
  if (!replaceLocs && !replaceTypes)
    return;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments()) {
        if (replaceLocs)
          replaceLoc(argument);
        if (replaceTypes)
          replaceTypeOf(argument);
      }
}

void AttrTypeReplacer::recursivelyReplaceElementsIn(Operation *op,
                                                    bool replaceAttrs,
                                                    bool replaceLocs,
                                                    bool replaceTypes) {
  op->walk([&](Operation *nested) {
    replaceElementsIn(nested, replaceAttrs, replaceLocs, replaceTypes);
  });
}

} // namespace mlir
