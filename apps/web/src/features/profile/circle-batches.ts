import type { CircleKind } from '@linnet/domain/profile';
import type { PeopleBatch } from '../../blocks/people/roll/people-batch';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import type { Stance } from '../../blocks/profile-card/use-stance';

const { intoList, unfollow, removeFollower, mute, block } = peopleBatches;

/** Actions for the lists of the viewer's own followers and followees; for those of others, only mute and block. */
const ofOwn: Readonly<Record<CircleKind, readonly PeopleBatch[]>> = {
  followees: [intoList, unfollow, mute],
  followers: [removeFollower, block],
};
const ofOthers: readonly PeopleBatch[] = [mute, block];
const nothing: readonly PeopleBatch[] = [];

/** The actions that a list of followers or followees offers for several people at once. */
export function circleBatches(kind: CircleKind, stance: Stance): readonly PeopleBatch[] {
  if (stance === 'visitor') return nothing;
  return stance === 'own' ? ofOwn[kind] : ofOthers;
}
