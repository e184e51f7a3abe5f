import { setReaction, type AccountId, type ReactionRoute } from '@linnet/api';
import type { ToggleAction } from '../actions/toggle-action';
import { canReact } from './can-react';
import { bareEmoji, isSameEmoji } from './same-emoji';
import { showReaction, type ReactionEmoji } from './show-reaction';

interface ReactOptions {
  by: AccountId;
  route: ReactionRoute;
}

/** Far more than can be under way at once. */
const CAP = 500;

const made = new Map<string, ToggleAction>();

/**
 * The toggle for reacting with one emoji; each emoji has a state of its own. The same object for the same emoji, by
 * which toggles that are under way are recognised.
 */
export function reactWith(emoji: ReactionEmoji, options: ReactOptions): ToggleAction {
  const key = JSON.stringify([emoji.name, emoji.url, options.by, options.route]);
  const action = made.get(key) ?? makeAction(emoji, options);
  if (made.size >= CAP) made.clear();
  made.set(key, action);
  return action;
}

function makeAction(emoji: ReactionEmoji, { by, route }: ReactOptions): ToggleAction {
  return {
    name: 'react',
    key: `react ${bareEmoji(emoji.name)}`,
    isOn: (row) => row.reactions.some(({ name, me }) => me && isSameEmoji(name, emoji.name)),
    can: canReact,
    show: (row, on) => ({ ...row, reactions: showReaction(row.reactions, { emoji, on, by }) }),
    call: (id, on) => setReaction(id, { emoji: emoji.name, on, route }),
  };
}
