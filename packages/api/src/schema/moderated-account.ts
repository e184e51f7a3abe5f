import type { ModeratedAccount, StaffRights } from '../model/staff';
import { isObject, readFlag, readObject, readTexts } from './read';

/** The staff roles of an account; undefined for anything but an object. */
export function readStaffRights(json: unknown): StaffRights | undefined {
  if (!isObject(json)) return undefined;
  return { admin: readFlag(json, 'is_admin'), moderator: readFlag(json, 'is_moderator') };
}

/** Reads an account in its public form, where only staff who may change `deactivated` see it. */
export function readModeratedAccount(json: unknown): ModeratedAccount | undefined {
  if (!isObject(json)) return undefined;
  const pleroma = readObject(json, 'pleroma');
  return {
    tags: readTexts(pleroma, 'tags'),
    deactivated: readFlag(pleroma, 'deactivated'),
    rights: { admin: readFlag(pleroma, 'is_admin'), moderator: readFlag(pleroma, 'is_moderator') },
  };
}
