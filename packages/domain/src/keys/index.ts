export { chooseKey, keyEntry, keysInForce, readKeyChoices, type KeyChoices } from './key-choices';
export { keyConflict } from './key-choices';
export type { KeyEntry, KeyGroup } from './key-list';
export { keyList, type KeyId, type StatusKeyId } from './key-list';
export { createKeyReader, type KeyReader, type KeyReading } from './key-reader';
export { isBinding } from './key-choices';
