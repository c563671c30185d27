// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_doc/gen_doc.h"
#include "ods/gen_doc/markdown.h"
#include "ods/model/pass.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Emits a list of names and aligned descriptions.
template <typename Range, typename GetName>
static void emitList(StringRef title, StringRef mark, const Range &range,
                     GetName getName, llvm::raw_ostream &os) {
  if (range.empty())
    return;
  os << "\n#### " << title << "\n\n```\n";
  size_t width = 0;
  for (const auto &element : range)
    width = std::max(width, getName(element).size());
  for (const auto &element : range) {
    const StringRef name = getName(element);
    os << mark << name;
    os.indent(width - name.size()) << " : " << element.getDescription() << "\n";
  }
  os << "```\n";
}

static void emitDocOfPass(const Pass &pass, llvm::raw_ostream &os) {
  os << "\n### `-" << pass.getArgument() << "`\n";
  emitSummary(pass.getSummary(), os);
  emitDescription(pass.getDescription(), os);
  emitList(
      "Options", "-", pass.getOptions(),
      [](const PassOption &option) { return option.getArgument(); }, os);
  emitList(
      "Statistics", "", pass.getStatistics(),
      [](const PassStatistic &statistic) { return statistic.getName(); }, os);
}

bool mlir::ods::emitPassDoc(const llvm::RecordKeeper &records,
                            llvm::raw_ostream &os) {
  emitDocFirstLine(os);
  std::vector<Pass> passes;
  for (const llvm::Record *def : records.getAllDerivedDefinitions("PassBase"))
    passes.emplace_back(def);
  llvm::sort(passes, [](const Pass &a, const Pass &b) {
    return std::pair(a.getArgument(), a.getDef()->getName()) <
           std::pair(b.getArgument(), b.getDef()->getName());
  });
  for (const Pass &pass : passes)
    emitDocOfPass(pass, os);
  return false;
}
