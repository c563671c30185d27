// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PASS_TD
#define ODS_RECORDS_PASS_TD

// An option of a pass: its C++ name, its name on the command line, its C++
// type, its default ("" for none), and further arguments of its constructor.
class Option<string varName, string arg, string valueType, string default,
             string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// An option that takes any number of values.
class ListOption<string varName, string arg, string valueType, string desc,
                 string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A counter that a pass reports.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

// A pass. Use the derived classes. If the constructor is empty, functions that
// create the pass are generated.
class PassBase<string passArg, string base> {
  string argument = passArg;
  string baseClass = base;
  string summary = "";
  string description = "";
  code constructor = "";
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass on operations, of one C++ class if that is given.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass on the operations that implement an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // ODS_RECORDS_PASS_TD
