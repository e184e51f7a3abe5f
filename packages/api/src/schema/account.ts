import type { Account, ActorType, ProfileField, Role } from '../model/account';
import type { AccountId, StatusId } from '../model/ids';
import {
  type JsonObject,
  hostOf,
  isObject,
  readCount,
  readFlag,
  readFlagOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTexts,
  readTime,
  readWebAddress,
} from './read';
import { readEmojis } from './status-contents';

const roleNames = new Map<string, Role>([
  ['owner', 'admin'],
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['moderator', 'moderator'],
]);

function roleNamed(json: unknown): Role {
  return (isObject(json) && roleNames.get(readText(json, 'name').toLowerCase())) || 'member';
}

/** Pleroma has two flags. Mastodon and GoToSocial have `role` in the viewer's own account, and `roles` in each. */
export function readRole(account: JsonObject, pleroma: JsonObject): Role {
  if (readFlag(pleroma, 'is_admin')) return 'admin';
  if (readFlag(pleroma, 'is_moderator')) return 'moderator';
  const ownRole = roleNamed(account['role']);
  if (ownRole !== 'member') return ownRole;
  const shown = account['roles'];
  return roleNamed(Array.isArray(shown) ? shown[0] : undefined);
}

function readField(json: unknown): ProfileField | undefined {
  if (!isObject(json)) return undefined;
  return {
    name: readText(json, 'name'),
    value: readText(json, 'value'),
    verifiedAt: readTime(json, 'verified_at'),
  };
}

const fieldRows = { limit: 100, row: readField };

function readActorType(account: JsonObject): ActorType {
  const actorType = readObject(readObject(account, 'source'), 'pleroma')['actor_type'];
  if (actorType === 'Person' || actorType === 'Service' || actorType === 'Group') return actorType;
  if (readFlag(account, 'group')) return 'Group';
  return readFlag(account, 'bot') ? 'Service' : 'Person';
}

function readFqn(account: JsonObject, acct: string, pleroma: JsonObject): string {
  const fqn = readText(account, 'fqn');
  if (fqn.includes('@')) return fqn;
  if (acct.includes('@')) return acct;
  const host = hostOf(readWebAddress(account, 'url')) ?? hostOf(readWebAddress(pleroma, 'ap_id'));
  return host === null ? acct : `${acct}@${host}`;
}

function readPictures(account: JsonObject) {
  const avatar = readWebAddress(account, 'avatar') ?? '';
  const header = readWebAddress(account, 'header') ?? '';
  return {
    avatar,
    avatarStatic: readWebAddress(account, 'avatar_static') ?? avatar,
    header,
    headerStatic: readWebAddress(account, 'header_static') ?? header,
  };
}

function readPrivacy(account: JsonObject, pleroma: JsonObject) {
  const hidesBoth = readFlag(account, 'hide_collections');
  return {
    hideFollowers: hidesBoth || readFlag(pleroma, 'hide_followers'),
    hideFollows: hidesBoth || readFlag(pleroma, 'hide_follows'),
    hideFollowersCount: readFlag(pleroma, 'hide_followers_count'),
    hideFollowsCount: readFlag(pleroma, 'hide_follows_count'),
    hideFavourites: readFlag(pleroma, 'hide_favorites'),
  };
}

function isDeactivated(account: JsonObject, pleroma: JsonObject): boolean {
  return readFlag(pleroma, 'deactivated') || pleroma['is_active'] === false || readFlag(account, 'suspended');
}

function readState(account: JsonObject, pleroma: JsonObject) {
  return {
    memorial: readFlag(account, 'memorial'),
    limited: readFlag(account, 'limited'),
    alsoKnownAs: readTexts(pleroma, 'also_known_as'),
    muteExpiresAt: readTime(account, 'mute_expires_at'),
  };
}

/** Reads one step only, since moves may form a circle. */
function readMovedTo(account: JsonObject): Account | null {
  const moved = account['moved'];
  if (!isObject(moved)) return null;
  return readAccount({ ...moved, moved: null }) ?? null;
}

/** Undefined without an id: servers send `{}` for accounts that the viewer may not see (see `readAuthor`). */
export function readAccount(json: unknown): Account | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const sentAcct = readText(json, 'acct');
  const username = readText(json, 'username') || (sentAcct.split('@', 1)[0] ?? '');
  const acct = sentAcct || username;
  return {
    id,
    username,
    acct,
    fqn: readFqn(json, acct, pleroma),
    displayName: readText(json, 'display_name') || username,
    url: readWebAddress(json, 'url') ?? '',
    note: readText(json, 'note'),
    ...readPictures(json),
    locked: readFlag(json, 'locked'),
    bot: readFlag(json, 'bot'),
    actorType: readActorType(json),
    role: readRole(json, pleroma),
    privileges: readTexts(pleroma, 'privileges'),
    deactivated: isDeactivated(json, pleroma),
    createdAt: readTime(json, 'created_at'),
    lastStatusAt: readTime(json, 'last_status_at'),
    statusesCount: readCount(json, 'statuses_count'),
    followersCount: readCount(json, 'followers_count'),
    followingCount: readCount(json, 'following_count'),
    ...readPrivacy(json, pleroma),
    emojis: readEmojis(json),
    fields: readRows(json, 'fields', fieldRows),
    birthday: readTime(pleroma, 'birthday'),
    acceptsChatMessages: readFlagOrNull(pleroma, 'accepts_chat_messages'),
    movedTo: readMovedTo(json),
    ...readState(json, pleroma),
  };
}

const WITHHELD_PREFIX = 'withheld:';

/** Whether the id is that of a withheld author, about whom nothing can be requested or done. */
export function isWithheld(id: AccountId): boolean {
  return id.startsWith(WITHHELD_PREFIX);
}

const isEmptyObject = (json: unknown): boolean => isObject(json) && Object.keys(json).length === 0;

/** Whether `readAuthor` can read it; does not read it. */
export function isAuthor(json: unknown): boolean {
  return isEmptyObject(json) || (isObject(json) && readId<AccountId>(json, 'id') !== null);
}

/**
 * The author of a status. Pleroma sends `{}` for deactivated accounts, and to visitors for accounts whose profile they
 * may not see: the post is still valid, and gets an author without a name.
 */
export function readAuthor(json: unknown, statusId: StatusId): Account | undefined {
  return readAccount(
    isEmptyObject(json) ? { id: `${WITHHELD_PREFIX}${statusId}`, pleroma: { deactivated: true } } : json,
  );
}
