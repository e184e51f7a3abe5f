export { foldText } from '../emoji/fold-text';
export { completedWord, paddedInsertion, type Insertion } from './typed-word';
export { knownPeople } from './known-people';
export { knownTags } from './known-tags';
export { searchPeople } from './known-people';
export { searchTags } from './known-tags';
export { wordAtCaret, type TypedWord } from './typed-word';
