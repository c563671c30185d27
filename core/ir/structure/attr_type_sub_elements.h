// SPDX-License-Identifier: Apache-2.0
//
// Walks and replacement of the attributes and types nested in attributes and
// types, driven by their parameter tables.
#ifndef CORE_IR_STRUCTURE_ATTR_TYPE_SUB_ELEMENTS_H
#define CORE_IR_STRUCTURE_ATTR_TYPE_SUB_ELEMENTS_H

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/ir/structure/attribute.h"
#include "core/ir/structure/walk.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Calls back for the attributes and types that are direct parameters of this
/// one.
void walkImmediateSubElements(Attribute attribute,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types);
void walkImmediateSubElements(Type type,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types);

/// Visits all nested attributes and types. Each object is visited once during
/// the walker's lifetime, also if types refer to themselves. Not recursive.
class AttrTypeWalker {
public:
  using AttributeFn = std::function<WalkResult(Attribute)>;
  using TypeFn = std::function<WalkResult(Type)>;

  /// Adds a callback for Attribute, Type or a class derived from one of them;
  /// objects of other classes are not passed to it. It returns WalkResult or
  /// void. Callbacks added later are called first. Skip ends the visit of the
  /// current object.
  template <typename Function> void addWalk(Function &&callback) {
    using Argument = detail::FirstArgument<std::decay_t<Function>>;
    if constexpr (std::is_base_of_v<Attribute, Argument>)
      attributeFns.push_back(makeFn<Attribute, Argument>(callback));
    else
      typeFns.push_back(makeFn<Type, Argument>(callback));
  }
  void addTypeWalk(TypeFn callback) { typeFns.push_back(std::move(callback)); }

  /// Returns Interrupt if a callback interrupts the walk. Objects that an
  /// interrupted walk has not visited are visited by the next walk.
  WalkResult walk(Attribute attribute, WalkOrder order = WalkOrder::PostOrder) {
    return walkElement(attribute.getImpl(), /*isType=*/false, order);
  }
  WalkResult walk(Type type, WalkOrder order = WalkOrder::PostOrder) {
    return walkElement(type.getImpl(), /*isType=*/true, order);
  }

private:
  template <typename Base, typename Argument, typename Function>
  static std::function<WalkResult(Base)> makeFn(Function callback) {
    return [callback](Base element) -> WalkResult {
      Argument argument = llvm::dyn_cast<Argument>(element);
      if (!argument)
        return WalkResult::advance();
      if constexpr (std::is_void_v<decltype(callback(argument))>)
        callback(argument);
      else
        return callback(argument);
      return WalkResult::advance();
    };
  }

  WalkResult walkElement(const BaseStorage *element, bool isType,
                         WalkOrder order);
  WalkResult visit(const BaseStorage *element, bool isType);

  std::vector<AttributeFn> attributeFns;
  std::vector<TypeFn> typeFns;
  llvm::DenseSet<std::pair<const BaseStorage *, int>> visited;
};

/// Replaces nested attributes and types. Results are cached for the replacer's
/// lifetime. Not recursive.
class AttrTypeReplacer {
public:
  /// Returns the replacement and whether to continue inside it (Advance) or not
  /// (Skip). A null replacement means that the enclosing object cannot be
  /// built. Returns nullopt if the function does not apply.
  template <typename T>
  using ReplaceFn = std::function<std::optional<std::pair<T, WalkResult>>(T)>;

  /// Adds a replacement function for Attribute, Type or a class derived from
  /// one of them. It returns a ReplaceFn result, a pair of replacement and
  /// WalkResult, a replacement, or an optional of these. Without a WalkResult,
  /// replacement continues inside the result. Functions added later are called
  /// first.
  template <typename Function> void addReplacement(Function &&function) {
    using Argument = detail::FirstArgument<std::decay_t<Function>>;
    if constexpr (std::is_base_of_v<Attribute, Argument>)
      attributeFns.push_back(makeFn<Attribute, Argument>(function));
    else
      typeFns.push_back(makeFn<Type, Argument>(function));
  }
  void addTypeReplacement(ReplaceFn<Type> function) {
    typeFns.push_back(std::move(function));
  }

  /// Returns null if the result cannot be built: a nested replacement is null,
  /// or the verifier of the parameters rejects one.
  Attribute replace(Attribute attribute) {
    return Attribute(replaceElement(attribute.getImpl(), /*isType=*/false));
  }
  Type replace(Type type) {
    return Type(replaceElement(type.getImpl(), /*isType=*/true));
  }
  /// Replaces the selected attributes, locations and types of an operation and
  /// of the arguments of its blocks. Keeps those whose replacement cannot be
  /// built.
  void replaceElementsIn(Operation *op, bool replaceAttrs = true,
                         bool replaceLocs = false, bool replaceTypes = false);
  void recursivelyReplaceElementsIn(Operation *op, bool replaceAttrs = true,
                                    bool replaceLocs = false,
                                    bool replaceTypes = false);

private:
  template <typename Base>
  using Result = std::optional<std::pair<Base, WalkResult>>;

  template <typename Base, typename T> static Result<Base> toResult(T value) {
    if constexpr (std::is_base_of_v<Base, T>)
      return Result<Base>({value, WalkResult::advance()});
    else if constexpr (requires { value.first; })
      return Result<Base>({value.first, value.second});
    else if constexpr (std::is_same_v<T, std::nullopt_t>)
      return std::nullopt;
    else
      return value ? toResult<Base>(*value) : std::nullopt;
  }
  template <typename Base, typename Argument, typename Function>
  static ReplaceFn<Base> makeFn(Function function) {
    return [function](Base element) -> Result<Base> {
      Argument argument = llvm::dyn_cast<Argument>(element);
      return argument ? toResult<Base>(function(argument)) : std::nullopt;
    };
  }

  const BaseStorage *replaceElement(const BaseStorage *element, bool isType);
  std::pair<const BaseStorage *, WalkResult>
  callFunctions(const BaseStorage *element, bool isType);
  const BaseStorage *rebuild(const BaseStorage *element,
                             llvm::ArrayRef<const BaseStorage *> inside);
  /// Returns the cached replacement of `element`, or `element` itself while the
  /// replacement is being computed.
  const BaseStorage *lookup(const BaseStorage *element) const;

  std::vector<ReplaceFn<Attribute>> attributeFns;
  std::vector<ReplaceFn<Type>> typeFns;
  llvm::DenseMap<const BaseStorage *, const BaseStorage *> cache;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_ATTR_TYPE_SUB_ELEMENTS_H
