export type { Decision, DecisionKind } from './decision';
export { decisionsOf } from './decisions';
export type { BlockedHost, BlockedHosts } from './blocked-hosts';
export { findRemotePerson } from './find-remote-person';
export { followRequestsOf, type FollowRequests } from './follow-requests';
export { hostOf } from '../kernel/host-of';
export { keptAwayOf } from './kept-away-of';
export { knownHosts } from './block-host';
export { muteEndsIn } from './mute-ends';
export { muteSeconds, muteUnits, type MuteUnit } from './mute-ends';
export { oneByOne } from './one-by-one';
export type { PeoplePages } from './people-pages';
export {
  type CircleKind,
  circleOf,
  directoryOf,
  type DirectoryQuery,
  receivedBy,
  type Receiving,
} from './opened-lists';
export { relationshipsOf } from './relationships';
export { setFollow } from './decisions';
export { undecided } from './decision';
export { watchRelationship as watchStanding } from './watch-relationship';
export { suggestedPeopleOf } from './suggested-people';
