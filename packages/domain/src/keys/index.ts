export {
  chooseKey,
  keyEntry,
  activeKeys,
  readKeyChoices,
  type KeyChoices,
  keyConflict,
  isBinding,
} from './key-choices';
export { type KeyEntry, type KeyGroup, keyList, type KeyId, type StatusKeyId } from './key-list';
export { createKeyReader, type KeyReader, type KeyReading } from './key-reader';
