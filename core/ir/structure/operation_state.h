// SPDX-License-Identifier: Apache-2.0
//
// The parts of an operation before it is created.
#ifndef CORE_IR_STRUCTURE_OPERATION_STATE_H
#define CORE_IR_STRUCTURE_OPERATION_STATE_H

#include <memory>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/region_range.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// A list of named attributes, in insertion order until sorting is requested.
class NamedAttrList {
public:
  using iterator = llvm::SmallVectorImpl<NamedAttribute>::iterator;
  using const_iterator = llvm::SmallVectorImpl<NamedAttribute>::const_iterator;

  NamedAttrList() = default;
  NamedAttrList(llvm::ArrayRef<NamedAttribute> attributes) {
    append(attributes);
  }
  NamedAttrList(DictionaryAttr attributes);

  bool empty() const { return attributes.empty(); }
  size_t size() const { return attributes.size(); }
  iterator begin() { return attributes.begin(); }
  iterator end() { return attributes.end(); }
  const_iterator begin() const { return attributes.begin(); }
  const_iterator end() const { return attributes.end(); }
  operator llvm::ArrayRef<NamedAttribute>() const { return attributes; }
  llvm::ArrayRef<NamedAttribute> getAttrs() const { return attributes; }
  void clear() { attributes.clear(); }

  void append(StringAttr name, Attribute value);
  void append(llvm::StringRef name, Attribute value);
  void append(NamedAttribute attribute) { attributes.push_back(attribute); }
  void append(llvm::ArrayRef<NamedAttribute> more);
  void push_back(NamedAttribute attribute) { append(attribute); }
  /// Linear.
  Attribute get(StringAttr name) const;
  Attribute get(llvm::StringRef name) const;
  /// Sets an attribute and returns its previous value, or null.
  Attribute set(StringAttr name, Attribute value);
  Attribute set(llvm::StringRef name, Attribute value);
  Attribute erase(StringAttr name);
  Attribute erase(llvm::StringRef name);
  /// Returns an attribute whose name occurs twice, or nullopt.
  std::optional<NamedAttribute> findDuplicate() const;
  DictionaryAttr getDictionary(MLIRContext *context) const;

private:
  llvm::SmallVector<NamedAttribute, 4> attributes;
};

/// The parts of an operation to create.
struct OperationState {
  OperationState(Location location, OperationName name);
  OperationState(Location location, llvm::StringRef name);
  OperationState(Location location, llvm::StringRef name, ValueRange operands,
                 TypeRange types,
                 llvm::ArrayRef<NamedAttribute> attributes = {},
                 llvm::ArrayRef<Block *> successors = {});
  OperationState(OperationState &&);
  ~OperationState();

  void addOperand(Value value) { operands.push_back(value); }
  void addOperands(const ValueRange &values);
  void addType(Type type) { types.push_back(type); }
  void addTypes(const TypeRange &more);
  void addAttribute(llvm::StringRef attributeName, Attribute value) {
    attributes.append(attributeName, value);
  }
  void addAttribute(StringAttr attributeName, Attribute value) {
    attributes.append(attributeName, value);
  }
  void addAttributes(llvm::ArrayRef<NamedAttribute> more) {
    attributes.append(more);
  }
  void addSuccessors(Block *successor) { successors.push_back(successor); }
  void addSuccessors(const BlockRange &blocks);
  /// Adds an empty region, which the operation will own.
  Region *addRegion();
  void addRegion(std::unique_ptr<Region> &&region);

  /// Returns the properties' struct, initialized with defaults. The name must
  /// be registered with the property table of `T`.
  template <typename T> T &getOrAddProperties() {
    return *static_cast<T *>(getOrAddPropertiesStorage());
  }
  void *getOrAddPropertiesStorage();
  const void *getPropertiesStorage() const { return properties.get(); }
  MLIRContext *getContext() const { return name.getContext(); }

  Location location;
  OperationName name;
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<Type, 4> types;
  /// Inherent and discardable attributes. An attribute with the name of a
  /// property takes precedence over `properties`.
  NamedAttrList attributes;
  llvm::SmallVector<Block *, 1> successors;
  llvm::SmallVector<std::unique_ptr<Region>, 1> regions;
  /// Properties as an attribute, which are set after creation.
  Attribute propertiesAttr;

private:
  std::unique_ptr<uint64_t[]> properties;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_OPERATION_STATE_H
