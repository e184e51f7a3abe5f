import { isObject, textAt } from './object';
import type { JsonObject } from './object';

interface EntityKind {
  name: string;
  /** Keys whose combination only this kind has. */
  keys: readonly string[];
  /** Whether it has no other keys. */
  alone?: boolean;
  /** Gives the variant, where objects of one kind have different keys. */
  variant?: (value: JsonObject) => string;
}

function accountVariant(account: JsonObject): string {
  if ('follow_requests_count' in account) return 'own';
  if (isObject(account['source']) && 'privacy' in account['source']) return 'own';
  return 'other';
}

const statusVariant = (status: JsonObject) => (status['reblog'] === null ? 'original' : 'repeat');
const byType = (value: JsonObject) => textAt(value, 'type') || 'untyped';

/** Objects that occur in many responses and get one shape each. The first kind that matches counts. */
const ENTITY_KINDS: readonly EntityKind[] = [
  {
    name: 'edit',
    keys: ['account', 'content', 'created_at', 'spoiler_text', 'media_attachments', 'poll'],
    variant: () => 'only',
  },
  { name: 'status', keys: ['reblog', 'visibility', 'content', 'media_attachments'], variant: statusVariant },
  { name: 'notificationGroup', keys: ['group_key', 'notifications_count', 'type'], variant: byType },
  { name: 'notification', keys: ['account', 'created_at', 'id', 'type'], variant: byType },
  { name: 'adminAccount', keys: ['nickname', 'roles', 'local'] },
  { name: 'account', keys: ['acct', 'username', 'avatar', 'url'], variant: accountVariant },
  { name: 'relationship', keys: ['followed_by', 'following', 'blocking'] },
  { name: 'attachment', keys: ['type', 'url', 'preview_url', 'description'], variant: byType },
  { name: 'poll', keys: ['votes_count', 'options', 'expires_at', 'multiple'] },
  { name: 'chat', keys: ['account', 'last_message', 'unread'] },
  { name: 'chatMessage', keys: ['chat_id', 'content', 'unread', 'attachment'] },
  {
    name: 'token',
    keys: ['access_token', 'token_type'],
    variant: (token) => ('me' in token ? 'person' : 'app'),
  },
  { name: 'app', keys: ['client_id', 'client_secret', 'redirect_uri'] },
  { name: 'emoji', keys: ['shortcode', 'static_url', 'url'] },
  { name: 'mention', keys: ['acct', 'id', 'url', 'username'] },
  { name: 'reaction', keys: ['count', 'me', 'name'] },
  { name: 'card', keys: ['provider_name', 'title', 'type', 'url'] },
  { name: 'report', keys: ['actor', 'statuses', 'state'] },
  { name: 'scheduledStatus', keys: ['id', 'params', 'scheduled_at'] },
  { name: 'filter', keys: ['context', 'irreversible', 'phrase'] },
  { name: 'bookmarkFolder', keys: ['emoji', 'emoji_url', 'id', 'name'] },
  { name: 'conversation', keys: ['accounts', 'last_status', 'unread'] },
  { name: 'announcement', keys: ['all_day', 'published_at', 'content'] },
  { name: 'marker', keys: ['last_read_id', 'updated_at', 'version'] },
  { name: 'invite', keys: ['invite_type', 'max_use', 'token'] },
  { name: 'emojiPack', keys: ['files', 'files_count', 'pack'] },
  { name: 'configGroup', keys: ['group', 'key', 'value'] },
  { name: 'list', keys: ['id', 'title', 'exclusive'] },
  { name: 'list', keys: ['id', 'title'], alone: true },
];

/** The kind of an object and its variant: `status`, `original`. */
export function entityOf(value: JsonObject): { name: string; variant: string } | null {
  const kind = ENTITY_KINDS.find(({ name, keys, alone }) => {
    if (name === 'edit' && 'id' in value) return false;
    if (alone && Object.keys(value).length > keys.length) return false;
    return keys.every((key) => key in value);
  });
  return kind ? { name: kind.name, variant: kind.variant?.(value) ?? 'only' } : null;
}
