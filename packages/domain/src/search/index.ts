export { foundAtAddress, webAddressIn } from './found-at-address';
export { recentSearchesOf } from './recent-searches';
export {
  isFull,
  latestDay,
  searchesOf,
  type FoundKind,
  type Search,
  type SearchQuery,
  type SearchState,
} from './search';
