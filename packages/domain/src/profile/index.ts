export { endorsedPeople, familiarPeople } from './familiar-people';
export { fetchProfile, isMissingAccount, knownAccount } from './fetch-profile';
export { saveNote } from './save-note';
export { highlightByName, DEFAULT_COLOUR, type NewHighlight, withHighlight } from './highlight-by-name';
export { postsPerDay, shownCounts } from './shown-counts';
