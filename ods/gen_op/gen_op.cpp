// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/gen_op.h"

#include "ods/format/op_format.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_class.h"
#include "ods/gen_op/op_descriptor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

static llvm::Regex getRegex(const std::string &text) {
  llvm::Regex regex(text);
  std::string error;
  if (!text.empty() && !regex.isValid(error))
    llvm::PrintFatalError("invalid regular expression '" + text +
                          "': " + error);
  return regex;
}

/// Returns "dialect.name" without checks.
static std::string getName(const Record &def) {
  const StringRef dialect =
      def.getValueAsDef("opDialect")->getValueAsString("name");
  const StringRef name = def.getValueAsString("opName");
  return dialect.empty() ? name.str() : (dialect + "." + name).str();
}

std::vector<const Record *>
mlir::ods::getOpDefs(const llvm::RecordKeeper &records,
                     const OpSelection &selection) {
  if (!records.getClass("Op"))
    llvm::PrintFatalError("ERROR: Couldn't find the 'Op' class!\n");
  if (selection.shardCount == 0)
    llvm::PrintFatalError("-op-shard-count must be at least 1");
  const llvm::Regex include = getRegex(selection.include);
  const llvm::Regex exclude = getRegex(selection.exclude);
  std::vector<const Record *> defs;
  for (const Record *def : records.getAllDerivedDefinitionsIfDefined("Op")) {
    if (selection.onlyMainFile && !isInMainFile(*def))
      continue;
    const std::string name = getName(*def);
    if (!selection.include.empty() && !include.match(name))
      continue;
    if (selection.exclude.empty() || !exclude.match(name))
      defs.push_back(def);
  }
  return defs;
}

/// Emits text for each operation; consecutive operations of one namespace share
/// its scope, or the scope of a nested namespace: "::detail".
static void emitInNamespaces(llvm::ArrayRef<const Record *> defs,
                             llvm::raw_ostream &os,
                             llvm::function_ref<void(const Operator &)> emit,
                             StringRef nested = "") {
  std::string name;
  std::optional<NamespaceScope> scope;
  StringRef current;
  for (const Record *def : defs) {
    const Operator op(def);
    if (!scope || op.getCppNamespace() != current) {
      scope.reset();
      current = op.getCppNamespace();
      name = (current + nested).str();
      scope.emplace(os, StringRef(name).ltrim(':'));
    }
    emit(op);
  }
}

/// Returns "void registerTestDialectOperations(::test::TestDialect *dialect)",
/// with the number of a shard, if any, and without parameters for a call.
static std::string getRegistration(const Dialect &dialect, StringRef shard) {
  return ("register" + dialect.getCppClassName() + "Operations" + shard).str();
}
static std::string getRegistrationHead(const Dialect &dialect,
                                       StringRef shard) {
  return "void " + getRegistration(dialect, shard) + "(" +
         qualify(dialect.getCppNamespace(), dialect.getCppClassName()) +
         " *dialect)";
}

static void emitShardDeclarations(const Dialect &dialect, unsigned count,
                                  llvm::raw_ostream &os) {
  NamespaceScope scope(os, dialect.getCppNamespace());
  os << getRegistrationHead(dialect, "") << ";\n";
  for (unsigned i = 0; i < count; ++i)
    os << getRegistrationHead(dialect, std::to_string(i)) << ";\n";
}

/// Returns the text that operations with equal parts share.
static std::string getCommonText(const Operator &op) {
  std::string text = op.getCppNamespace().str();
  llvm::raw_string_ostream os(text);
  OpClassEmitter(op).emitCommon(/*stem=*/"", os);
  return text;
}

/// Emits the classes. Operations with equal parts share what does not depend on
/// the class; it has the name of the first of them.
static void emitClasses(llvm::ArrayRef<const Record *> defs,
                        llvm::raw_ostream &os) {
  // By text: the first operation of a group.
  llvm::StringMap<const Record *> groups;
  std::vector<const Record *> classes, firsts, firstOf;
  for (const Record *def : defs) {
    const Operator op(def);
    if (!op.hasCppClass())
      continue;
    const auto [group, isNew] = groups.try_emplace(getCommonText(op), def);
    if (isNew)
      firsts.push_back(def);
    classes.push_back(def);
    firstOf.push_back(group->second);
  }
  emitInNamespaces(
      firsts, os,
      [&](const Operator &op) {
        OpClassEmitter(op).emitCommon(op.getCppClassName(), os);
      },
      "::detail");
  auto first = firstOf.begin();
  emitInNamespaces(classes, os, [&](const Operator &op) {
    const Operator named(*first++);
    OpClassEmitter(op).emitDeclaration(named.getCppClassName(), os);
  });
}

bool mlir::ods::emitOpDecls(const llvm::RecordKeeper &records,
                            const OpSelection &selection,
                            llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  const std::vector<const Record *> defs = getOpDefs(records, selection);
  bool failed = false;
  emitInNamespaces(defs, os, [&](const Operator &op) {
    op.checkForGeneration();
    // Only verified: declarations do not depend on the format.
    failed |= op.hasAssemblyFormat() && !getOpFormat(op);
    if (op.hasCppClass())
      os << "class " << op.getCppClassName() << ";\n";
  });
  {
    SectionScope section(os, "GET_OP_CLASSES");
    emitClasses(defs, os);
  }
  if (selection.shardCount > 1 && !defs.empty())
    emitShardDeclarations(Operator(defs.front()).getDialect(),
                          selection.shardCount, os);
  return failed;
}

/// Emits the part of an operation without a C++ class to which its descriptor
/// refers. No header declares it.
static void emitLocalClass(const Operator &op, llvm::raw_ostream &os) {
  os << "struct " << op.getCppClassName() << " {\n";
  if (hasProperties(op))
    emitPropertiesStruct(op, "Properties", os);
  else
    os << "  using Properties = ::mlir::EmptyProperties;\n";
  os << "  static const ::mlir::OpDescriptor descriptor;\n};\n";
}

/// Emits the definitions of operations in one namespace. Returns true on
/// failure.
static bool emitDefinitions(StringRef cppNamespace,
                            llvm::ArrayRef<const Record *> defs,
                            llvm::raw_ostream &os) {
  ConstantPool pool(Operator(defs.front()).getCppClassName());
  std::string localClasses, text;
  llvm::raw_string_ostream localStream(localClasses), textStream(text);
  bool failed = false;
  for (const Record *def : defs) {
    const Operator op(def);
    op.checkForGeneration();
    std::optional<OpFormatModel> format;
    if (op.hasAssemblyFormat()) {
      format = getOpFormat(op);
      failed |= !format;
    }
    if (op.hasCppClass())
      OpClassEmitter(op).emitDefinitions(textStream);
    else
      emitLocalClass(op, localStream);
    emitDescriptor(op, format, pool, textStream);
  }
  NamespaceScope scope(os, cppNamespace);
  // Suppress warnings: compilers support offsetof for members of any class, and
  // statements copied from records keep their indentation.
  os << "#pragma GCC diagnostic push\n"
        "#pragma GCC diagnostic ignored \"-Winvalid-offsetof\"\n"
        "#pragma GCC diagnostic ignored \"-Wmisleading-indentation\"\n";
  os << localClasses;
  pool.print(os);
  os << text << "#pragma GCC diagnostic pop\n";
  return failed;
}

/// Emits the names of operation classes, separated by commas.
static void emitList(llvm::ArrayRef<const Record *> defs,
                     llvm::raw_ostream &os) {
  llvm::interleave(
      defs, os,
      [&](const Record *def) { os << Operator(def).getQualCppClassName(); },
      ",\n");
}

/// Emits the includes that the definitions need and the classes' header does
/// not provide. Few sources parse text in C++.
static void emitIncludes(StringRef definitions, llvm::raw_ostream &os) {
  if (definitions.contains("::mlir::AssemblyFormat "))
    os << "#include \"core/ir/format/assembly_format.h\"\n";
  if (definitions.contains("::mlir::OpAsmParser "))
    os << "#include \"core/ir/format/op_format_state.h\"\n";
}

/// Emits the definitions, grouped by runs of operations in one namespace.
/// Returns true on failure.
static bool emitAllDefinitions(llvm::ArrayRef<const Record *> defs,
                               llvm::raw_ostream &out) {
  std::string definitions;
  llvm::raw_string_ostream os(definitions);
  bool failed = false;
  std::vector<const Record *> rest = defs;
  while (!rest.empty()) {
    const std::string cppNamespace =
        Operator(rest.front()).getCppNamespace().str();
    std::vector<const Record *> same, others;
    for (const Record *def : rest)
      (Operator(def).getCppNamespace() == cppNamespace ? same : others)
          .push_back(def);
    failed |= emitDefinitions(cppNamespace, same, os);
    rest = std::move(others);
  }
  emitIncludes(definitions, out);
  out << definitions;
  return failed;
}

/// Emits the function that adds a shard to the dialect and, with the first
/// shard, the function that adds all shards.
static void emitShardRegistration(const Dialect &dialect,
                                  llvm::ArrayRef<const Record *> defs,
                                  unsigned shard, unsigned count,
                                  llvm::raw_ostream &os) {
  NamespaceScope scope(os, dialect.getCppNamespace());
  if (shard == 0) {
    os << getRegistrationHead(dialect, "") << " {\n";
    for (unsigned i = 0; i < count; ++i)
      os << "  " << getRegistration(dialect, std::to_string(i))
         << "(dialect);\n";
    os << "}\n";
  }
  os << getRegistrationHead(dialect, std::to_string(shard)) << " {\n";
  if (defs.empty()) {
    os << "  (void)dialect;\n}\n";
    return;
  }
  os << "  dialect->addOperations<";
  emitList(defs, os);
  os << ">();\n}\n";
}

/// Emits the definitions in parts. The first parts contain one operation more.
static bool emitShards(llvm::ArrayRef<const Record *> defs, unsigned count,
                       llvm::raw_ostream &os) {
  bool failed = false;
  const Operator first(defs.front());
  for (unsigned i = 0; i < count; ++i) {
    const size_t size =
        defs.size() / (count - i) + (defs.size() % (count - i) != 0);
    const llvm::ArrayRef<const Record *> shard = defs.take_front(size);
    defs = defs.drop_front(size);
    const std::string macro = "GET_OP_DEFS_" + std::to_string(i);
    SectionScope section(os, macro);
    failed |= emitAllDefinitions(shard, os);
    emitShardRegistration(first.getDialect(), shard, i, count, os);
  }
  return failed;
}

bool mlir::ods::emitOpDefs(const llvm::RecordKeeper &records,
                           const OpSelection &selection,
                           llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  const std::vector<const Record *> defs = getOpDefs(records, selection);
  if (selection.shardCount > 1)
    return !defs.empty() && emitShards(defs, selection.shardCount, os);
  {
    SectionScope section(os, "GET_OP_LIST");
    emitList(defs, os);
  }
  SectionScope section(os, "GET_OP_CLASSES");
  return emitAllDefinitions(defs, os);
}
