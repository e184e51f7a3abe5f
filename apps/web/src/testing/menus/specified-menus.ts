import type { StatusKeyId } from '@linnet/domain/keys';
import type { ModerationItemId, Privilege } from '@linnet/domain/staff';
import type { Actor, TargetKind } from './actors';

/** Who may do it, and to whom, by the specification. */
interface Rule {
  readonly who: 'anybody' | 'signed-in' | 'admin' | Privilege;
  readonly whom: readonly TargetKind[];
  /** Also where the server does not send the author of the status. */
  readonly authorUnseen?: true;
}

const ALL = ['own', 'local', 'remote', 'deactivated'] as const;
const OTHERS = ['local', 'remote', 'deactivated'] as const;
const LOCAL = ['own', 'local', 'deactivated'] as const;
/**
 * Deactivated accounts cannot post: there is no use in messaging or muting them, or in changing notifications about
 * them.
 */
const ACTIVE_OTHERS = ['local', 'remote'] as const;

const tags = { who: 'users_manage_tags', whom: OTHERS } as const;
const localTags = { who: 'users_manage_tags', whom: ['local', 'deactivated'] } as const;
const rights = { who: 'admin', whom: ['local'] } as const;

type EntryName = `status ${StatusKeyId}` | `person ${string}` | `moderation ${ModerationItemId}`;

/**
 * Every entry of the three menus by `menu item`, with its rules, of which one has to hold. Assumes an unchanged public
 * status, and a person and a viewer who follow each other.
 */
export const specifiedMenus: Readonly<Record<EntryName, readonly Rule[]>> = {
  'status reply': [{ who: 'signed-in', whom: ALL }],
  'status retweet': [{ who: 'signed-in', whom: ALL }],
  'status favorite': [{ who: 'signed-in', whom: ALL }],
  'status quote': [{ who: 'signed-in', whom: ALL }],
  'status emoji': [{ who: 'signed-in', whom: ALL }],
  'status bookmark': [{ who: 'signed-in', whom: ALL, authorUnseen: true }],
  'status bookmarkFolder': [{ who: 'signed-in', whom: ALL, authorUnseen: true }],
  'status mute': [{ who: 'signed-in', whom: ALL }],
  'status pin': [{ who: 'signed-in', whom: ['own'] }],
  'status share': [{ who: 'anybody', whom: ALL, authorUnseen: true }],
  'status external': [{ who: 'anybody', whom: ['remote'], authorUnseen: true }],
  'status editHistory': [],
  'status source': [{ who: 'signed-in', whom: LOCAL, authorUnseen: true }],
  'status report': [{ who: 'signed-in', whom: OTHERS }],
  'status edit': [{ who: 'signed-in', whom: ['own'] }],
  'status redraft': [{ who: 'signed-in', whom: ['own'] }],
  'status delete': [
    { who: 'signed-in', whom: ['own'], authorUnseen: true },
    { who: 'messages_delete', whom: ALL, authorUnseen: true },
  ],
  'person mention': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person direct': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person chat': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person follow': [{ who: 'signed-in', whom: OTHERS }],
  'person notify': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person repeats': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person lists': [{ who: 'signed-in', whom: OTHERS }],
  'person removeFollower': [{ who: 'signed-in', whom: OTHERS }],
  'person mute': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person muteFor': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person block': [{ who: 'signed-in', whom: ACTIVE_OTHERS }],
  'person domain': [{ who: 'signed-in', whom: ['remote'] }],
  'person copyAddress': [{ who: 'anybody', whom: ALL }],
  'person original': [{ who: 'anybody', whom: ['remote'] }],
  'person report': [{ who: 'signed-in', whom: OTHERS }],
  'person moderate': [
    { who: 'admin', whom: OTHERS },
    { who: 'users_manage_activation_state', whom: OTHERS },
    { who: 'users_delete', whom: OTHERS },
    { who: 'users_manage_tags', whom: OTHERS },
  ],
  'moderation admin': [rights],
  'moderation moderator': [rights],
  'moderation activation': [{ who: 'users_manage_activation_state', whom: OTHERS }],
  'moderation delete': [{ who: 'users_delete', whom: OTHERS }],
  'moderation mrf_tag:media-force-nsfw': [tags],
  'moderation mrf_tag:media-strip': [tags],
  'moderation mrf_tag:force-unlisted': [tags],
  'moderation mrf_tag:sandbox': [tags],
  'moderation mrf_tag:disable-remote-subscription': [localTags],
  'moderation mrf_tag:disable-any-subscription': [localTags],
  'moderation mrf_tag:quarantine': [localTags],
};

function hasRole({ role, privileges }: Actor, who: Rule['who']): boolean {
  switch (who) {
    case 'anybody':
      return true;
    case 'signed-in':
      return role !== 'visitor';
    case 'admin':
      return role === 'admin';
    default:
      return privileges.includes(who);
  }
}

/**
 * Whether the viewer sees the account: deactivated ones are visible only to staff who may reactivate them. Their posts
 * stay.
 */
function canSee({ role, privileges }: Actor, target: TargetKind): boolean {
  if (target === 'own') return role !== 'visitor';
  return target !== 'deactivated' || privileges.includes('users_manage_activation_state');
}

/** The entries that the specification gives this viewer in the menus of this person and their status. */
export function specifiedFor(actor: Actor, target: TargetKind): string[] {
  return Object.entries(specifiedMenus)
    .filter(([, rules]) =>
      rules.some(
        ({ who, whom, authorUnseen = false }) =>
          (authorUnseen || canSee(actor, target)) && whom.includes(target) && hasRole(actor, who),
      ),
    )
    .map(([line]) => line);
}
