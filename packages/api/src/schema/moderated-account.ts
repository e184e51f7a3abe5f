import type { ModeratedAccount, StaffRights } from '../model/staff';
import { isObject, readFlag, readObject, readTexts } from './read';

/** What somebody of the staff may do; undefined for what is no object. */
export function readStaffRights(json: unknown): StaffRights | undefined {
  if (!isObject(json)) return undefined;
  return { admin: readFlag(json, 'is_admin'), moderator: readFlag(json, 'is_moderator') };
}

/** Of an account as everybody is told of it; whether it is shut out is told to those who may change that. */
export function readModeratedAccount(json: unknown): ModeratedAccount | undefined {
  if (!isObject(json)) return undefined;
  const pleroma = readObject(json, 'pleroma');
  return {
    tags: readTexts(pleroma, 'tags'),
    deactivated: readFlag(pleroma, 'deactivated'),
    rights: { admin: readFlag(pleroma, 'is_admin'), moderator: readFlag(pleroma, 'is_moderator') },
  };
}
