import type { FeatureKey, Reaction, ReactionRoute } from '@linnet/api';
import type { ActionScene } from '../actions/action-scene';
import { canInteract } from '../actions/can-act';

/** An emoji in a reaction: Unicode, or a name without colons with the address of its picture. */
export type ReactionEmoji = Pick<Reaction, 'name' | 'url'>;

type Has = (feature: FeatureKey) => boolean;

/** The route for reactions that the server has; null where it has none. */
export function reactionRoute(has: Has): ReactionRoute | null {
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
