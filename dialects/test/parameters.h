// SPDX-License-Identifier: Apache-2.0
//
// C++ classes that are parameters of the test dialect's types and attributes.
#ifndef DIALECTS_TEST_PARAMETERS_H
#define DIALECTS_TEST_PARAMETERS_H

#include <string>

#include "core/ir/descriptor/storage_class.h"
#include "core/ir/storage/storage_allocator.h"

namespace test {

/// The signedness of a TestIntegerType.
enum class SignednessSemantics { Signless, Signed, Unsigned };

/// A field of a StructType.
struct FieldInfo {
  llvm::StringRef name;
  mlir::Type type;

  FieldInfo allocateInto(mlir::StorageAllocator &allocator) const {
    return {allocator.copyInto(name), type};
  }
  bool operator==(const FieldInfo &) const = default;
};
llvm::hash_code hash_value(const FieldInfo &field);

/// An integer parameter with a custom parser.
struct CustomParam {
  int value = 0;
  bool operator==(const CustomParam &) const = default;
};
llvm::hash_code hash_value(CustomParam param);

/// A string. It counted its copies once.
struct CopyCount {
  std::string value;
  bool operator==(const CopyCount &) const = default;
};
llvm::hash_code hash_value(const CopyCount &count);

inline mlir::AsmPrinter &operator<<(mlir::AsmPrinter &printer,
                                    CustomParam param) {
  return printer << param.value;
}
inline mlir::AsmPrinter &operator<<(mlir::AsmPrinter &printer,
                                    const CopyCount &count) {
  return printer << count.value;
}

/// The parameters of recursive types. The body is set later.
struct TestRecursiveTypeStorage {
  explicit TestRecursiveTypeStorage(llvm::StringRef name,
                                    mlir::Type body = nullptr)
      : name(name), body(body) {}
  llvm::StringRef name;
  mlir::Type body;
  static const mlir::FieldTable fields;
};

/// `!test.test_rec<NAME, BODY>`, where BODY is a type of this dialect without
/// the prefix `!test.`. A nested reference is `!test.test_rec<NAME>`.
class TestRecursiveType
    : public mlir::TypeBase<TestRecursiveType, TestRecursiveTypeStorage> {
public:
  using TypeBase::TypeBase;
  static const mlir::TypeDescriptor descriptor;

  static TestRecursiveType get(mlir::MLIRContext *context,
                               llvm::StringRef name) {
    return getUnchecked(context, Parameters(name));
  }
  llvm::StringRef getName() const { return getParameters().name; }
  mlir::Type getBody() const { return getParameters().body; }
  /// Fails if the body was set to another type.
  llvm::LogicalResult setBody(mlir::Type body) {
    return mutate(Parameters("", body));
  }
};

} // namespace test

namespace mlir {

template <> struct FieldParser<test::CustomParam> {
  static FailureOr<test::CustomParam> parse(AsmParser &parser) {
    test::CustomParam param;
    if (parser.parseInteger(param.value))
      return failure();
    return param;
  }
};

template <> struct FieldParser<test::CopyCount> {
  static FailureOr<test::CopyCount> parse(AsmParser &parser) {
    llvm::StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    return test::CopyCount{word.str()};
  }
};

} // namespace mlir

#endif // DIALECTS_TEST_PARAMETERS_H
