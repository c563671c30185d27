// SPDX-License-Identifier: Apache-2.0
//
// Options of passes and pipelines: members of a struct, parsed from and printed
// as `name=value name={a,b}`. Constructors accept LLVM's modifiers
// (llvm::cl::desc, init, list_init, values). Nothing is registered with LLVM's
// command line.
#ifndef CORE_PASS_PASS_OPTIONS_H
#define CORE_PASS_PASS_OPTIONS_H

#include <memory>
#include <string>
#include <vector>

#include "core/ir/descriptor/trait.h"
#include "core/pass/option_value.h"
#include "llvm/Support/CommandLine.h"

namespace mlir {
namespace detail {

/// A listed value of an option.
template <typename T> struct LiteralOption {
  std::string name;
  T value;
  std::string description;
};

/// The interface for LLVM's modifiers. It collects the listed values.
template <typename T> class LiteralValues {
public:
  template <typename V>
  void addLiteralOption(llvm::StringRef name, V value,
                        llvm::StringRef description) {
    if constexpr (std::is_convertible_v<V, T> || std::is_enum_v<T> ||
                  std::is_arithmetic_v<T>)
      literals.push_back(
          {name.str(), static_cast<T>(value), description.str()});
  }
  llvm::ArrayRef<LiteralOption<T>> get() const { return literals; }

private:
  std::vector<LiteralOption<T>> literals;
};

/// A struct of options. Its members register themselves.
/// Thread safety: not thread-safe.
class PassOptions {
public:
  /// The base of options of any type.
  class OptionBase {
  public:
    OptionBase(PassOptions &parent, llvm::StringRef argument)
        : argument(argument) {
      parent.options.push_back(this);
    }
    OptionBase(const OptionBase &) = delete;
    virtual ~OptionBase();

    llvm::StringRef getArgStr() const { return argument; }
    llvm::StringRef getDescription() const { return description; }
    /// Returns true if a value was set, other than by default.
    bool hasValue() const { return isGiven; }

    /// Called by modifiers.
    void setDescription(llvm::StringRef text) { description = text.str(); }

  protected:
    friend class PassOptions;
    virtual LogicalResult parse(llvm::StringRef text,
                                const OptionContext &context) = 0;
    /// Prints `name=value`, or nothing if the option has no value.
    virtual void print(llvm::raw_ostream &os) const = 0;
    virtual void copyValueFrom(const OptionBase &other) = 0;
    /// Returns `<type>` for the help text.
    virtual std::string getValueName() const = 0;
    /// Returns the names and descriptions of the listed values.
    virtual std::vector<std::pair<std::string, std::string>>
    getLiterals() const = 0;

    std::string argument;
    std::string description;
    bool isGiven = false;
  };

  /// The common base of scalar and list options, with parsing and printing of a
  /// value of type `T`.
  template <typename T, typename ValueT> class TypedOption : public OptionBase {
  public:
    using OptionBase::OptionBase;
    LiteralValues<T> &getParser() { return literals; }

  protected:
    static constexpr bool isLiteralOnly = requires { ValueT::isLiteral; };

    LogicalResult parseOne(llvm::StringRef text, T &value,
                           const OptionContext &context) const {
      if constexpr (!isLiteralOnly)
        if (literals.get().empty())
          return ValueT::parse(text, value, context);
      for (const LiteralOption<T> &literal : literals.get())
        if (literal.name == text) {
          value = literal.value;
          return success();
        }
      return context.emitError("Cannot find option named '" + text + "'!");
    }
    void printOne(llvm::raw_ostream &os, const T &value) const {
      if constexpr (requires(const T &a) { a == a; })
        for (const LiteralOption<T> &literal : literals.get())
          if (literal.value == value) {
            os << literal.name;
            return;
          }
      if constexpr (!isLiteralOnly)
        ValueT::print(os, value);
    }
    std::string getValueName() const override;
    std::vector<std::pair<std::string, std::string>>
    getLiterals() const override {
      std::vector<std::pair<std::string, std::string>> result;
      for (const LiteralOption<T> &literal : literals.get())
        result.emplace_back(literal.name, literal.description);
      return result;
    }

    /// Applies one of LLVM's modifiers. Modifiers that concern the command line
    /// only have no effect.
    template <typename Self, typename Modifier>
    static void apply(Self &option, const Modifier &modifier) {
      if constexpr (std::is_same_v<Modifier, llvm::cl::desc>)
        option.setDescription(modifier.Desc);
      else if constexpr (requires { modifier.apply(option); })
        modifier.apply(option);
    }

  private:
    LiteralValues<T> literals;
  };

  template <typename T, typename ValueT = PassOptionValue<T>>
  class Option : public TypedOption<T, ValueT> {
  public:
    template <typename... Modifiers>
    Option(PassOptions &parent, llvm::StringRef argument,
           Modifiers &&...modifiers)
        : TypedOption<T, ValueT>(parent, argument) {
      (this->apply(*this, modifiers), ...);
    }
    Option &operator=(const Option &other) { return *this = other.value; }
    Option &operator=(const T &newValue) {
      value = newValue;
      return *this;
    }
    operator const T &() const { return value; }
    const T &getValue() const { return value; }
    T &getValue() { return value; }
    void setValue(const T &newValue) { value = newValue; }
    const T *operator->() const { return &value; }
    T *operator->() { return &value; }

    /// Called by modifiers.
    template <typename V> void setInitialValue(const V &initial) {
      value = static_cast<T>(initial);
    }
    template <typename F> void setCallback(F function) {
      callback = [function](const T &v) { function(v); };
    }

    // For string options.
    bool empty() const
      requires std::is_same_v<T, std::string>
    {
      return value.empty();
    }
    const char *c_str() const
      requires std::is_same_v<T, std::string>
    {
      return value.c_str();
    }

  private:
    LogicalResult parse(llvm::StringRef text,
                        const OptionContext &context) override {
      T parsed = {};
      if (failed(this->parseOne(text, parsed, context)))
        return failure();
      value = std::move(parsed);
      this->isGiven = true;
      if (callback)
        callback(value);
      return success();
    }
    void print(llvm::raw_ostream &os) const override {
      os << this->getArgStr() << '=';
      this->printOne(os, value);
    }
    void copyValueFrom(const OptionBase &other) override {
      value = static_cast<const Option &>(other).value;
      this->isGiven = other.hasValue();
    }

    T value = {};
    std::function<void(const T &)> callback;
  };

  /// A list: `name=a,b` or `name={a,b}`. A repeated option appends values.
  template <typename T, typename ValueT = PassOptionValue<T>>
  class ListOption : public TypedOption<T, ValueT> {
  public:
    template <typename... Modifiers>
    ListOption(PassOptions &parent, llvm::StringRef argument,
               Modifiers &&...modifiers)
        : TypedOption<T, ValueT>(parent, argument) {
      (this->apply(*this, modifiers), ...);
    }
    ListOption &operator=(const ListOption &other) {
      values = other.values;
      isDefault = other.isDefault;
      this->isGiven = other.hasValue();
      return *this;
    }
    ListOption &operator=(llvm::ArrayRef<T> newValues) {
      values.assign(newValues.begin(), newValues.end());
      isDefault = false;
      this->isGiven = true;
      return *this;
    }
    llvm::ArrayRef<T> operator*() const { return values; }
    llvm::MutableArrayRef<T> operator*() { return values; }
    operator llvm::ArrayRef<T>() const { return values; }
    operator const std::vector<T> &() const { return values; }
    auto begin() const { return values.begin(); }
    auto end() const { return values.end(); }
    auto begin() { return values.begin(); }
    auto end() { return values.end(); }
    bool empty() const { return values.empty(); }
    size_t size() const { return values.size(); }
    const T &front() const { return values.front(); }
    decltype(auto) operator[](size_t i) const { return values[i]; }
    void push_back(const T &value) {
      values.push_back(value);
      isDefault = false;
    }
    void clear() {
      values.clear();
      isDefault = false;
    }

    /// Called by modifiers.
    void setInitialValues(llvm::ArrayRef<T> initial) {
      values.assign(initial.begin(), initial.end());
    }

  private:
    LogicalResult parse(llvm::StringRef text,
                        const OptionContext &context) override {
      if (isDefault)
        clear();
      this->isGiven = true;
      return parseCommaSeparatedList(text, [&](llvm::StringRef part) {
        T value = {};
        if (failed(this->parseOne(part, value, context)))
          return failure();
        values.push_back(std::move(value));
        return success();
      });
    }
    void print(llvm::raw_ostream &os) const override {
      if (isDefault)
        return;
      os << this->getArgStr() << "={";
      llvm::interleave(
          values, os, [&](const T &value) { this->printOne(os, value); }, ",");
      os << "}";
    }
    void copyValueFrom(const OptionBase &other) override {
      *this = static_cast<const ListOption &>(other);
    }

    std::vector<T> values;
    bool isDefault = true;
  };

  PassOptions() = default;
  PassOptions(const PassOptions &) = delete;
  PassOptions &operator=(const PassOptions &) = delete;
  virtual ~PassOptions() = default;

  /// `other` must have the same options.
  void copyOptionValuesFrom(const PassOptions &other);

  /// Parses `name=value …`. A value may be in quotes or braces, and may be
  /// omitted for flags.
  /// Errors: reports the first invalid option to `context`; getErrorPlace
  /// returns its location. The options before it have been set.
  LogicalResult parse(llvm::StringRef text, const OptionContext &context);
  /// Does the same. Errors are written to `errorStream` as `for the --x option:
  /// …`.
  LogicalResult parseFromString(llvm::StringRef text,
                                llvm::raw_ostream &errorStream = llvm::errs());
  /// Returns the part of the text that the last `parse` failed on.
  llvm::StringRef getErrorPlace() const { return errorPlace; }

  /// Prints ` {name=value …}` in a form that can be parsed, in alphabetical
  /// order. Prints nothing if there are no options.
  void print(llvm::raw_ostream &os) const;

  /// Prints a line for each option and for each listed value.
  void printHelp(size_t indent, size_t descriptionIndent,
                 llvm::raw_ostream &os) const;
  /// Returns the width of the left column of these lines.
  size_t getOptionWidth() const;

  bool hasOptions() const { return !options.empty(); }

private:
  std::vector<const OptionBase *> getSorted() const;
  LogicalResult parseOption(llvm::StringRef name, llvm::StringRef value,
                            const OptionContext &context);

  std::vector<OptionBase *> options;
  llvm::StringRef errorPlace;
};

template <typename T, typename ValueT>
std::string PassOptions::TypedOption<T, ValueT>::getValueName() const {
  if (!literals.get().empty())
    return "value";
  if constexpr (std::is_same_v<T, bool>)
    return "";
  else if constexpr (std::is_same_v<T, std::string>)
    return "string";
  else if constexpr (std::is_floating_point_v<T>)
    return "number";
  else if constexpr (std::is_integral_v<T>)
    return std::is_unsigned_v<T> ? (sizeof(T) > 4 ? "ulong" : "uint")
                                 : (sizeof(T) > 4 ? "long" : "int");
  else if constexpr (requires { ValueT::name; })
    return ValueT::name.str();
  else
    return "value";
}

} // namespace detail

/// The base of the options struct of a registered pipeline.
template <typename T>
class PassPipelineOptions : public virtual detail::PassOptions {
public:
  /// Errors: prints a message and returns null.
  static std::unique_ptr<T> createFromString(llvm::StringRef text) {
    auto options = std::make_unique<T>();
    return succeeded(options->parseFromString(text)) ? std::move(options)
                                                     : nullptr;
  }
};

/// No options.
struct EmptyPipelineOptions : public PassPipelineOptions<EmptyPipelineOptions> {
};

} // namespace mlir

#endif // CORE_PASS_PASS_OPTIONS_H
