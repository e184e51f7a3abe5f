import type { Call } from '../call';
import type { RelatedAccount } from '../model/account';
import type { EmojiPack, EmojiPacks, PickerEmoji, StickerPack } from '../model/emoji-pack';
import type { Page, StatusId } from '../model/ids';
import type { ReactionPeople, Status } from '../model/status';
import {
  maxPickerEmoji,
  readEmojiMap,
  readEmojiPack,
  readEmojiPacks,
  readPickerEmoji,
  readStickerFolders,
  readStickerPack,
} from '../schema/emoji-pack';
import { readReactionPeople } from '../schema/reactions';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { statusPath } from './paths';

/** GET /api/v1/custom_emojis: all emoji for the picker, on any server. */
export function customEmojis(): Call<Page<PickerEmoji>> {
  return {
    method: 'GET',
    path: '/api/v1/custom_emojis',
    auth: 'none',
    read: readPage(readPickerEmoji, maxPickerEmoji),
  };
}

/** GET /api/v1/pleroma/emoji: the same in fewer bytes; addresses may be paths on the server. */
export function emojiMap(): Call<readonly PickerEmoji[]> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji',
    auth: 'none',
    feature: 'emojiOfPleroma',
    notFound: 'route',
    read: required(readEmojiMap, 'emoji'),
  };
}

/** GET /api/v1/pleroma/emoji/packs; pages start at 1, with 50 packs each. */
export function emojiPacks(page: { page?: number; pageSize?: number } = {}): Call<EmojiPacks> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji/packs',
    feature: 'emojiPacks',
    query: { page: page.page, page_size: page.pageSize },
    read: required(readEmojiPacks, 'emoji packs'),
  };
}

/** GET /api/v1/pleroma/emoji/pack; pages start at 1, with 30 files each. 404 for an unknown pack. */
export function emojiPack(name: string, page: { page?: number; pageSize?: number } = {}): Call<EmojiPack> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji/pack',
    feature: 'emojiPacks',
    query: { name, page: page.page, page_size: page.pageSize },
    read: required(readEmojiPack, 'emoji pack'),
  };
}

/** GET /static/stickers.json: folders by the pack's name. */
export function stickerFolders(): Call<Readonly<Record<string, string>>> {
  return {
    method: 'GET',
    path: '/static/stickers.json',
    auth: 'none',
    feature: 'stickers',
    notFound: 'route',
    read: required(readStickerFolders, 'sticker packs'),
  };
}

/** GET pack.json in a folder from `stickerFolders`. */
export function stickerPack(folder: string): Call<StickerPack> {
  return {
    method: 'GET',
    path: `${folder}pack.json`,
    auth: 'none',
    read: required(readStickerPack, 'sticker pack'),
  };
}

/** Which route for reactions the server has; each is a feature of its own. */
export type ReactionRoute = 'pleroma' | 'fedibird';

export interface ReactionWish {
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
export function setReaction(id: StatusId, { emoji, on, route }: ReactionWish): Call<Status> {
  const method = on ? 'PUT' : 'DELETE';
  const read = required(readStatus, 'status');
  if (route === 'pleroma') {
    const path = `${pleromaPath(id)}/${encodeURIComponent(emoji)}`;
    return { method, path, feature: 'reactionsOfPleroma', read };
  }
  const bare = emoji.replaceAll(emojiStyle, '');
  const path = `${statusPath(id, '/emoji_reactions')}/${encodeURIComponent(bare)}`;
  // Hollo has no route for emoji of several code points: its 404 for one says nothing about other emoji.
  const isOne = Array.from(bare).length === 1;
  return { method, path, feature: isOne ? 'reactionsOfFedibird' : 'joinedEmojiReactions', read };
}

/**
 * GET /api/v1/pleroma/statuses/:id/reactions, or only one emoji. Never paged; empty for an unknown status and when the
 * server hides reactions. Only Pleroma and Akkoma have it.
 */
export function getReactions(id: StatusId, emoji?: string): Call<Page<ReactionPeople>> {
  const rest = emoji === undefined ? '' : `/${encodeURIComponent(emoji)}`;
  return {
    method: 'GET',
    path: pleromaPath(id) + rest,
    feature: 'reactionsOfPleroma',
    read: readPage(readReactionPeople),
  };
}

/** GET /api/v1/pleroma/statuses/:id/reactions/:emoji: only the people, as in other lists of people. */
export function reactedWith(id: StatusId, emoji: string): Call<Page<RelatedAccount>> {
  const call = getReactions(id, emoji);
  return {
    ...call,
    read(json, context) {
      const page = call.read(json, context);
      const people = page.items.flatMap(({ accounts }) => accounts);
      return { ...page, items: people.map((account) => ({ account, relationship: null })) };
    },
  };
}
