import type { WireAccount, WireAccountPleroma, WireField, WireRelationship } from '@linnet/api/wire';
import { hasAilment } from '../server/ailments';
import type { Server } from '../server/server';
import { privilegesOf } from '../server/settings';
import { type AccountRow, tagsOf } from '../store/accounts/accounts';
import { countUnreadConversations } from '../store/statuses/conversations';
import { type IdentityRow, findIdentity } from '../store/accounts/identities';
import { countUnseen } from '../store/notifications';
import { countFollowRequests } from '../store/accounts/relationships';
import { settingsStoreOf } from '../store/accounts/settings';
import { escapeHtml, withOrigin } from '../text/plain-text';
import { emojiIn } from './attachments-and-emoji';
import { wireDate, wireTime } from './time';

export function acctOf(row: AccountRow): string {
  return row.host === null ? row.username : `${row.username}@${row.host}`;
}

/** The address of the actor, which is also its id in ActivityPub. */
export function actorUri(server: Server, row: AccountRow): string {
  return row.host === null
    ? `${server.origin()}/users/${row.username}`
    : `https://${row.host}/users/${row.username}`;
}

export function profileUrl(server: Server, row: AccountRow): string {
  return row.host === null ? actorUri(server, row) : `https://${row.host}/@${row.username}`;
}

interface StoredField {
  name: string;
  value: string;
}

function linkValue(value: string): string {
  const escaped = escapeHtml(value);
  return /^https?:\/\/\S+$/.test(escaped) ? `<a href="${escaped}" rel="me">${escaped}</a>` : escaped;
}

function renderFields(row: AccountRow): { shown: WireField[]; raw: WireField[] } {
  const stored = JSON.parse(row.fields) as StoredField[];
  const raw = stored.map(({ name, value }) => ({ name, value, verified_at: null }));
  return { raw, shown: raw.map((field) => ({ ...field, value: linkValue(field.value) })) };
}

function mayActivate(server: Server, viewer: AccountRow | null): boolean {
  return viewer !== null && privilegesOf(server.settings, viewer).includes('users_manage_activation_state');
}

/** Whether the viewer may see an account. A deactivated one is shown only to staff who may activate it. */
export function canSeeAccount(server: Server, row: AccountRow, viewer: AccountRow | null): boolean {
  return row.deactivated === 0 || mayActivate(server, viewer);
}

interface Rendering {
  server: Server;
  row: AccountRow;
  viewer: AccountRow | null;
  identity: IdentityRow;
  isOwn: boolean;
}

function hiddenLists(row: AccountRow) {
  return {
    hide_followers: row.hide_followers === 1,
    hide_follows: row.hide_follows === 1,
    hide_followers_count: row.hide_followers_count === 1,
    hide_follows_count: row.hide_follows_count === 1,
    hide_favorites: row.hide_favorites === 1,
  };
}

/** The role of an account; staff may hide theirs. */
function roleOf({ server, row, identity, isOwn }: Rendering) {
  if (identity.show_role === 0 && !isOwn) return {};
  return {
    is_admin: row.admin === 1,
    is_moderator: row.moderator === 1,
    privileges: privilegesOf(server.settings, row),
  };
}

function renderPleroma(rendering: Rendering): WireAccountPleroma {
  const { server, row, viewer, identity, isOwn } = rendering;
  const aliases = JSON.parse(identity.also_known_as) as string[];
  const pleroma: WireAccountPleroma = {
    ap_id: actorUri(server, row),
    also_known_as: aliases.map((uri) => withOrigin(uri, server.origin())),
    is_confirmed: identity.confirmed === 1,
    is_suggested: row.suggested === 1,
    tags: tagsOf(server.db, row.id),
    ...hiddenLists(row),
    relationship: {},
    skip_thread_containment: identity.skip_thread_containment === 1,
    background_image: identity.background === null ? null : server.origin() + identity.background,
    accepts_chat_messages: row.host === null ? row.accepts_chat === 1 : null,
    favicon: null,
    avatar_description: identity.avatar_description,
    header_description: identity.header_description,
    ...roleOf(rendering),
  };
  if (isOwn || row.show_birthday === 1) pleroma.birthday = row.birthday;
  if (mayActivate(server, viewer)) pleroma.deactivated = row.deactivated === 1;
  return pleroma;
}

/** Counts are 0 when both they and the list are hidden; owners always see their own. */
function networkCounts({ row, isOwn }: Rendering) {
  const followersHidden = row.hide_followers === 1 && row.hide_followers_count === 1 && !isOwn;
  const followsHidden = row.hide_follows === 1 && row.hide_follows_count === 1 && !isOwn;
  return {
    followers_count: followersHidden ? 0 : row.followers_count,
    following_count: followsHidden ? 0 : row.following_count,
  };
}

/** Where the avatars of other servers are when the media proxy is set up wrongly. */
const PROXY = 'http://proxy.example/proxy/digest';

/** An account as the viewer sees it; the viewer's own has more keys. */
export function renderAccount(server: Server, row: AccountRow, viewer: AccountRow | null): WireAccount {
  const origin = server.origin();
  const note = withOrigin(row.note, origin);
  const { shown, raw } = renderFields(row);
  const isProxied = row.host !== null && hasAilment(server.settings, 'proxy-elsewhere');
  const avatar = (isProxied ? PROXY : origin) + (row.avatar ?? '/images/avi.png');
  const header = origin + (row.header ?? '/images/banner.png');
  const isOwn = viewer?.id === row.id;
  const rendering: Rendering = { server, row, viewer, identity: findIdentity(server.db, row.id), isOwn };
  const account: WireAccount = {
    id: row.id,
    username: row.username,
    acct: acctOf(row),
    fqn: `${row.username}@${row.host ?? server.host()}`,
    display_name: row.display_name,
    locked: row.locked === 1,
    bot: row.actor_type === 'Service' || row.actor_type === 'Group',
    created_at: wireTime(row.created_at),
    ...networkCounts(rendering),
    statuses_count: row.statuses_count,
    note,
    url: profileUrl(server, row),
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    emojis: emojiIn(`${row.display_name} ${note} ${row.fields}`, server),
    fields: shown,
    source: {
      note: row.note_source,
      sensitive: false,
      fields: raw,
      pleroma: { discoverable: row.discoverable === 1, actor_type: row.actor_type },
    },
    last_status_at: row.last_status_at === null ? null : wireDate(row.last_status_at),
    pleroma: renderPleroma(rendering),
  };
  if (isOwn) addOwnerKeys(rendering, account);
  return account;
}

function addOwnerKeys({ server, row, identity }: Rendering, account: WireAccount): void {
  account.follow_requests_count = countFollowRequests(server.db, row.id);
  account.source.privacy = row.default_scope;
  account.source.sensitive = identity.default_sensitive === 1;
  Object.assign(account.source.pleroma, {
    show_role: identity.show_role === 1,
    no_rich_text: identity.no_rich_text === 1,
    show_birthday: row.show_birthday === 1,
  });
  Object.assign(account.pleroma, {
    notification_settings: {
      block_from_strangers: identity.block_from_strangers === 1,
      hide_notification_contents: identity.hide_notification_contents === 1,
    },
    allow_following_move: identity.allow_following_move === 1,
    unread_conversation_count: countUnreadConversations(server.db, row.id),
    unread_notifications_count: countUnseen(server.db, row.id),
    email: row.email,
  });
}

export function withRelationship(account: WireAccount, relationship: WireRelationship): WireAccount {
  return { ...account, pleroma: { ...account.pleroma, relationship } };
}

/** The viewer's own account with the stored settings of clients; only the two `credentials` routes send these. */
export function renderOwnAccount(server: Server, row: AccountRow): WireAccount {
  const account = renderAccount(server, row, row);
  const settings_store = settingsStoreOf(server.db, row, server.now());
  return { ...account, pleroma: { ...account.pleroma, settings_store } };
}
