import { canAnswer } from '../actions/can-act';
import type { FeatureKey, ReactionRoute } from '@linnet/api';
import type { ActionScene } from '../actions/action-scene';
import type { ReactionEmoji } from './show-reaction';

type Has = (feature: FeatureKey) => boolean;

/** Whose route of reactions the server has; null where it has none. */
export function reactionRoute(has: Has): ReactionRoute | null {
  if (has('reactionsOfPleroma')) return 'pleroma';
  return has('reactionsOfFedibird') ? 'fedibird' : null;
}

/** Whether somebody may react at all. */
export function canReact(scene: ActionScene): boolean {
  return canAnswer(scene) && reactionRoute(scene.has) !== null;
}

/**
 * Whether a reaction that is there can be joined or taken back. Pictures need a server that takes them; those of other
 * servers can be joined once somebody has used them here, and never begun.
 */
export function canJoin(scene: ActionScene, { url, me }: ReactionEmoji & { me: boolean }): boolean {
  return canReact(scene) && (me || url === null || scene.has('customEmojiReactions'));
}
