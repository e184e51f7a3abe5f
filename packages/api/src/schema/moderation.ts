import { type ModelOf, objectReader, readFlag, readObject, readTexts } from './read';

export type StaffRoles = ModelOf<typeof readStaffRoles>;

/** The staff roles of an account; undefined for anything but an object. */
export const readStaffRoles = objectReader((json) => ({
  admin: readFlag(json, 'is_admin'),
  moderator: readFlag(json, 'is_moderator'),
}));

/** The part of an account that staff may change. */
export type ModeratedAccount = ModelOf<typeof readModeratedAccount>;

/** Reads an account in its public form, where only staff who may change `deactivated` see it. */
export const readModeratedAccount = objectReader((json) => {
  const pleroma = readObject(json, 'pleroma');
  return {
    /** Tags of moderation policies, as on the wire: `mrf_tag:sandbox`. */
    tags: readTexts(pleroma, 'tags'),
    deactivated: readFlag(pleroma, 'deactivated'),
    /** As far as the account shows its roles. */
    roles: { admin: readFlag(pleroma, 'is_admin'), moderator: readFlag(pleroma, 'is_moderator') },
  };
});
