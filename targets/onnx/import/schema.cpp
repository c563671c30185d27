// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/schema.h"

#include <utility>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {
namespace {

/// A generated row; dialects/onnx/records/generate.py describes its texts.
struct Row {
  llvm::StringLiteral name;
  llvm::StringLiteral domain;
  llvm::StringLiteral versions;
  llvm::StringLiteral operands;
  llvm::StringLiteral results;
  int64_t minOperands;
  int64_t minResults;
};

constexpr Row rows[] = {
#include "dialects/onnx/onnx_schemas.inc"
};

SchemaValue parseValue(llvm::StringRef text) {
  SchemaValue value = {};
  if (text.consume_back("?"))
    value.kind = SchemaValue::Optional;
  else if (text.consume_back("+"))
    value.kind = SchemaValue::Variadic;
  else if (text.consume_back("*"))
    value.kind = SchemaValue::Heterogeneous;
  if (text.consume_front("="))
    value.element = text;
  else
    value.variable = text;
  return value;
}

std::vector<SchemaValue> parseValues(llvm::StringRef text) {
  std::vector<SchemaValue> values;
  if (text.empty())
    return values;
  for (llvm::StringRef part : llvm::split(text, ','))
    values.push_back(parseValue(part));
  return values;
}

Schema parseRow(const Row &row) {
  Schema schema = {row.name,
                   row.domain,
                   {},
                   parseValues(row.operands),
                   parseValues(row.results),
                   row.minOperands,
                   row.minResults};
  for (llvm::StringRef version : llvm::split(row.versions, ','))
    version.getAsInteger(10, schema.versions.emplace_back());
  return schema;
}

using SchemaTable =
    llvm::DenseMap<std::pair<llvm::StringRef, llvm::StringRef>, Schema>;

SchemaTable makeTable() {
  SchemaTable table;
  for (const Row &row : rows)
    table[{row.domain, row.name}] = parseRow(row);
  return table;
}

} // namespace

int64_t Schema::getVersion(int64_t opset) const {
  int64_t result = 0;
  for (int64_t version : versions)
    if (version <= opset)
      result = version;
  return result;
}

const Schema *findSchema(llvm::StringRef domain, llvm::StringRef name) {
  static const SchemaTable table = makeTable();
  auto found = table.find({getCanonicalDomain(domain), name});
  return found == table.end() ? nullptr : &found->second;
}

} // namespace onnx_mlir
