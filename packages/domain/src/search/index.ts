export type { Found, FoundKind, FoundPart } from './found';
export { foundAtAddress } from './found-at-address';
export { latestDay } from './latest-day';
export { recentSearchesOf } from './recent-searches-of';
export type { Search } from './search';
export type { SearchQuestion } from './search-question';
export type { SearchState } from './search-state';
export { searchesOf } from './searches-of';
export { webAddressIn } from './web-address-in';
