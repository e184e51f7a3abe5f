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

/** Whose route of reactions the server has; both are features of their own. */
export type ReactionRoute = 'pleroma' | 'fedibird';

export interface ReactionWish {
  /** Unicode, or a name as reactions have it: a shortcode without colons, `name@host` for a remote one. */
  emoji: string;
  on: boolean;
  route: ReactionRoute;
}

/** Asks for the coloured form of a character. Pleroma adds it where it belongs, Hollo knows no emoji with it. */
const emojiStyle = '\uFE0F';

function pleromaPath(id: StatusId): string {
  return `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/reactions`;
}

/**
 * PUT /api/v1/pleroma/statuses/:id/reactions/:emoji and DELETE; with Fedibird's route
 * PUT /api/v1/statuses/:id/emoji_reactions/:emoji and DELETE. Pleroma answers every refusal with 400.
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
  // Hollo finds no route for an emoji of several characters: that says nothing about the others.
  const isOne = Array.from(bare).length === 1;
  return { method, path, feature: isOne ? 'reactionsOfFedibird' : 'joinedEmojiReactions', read };
}

/**
 * GET /api/v1/pleroma/statuses/:id/reactions, or one of them. Never paged; empty for an unknown status and where the
 * server keeps such things to itself. Only Pleroma and Akkoma have it.
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

/** GET /api/v1/pleroma/statuses/:id/reactions/:emoji: the people alone, as other lists of people tell them. */
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
