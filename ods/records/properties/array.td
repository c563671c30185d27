// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_ARRAY_TD
#define ODS_RECORDS_PROPERTIES_ARRAY_TD

include "ods/records/properties/property.td"

// A list of values of another property; `[a, b]` in text. As an attribute, it
// is an array of the elements' attributes.
class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let convertFromStorage =
      "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  let predicate =
      !if(!eq(elem.predicate, TruePred), TruePred,
          Concat<"::llvm::all_of($_self, ", _makeStorageWrapperPred<elem>.ret,
                 ")", "self", "all">);

  let convertFromAttribute = [{
    auto elements = ::llvm::dyn_cast_if_present<::mlir::ArrayAttr>($_attr);
    if (!elements)
      return $_diag() << "expected array attribute";
    auto readOne =
        [&](::mlir::Attribute from,
            }] # elem.storageType # [{ &to) -> ::mlir::LogicalResult {
      }] # !subst("$_attr", "from",
                  !subst("$_storage", "to", elem.convertFromAttribute)) # [{
    };
    for (::mlir::Attribute element : elements) {
      }] # _makePropStorage<elem, "item">.ret # [{
      if (::mlir::failed(readOne(element, item)))
        return ::mlir::failure();
      $_storage.push_back(std::move(item));
    }
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    auto writeOne =
        [&](const }] # elem.storageType # [{ &from) -> ::mlir::Attribute {
      }] # !subst("$_storage", "from", elem.convertToAttribute) # [{
    };
    ::llvm::SmallVector<::mlir::Attribute> elements;
    for (const auto &item : $_storage)
      elements.push_back(writeOne(item));
    return ::mlir::ArrayAttr::get($_ctxt, elements);
  }];

  // C++ code that defines `parseOne`, which parses an element and appends it.
  defvar parseElement = [{
    auto &items = $_storage;
    auto parseOne = [&]() -> ::mlir::ParseResult {
      auto parseItem =
          [&](}] # elem.storageType # [{ &to) -> ::mlir::ParseResult {
        }] # !subst("$_storage", "to", elem.parser) # [{
        return ::mlir::success();
      };
      }] # _makePropStorage<elem, "item">.ret # [{
      if (::mlir::failed(parseItem(item)))
        return ::mlir::failure();
      items.push_back(std::move(item));
      return ::mlir::success();
    };
  }];
  let parser = parseElement # [{
    return $_parser.parseCommaSeparatedList(
        ::mlir::OpAsmParser::Delimiter::Square, parseOne);
  }];
  let optionalParser = parseElement # [{
    ::llvm::SMLoc start = $_parser.getCurrentLocation();
    if (::mlir::failed($_parser.parseCommaSeparatedList(
            ::mlir::OpAsmParser::Delimiter::OptionalSquare, parseOne)))
      return ::mlir::failure();
    if ($_parser.getCurrentLocation() == start)
      return std::nullopt;
    return ::mlir::success();
  }];
  let printer = [{
    [&] {
      auto printOne = [&](const }] # elem.storageType # [{ &from) {
        }] # !subst("$_storage", "from", elem.printer) # [{;
      };
      $_printer << '[';
      ::llvm::interleaveComma($_storage, $_printer, printOne);
      $_printer << ']';
    }()
  }];

  let readFromMlirBytecode = [{
    auto readOne =
        [&](}] # elem.storageType # [{ &to) -> ::mlir::LogicalResult {
      }] # !subst("$_storage", "to", elem.readFromMlirBytecode) # [{;
      return ::mlir::success();
    };
    uint64_t count = 0;
    if (::mlir::failed($_reader.readVarInt(count)))
      return ::mlir::failure();
    $_storage.reserve(count);
    for (; count != 0; --count) {
      }] # _makePropStorage<elem, "item">.ret # [{
      if (::mlir::failed(readOne(item)))
        return ::mlir::failure();
      $_storage.push_back(std::move(item));
    }
  }];
  let writeToMlirBytecode = [{
    auto writeOne = [&](const }] # elem.storageType # [{ &from) {
      }] # !subst("$_storage", "from", elem.writeToMlirBytecode) # [{;
    };
    $_writer.writeVarInt($_storage.size());
    for (const auto &item : $_storage)
      writeOne(item);
  }];

  let hashProperty = !if(
      !empty(elem.hashProperty),
      [{hash_value(::llvm::ArrayRef<}] # elem.storageType # [{>{$_storage})}],
      [{[&]() -> ::llvm::hash_code {
        auto hashes = ::llvm::map_range(
            $_storage, [](const auto &from) -> ::llvm::hash_code {
              return }] # !subst("$_storage", "from", elem.hashProperty) # [{;
            });
        return ::llvm::hash_combine_range(hashes);
      }()}]);

  let kind = !if(!empty(elem.kind), "", "array");
  let elementProperty = elem;
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name ArrayProp">;

// A list of integers. As an attribute, it is a dense array.
class IntArrayProp<Property elem, string newSummary = "">
    : ArrayProp<elem, newSummary> {
  let convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];
  let convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
}
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name IntArrayProp">;

#endif // ODS_RECORDS_PROPERTIES_ARRAY_TD
