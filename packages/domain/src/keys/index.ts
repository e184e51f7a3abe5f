export { chooseKey, keyEntry, keysInForce, readKeyChoices, type KeyChoices } from './key-choices';
export { keyConflict } from './key-conflict';
export type { KeyEntry, KeyGroup } from './key-entry';
export { keyList, type KeyId, type StatusKeyId } from './key-list';
export { createKeyReader, type KeyReader, type KeyReading } from './key-reader';
export { isBinding } from './is-binding';
