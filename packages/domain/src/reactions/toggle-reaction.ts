import {
  type AccountId,
  type FeatureKey,
  type Reaction,
  type ReactionRoute,
  type StatusId,
  getReactions,
  setReaction,
} from '@linnet/api';
import type { ActionScene } from '../actions/action-scene';
import { actionsOf } from '../actions/actions-of';
import { canInteract } from '../actions/can-act';
import { stepCount } from '../actions/step-count';
import type { ToggleAction } from '../actions/toggle-action';
import type { Client } from '../client/client';
import { isJoinedEmoji } from '../emoji/emoji';
import { importAccount } from '../graph/import';

const variationSelector = /\uFE0F/g;

/** The emoji without variation selector: servers send Unicode emoji with and without it. */
function bareEmoji(name: string): string {
  return name.replace(variationSelector, '');
}

/** Whether servers count two reactions as the same. */
function isSameEmoji(a: string, b: string): boolean {
  return bareEmoji(a) === bareEmoji(b);
}

/** An emoji in a reaction: Unicode, or a name without colons with the address of its picture. */
type ReactionEmoji = Pick<Reaction, 'name' | 'url'>;

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

type Has = (feature: FeatureKey) => boolean;

/** The route for reactions that the server has; null where it has none. */
function reactionRoute(has: Has): ReactionRoute | null {
  if (has('reactionsOfPleroma')) return 'pleroma';
  return has('reactionsOfFedibird') ? 'fedibird' : null;
}

/** Whether the viewer can add reactions. */
export function canReact(scene: ActionScene): boolean {
  return canInteract(scene) && reactionRoute(scene.has) !== null;
}

/**
 * Whether the viewer can join an existing reaction or undo their own. Custom emoji need a server that accepts them;
 * those of other servers can only be used where somebody has reacted with them.
 */
export function canJoin(scene: ActionScene, { url, me }: ReactionEmoji & { me: boolean }): boolean {
  return canReact(scene) && (me || url === null || scene.has('customEmojiReactions'));
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

/** Loads who reacted with which emoji; the accounts are put into the graph. Rejects with `ApiError`. */
export async function loadReactionPeople(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  id: StatusId,
): Promise<readonly Reaction[]> {
  const { items } = await send(getReactions(id));
  return items.map(({ accounts, ...reaction }) => {
    for (const account of accounts) importAccount(graph, account);
    return reaction;
  });
}
