// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_pass/gen_pass.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_pass/pass_base.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

static void emitOptions(const Pass &pass, llvm::raw_ostream &os) {
  os << "struct " << pass.getDef()->getName() << "Options {\n";
  for (const PassOption &option : pass.getOptions()) {
    const std::string type =
        option.isListOption()
            ? ("::llvm::SmallVector<" + option.getType() + ">").str()
            : option.getType().str();
    os << "  " << type << " " << option.getCppVariableName();
    if (auto value = option.getDefaultValue())
      os << " = " << *value;
    os << ";\n";
  }
  os << "};\n";
}

/// Emits the section GEN_PASS_DECL_NAME.
static void emitDeclarations(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  const std::string macro = "GEN_PASS_DECL_" + name.upper();
  const bool hasOptions = !pass.getOptions().empty();
  os << "#ifdef " << macro << "\n";
  if (hasOptions)
    emitOptions(pass, os);
  if (pass.getConstructor().empty()) {
    os << "::std::unique_ptr<::mlir::Pass> create" << name << "();\n";
    if (hasOptions)
      os << formatv("::std::unique_ptr<::mlir::Pass> "
                    "create{0}({0}Options options);\n",
                    name);
  }
  os << "#undef " << macro << "\n#endif // " << macro << "\n";
}

/// Emits the section GEN_PASS_REGISTRATION_NAME.
static void emitRegistration(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  const std::string constructor = pass.getConstructor().empty()
                                      ? ("create" + name + "()").str()
                                      : pass.getConstructor().str();
  os << formatv(R"(#ifdef GEN_PASS_REGISTRATION_{0}
inline void register{1}(::mlir::Registry &registry) {{
  ::mlir::registerPass(registry, []() -> ::std::unique_ptr<::mlir::Pass> {{
    return {2};
  });
}
inline void register{1}Pass(::mlir::Registry &registry) {{
  register{1}(registry);
}
#undef GEN_PASS_REGISTRATION_{0}
#endif // GEN_PASS_REGISTRATION_{0}
)",
                name.upper(), name, constructor);
}

/// Emits a section that selects those of all passes.
static void emitSelection(llvm::ArrayRef<Pass> passes, StringRef macro,
                          bool undefine, llvm::raw_ostream &os) {
  os << "#ifdef " << macro << "\n";
  for (const Pass &pass : passes)
    os << "#define " << macro << "_" << pass.getDef()->getName().upper()
       << "\n";
  if (undefine)
    os << "#undef " << macro << "\n";
  os << "#endif // " << macro << "\n";
}

static void emitGroupRegistration(llvm::ArrayRef<Pass> passes,
                                  StringRef groupName, llvm::raw_ostream &os) {
  os << "#ifdef GEN_PASS_REGISTRATION\ninline void register" << groupName
     << "Passes(::mlir::Registry &registry) {\n";
  for (const Pass &pass : passes)
    os << "  register" << pass.getDef()->getName() << "(registry);\n";
  os << "}\n#undef GEN_PASS_REGISTRATION\n"
        "#endif // GEN_PASS_REGISTRATION\n";
}

bool mlir::ods::emitPassDecls(const llvm::RecordKeeper &records,
                              llvm::raw_ostream &os, StringRef groupName) {
  emitFirstLine(records, os);
  std::vector<Pass> passes;
  for (const llvm::Record *def : records.getAllDerivedDefinitions("PassBase"))
    passes.emplace_back(def);
  emitSelection(passes, "GEN_PASS_DECL", /*undefine=*/true, os);
  for (const Pass &pass : passes) {
    emitDeclarations(pass, os);
    emitPassBase(pass, os);
  }
  emitSelection(passes, "GEN_PASS_REGISTRATION", /*undefine=*/false, os);
  for (const Pass &pass : passes)
    emitRegistration(pass, os);
  emitGroupRegistration(passes, groupName, os);
  os << "#ifdef GEN_PASS_CLASSES\n"
        "#error \"GEN_PASS_CLASSES is deprecated; use per-pass macros\"\n"
        "#undef GEN_PASS_CLASSES\n"
        "#endif // GEN_PASS_CLASSES\n";
  return false;
}
