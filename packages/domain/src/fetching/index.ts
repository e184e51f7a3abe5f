export { fetchStatus } from './fetch-status';
export {
  type AccountReference,
  type Fetching,
  fetchingOf,
  type People,
  type PeopleOf,
  statusAt,
} from './fetching';
export { latestScrobblesOf } from './latest-scrobble';
