import { canAnswer } from '../actions/can-act';
import type { FeatureKey, ReactionRoute } from '@linnet/api';
import type { ActionScene } from '../actions/action-scene';
import type { ReactionEmoji } from './show-reaction';

type Has = (feature: FeatureKey) => boolean;

/** The route for reactions that the server has; null where it has none. */
export function reactionRoute(has: Has): ReactionRoute | null {
  if (has('reactionsOfPleroma')) return 'pleroma';
  return has('reactionsOfFedibird') ? 'fedibird' : null;
}

/** Whether the viewer can add reactions. */
export function canReact(scene: ActionScene): boolean {
  return canAnswer(scene) && reactionRoute(scene.has) !== null;
}

/**
 * Whether an existing reaction can be added to or undone. Custom emoji need a server that takes them; those of other
 * servers can be used once somebody has reacted with them, but not newly added.
 */
export function canJoin(scene: ActionScene, { url, me }: ReactionEmoji & { me: boolean }): boolean {
  return canReact(scene) && (me || url === null || scene.has('customEmojiReactions'));
}
