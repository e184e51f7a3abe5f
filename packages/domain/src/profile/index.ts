export { familiarPeople } from './familiar-people';
export { fetchProfile } from './fetch-profile';
export { isNobody } from './is-nobody';
export { keepNote } from './keep-note';
export { knownAccount } from './known-account';
export { FIRST_COLOUR, markPerson } from './mark-person';
export { postsPerDay } from './posts-per-day';
export { shownCounts } from './shown-counts';
export { type CircleKind, circleOf } from './circle-of';
