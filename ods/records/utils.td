// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_UTILS_TD
#define ODS_RECORDS_UTILS_TD

// Additional base class: TableGen warns with the reason at each use of the
// record.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// Additional base class: the generated C++ is marked as [[deprecated]].
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A function on strings. Derive from it, and read `result` of an instance.
class StrFunc<string r> {
  string result = r;
}

// Operator of the dag of an operation's arguments, and of other lists of
// inputs.
def ins;

// Operator of the dag of an operation's results.
def outs;

// A parameter of a C++ function: its type and optionally its default
// expression.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// `ret` is the string with its first letter in upper case.
class firstCharToUpper<string str> {
  string ret = !if(!empty(str), "",
                   !toupper(!substr(str, 0, 1)) # !substr(str, 1));
}

// Removes the first underscore of a name: `a_b_c` becomes `aB_c`.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(
      !lt(idx, 0), str,
      !substr(str, 0, idx) # firstCharToUpper<!substr(str, !add(idx, 1))>.ret);
}

// `ret` is the name in upper camel case: `a_name` becomes `AName`.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(!size(str)), name, _,
                      _snakeCaseHelper<name>.ret);
}

#endif // ODS_RECORDS_UTILS_TD
