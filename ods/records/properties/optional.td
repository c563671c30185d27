// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_OPTIONAL_TD
#define ODS_RECORDS_PROPERTIES_OPTIONAL_TD

include "ods/records/properties/property.td"

// An optional value of another property. As an attribute, it is an array with
// at most one element. The text is `none` or the value. The value is printed
// directly if parsing can be delegated (the property has no default and an
// optional parser), otherwise as `some<value>`.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  defvar isTrivial = !and(!eq(p.convertFromStorage, "$_storage"),
                          !eq(p.assignToStorage, "$_storage = $_value"),
                          !eq(p.storageType, p.interfaceType));
  defvar isDelegated = !and(canDelegateParsing, !empty(p.defaultValue),
                            !not(!empty(p.optionalParser)));
  defvar present = "(*($_storage))";

  let defaultValue = "std::nullopt";
  let defaultValueExpr = !if(!eq(defaultValue, "std::nullopt"), "null",
                             OdsLiteral<defaultValue>.text);
  let predicate =
      !if(!eq(p.predicate, TruePred), TruePred,
          Or<[CPred<"!$_self.has_value()", "(is-null self)">,
              SubstLeaves<"$_self", "(*($_self))", p.predicate, "self">]>);

  let convertFromStorage =
      !if(isTrivial, p.convertFromStorage,
          "($_storage.has_value() ? std::optional<" # p.interfaceType # ">{" #
              !subst("$_storage", present, p.convertFromStorage) #
              "} : std::nullopt)");
  let assignToStorage = !if(isTrivial, p.assignToStorage, [{
    [&] {
      $_storage = std::nullopt;
      if (!$_value)
        return;
      auto assignItem = [&](}] # p.storageType # [{ &to) {
        }] # !subst("$_storage", "to",
                    !subst("$_value", "(*($_value))", p.assignToStorage)) # [{;
      };
      }] # _makePropStorage<p, "item">.ret # [{
      assignItem(item);
      $_storage = std::move(item);
    }()
  }]);

  let convertFromAttribute = [{
    auto list = ::llvm::dyn_cast<::mlir::ArrayAttr>($_attr);
    if (!list)
      return $_diag()
             << "expected optional properties to materialize as arrays";
    if (list.size() > 1)
      return $_diag()
             << "expected optional properties to become 0- or 1-element arrays";
    $_storage = std::nullopt;
    if (list.empty())
      return ::mlir::success();
    auto readItem =
        [&](::mlir::Attribute from,
            }] # p.storageType # [{ &to) -> ::mlir::LogicalResult {
      }] # !subst("$_storage", "to",
                  !subst("$_attr", "from", p.convertFromAttribute)) # [{
    };
    }] # _makePropStorage<p, "item">.ret # [{
    if (::mlir::failed(readItem(list[0], item)))
      return ::mlir::failure();
    $_storage = std::move(item);
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    ::llvm::SmallVector<::mlir::Attribute, 1> list;
    if ($_storage.has_value()) {
      auto writeItem = [&]() -> ::mlir::Attribute {
        }] # !subst("$_storage", present, p.convertToAttribute) # [{
      };
      list.push_back(writeItem());
    }
    return ::mlir::ArrayAttr::get($_ctxt, list);
  }];

  // C++ code that parses the value after `none`, and handles the absence of
  // both.
  defvar delegated = [{
    if (::mlir::succeeded($_parser.parseOptionalKeyword("none"))) {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    auto parseItem =
        [&](}] # p.storageType # [{ &to) -> ::mlir::OptionalParseResult {
      }] # !subst("$_storage", "to", p.optionalParser) # [{
      return ::mlir::success();
    };
    }] # _makePropStorage<p, "item">.ret # [{
    ::mlir::OptionalParseResult result = parseItem(item);
    if (!result.has_value())
      return }];
  defvar delegatedEnd = [{;
    if (::mlir::failed(*result))
      return ::mlir::failure();
    $_storage = std::move(item);
    return ::mlir::success();
  }];

  // C++ code that parses `some<value>`.
  defvar general = [{
    ::llvm::StringRef word;
    if (::mlir::failed(
            $_parser.parseOptionalKeyword(&word, {"none", "some"})))
      return }];
  defvar generalEnd = [{;
    if (word == "none") {
      $_storage = std::nullopt;
      return ::mlir::success();
    }
    auto parseItem =
        [&](}] # p.storageType # [{ &to) -> ::mlir::ParseResult {
      }] # !subst("$_storage", "to", p.parser) # [{
      return ::mlir::success();
    };
    }] # _makePropStorage<p, "item">.ret # [{
    if ($_parser.parseLess() || parseItem(item) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = std::move(item);
  }];

  let parser = !if(
      isDelegated, delegated # "::mlir::failure()" # delegatedEnd,
      general #
          [{$_parser.emitError($_parser.getCurrentLocation(),
                               "expected 'none' or 'some<prop>'")}] #
          generalEnd);
  let optionalParser =
      !if(isDelegated, delegated # "std::nullopt" # delegatedEnd,
          general # "std::nullopt" # generalEnd);
  let printer = [{
    [&] {
      if (!$_storage.has_value()) {
        $_printer << "none";
        return;
      }
      }] # !if(isDelegated, "", "$_printer << \"some<\";") # [{
      }] # !subst("$_storage", present, p.printer) # [{;
      }] # !if(isDelegated, "", "$_printer << '>';") # [{
    }()
  }];

  let readFromMlirBytecode = [{
    $_storage = std::nullopt;
    bool hasItem = false;
    if (::mlir::failed($_reader.readBool(hasItem)))
      return ::mlir::failure();
    if (!hasItem)
      return ::mlir::success();
    auto readItem =
        [&](}] # p.storageType # [{ &to) -> ::mlir::LogicalResult {
      }] # !subst("$_storage", "to", p.readFromMlirBytecode) # [{;
      return ::mlir::success();
    };
    }] # _makePropStorage<p, "item">.ret # [{
    if (::mlir::failed(readItem(item)))
      return ::mlir::failure();
    $_storage = std::move(item);
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage.has_value());
    if ($_storage.has_value()) {
      }] # !subst("$_storage", present, p.writeToMlirBytecode) # [{;
    }
  }];

  let hashProperty = !if(
      !empty(p.hashProperty), p.hashProperty,
      "hash_value($_storage.has_value() ? std::optional<::llvm::hash_code>{" #
          !subst("$_storage", present, p.hashProperty) #
          "} : std::nullopt) ");

  assert !or(!not(isDelegated), !eq(defaultValue, "std::nullopt")),
         "a default that is not std::nullopt needs canDelegateParsing = 0";

  bit isPlainOptional = isDelegated;
  let kind = !if(!empty(p.kind), "", "optional");
  let elementProperty = p;
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>,
      Deprecated<"moved to shorter name OptionalProp">;

#endif // ODS_RECORDS_PROPERTIES_OPTIONAL_TD
