// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of the attributes in the `mapping` of `scf.forall`.
#ifndef DIALECTS_SCF_DEVICE_MAPPING_TD
#define DIALECTS_SCF_DEVICE_MAPPING_TD

include "ods/records/op_base.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    Identifies the processing unit, or the dimension of a grid of units, that
    executes one dimension of a parallel loop. The dialect of a device defines
    the attributes. The lowering of the loop to that device reads them.
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
    Selects the active units among those to which a loop is mapped. Active units
    get consecutive logical ids in their order. For example, the mask 0b10011
    activates the units 0, 1 and 4; their logical ids are 0, 1 and 2.
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
