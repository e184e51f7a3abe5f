export type { WantedAccount } from './fetching';
export type { Fetching } from './fetching';
export { latestScrobblesOf } from './latest-scrobble';
export { fetchingOf } from './fetching';
export type { People, PeopleOf } from './fetching';
export { statusAt } from './fetching';
