// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_CONSTANT_TD
#define ODS_RECORDS_ATTRIBUTES_CONSTANT_TD

include "ods/records/attributes/number.td"
include "ods/records/attributes/primitive.td"

// A single attribute with the given value, as C++ code and as expression.
// Without an expression, it is derived from `val` if that is a literal.
class ConstantAttr<Attr attribute, string val, string expression = "">
    : AttrConstraint<
          CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall),
                !if(!or(!empty(OdsValue<expression, val>.text),
                        !empty(attribute.constBuilderExpr)),
                    "",
                    "(eq self (let " # OdsValue<expression, val>.text # " " #
                        attribute.constBuilderExpr # "))")>,
          "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
  string constExpr = OdsValue<expression, val>.text;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;

// Like ConstantAttr for string attributes; the value is given without quotes.
class ConstantStrAttr<Attr attribute, string val>
    : ConstantAttr<attribute, "\"" # val # "\"">;

#endif // ODS_RECORDS_ATTRIBUTES_CONSTANT_TD
