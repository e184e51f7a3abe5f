import type { Call } from './call';
import type { RelatedAccount } from './model/account';
import type { StatusId } from './model/ids';
import type { ReactionPeople, Status } from './model/status';
import type { Page } from './model/page';
import { readPage } from './schema/page';
import { readReactionPeople } from './schema/reaction-people';
import { required } from './schema/required';
import { readStatus } from './schema/status';
import { statusPath } from './status-path';

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
