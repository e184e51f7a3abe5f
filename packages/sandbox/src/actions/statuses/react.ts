import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import { emojiAddress, findListedEmoji } from '../../store/emoji-packs';
import type { AccountRow } from '../../store/accounts/accounts';
import { findReactionWith, insertReaction, removeReaction } from '../../store/statuses/interactions';
import { removeNotification } from '../../store/notifications';
import type { StatusRow } from '../../store/statuses/statuses';
import { ORIGIN_MARK, unicodeEmoji, withOrigin } from '../../text/plain-text';
import { notify, emitNotification } from '../notify';

export interface Reaction {
  status: StatusRow;
  /** Unicode, a shortcode of this server with or without colons, or `shortcode@host`. */
  emoji: string;
  /**
   * The picture of an emoji of another server, for an account of that server. Other accounts can use the emoji only
   * once somebody has reacted with it.
   */
  pictureUrl?: string;
  at?: number;
}

/** An emoji as reactions store it: the name without colons, and the address of a custom emoji's picture. */
interface NamedEmoji {
  name: string;
  url: string | null;
}

function nameEmoji(server: Server, { status, emoji, pictureUrl }: Reaction): NamedEmoji | null {
  const unicode = unicodeEmoji(emoji);
  if (unicode !== null) return { name: unicode, url: null };
  const name = emoji.replace(/^:(.+):$/, '$1');
  if (name.includes('@')) {
    if (pictureUrl !== undefined) return { name, url: pictureUrl };
    const earlier = findReactionWith(server.db, status.id, name);
    return earlier ? { name, url: earlier.url } : null;
  }
  const [own] = findListedEmoji(server.db, [name]);
  return own ? { name, url: ORIGIN_MARK + emojiAddress(own) } : null;
}

/** An emoji as notifications store it: a custom emoji has colons, unlike in the reactions themselves. */
function notificationEmoji({ name, url }: NamedEmoji): string {
  return url === null ? name : `:${name}:`;
}

/** Reacts to a status. A second time it changes nothing and is no error. */
export function react(server: Server, actor: AccountRow, reaction: Reaction): void {
  const { status, at } = reaction;
  const named = nameEmoji(server, reaction);
  if (named === null) throw problem(400, 'Could not add reaction emoji');
  const createdAt = at ?? server.now();
  const notification = server.db.transaction(() => {
    const added = insertReaction(server.db, {
      id: at === undefined ? server.ids.next(createdAt) : server.ids.at(createdAt),
      account_id: actor.id,
      status_id: status.id,
      ...named,
      created_at: createdAt,
    });
    if (!added) return null;
    return notify(server, {
      to: status.account_id,
      from: actor.id,
      type: 'pleroma:emoji_reaction',
      statusId: status.id,
      emoji: notificationEmoji(named),
      emojiUrl: named.url === null ? null : withOrigin(named.url, server.origin()),
      at: createdAt,
    });
  });
  emitNotification(server, notification);
}

export function unreact(server: Server, actor: AccountRow, { status, emoji }: Reaction): void {
  const named = nameEmoji(server, { status, emoji });
  const name = named?.name ?? emoji;
  server.db.transaction(() => {
    if (!removeReaction(server.db, { accountId: actor.id, statusId: status.id, name })) {
      throw problem(400, 'Could not remove reaction emoji');
    }
    removeNotification(server.db, {
      accountId: status.account_id,
      type: 'pleroma:emoji_reaction',
      fromAccountId: actor.id,
      statusId: status.id,
      ...(named === null ? {} : { emoji: notificationEmoji(named) }),
    });
  });
}
