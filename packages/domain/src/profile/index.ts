export { endorsedPeople, familiarPeople } from './familiar-people';
export { fetchProfile, isMissingAccount, knownAccount } from './fetch-profile';
export { saveNote } from './save-note';
export { markByName, DEFAULT_COLOUR, markPerson } from './mark-by-name';
export { postsPerDay, shownCounts } from './shown-counts';
