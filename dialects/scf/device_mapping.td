// SPDX-License-Identifier: Apache-2.0
//
// What an attribute must answer to stand in the `mapping` of `scf.forall`.
#ifndef DIALECTS_SCF_DEVICE_MAPPING_TD
#define DIALECTS_SCF_DEVICE_MAPPING_TD

include "ods/records/op_base.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    Names the processing unit, or the dimension of a grid of units, that carries
    one dimension of a parallel loop. A device's dialect defines the attributes;
    whoever lowers the loop to that device reads them.
  }];

  let methods = [
    InterfaceMethod<
      "The unit as a number, unique among the attributes of one kind.",
      "int64_t", "getMappingId", (ins)>,
    InterfaceMethod<
      "Whether units are counted along one line, not in several dimensions.",
      "bool", "isLinearMapping", (ins)>,
    InterfaceMethod<[{
        The place of this attribute in its group (linear ones, or those of
        several dimensions), from 0 and without gaps: an index of an array.
      }],
      "int64_t", "getRelativeIndex", (ins)>
  ];
}

def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    Says which of the units that a loop is mapped to take part. Active units are
    numbered anew in their order, without gaps: of the mask 0b10011 the units 0,
    1 and 4 are active, and their logical ids are 0, 1 and 2.
  }];

  let methods = [
    InterfaceMethod<[{
        Makes ops that compute the logical id of an active unit from its
        physical id, an i64. Their result means nothing for an inactive unit.
      }],
      "Value", "createLogicalLinearMappingId",
      (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<[{
        Makes ops that compute, as an i1, whether the unit of a physical id, an
        i64, is active.
      }],
      "Value", "createIsActiveIdPredicate",
      (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<[{
        How many physical units the mask can describe; a lowering that needs
        more reports an error.
      }],
      "int64_t", "getMaxNumPhysicalIds", (ins)>
  ];
}

def DeviceMappingArrayAttr
    : TypedArrayAttrBase<
          AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>,
          "Device Mapping array attribute">;

#endif // DIALECTS_SCF_DEVICE_MAPPING_TD
