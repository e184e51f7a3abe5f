export type { WantedAccount } from './fetch-account';
export type { Fetching } from './fetching';
export { latestScrobblesOf } from './latest-scrobble';
export { fetchingOf } from './fetching-of';
export type { People, PeopleOf } from './people-of';
export { statusAt } from './status-at';
