// SPDX-License-Identifier: Apache-2.0
//
// Walks over, and replacement of, the attributes and types inside attributes
// and types, by their tables of parameters.
#ifndef CORE_IR_ATTR_TYPE_SUB_ELEMENTS_H
#define CORE_IR_ATTR_TYPE_SUB_ELEMENTS_H

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/ir/attribute.h"
#include "core/ir/walk.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Calls back for the attributes and types that this one holds itself.
void walkImmediateSubElements(Attribute attribute,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types);
void walkImmediateSubElements(Type type,
                              llvm::function_ref<void(Attribute)> attributes,
                              llvm::function_ref<void(Type)> types);

/// Visits everything inside, each object once over the walker's life, also
/// where types refer to themselves. Not recursive in the depth of nesting.
class AttrTypeWalker {
public:
  using AttributeFn = std::function<WalkResult(Attribute)>;
  using TypeFn = std::function<WalkResult(Type)>;

  /// The callback takes an Attribute, a Type or a class of these, others being
  /// passed over; it returns a WalkResult or nothing. Of several the one added
  /// last is called first; Skip ends the visit of what it was called for.
  template <typename Function> void addWalk(Function &&callback) {
    using Argument = detail::FirstArgument<std::decay_t<Function>>;
    if constexpr (std::is_base_of_v<Attribute, Argument>)
      attributeFns.push_back(makeFn<Attribute, Argument>(callback));
    else
      typeFns.push_back(makeFn<Type, Argument>(callback));
  }
  void addTypeWalk(TypeFn callback) { typeFns.push_back(std::move(callback)); }

  /// Interrupted if a callback says so. What the walk did not get to is visited
  /// by another.
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

/// Replaces attributes and types wherever they stand. Results are kept over the
/// replacer's life. Not recursive in the depth of nesting.
class AttrTypeReplacer {
public:
  /// The replacement (null: the whole cannot be built), and whether to go on
  /// inside it: Advance, or not: Skip; none: not its business.
  template <typename T>
  using ReplaceFn = std::function<std::optional<std::pair<T, WalkResult>>(T)>;

  /// The function takes an Attribute, a Type or a class of these. It returns
  /// what ReplaceFn does, or less: a replacement, a pair, an optional one;
  /// without a word about it, what is inside is replaced as well. Of several
  /// functions the one added last is asked first.
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

  /// Null if it cannot be built: a replacement inside is null, or one that the
  /// parameters' verifier does not accept.
  Attribute replace(Attribute attribute) {
    return Attribute(replaceElement(attribute.getImpl(), /*isType=*/false));
  }
  Type replace(Type type) {
    return Type(replaceElement(type.getImpl(), /*isType=*/true));
  }
  /// Replaces in an operation, and in the arguments of its own blocks, what is
  /// asked for; what cannot be built is left as it is.
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
  /// What is known to replace `element`; itself while that is being found out.
  const BaseStorage *lookup(const BaseStorage *element) const;

  std::vector<ReplaceFn<Attribute>> attributeFns;
  std::vector<ReplaceFn<Type>> typeFns;
  llvm::DenseMap<const BaseStorage *, const BaseStorage *> cache;
};

} // namespace mlir

#endif // CORE_IR_ATTR_TYPE_SUB_ELEMENTS_H
