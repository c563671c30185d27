// SPDX-License-Identifier: Apache-2.0
#include "core/support/command_line.h"

#include <string>
#include <vector>

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

enum class Level { Low, High };

class CommandLineTest : public testing::Test {
protected:
  CommandLineTest() : commandLine("tool", "does things") {
    commandLine.addPositional("input", input, "what to read");
    commandLine.addValue("output", output, "path", "what to write");
    commandLine.addAlias("o", "output");
    commandLine.addValues("include", includes, "dir", "where to look");
    commandLine.addFlag("verbose", verbose, "say more");
    commandLine.addNumber("rtol", rtol, "a tolerance");
    commandLine.addChoice("low", level, Level::Low, "little");
    commandLine.addChoice("high", level, Level::High, "much");
    commandLine.beginGroup("More options");
    commandLine.addInteger("limit", limit, -1, "how many");
    commandLine.addOptionalValue("split", split, "here", "marker", {},
                                 "where to cut");
    commandLine.addOptionalValue("check", check, "all", "level",
                                 {"all", "some"}, "what to look at");
    commandLine.addRefused("plugin", "is not there yet");
    commandLine.addEnum<Level>("level", namedLevel,
                               {{"low", Level::Low}, {"high", Level::High}},
                               "how much");
    commandLine.addOptionalPositional("second input", second,
                                      "what else to read");
  }

  /// Returns the error message, or "" on success.
  std::string parse(std::vector<const char *> arguments) {
    return std::string(commandLine.parse(arguments).message());
  }

  CommandLine commandLine;
  std::string input, output, second;
  std::optional<int64_t> limit;
  std::optional<std::string> split, check;
  std::vector<std::string> includes;
  bool verbose = false;
  double rtol = 0;
  Level level = Level::Low, namedLevel = Level::Low;
};

TEST_F(CommandLineTest, ValueAfterEqualsSign) {
  EXPECT_EQ(parse({"in", "--output=out"}), "");
  EXPECT_EQ(output, "out");
}

TEST_F(CommandLineTest, ValueAsNextArgument) {
  EXPECT_EQ(parse({"-o", "out", "in"}), "");
  EXPECT_EQ(output, "out");
  EXPECT_EQ(input, "in");
}

TEST_F(CommandLineTest, SingleDashNamesTheSameOption) {
  EXPECT_EQ(parse({"-output=out", "in"}), "");
  EXPECT_EQ(output, "out");
}

TEST_F(CommandLineTest, ValueMayHoldAnEqualsSign) {
  EXPECT_EQ(parse({"in", "--output=a=b"}), "");
  EXPECT_EQ(output, "a=b");
}

TEST_F(CommandLineTest, RepeatedValuesKeepTheirOrder) {
  EXPECT_EQ(parse({"in", "--include=a", "--include", "b"}), "");
  EXPECT_EQ(includes, (std::vector<std::string>{"a", "b"}));
}

TEST_F(CommandLineTest, FlagIsSetAndCleared) {
  EXPECT_EQ(parse({"in", "--verbose"}), "");
  EXPECT_TRUE(verbose);
  EXPECT_EQ(parse({"--verbose=false"}), "");
  EXPECT_FALSE(verbose);
}

TEST(CommandLineFlag, TakesTheSpellingsOfTruth) {
  bool flag;
  CommandLine line("tool", "");
  line.addFlag("flag", flag, "");
  for (const char *yes : {"--flag=1", "--flag=True", "--flag=TRUE"}) {
    flag = false;
    EXPECT_TRUE(line.parse({yes}).ok()) << yes;
    EXPECT_TRUE(flag) << yes;
  }
  for (const char *no : {"--flag=0", "--flag=False", "--flag=FALSE"}) {
    flag = true;
    EXPECT_TRUE(line.parse({no}).ok()) << no;
    EXPECT_FALSE(flag) << no;
  }
}

TEST_F(CommandLineTest, LastChoiceCounts) {
  EXPECT_EQ(parse({"in", "--high", "--low", "--high"}), "");
  EXPECT_EQ(level, Level::High);
}

TEST_F(CommandLineTest, ChoiceTakesNoValue) {
  EXPECT_EQ(parse({"in", "--high=false"}), "option '--high' takes no value");
}

TEST_F(CommandLineTest, ThreeDashesNameNoOption) {
  EXPECT_EQ(parse({"in", "---high"}),
            "option '---high' is not known; did you mean '--high'?");
}

TEST_F(CommandLineTest, NumberIsRead) {
  EXPECT_EQ(parse({"in", "--rtol=1e-3"}), "");
  EXPECT_DOUBLE_EQ(rtol, 1e-3);
}

TEST_F(CommandLineTest, DoubleDashEndsTheOptions) {
  EXPECT_EQ(parse({"--", "--verbose"}), "");
  EXPECT_EQ(input, "--verbose");
  EXPECT_FALSE(verbose);
}

TEST_F(CommandLineTest, LoneDashIsAnArgument) {
  EXPECT_EQ(parse({"-"}), "");
  EXPECT_EQ(input, "-");
}

TEST_F(CommandLineTest, UnknownOptionSuggestsTheNearest) {
  EXPECT_EQ(parse({"in", "--outptu=x"}),
            "option '--outptu' is not known; did you mean '--output'?");
}

TEST_F(CommandLineTest, UnknownOptionFarFromAllSuggestsNone) {
  EXPECT_EQ(parse({"in", "--frobnicate"}),
            "option '--frobnicate' is not known");
}

TEST_F(CommandLineTest, MissingValue) {
  EXPECT_EQ(parse({"in", "--output"}),
            "option '--output' needs a value: --output=<path>");
}

TEST_F(CommandLineTest, ValueGivenTwice) {
  EXPECT_EQ(parse({"in", "-o", "a", "-o", "b"}),
            "option '--output' is given twice");
}

TEST_F(CommandLineTest, FlagWithAnotherValue) {
  EXPECT_EQ(parse({"in", "--verbose=maybe"}),
            "option '--verbose' takes true or false, not 'maybe'");
}

TEST_F(CommandLineTest, NumberThatIsNone) {
  EXPECT_EQ(parse({"in", "--rtol=much"}),
            "option '--rtol' takes a number, not 'much'");
}

TEST_F(CommandLineTest, MissingArgument) {
  EXPECT_EQ(parse({}), "argument '<input>' is missing");
}

TEST_F(CommandLineTest, ArgumentTooMany) {
  EXPECT_EQ(parse({"a", "b", "c"}), "argument 'c' is one too many");
}

TEST_F(CommandLineTest, OptionalArgumentMayBeLeftOut) {
  second = "as it was";
  EXPECT_EQ(parse({"a"}), "");
  EXPECT_EQ(second, "as it was");
}

TEST_F(CommandLineTest, OptionalArgumentIsTheNext) {
  EXPECT_EQ(parse({"a", "b"}), "");
  EXPECT_EQ(input, "a");
  EXPECT_EQ(second, "b");
}

TEST_F(CommandLineTest, IntegerIsRead) {
  EXPECT_EQ(parse({"in", "--limit=-1"}), "");
  EXPECT_EQ(limit, -1);
}

TEST_F(CommandLineTest, IntegerMayBeHexadecimal) {
  EXPECT_EQ(parse({"in", "--limit", "0x10"}), "");
  EXPECT_EQ(limit, 16);
}

TEST_F(CommandLineTest, IntegerThatIsNone) {
  for (const char *argument : {"--limit=-2", "--limit=", "--limit=1x",
                               "--limit=99999999999999999999"}) {
    CommandLine line("tool", "");
    std::optional<int64_t> number;
    line.addInteger("limit", number, -1, "");
    EXPECT_EQ(std::string(line.parse({argument}).message()),
              "option '--limit' takes an integer from -1 on, not '" +
                  std::string(argument + 8) + "'");
    EXPECT_EQ(number, std::nullopt);
  }
}

TEST_F(CommandLineTest, OptionalValueLeftOut) {
  EXPECT_EQ(parse({"--split", "in"}), "");
  EXPECT_EQ(split, "here");
  EXPECT_EQ(input, "in");
}

TEST_F(CommandLineTest, OptionalValueLeftEmpty) {
  EXPECT_EQ(parse({"--split=", "in"}), "");
  EXPECT_EQ(split, "here");
}

TEST_F(CommandLineTest, OptionalValueGiven) {
  EXPECT_EQ(parse({"--split=there", "in"}), "");
  EXPECT_EQ(split, "there");
}

TEST_F(CommandLineTest, OptionalValueIsUnsetWithoutItsOption) {
  EXPECT_EQ(parse({"in"}), "");
  EXPECT_EQ(split, std::nullopt);
}

TEST_F(CommandLineTest, OptionalValueOfAFewThatAreAllowed) {
  EXPECT_EQ(parse({"in", "--check=some"}), "");
  EXPECT_EQ(check, "some");
}

TEST_F(CommandLineTest, OptionalValueThatIsNotAllowed) {
  EXPECT_EQ(parse({"in", "--check=none"}),
            "option '--check' takes all or some, not 'none'");
}

TEST_F(CommandLineTest, RefusedOptionSaysWhy) {
  EXPECT_EQ(parse({"in", "--plugin=x"}), "option '--plugin' is not there yet");
  EXPECT_EQ(parse({"--plugin"}), "option '--plugin' is not there yet");
}

TEST_F(CommandLineTest, RefusedOptionIsNotSuggested) {
  EXPECT_EQ(parse({"in", "--plugins"}), "option '--plugins' is not known");
}

TEST_F(CommandLineTest, HelpNeedsNoArguments) {
  EXPECT_EQ(parse({"-h"}), "");
  EXPECT_TRUE(commandLine.helpRequested());
}

TEST_F(CommandLineTest, HelpListsArgumentsAndOptions) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  commandLine.printHelp(stream);
  EXPECT_NE(text.find("USAGE: tool [options] <input>"), std::string::npos);
  EXPECT_NE(text.find("-o, --output=<path>"), std::string::npos);
  EXPECT_NE(text.find("say more"), std::string::npos);
  EXPECT_NE(text.find("--split[=<marker>]"), std::string::npos);
}

TEST_F(CommandLineTest, HelpHasOptionsInGroups) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  commandLine.printHelp(stream);
  const size_t first = text.find("\nGeneral options:\n");
  const size_t second = text.find("\nMore options:\n");
  ASSERT_NE(first, std::string::npos);
  ASSERT_NE(second, std::string::npos);
  EXPECT_LT(first, text.find("--verbose"));
  EXPECT_LT(text.find("--verbose"), second);
  EXPECT_LT(second, text.find("--limit"));
}

TEST_F(CommandLineTest, HelpDoesNotListRefusedOptions) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  commandLine.printHelp(stream);
  EXPECT_EQ(text.find("plugin"), std::string::npos);
}

TEST_F(CommandLineTest, HelpMayBeAskedForInOtherWays) {
  for (const char *name :
       {"--help-hidden", "--help-list", "--help-list-hidden"}) {
    CommandLine line("tool", "does things");
    line.addPositional("input", input, "what to read");
    EXPECT_TRUE(line.parse({name}).ok());
    EXPECT_TRUE(line.helpRequested()) << name;
  }
}

TEST_F(CommandLineTest, HelpAsAListHasOptionsByName) {
  EXPECT_EQ(parse({"--help-list"}), "");
  std::string text;
  llvm::raw_string_ostream stream(text);
  commandLine.printHelp(stream);
  EXPECT_EQ(text.find("More options"), std::string::npos);
  EXPECT_EQ(text.find("plugin"), std::string::npos);
  EXPECT_LT(text.find("--check"), text.find("--high"));
  EXPECT_LT(text.find("--limit"), text.find("--verbose"));
  EXPECT_NE(text.find("--level=<low|high>"), std::string::npos);
}

TEST_F(CommandLineTest, ValueOfAnEnumeration) {
  EXPECT_EQ(parse({"--level=low", "--level", "high", "in"}), "");
  EXPECT_EQ(namedLevel, Level::High);
}

TEST_F(CommandLineTest, ValueThatIsNotOfTheEnumeration) {
  EXPECT_EQ(parse({"--level=middle"}),
            "option '--level' takes low or high, not 'middle'");
}

TEST(CommandLineGroups, ASingleGroupHasNoTitle) {
  CommandLine line("tool", "does things");
  std::string text;
  llvm::raw_string_ostream stream(text);
  line.printHelp(stream);
  EXPECT_EQ(text.find("General options"), std::string::npos);
}

} // namespace
} // namespace mlir
