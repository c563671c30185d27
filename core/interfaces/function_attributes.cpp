// SPDX-License-Identifier: Apache-2.0
//
// Argument and result attributes of functions.
#include "core/interfaces/function.h"

using namespace mlir;

namespace {

/// The array of dictionaries of the arguments or the results of a function.
class Dictionaries {
public:
  enum Kind { Arguments, Results };
  Dictionaries(FunctionOpInterface op, Kind kind) : op(op), kind(kind) {}

  ArrayAttr getArray() {
    return kind == Arguments ? op.getArgAttrsAttr() : op.getResAttrsAttr();
  }
  DictionaryAttr get(unsigned index) {
    ArrayAttr array = getArray();
    return array ? llvm::cast<DictionaryAttr>(array.getValue()[index])
                 : DictionaryAttr();
  }
  llvm::ArrayRef<NamedAttribute> getValues(unsigned index) {
    DictionaryAttr attributes = get(index);
    return attributes ? attributes.getValue()
                      : llvm::ArrayRef<NamedAttribute>();
  }
  unsigned count() {
    return kind == Arguments ? op.getArgumentTypes().size()
                             : op.getResultTypes().size();
  }

  /// Null dictionaries mean empty ones.
  void setAll(llvm::ArrayRef<Attribute> attributes) {
    DictionaryAttr none = DictionaryAttr::get(op->getContext(), {});
    llvm::SmallVector<Attribute> values(attributes.begin(), attributes.end());
    for (Attribute &value : values)
      if (!value)
        value = none;
    if (llvm::all_of(values, [&](Attribute value) { return value == none; }))
      return removeArray();
    setArray(ArrayAttr::get(op->getContext(), values));
  }
  void set(unsigned index, DictionaryAttr attributes) {
    assert(index < count());
    llvm::SmallVector<Attribute> values(count());
    if (ArrayAttr array = getArray())
      values.assign(array.getValue().begin(), array.getValue().end());
    if (values[index] == attributes)
      return;
    values[index] = attributes;
    setAll(values);
  }
  void set(unsigned index, llvm::ArrayRef<NamedAttribute> attributes) {
    set(index, DictionaryAttr::get(op->getContext(), attributes));
  }
  void set(unsigned index, StringAttr name, Attribute value) {
    NamedAttrList attributes(getValues(index));
    if (attributes.set(name, value) != value)
      set(index, attributes.getDictionary(op->getContext()));
  }
  Attribute remove(unsigned index, StringAttr name) {
    NamedAttrList attributes(getValues(index));
    Attribute removed = attributes.erase(name);
    if (removed)
      set(index, attributes.getDictionary(op->getContext()));
    return removed;
  }
  /// Adapts the array after the number of entities changed from `oldCount`.
  void resize(unsigned oldCount) {
    ArrayAttr array = getArray();
    if (!array || oldCount == count())
      return;
    llvm::SmallVector<Attribute> values(array.getValue().begin(),
                                        array.getValue().end());
    values.resize(count());
    setAll(values);
  }

private:
  void setArray(ArrayAttr array) {
    if (kind == Arguments)
      op.setArgAttrsAttr(array);
    else
      op.setResAttrsAttr(array);
  }
  void removeArray() {
    if (kind == Arguments)
      op.removeArgAttrsAttr();
    else
      op.removeResAttrsAttr();
  }

  FunctionOpInterface op;
  Kind kind;
};

Dictionaries ofArguments(FunctionOpInterface op) {
  return {op, Dictionaries::Arguments};
}
Dictionaries ofResults(FunctionOpInterface op) {
  return {op, Dictionaries::Results};
}

llvm::SmallVector<Attribute>
toAttributes(llvm::ArrayRef<DictionaryAttr> attributes) {
  return {attributes.begin(), attributes.end()};
}

} // namespace

namespace mlir::function_interface_impl {

DictionaryAttr getArgAttrDict(FunctionOpInterface op, unsigned index) {
  return ofArguments(op).get(index);
}
DictionaryAttr getResultAttrDict(FunctionOpInterface op, unsigned index) {
  return ofResults(op).get(index);
}
llvm::ArrayRef<NamedAttribute> getArgAttrs(FunctionOpInterface op,
                                           unsigned index) {
  return ofArguments(op).getValues(index);
}
llvm::ArrayRef<NamedAttribute> getResultAttrs(FunctionOpInterface op,
                                              unsigned index) {
  return ofResults(op).getValues(index);
}

void setArgAttrs(FunctionOpInterface op, unsigned index,
                 llvm::ArrayRef<NamedAttribute> attributes) {
  ofArguments(op).set(index, attributes);
}
void setArgAttrs(FunctionOpInterface op, unsigned index,
                 DictionaryAttr attributes) {
  ofArguments(op).set(index, attributes);
}
void setResultAttrs(FunctionOpInterface op, unsigned index,
                    llvm::ArrayRef<NamedAttribute> attributes) {
  ofResults(op).set(index, attributes);
}
void setResultAttrs(FunctionOpInterface op, unsigned index,
                    DictionaryAttr attributes) {
  ofResults(op).set(index, attributes);
}

void setArgAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                Attribute value) {
  ofArguments(op).set(index, name, value);
}
void setResultAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                   Attribute value) {
  ofResults(op).set(index, name, value);
}
Attribute removeArgAttr(FunctionOpInterface op, unsigned index,
                        StringAttr name) {
  return ofArguments(op).remove(index, name);
}
Attribute removeResultAttr(FunctionOpInterface op, unsigned index,
                           StringAttr name) {
  return ofResults(op).remove(index, name);
}

void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<DictionaryAttr> attrs) {
  ofArguments(op).setAll(toAttributes(attrs));
}
void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<Attribute> attrs) {
  ofArguments(op).setAll(attrs);
}
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<DictionaryAttr> attrs) {
  ofResults(op).setAll(toAttributes(attrs));
}
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<Attribute> attrs) {
  ofResults(op).setAll(attrs);
}

void getAllAttrDicts(MLIRContext *context, ArrayAttr attrs, unsigned count,
                     llvm::SmallVectorImpl<DictionaryAttr> &result) {
  if (!attrs) {
    result.append(count, DictionaryAttr::get(context, {}));
    return;
  }
  for (Attribute attribute : attrs.getValue())
    result.push_back(llvm::cast<DictionaryAttr>(attribute));
}

void setFunctionType(FunctionOpInterface op, Type newType) {
  Dictionaries arguments = ofArguments(op), results = ofResults(op);
  const unsigned oldArguments = arguments.count(), oldResults = results.count();
  op.setFunctionTypeAttr(TypeAttr::get(newType));
  arguments.resize(oldArguments);
  results.resize(oldResults);
}

} // namespace mlir::function_interface_impl
