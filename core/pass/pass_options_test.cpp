// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_options.h"

#include "gtest/gtest.h"

namespace mlir {
namespace {

enum class Color { Red, Green };

struct Nested : PassPipelineOptions<Nested> {
  Nested() = default;
  Nested(const Nested &other) : PassOptions() { copyOptionValuesFrom(other); }
  Nested &operator=(const Nested &other) {
    copyOptionValuesFrom(other);
    return *this;
  }
  Option<int> x{*this, "x", llvm::cl::init(0)};
};

struct Options : PassPipelineOptions<Options> {
  Option<bool> flag{*this, "flag", llvm::cl::desc("a flag")};
  Option<int64_t> number{*this, "number", llvm::cl::init(3)};
  Option<std::string> text{*this, "text", llvm::cl::init("a b")};
  Option<double> real{*this, "real", llvm::cl::init(0.5)};
  Option<Color> color{
      *this, "color", llvm::cl::desc("a color"), llvm::cl::init(Color::Green),
      llvm::cl::values(clEnumValN(Color::Red, "red", "like blood"),
                       clEnumValN(Color::Green, "green", "like grass"))};
  ListOption<unsigned> list{*this, "list", llvm::cl::desc("numbers")};
  ListOption<std::string> words{*this, "words",
                                llvm::cl::list_init<std::string>({"p", "q"})};
  Option<Nested> nested{*this, "nested"};
};

std::string print(const Options &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  options.print(os);
  return text;
}

/// Returns the error message, or "".
std::string parse(Options &options, llvm::StringRef text) {
  std::string message;
  llvm::raw_string_ostream os(message);
  EXPECT_EQ(failed(options.parseFromString(text, os)), !message.empty());
  return message;
}

TEST(PassOptions, DefaultsArePrintedByNameButForLists) {
  Options options;
  EXPECT_EQ(print(options), "{color=green flag=false  nested={x=0} number=3 "
                            "real=5.000000e-01 text={a b} }");
}

TEST(PassOptions, ReadsEachKind) {
  Options options;
  EXPECT_EQ(parse(options, "flag number=0x10 text='c d' color=red list=1,2 "
                           "words={e,f} nested={x=5} real=2"),
            "");
  EXPECT_TRUE(options.flag);
  EXPECT_EQ(options.number, 16);
  EXPECT_EQ(options.text.getValue(), "c d");
  EXPECT_EQ(options.color.getValue(), Color::Red);
  EXPECT_EQ(*options.list, llvm::ArrayRef<unsigned>({1, 2}));
  EXPECT_EQ(*options.words, llvm::ArrayRef<std::string>({"e", "f"}));
  EXPECT_EQ(options.nested->x, 5);
  EXPECT_EQ(options.real, 2.0);
}

TEST(PassOptions, WhatIsPrintedCanBeRead) {
  Options options, again;
  parse(options, "list=1,2 words=x text={u v} nested={x=2} color=red");
  const std::string text = print(options);
  EXPECT_EQ(parse(again, llvm::StringRef(text).drop_front().drop_back()), "");
  EXPECT_EQ(print(again), text);
}

TEST(PassOptions, ListsGrowWhenGivenAgain) {
  Options options;
  EXPECT_EQ(parse(options, "list=1 list={2,3}"), "");
  EXPECT_EQ(options.list.size(), 3u);
}

TEST(PassOptions, SaysWhatIsWrongAndWhere) {
  Options options;
  EXPECT_EQ(parse(options, "flag numbr=1"),
            "<Pass-Options-Parser>: no such option numbr; did you mean "
            "'number'?\n");
  EXPECT_EQ(options.getErrorPlace(), "numbr=1");
  EXPECT_EQ(parse(options, "number=x"),
            "<Pass-Options-Parser>: for the --number option: 'x' value invalid "
            "for long argument!\n");
  EXPECT_EQ(parse(options, "flag=maybe"),
            "<Pass-Options-Parser>: for the --flag option: 'maybe' is invalid "
            "value for boolean argument! Try 0 or 1\n");
  EXPECT_EQ(parse(options, "color=blue"),
            "<Pass-Options-Parser>: for the --color option: Cannot find option "
            "named 'blue'!\n");
  EXPECT_EQ(parse(options, "color=geen"),
            "<Pass-Options-Parser>: for the --color option: Cannot find option "
            "named 'geen'!; did you mean 'green'?\n");
  EXPECT_EQ(parse(options, "list=1,-2"),
            "<Pass-Options-Parser>: for the --list option: '-2' value invalid "
            "for uint argument!\n");
}

TEST(PassOptions, CopiesValues) {
  Options options, copy;
  parse(options, "number=9 list=4");
  copy.copyOptionValuesFrom(options);
  EXPECT_EQ(copy.number, 9);
  EXPECT_EQ(copy.list[0], 4u);
}

TEST(PassOptions, HelpHasALineForEachOptionAndValue) {
  Options options;
  std::string text;
  llvm::raw_string_ostream os(text);
  options.printHelp(2, 20, os);
  EXPECT_NE(text.find("  --color=<value>    - a color\n"
                      "  =red               -   like blood\n"),
            std::string::npos)
      << text;
}

TEST(PassOptions, SplitsAtCommasOutsideOfBrackets) {
  std::string parts;
  auto result = detail::parseCommaSeparatedList("a, (b,c),{d,e} ,'f,g'",
                                                [&](llvm::StringRef part) {
                                                  parts += part.str() + ";";
                                                  return success();
                                                });
  EXPECT_TRUE(succeeded(result));
  EXPECT_EQ(parts, "a;(b,c);d,e;f,g;");
}

} // namespace
} // namespace mlir
