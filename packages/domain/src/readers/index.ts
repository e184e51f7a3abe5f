export { draftReaders, loadReaders, readersAtSending } from './draft-readers';
export { isForEverybody, type Person } from './draft-scene';
export { nameLookupsOf } from './name-lookups';
export type { ReaderNote } from './reader-notes';
export type { ReaderQuestion } from './reader-questions';
