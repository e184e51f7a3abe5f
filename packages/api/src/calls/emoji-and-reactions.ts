import type { RelatedAccount } from '../schema/people';
import { type Call, del, get, put } from '../call';
import type { Page, StatusId } from '../model/ids';
import {
  maxPickerEmoji,
  readEmojiMap,
  readPickerEmoji,
  readStickerFolders,
  readStickerPack,
} from '../schema/emoji-pack';
import { readReactionPeople } from '../schema/reactions';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { statusPath } from '../paths';

/** GET /api/v1/custom_emojis: all emoji for the picker, on any server. */
export const customEmojis = () =>
  get('/api/v1/custom_emojis', readPage(readPickerEmoji, maxPickerEmoji), { auth: 'none' });

/** GET /api/v1/pleroma/emoji: the same in fewer bytes; addresses may be paths on the server. */
export const emojiMap = () =>
  get('/api/v1/pleroma/emoji', required(readEmojiMap, 'emoji'), {
    auth: 'none',
    feature: 'emojiOfPleroma',
    notFound: 'route',
  });

/** GET /static/stickers.json: folders by the pack's name. */
export const stickerFolders = () =>
  get('/static/stickers.json', required(readStickerFolders, 'sticker packs'), {
    auth: 'none',
    feature: 'stickers',
    notFound: 'route',
  });

/** GET pack.json in a folder from `stickerFolders`. */
export const stickerPack = (folder: string) =>
  get(`${folder}pack.json`, required(readStickerPack, 'sticker pack'), { auth: 'none' });

/** Which route for reactions the server has; each is a feature of its own. */
export type ReactionRoute = 'pleroma' | 'fedibird';

export interface ReactionChange {
  /**
   * Unicode, or the name of a custom emoji as in reactions: a shortcode without colons, `name@host` for a remote one.
   */
  emoji: string;
  on: boolean;
  route: ReactionRoute;
}

/** The variation selector for emoji. Pleroma adds it where it is needed, Hollo knows no emoji with it. */
const emojiStyle = '\uFE0F';

function pleromaPath(id: StatusId): string {
  return `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/reactions`;
}

/**
 * PUT and DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji; on Fedibird's route PUT and DELETE
 * /api/v1/statuses/:id/emoji_reactions/:emoji. Pleroma answers every error with 400.
 */
export function setReaction(id: StatusId, { emoji, on, route }: ReactionChange) {
  const method = on ? put : del;
  const read = required(readStatus, 'status');
  if (route === 'pleroma') {
    const path = `${pleromaPath(id)}/${encodeURIComponent(emoji)}`;
    return method(path, read, { feature: 'reactionsOfPleroma' });
  }
  const bare = emoji.replaceAll(emojiStyle, '');
  const path = `${statusPath(id, '/emoji_reactions')}/${encodeURIComponent(bare)}`;
  // Hollo has no route for emoji of several code points: its 404 for one says nothing about other emoji.
  const isOne = Array.from(bare).length === 1;
  return method(path, read, { feature: isOne ? 'reactionsOfFedibird' : 'joinedEmojiReactions' });
}

/**
 * GET /api/v1/pleroma/statuses/:id/reactions, or only one emoji. Never paged; empty for an unknown status and when the
 * server hides reactions. Only Pleroma and Akkoma have it.
 */
export function getReactions(id: StatusId, emoji?: string) {
  const rest = emoji === undefined ? '' : `/${encodeURIComponent(emoji)}`;
  return get(pleromaPath(id) + rest, readPage(readReactionPeople), { feature: 'reactionsOfPleroma' });
}

/** GET /api/v1/pleroma/statuses/:id/reactions/:emoji: only the people, as in other lists of people. */
export function reactedWith(id: StatusId, emoji: string): Call<Page<RelatedAccount>> {
  const reactions = getReactions(id, emoji);
  return {
    ...reactions,
    read(body, facts) {
      const page = reactions.read(body, facts);
      const people = page.items.flatMap(({ accounts }) => accounts);
      return { ...page, items: people.map((account) => ({ account, relationship: null })) };
    },
  };
}
