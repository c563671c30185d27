// SPDX-License-Identifier: Apache-2.0
//
// Test fixture for formats of definitions given as strings.
#ifndef ODS_FORMAT_FORMAT_TEST_BASE_H
#define ODS_FORMAT_FORMAT_TEST_BASE_H

#include <memory>
#include <string>

#include "ods/format/def_format.h"
#include "ods/format/format_dump.h"
#include "ods/format/op_format.h"
#include "ods/model/attr_or_type_def.h"
#include "ods/model/operator.h"
#include "ods/model/test_records.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "gtest/gtest.h"

namespace mlir {
namespace ods {

/// Parses definitions after those of test_records.h; `D` is the dialect.
class FormatTest : public testing::Test {
protected:
  ~FormatTest() override { llvm::SrcMgr = llvm::SourceMgr(); }

  /// Returns the definition `name` of `text`.
  const llvm::Record *read(const llvm::Twine &text, llvm::StringRef name) {
    records = std::make_unique<test::Records>(
        ("defvar D = Test_Dialect;\n" + text).str());
    if (!records->isRead)
      ADD_FAILURE() << "cannot parse " << text.str();
    llvm::SrcMgr.setDiagHandler(addMessage, this);
    messages.clear();
    return (*records)[name];
  }

  /// Returns the format of the operation `TheOp` of `text` as printed by
  /// dumpOpFormat, or the diagnostics, one per line.
  std::string opFormat(const llvm::Twine &text) {
    const llvm::Record *record = read(text, "TheOp");
    if (!record)
      return "no record";
    Operator op(*record);
    std::optional<OpFormatModel> format = getOpFormat(op);
    return format ? dumpOpFormat(*format) : messages;
  }

  /// Like opFormat, for the type or attribute `TheDef`.
  std::string defFormat(const llvm::Twine &text) {
    const llvm::Record *record = read(text, "TheDef");
    if (!record)
      return "no record";
    std::optional<DefFormatModel> format = getDefFormat(AttrOrTypeDef(record));
    return format ? dumpDefFormat(*format) : messages;
  }

  /// Calls back with each prefix of `text` and with each text that differs from
  /// it by one inserted or deleted character.
  static void forEachChange(const std::string &text,
                            llvm::function_ref<void(llvm::StringRef)> check) {
    for (size_t i = 0; i <= text.size(); ++i) {
      check(llvm::StringRef(text).take_front(i));
      for (char c : llvm::StringRef("`()$^|\",:?<>a% \0\xff", 17)) {
        std::string changed = text;
        changed.insert(i, 1, c);
        check(changed);
      }
      std::string shortened = text;
      check(shortened.erase(i, 1));
    }
  }

  /// The location of the last error of opFormat or defFormat: the file and the
  /// text from there to the end of the line.
  std::string errorPlace;

private:
  static void addMessage(const llvm::SMDiagnostic &message, void *self) {
    auto *test = static_cast<FormatTest *>(self);
    std::string &messages = test->messages;
    if (message.getKind() == llvm::SourceMgr::DK_Error)
      test->errorPlace =
          (message.getFilename() + ": " +
           message.getLineContents().substr(message.getColumnNo()))
              .str();
    switch (message.getKind()) {
    case llvm::SourceMgr::DK_Error:
      messages += "error";
      break;
    case llvm::SourceMgr::DK_Note:
      messages += "note";
      break;
    default:
      messages += "other";
    }
    messages += ": " + message.getMessage().str() + "\n";
  }

  std::unique_ptr<test::Records> records;
  std::string messages;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_TEST_BASE_H
