import type { Role } from '../model/account';
import { type JsonObject, isObject, readFlag, readText } from './read';

const roleNames = new Map<string, Role>([
  ['owner', 'admin'],
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['moderator', 'moderator'],
]);

function roleNamed(json: unknown): Role {
  return (isObject(json) && roleNames.get(readText(json, 'name').toLowerCase())) || 'member';
}

/** Pleroma has two flags; Mastodon and GoToSocial have `role` for the owner and `roles` for everybody. */
export function readRole(account: JsonObject, pleroma: JsonObject): Role {
  if (readFlag(pleroma, 'is_admin')) return 'admin';
  if (readFlag(pleroma, 'is_moderator')) return 'moderator';
  const ofOwner = roleNamed(account['role']);
  if (ofOwner !== 'member') return ofOwner;
  const shown = account['roles'];
  return roleNamed(Array.isArray(shown) ? shown[0] : undefined);
}
