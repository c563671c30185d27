// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_pass/pass_base.h"

#include "ods/gen_enum/cpp_text.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

static void emitDescriptorArrays(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  if (!pass.getOptions().empty()) {
    os << "inline constexpr ::mlir::PassOptionDescriptor " << name
       << "OptionDescriptors[] = {\n";
    for (const PassOption &option : pass.getOptions())
      os << "    {" << quote(option.getArgument()) << ", "
         << quote(option.getType()) << ", " << quote(option.getDescription())
         << ", " << quote(option.getDefaultValue().value_or(""))
         << (option.isListOption() ? ", true" : ", false") << "},\n";
    os << "};\n";
  }
  if (!pass.getStatistics().empty()) {
    os << "inline constexpr ::mlir::PassStatisticDescriptor " << name
       << "StatisticDescriptors[] = {\n";
    for (const PassStatistic &statistic : pass.getStatistics())
      os << "    {" << quote(statistic.getName()) << ", "
         << quote(statistic.getDescription()) << "},\n";
    os << "};\n";
  }
  if (!pass.getDependentDialects().empty()) {
    os << "inline constexpr void (*" << name
       << "DependentDialects[])(::mlir::DialectRegistry &) = {\n";
    for (StringRef dialect : pass.getDependentDialects())
      os << "    [](::mlir::DialectRegistry &registry) { registry.insert<"
         << dialect << ">(); },\n";
    os << "};\n";
  }
}

/// Emits the descriptor of the pass.
static void emitDescriptor(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  emitDescriptorArrays(pass, os);
  os << "inline constexpr ::mlir::PassDescriptor " << name
     << "Descriptor = {\n    .name = " << quote(name)
     << ",\n    .argument = " << quote(pass.getArgument())
     << ",\n    .summary = " << quote(pass.getSummary());
  std::string description;
  llvm::raw_string_ostream stream(description);
  printReindented(pass.getDescription().rtrim(), stream);
  if (!stream.str().empty())
    os << ",\n    .description = " << quote(description);
  if (!pass.getOptions().empty())
    os << ",\n    .options = " << name << "OptionDescriptors";
  if (!pass.getStatistics().empty())
    os << ",\n    .statistics = " << name << "StatisticDescriptors";
  if (!pass.getDependentDialects().empty())
    os << ",\n    .dependentDialects = " << name << "DependentDialects";
  os << "};\n";
}

static void emitMembers(const Pass &pass, llvm::raw_ostream &os) {
  os << "protected:\n";
  for (const PassOption &option : pass.getOptions()) {
    os << "  ::mlir::Pass::" << (option.isListOption() ? "List" : "")
       << "Option<" << option.getType() << "> " << option.getCppVariableName()
       << "{*this, " << quote(option.getArgument()) << ", ::llvm::cl::desc("
       << quote(option.getDescription()) << ")";
    if (auto value = option.getDefaultValue())
      os << ", ::llvm::cl::init(" << *value << ")";
    if (auto flags = option.getAdditionalFlags())
      os << ", " << *flags;
    os << "};\n";
  }
  for (const PassStatistic &statistic : pass.getStatistics())
    os << "  ::mlir::Pass::Statistic " << statistic.getCppVariableName()
       << "{this, " << quote(statistic.getName()) << ", "
       << quote(statistic.getDescription()) << "};\n";
}

/// Emits friends of the base class, found by the functions in the enclosing
/// namespace.
static void emitConstructorFriends(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  os << "\nprivate:\n"
     << formatv("  friend ::std::unique_ptr<::mlir::Pass> create{0}() {{\n"
                "    return ::std::make_unique<DerivedT>();\n  }\n",
                name);
  if (!pass.getOptions().empty())
    os << formatv("  friend ::std::unique_ptr<::mlir::Pass>\n"
                  "  create{0}({0}Options options) {{\n"
                  "    return ::std::make_unique<DerivedT>("
                  "::std::move(options));\n  }\n",
                  name);
}

static void emitClass(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  os << formatv(R"(template <typename DerivedT>
class {0}Base : public {1} {{
public:
  using Base = {0}Base;

  {0}Base() : {1}(::mlir::TypeID::get<DerivedT>()) {{}
  {0}Base(const {0}Base &other) : {1}(other) {{}
  {0}Base &operator=(const {0}Base &) = delete;
  {0}Base({0}Base &&) = delete;
  {0}Base &operator=({0}Base &&) = delete;
  ~{0}Base() = default;

  const ::mlir::PassDescriptor &getDescriptor() const override {{
    return {0}Descriptor;
  }
  static constexpr ::llvm::StringLiteral getArgumentName() {{
    return {2};
  }
  static constexpr ::llvm::StringLiteral getPassName() {{ return "{0}"; }
  static bool classof(const ::mlir::Pass *pass) {{
    return pass->getTypeID() == ::mlir::TypeID::get<DerivedT>();
  }
  ::std::unique_ptr<::mlir::Pass> clonePass() const override {{
    return ::std::make_unique<DerivedT>(*static_cast<const DerivedT *>(this));
  }
)",
                name, pass.getBaseClass(), quote(pass.getArgument()));
  if (!pass.getOptions().empty()) {
    os << formatv("  {0}Base({0}Options options) : {0}Base() {{\n", name);
    for (const PassOption &option : pass.getOptions())
      os << formatv("    {0} = ::std::move(options.{0});\n",
                    option.getCppVariableName());
    os << "  }\n";
  }
  os << "\n";
  emitMembers(pass, os);
  if (pass.getConstructor().empty())
    emitConstructorFriends(pass, os);
  os << "};\n";
}

/// Emits functions that create the pass implemented in C++.
static void emitConstructors(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  os << formatv("::std::unique_ptr<::mlir::Pass> create{0}() {{\n"
                "  return impl::create{0}();\n}\n",
                name);
  if (!pass.getOptions().empty())
    os << formatv("::std::unique_ptr<::mlir::Pass> "
                  "create{0}({0}Options options) {{\n"
                  "  return impl::create{0}(::std::move(options));\n}\n",
                  name);
}

void mlir::ods::emitPassBase(const Pass &pass, llvm::raw_ostream &os) {
  const StringRef name = pass.getDef()->getName();
  const std::string macro = "GEN_PASS_DEF_" + name.upper();
  os << "#ifdef " << macro << "\n";
  os << "namespace impl {\n";
  if (pass.getConstructor().empty()) {
    os << "::std::unique_ptr<::mlir::Pass> create" << name << "();\n";
    if (!pass.getOptions().empty())
      os << formatv("::std::unique_ptr<::mlir::Pass> "
                    "create{0}({0}Options options);\n",
                    name);
  }
  emitDescriptor(pass, os);
  emitClass(pass, os);
  os << "} // namespace impl\n";
  if (pass.getConstructor().empty())
    emitConstructors(pass, os);
  os << "#undef " << macro << "\n#endif // " << macro << "\n";
}
