export { foldText } from '../emoji/fold-text';
export { completedWord, paddedInsertion, type Insertion } from './insertion';
export { knownPeople } from './known-people';
export { knownTags } from './known-tags';
export { searchPeople } from './search-people';
export { searchTags } from './search-tags';
export { wordAtCaret, type TypedWord } from './typed-word';
