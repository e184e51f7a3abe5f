import { type AccountId, type Reaction, type ReactionRoute, type StatusId, setReaction } from '@linnet/api';
import { actionsOf } from '../actions/actions-of';
import { stepCount } from '../actions/step-count';
import type { ToggleAction } from '../actions/toggle-action';
import type { Client } from '../client/client';
import { isJoinedEmoji } from '../emoji/emoji';
import { type ReactionEmoji, canReact, reactionRoute } from './can-react';

const variationSelector = /\uFE0F/g;

/** The emoji without variation selector: servers send Unicode emoji with and without it. */
function bareEmoji(name: string): string {
  return name.replace(variationSelector, '');
}

/** Whether servers count two reactions as the same. */
function isSameEmoji(a: string, b: string): boolean {
  return bareEmoji(a) === bareEmoji(b);
}

interface Target {
  emoji: ReactionEmoji;
  on: boolean;
  /** Who reacts. */
  by: AccountId;
}

/** The reactions after a change: a new one comes last, and one without people is removed. */
function showReaction(
  reactions: readonly Reaction[],
  { emoji: { name, url }, on, by }: Target,
): readonly Reaction[] {
  const isMeant = (reaction: Reaction): boolean => isSameEmoji(reaction.name, name);
  if (!reactions.some(isMeant)) {
    return on ? [...reactions, { name, url, count: 1, me: true, accountIds: [by] }] : reactions;
  }
  return reactions.flatMap((reaction) => {
    if (!isMeant(reaction) || reaction.me === on) return [reaction];
    const count = stepCount(reaction.count, reaction.me, on);
    const others = reaction.accountIds.filter((id) => id !== by);
    return count === 0 ? [] : [{ ...reaction, me: on, count, accountIds: on ? [by, ...others] : others }];
  });
}

interface ReactOptions {
  by: AccountId;
  route: ReactionRoute;
}

/** Far more actions than can be under way at once. */
const MAX_ACTIONS = 500;

const actions = new Map<string, ToggleAction>();

/**
 * The toggle for reacting with one emoji. It is the same object for the same emoji, so that a toggle that is under way
 * is recognised.
 */
export function reactWith(emoji: ReactionEmoji, options: ReactOptions): ToggleAction {
  const key = JSON.stringify([emoji.name, emoji.url, options.by, options.route]);
  const action = actions.get(key) ?? makeAction(emoji, options);
  if (actions.size >= MAX_ACTIONS) actions.clear();
  actions.set(key, action);
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

/**
 * Adds a reaction or undoes the viewer's own. Shown at once; the answer contains all reactions. Does nothing for
 * visitors and where the server has no reactions.
 */
export function toggleReaction(client: Client, id: StatusId, emoji: ReactionEmoji): void {
  const { graph, session, features, notices } = client;
  const viewer = session.state.get();
  const known = features.loaded.get();
  const route = known === null ? null : reactionRoute(known.has);
  const row = graph.statuses.get(id);
  if (viewer.state === 'visitor' || route === null || row === undefined) return;
  // The server may already have the emoji in another form, which is sent then.
  const existing = row.reactions.find(({ name }) => isSameEmoji(name, emoji.name)) ?? emoji;
  if (
    existing === emoji &&
    emoji.url === null &&
    isJoinedEmoji(emoji.name) &&
    !known?.has('joinedEmojiReactions')
  ) {
    notices.add({ level: 'warning', key: 'reactions.joined', values: { emoji: emoji.name } });
    return;
  }
  const action = reactWith({ name: existing.name, url: existing.url }, { by: viewer.accountId, route });
  actionsOf(client).toggles.toggle(action, id, !action.isOn(row));
}
