import type { ProfileFieldLimits } from '../model/instance';
import { type JsonObject, readCount, readCountOrNull, readObject } from './read';

/** Reads Pleroma's field, then that of other servers. */
export function readFieldLimits(metadata: JsonObject, configuration: JsonObject): ProfileFieldLimits | null {
  const own = readObject(metadata, 'fields_limits');
  const common = readObject(configuration, 'accounts');
  const max = readCountOrNull(own, 'max_fields') ?? readCountOrNull(common, 'max_profile_fields');
  if (max === null) return null;
  return {
    max,
    nameLength: readCountOrNull(own, 'name_length') ?? readCount(common, 'profile_field_name_limit'),
    valueLength: readCountOrNull(own, 'value_length') ?? readCount(common, 'profile_field_value_limit'),
  };
}
