// SPDX-License-Identifier: Apache-2.0
//
// Functions of any operation class.
#ifndef CORE_INTERFACES_FUNCTION_TD
#define CORE_INTERFACES_FUNCTION_TD

include "core/interfaces/call.td"
include "core/interfaces/symbol.td"

def FunctionOpInterface
    : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    Symbols with one region, the body. The arguments of its entry block are
    those of the function. A function without blocks is external. Besides the
    symbol name, the operation has the attributes `function_type`, a TypeAttr,
    and optionally `arg_attrs` and `res_attrs`, arrays with a dictionary for
    each argument and each result.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the function type.",
                    "::mlir::Type", "getFunctionType">,
    InterfaceMethod<
      "Sets only the type. The caller updates the body and the attributes of "
      "arguments and results.",
      "void", "setFunctionTypeAttr", (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<
      "Returns the function type with other arguments and results, or null if "
      "it is invalid. By default, calls the type's method `clone`.",
      "::mlir::Type", "cloneTypeWith",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results), [{}],
      [{ return $_op.getFunctionType().clone(inputs, results); }]>,
    InterfaceMethod<
      "Verifies the body. By default, verifies that the arguments of the entry "
      "block, if there is one, have the argument types.",
      "::llvm::LogicalResult", "verifyBody", (ins), [{}], [{
        if ($_op.isExternal())
          return ::llvm::success();
        return ::mlir::function_interface_impl::verifyEntryBlock(
            $_op.getOperation(), $_op.getArgumentTypes());
      }]>,
    InterfaceMethod<
      "Verifies the function type. By default, accepts all types.",
      "::llvm::LogicalResult", "verifyType", (ins), [{}],
      [{ return ::llvm::success(); }]>
  ];

  let extraTraitClassDeclaration = [{
    /// Initializes `state` for a function with this name, type and attributes.
    /// The body has one block with arguments of types `inputTypes`.
    static void buildWithEntryBlock(
        ::mlir::OpBuilder &builder, ::mlir::OperationState &state,
        ::llvm::StringRef name, ::mlir::Type type,
        ::llvm::ArrayRef<::mlir::NamedAttribute> attrs,
        ::mlir::TypeRange inputTypes) {
      ::mlir::function_interface_impl::buildWithEntryBlock(
          builder, state, name, ConcreteOp::getFunctionTypeAttrName(state.name),
          type, attrs, inputTypes);
    }
  }];

  let extraSharedClassDeclaration = [{
    using BlockListType = ::mlir::Region::BlockListType;
    using iterator = BlockListType::iterator;
    using reverse_iterator = BlockListType::reverse_iterator;
    using BlockArgListType = ::mlir::Block::BlockArgListType;
    using args_iterator = BlockArgListType::iterator;

    // The body.
    bool isExternal() { return empty(); }
    ::mlir::Region &getFunctionBody() { return $_op->getRegion(0); }
    /// Makes the function external.
    void eraseBody() {
      getFunctionBody().dropAllReferences();
      getFunctionBody().getBlocks().clear();
    }
    BlockListType &getBlocks() { return getFunctionBody().getBlocks(); }
    iterator begin() { return getFunctionBody().begin(); }
    iterator end() { return getFunctionBody().end(); }
    reverse_iterator rbegin() { return getFunctionBody().rbegin(); }
    reverse_iterator rend() { return getFunctionBody().rend(); }
    bool empty() { return getFunctionBody().empty(); }
    void push_back(::mlir::Block *block) { getFunctionBody().push_back(block); }
    void push_front(::mlir::Block *block) {
      getFunctionBody().push_front(block);
    }
    ::mlir::Block &back() { return getFunctionBody().back(); }
    ::mlir::Block &front() { return getFunctionBody().front(); }
    /// Adds the entry block, with the function's arguments, to an empty body.
    ::mlir::Block *addEntryBlock() {
      return ::mlir::function_interface_impl::addEntryBlock(
          getFunctionBody(), $_op.getArgumentTypes());
    }
    /// Appends a block. The body must not be empty.
    ::mlir::Block *addBlock() {
      assert(!empty() && "the first block is to be added by addEntryBlock");
      return &getFunctionBody().emplaceBlock();
    }

    /// Sets the type. Appends or drops attributes of arguments and results at
    /// the end to match it. The caller must update the body.
    void setType(::mlir::Type newType) {
      ::mlir::function_interface_impl::setFunctionType(
          $_op.getOperation(), newType);
    }

    // Arguments and results.
    unsigned getNumArguments() { return $_op.getArgumentTypes().size(); }
    unsigned getNumResults() { return $_op.getResultTypes().size(); }
    ::mlir::BlockArgument getArgument(unsigned idx) {
      return getFunctionBody().getArgument(idx);
    }
    args_iterator args_begin() { return getArguments().begin(); }
    args_iterator args_end() { return getArguments().end(); }
    BlockArgListType getArguments() { return getFunctionBody().getArguments(); }

    // Insert or erase arguments and results in the type, the attributes and
    // the entry block. Indices refer to the state before the change, in
    // increasing order. Elements with equal indices are inserted in the given
    // order. They fail, without changes, if the new function type is invalid.
    ::llvm::LogicalResult insertArgument(unsigned argIndex,
                                         ::mlir::Type argType,
                                         ::mlir::DictionaryAttr argAttrs,
                                         ::mlir::Location argLoc) {
      return insertArguments({argIndex}, {argType}, {argAttrs}, {argLoc});
    }
    ::llvm::LogicalResult
    insertArguments(::llvm::ArrayRef<unsigned> argIndices,
                    ::mlir::TypeRange argTypes,
                    ::llvm::ArrayRef<::mlir::DictionaryAttr> argAttrs,
                    ::llvm::ArrayRef<::mlir::Location> argLocs) {
      ::mlir::Type newType =
          getTypeWithArgsAndResults(argIndices, argTypes, {}, {});
      if (!newType)
        return ::llvm::failure();
      ::mlir::function_interface_impl::insertFunctionArguments(
          $_op.getOperation(), argIndices, argTypes, argAttrs, argLocs,
          getNumArguments(), newType);
      return ::llvm::success();
    }
    ::llvm::LogicalResult insertResult(unsigned resultIndex,
                                       ::mlir::Type resultType,
                                       ::mlir::DictionaryAttr resultAttrs) {
      return insertResults({resultIndex}, {resultType}, {resultAttrs});
    }
    ::llvm::LogicalResult
    insertResults(::llvm::ArrayRef<unsigned> resultIndices,
                  ::mlir::TypeRange resultTypes,
                  ::llvm::ArrayRef<::mlir::DictionaryAttr> resultAttrs) {
      ::mlir::Type newType =
          getTypeWithArgsAndResults({}, {}, resultIndices, resultTypes);
      if (!newType)
        return ::llvm::failure();
      ::mlir::function_interface_impl::insertFunctionResults(
          $_op.getOperation(), resultIndices, resultTypes, resultAttrs,
          $_op.getResultTypes().size(), newType);
      return ::llvm::success();
    }
    ::llvm::LogicalResult eraseArgument(unsigned argIndex) {
      ::llvm::BitVector argsToErase(getNumArguments());
      argsToErase.set(argIndex);
      return eraseArguments(argsToErase);
    }
    ::llvm::LogicalResult eraseArguments(const ::llvm::BitVector &argIndices) {
      ::mlir::Type newType = getTypeWithoutArgs(argIndices);
      if (!newType)
        return ::llvm::failure();
      ::mlir::function_interface_impl::eraseFunctionArguments(
          $_op.getOperation(), argIndices, newType);
      return ::llvm::success();
    }
    ::llvm::LogicalResult eraseResult(unsigned resultIndex) {
      ::llvm::BitVector resultsToErase($_op.getResultTypes().size());
      resultsToErase.set(resultIndex);
      return eraseResults(resultsToErase);
    }
    ::llvm::LogicalResult
    eraseResults(const ::llvm::BitVector &resultIndices) {
      ::mlir::Type newType = getTypeWithoutResults(resultIndices);
      if (!newType)
        return ::llvm::failure();
      ::mlir::function_interface_impl::eraseFunctionResults(
          $_op.getOperation(), resultIndices, newType);
      return ::llvm::success();
    }

    // Return the function type after such a change, or null if it is invalid.
    ::mlir::Type
    getTypeWithArgsAndResults(::llvm::ArrayRef<unsigned> argIndices,
                              ::mlir::TypeRange argTypes,
                              ::llvm::ArrayRef<unsigned> resultIndices,
                              ::mlir::TypeRange resultTypes) {
      return $_op.cloneTypeWith(
          ::mlir::function_interface_impl::insertTypes(
              $_op.getArgumentTypes(), argIndices, argTypes),
          ::mlir::function_interface_impl::insertTypes(
              $_op.getResultTypes(), resultIndices, resultTypes));
    }
    ::mlir::Type
    getTypeWithoutArgsAndResults(const ::llvm::BitVector &argIndices,
                                 const ::llvm::BitVector &resultIndices) {
      return $_op.cloneTypeWith(
          ::mlir::function_interface_impl::eraseTypes($_op.getArgumentTypes(),
                                                      argIndices),
          ::mlir::function_interface_impl::eraseTypes($_op.getResultTypes(),
                                                      resultIndices));
    }
    ::mlir::Type getTypeWithoutArgs(const ::llvm::BitVector &argIndices) {
      return $_op.cloneTypeWith(
          ::mlir::function_interface_impl::eraseTypes($_op.getArgumentTypes(),
                                                      argIndices),
          $_op.getResultTypes());
    }
    ::mlir::Type getTypeWithoutResults(const ::llvm::BitVector &resultIndices) {
      return $_op.cloneTypeWith(
          $_op.getArgumentTypes(),
          ::mlir::function_interface_impl::eraseTypes($_op.getResultTypes(),
                                                      resultIndices));
    }

    // Attributes of arguments. The dictionary of one argument is null if it has
    // no attributes.
    ::llvm::ArrayRef<::mlir::NamedAttribute> getArgAttrs(unsigned index) {
      return ::mlir::function_interface_impl::getArgAttrs(
          $_op.getOperation(), index);
    }
    ::mlir::DictionaryAttr getArgAttrDict(unsigned index) {
      return ::mlir::function_interface_impl::getArgAttrDict(
          $_op.getOperation(), index);
    }
    ::mlir::ArrayAttr getAllArgAttrs() { return $_op.getArgAttrsAttr(); }
    void
    getAllArgAttrs(::llvm::SmallVectorImpl<::mlir::DictionaryAttr> &result) {
      ::mlir::function_interface_impl::getAllAttrDicts(
          $_op->getContext(), getAllArgAttrs(), getNumArguments(), result);
    }
    ::mlir::Attribute getArgAttr(unsigned index, ::mlir::StringAttr name) {
      ::mlir::DictionaryAttr attributes = getArgAttrDict(index);
      return attributes ? attributes.get(name) : ::mlir::Attribute();
    }
    ::mlir::Attribute getArgAttr(unsigned index, ::llvm::StringRef name) {
      ::mlir::DictionaryAttr attributes = getArgAttrDict(index);
      return attributes ? attributes.get(name) : ::mlir::Attribute();
    }
    template <typename AttrClass>
    AttrClass getArgAttrOfType(unsigned index, ::mlir::StringAttr name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getArgAttr(index, name));
    }
    template <typename AttrClass>
    AttrClass getArgAttrOfType(unsigned index, ::llvm::StringRef name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getArgAttr(index, name));
    }
    void setArgAttrs(unsigned index,
                     ::llvm::ArrayRef<::mlir::NamedAttribute> attributes) {
      ::mlir::function_interface_impl::setArgAttrs(
          $_op.getOperation(), index, attributes);
    }
    /// A null dictionary means no attributes.
    void setArgAttrs(unsigned index, ::mlir::DictionaryAttr attributes) {
      ::mlir::function_interface_impl::setArgAttrs(
          $_op.getOperation(), index, attributes);
    }
    void
    setAllArgAttrs(::llvm::ArrayRef<::mlir::DictionaryAttr> attributes) {
      ::mlir::function_interface_impl::setAllArgAttrDicts(
          $_op.getOperation(), attributes);
    }
    void setAllArgAttrs(::llvm::ArrayRef<::mlir::Attribute> attributes) {
      ::mlir::function_interface_impl::setAllArgAttrDicts(
          $_op.getOperation(), attributes);
    }
    void setAllArgAttrs(::mlir::ArrayAttr attributes) {
      $_op.setArgAttrsAttr(attributes);
    }
    void setArgAttr(unsigned index, ::mlir::StringAttr name,
                    ::mlir::Attribute value) {
      ::mlir::function_interface_impl::setArgAttr(
          $_op.getOperation(), index, name, value);
    }
    void setArgAttr(unsigned index, ::llvm::StringRef name,
                    ::mlir::Attribute value) {
      setArgAttr(index, ::mlir::StringAttr::get($_op->getContext(), name),
                 value);
    }
    /// Returns the removed attribute, or null.
    ::mlir::Attribute removeArgAttr(unsigned index, ::mlir::StringAttr name) {
      return ::mlir::function_interface_impl::removeArgAttr(
          $_op.getOperation(), index, name);
    }
    ::mlir::Attribute removeArgAttr(unsigned index, ::llvm::StringRef name) {
      return removeArgAttr(
          index, ::mlir::StringAttr::get($_op->getContext(), name));
    }

    // Attributes of results, as for arguments.
    ::llvm::ArrayRef<::mlir::NamedAttribute> getResultAttrs(unsigned index) {
      return ::mlir::function_interface_impl::getResultAttrs(
          $_op.getOperation(), index);
    }
    ::mlir::DictionaryAttr getResultAttrDict(unsigned index) {
      return ::mlir::function_interface_impl::getResultAttrDict(
          $_op.getOperation(), index);
    }
    ::mlir::ArrayAttr getAllResultAttrs() { return $_op.getResAttrsAttr(); }
    void
    getAllResultAttrs(::llvm::SmallVectorImpl<::mlir::DictionaryAttr> &result) {
      ::mlir::function_interface_impl::getAllAttrDicts(
          $_op->getContext(), getAllResultAttrs(),
          $_op.getResultTypes().size(), result);
    }
    ::mlir::Attribute getResultAttr(unsigned index, ::mlir::StringAttr name) {
      ::mlir::DictionaryAttr attributes = getResultAttrDict(index);
      return attributes ? attributes.get(name) : ::mlir::Attribute();
    }
    ::mlir::Attribute getResultAttr(unsigned index, ::llvm::StringRef name) {
      ::mlir::DictionaryAttr attributes = getResultAttrDict(index);
      return attributes ? attributes.get(name) : ::mlir::Attribute();
    }
    template <typename AttrClass>
    AttrClass getResultAttrOfType(unsigned index, ::mlir::StringAttr name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getResultAttr(index, name));
    }
    template <typename AttrClass>
    AttrClass getResultAttrOfType(unsigned index, ::llvm::StringRef name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getResultAttr(index, name));
    }
    void setResultAttrs(unsigned index,
                        ::llvm::ArrayRef<::mlir::NamedAttribute> attributes) {
      ::mlir::function_interface_impl::setResultAttrs(
          $_op.getOperation(), index, attributes);
    }
    /// A null dictionary means no attributes.
    void setResultAttrs(unsigned index, ::mlir::DictionaryAttr attributes) {
      ::mlir::function_interface_impl::setResultAttrs(
          $_op.getOperation(), index, attributes);
    }
    void
    setAllResultAttrs(::llvm::ArrayRef<::mlir::DictionaryAttr> attributes) {
      ::mlir::function_interface_impl::setAllResultAttrDicts(
          $_op.getOperation(), attributes);
    }
    void setAllResultAttrs(::llvm::ArrayRef<::mlir::Attribute> attributes) {
      ::mlir::function_interface_impl::setAllResultAttrDicts(
          $_op.getOperation(), attributes);
    }
    void setAllResultAttrs(::mlir::ArrayAttr attributes) {
      $_op.setResAttrsAttr(attributes);
    }
    void setResultAttr(unsigned index, ::mlir::StringAttr name,
                       ::mlir::Attribute value) {
      ::mlir::function_interface_impl::setResultAttr(
          $_op.getOperation(), index, name, value);
    }
    void setResultAttr(unsigned index, ::llvm::StringRef name,
                       ::mlir::Attribute value) {
      setResultAttr(index, ::mlir::StringAttr::get($_op->getContext(), name),
                    value);
    }
    /// Returns the removed attribute, or null.
    ::mlir::Attribute removeResultAttr(unsigned index,
                                       ::mlir::StringAttr name) {
      return ::mlir::function_interface_impl::removeResultAttr(
          $_op.getOperation(), index, name);
    }
    ::mlir::Attribute removeResultAttr(unsigned index, ::llvm::StringRef name) {
      return removeResultAttr(
          index, ::mlir::StringAttr::get($_op->getContext(), name));
    }
  }];

  let verify = [{
    return ::mlir::function_interface_impl::verifyFunction($_op);
  }];
}

#endif // CORE_INTERFACES_FUNCTION_TD
