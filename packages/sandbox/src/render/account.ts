import type { WireAccount, WireAccountPleroma, WireField, WireRelationship } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { countFollowRequests } from '../store/follows';
import { countUnseen } from '../store/notifications';
import { escapeHtml } from '../text/escape-html';
import { withOrigin } from '../text/origin-mark';
import { emojiIn } from './emoji';
import { wireDate, wireTime } from './time';

const ADMIN_PRIVILEGES = [
  'users_read',
  'users_manage_invites',
  'users_manage_activation_state',
  'users_manage_tags',
  'users_manage_credentials',
  'users_delete',
  'messages_read',
  'messages_delete',
  'instances_delete',
  'reports_manage_reports',
  'moderation_log_read',
  'announcements_manage_announcements',
  'emoji_manage_emoji',
  'statistics_read',
];
const MODERATOR_PRIVILEGES = ['messages_delete', 'reports_manage_reports'];

export const ROLES = { admin: ADMIN_PRIVILEGES, moderator: MODERATOR_PRIVILEGES };

function privilegesOf(row: AccountRow): string[] {
  if (row.admin) return ADMIN_PRIVILEGES;
  return row.moderator ? MODERATOR_PRIVILEGES : [];
}

export function acctOf(row: AccountRow): string {
  return row.host === null ? row.username : `${row.username}@${row.host}`;
}

/** The actor's own address, which is also its name in the network. */
export function actorUri(here: Here, row: AccountRow): string {
  return row.host === null
    ? `${here.origin()}/users/${row.username}`
    : `https://${row.host}/users/${row.username}`;
}

export function profileUrl(here: Here, row: AccountRow): string {
  return row.host === null ? actorUri(here, row) : `https://${row.host}/@${row.username}`;
}

interface StoredField {
  name: string;
  value: string;
}

function linked(value: string): string {
  const escaped = escapeHtml(value);
  return /^https?:\/\/\S+$/.test(escaped) ? `<a href="${escaped}" rel="me">${escaped}</a>` : escaped;
}

function renderFields(row: AccountRow): { shown: WireField[]; raw: StoredField[] } {
  const raw = JSON.parse(row.fields) as StoredField[];
  return { raw, shown: raw.map(({ name, value }) => ({ name, value: linked(value), verified_at: null })) };
}

function renderPleroma(here: Here, row: AccountRow, reader: AccountRow | null): WireAccountPleroma {
  const pleroma: WireAccountPleroma = {
    ap_id: actorUri(here, row),
    also_known_as: [],
    is_confirmed: true,
    is_suggested: false,
    tags: [],
    hide_followers: false,
    hide_follows: false,
    hide_followers_count: false,
    hide_follows_count: false,
    hide_favorites: true,
    relationship: {},
    skip_thread_containment: false,
    background_image: null,
    accepts_chat_messages: row.host === null ? true : null,
    favicon: null,
    avatar_description: '',
    header_description: '',
    is_admin: row.admin === 1,
    is_moderator: row.moderator === 1,
    privileges: privilegesOf(row),
  };
  if (reader?.admin) pleroma.deactivated = false;
  return pleroma;
}

/** An account as `reader` sees it; one's own has more keys. */
export function renderAccount(here: Here, row: AccountRow, reader: AccountRow | null): WireAccount {
  const origin = here.origin();
  const note = withOrigin(row.note, origin);
  const { shown, raw } = renderFields(row);
  const avatar = origin + (row.avatar ?? '/images/avi.png');
  const header = origin + (row.header ?? '/images/banner.png');
  const account: WireAccount = {
    id: row.id,
    username: row.username,
    acct: acctOf(row),
    fqn: `${row.username}@${row.host ?? here.host()}`,
    display_name: row.display_name,
    locked: row.locked === 1,
    bot: row.actor_type === 'Service',
    created_at: wireTime(row.created_at),
    followers_count: row.followers_count,
    following_count: row.following_count,
    statuses_count: row.statuses_count,
    note,
    url: profileUrl(here, row),
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    emojis: emojiIn(`${row.display_name} ${note} ${row.fields}`, origin),
    fields: shown,
    source: {
      note: row.note_source,
      sensitive: false,
      fields: raw,
      pleroma: { discoverable: row.discoverable === 1, actor_type: row.actor_type },
    },
    last_status_at: row.last_status_at === null ? null : wireDate(row.last_status_at),
    pleroma: renderPleroma(here, row, reader),
  };
  if (reader?.id === row.id) addOwn(here, account, row);
  return account;
}

function addOwn(here: Here, account: WireAccount, row: AccountRow): void {
  account.follow_requests_count = countFollowRequests(here.db, row.id);
  account.source.privacy = row.default_scope;
  Object.assign(account.source.pleroma, { show_role: true, no_rich_text: false, show_birthday: false });
  Object.assign(account.pleroma, {
    notification_settings: { block_from_strangers: false, hide_notification_contents: false },
    allow_following_move: true,
    birthday: null,
    unread_conversation_count: 0,
    unread_notifications_count: countUnseen(here.db, row.id),
    email: row.email,
  });
}

export function withRelationship(account: WireAccount, relationship: WireRelationship): WireAccount {
  return { ...account, pleroma: { ...account.pleroma, relationship } };
}
