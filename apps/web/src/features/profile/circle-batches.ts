import type { CircleKind } from '@linnet/domain/profile';
import type { PeopleBatch } from '../../blocks/people/roll/people-batch';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import type { Stance } from '../../blocks/profile-card/use-stance';

const { intoList, unfollow, removeFollower, mute, block } = peopleBatches;

/** One's own lists are kept; those of others show whom one may want to keep away. */
const ofOwn: Readonly<Record<CircleKind, readonly PeopleBatch[]>> = {
  followees: [intoList, unfollow, mute],
  followers: [removeFollower, block],
};
const ofOthers: readonly PeopleBatch[] = [mute, block];
const nothing: readonly PeopleBatch[] = [];

/** What a list of somebody's people offers for several of them at once. */
export function circleBatches(kind: CircleKind, stance: Stance): readonly PeopleBatch[] {
  if (stance === 'visitor') return nothing;
  return stance === 'own' ? ofOwn[kind] : ofOthers;
}
