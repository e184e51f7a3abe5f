import type { StatusId } from '@linnet/api';
import { actionsOf } from '../actions/actions-of';
import type { Client } from '../client';
import { isJoinedEmoji } from '../emoji/is-joined-emoji';
import { reactionRoute } from './can-react';
import { reactWith } from './react-with';
import { isSameEmoji } from './same-emoji';
import type { ReactionEmoji } from './show-reaction';

/**
 * Adds a reaction or undoes the viewer's own. Shown at once; the answer contains all reactions. Does nothing for
 * visitors and where the server has no reactions.
 */
export function toggleReaction(client: Client, id: StatusId, emoji: ReactionEmoji): void {
  const { graph, session, features, notices } = client;
  const reader = session.state.get();
  const known = features.loaded.get();
  const route = known === null ? null : reactionRoute(known.has);
  const row = graph.statuses.get(id);
  if (reader.state === 'visitor' || route === null || row === undefined) return;
  // Uses the emoji as the server already has it.
  const present = row.reactions.find(({ name }) => isSameEmoji(name, emoji.name)) ?? emoji;
  if (
    present === emoji &&
    emoji.url === null &&
    isJoinedEmoji(emoji.name) &&
    !known?.has('joinedEmojiReactions')
  ) {
    notices.add({ level: 'warning', key: 'reactions.joined', values: { emoji: emoji.name } });
    return;
  }
  const action = reactWith({ name: present.name, url: present.url }, { by: reader.accountId, route });
  actionsOf(client).toggles.toggle(action, id, !action.isOn(row));
}
