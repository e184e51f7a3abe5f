export { foldText } from '../emoji/fold-text';
export { completedWord, paddedInsertion, type Insertion, wordAtCaret, type TypedWord } from './typed-word';
export { knownPeople, searchPeople } from './known-people';
export { knownTags, searchTags } from './known-tags';
