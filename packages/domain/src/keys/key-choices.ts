import { isPlainObject } from '../settings/plain-object';
import { isBinding } from './is-binding';
import type { KeyEntry } from './key-entry';
import { keyList, type KeyId } from './key-list';

/** What the person changed: another key, or null for what they turned off. */
export type KeyChoices = Readonly<Partial<Record<KeyId, string | null>>>;

/** What was stored; entries that no list knows, or that name no key, count as not there. */
export function readKeyChoices(given: unknown): KeyChoices | undefined {
  if (!isPlainObject(given)) return undefined;
  const known = Object.entries(given).filter(
    ([id, key]) => isKeyId(id) && (key === null || (typeof key === 'string' && isBinding(key))),
  );
  return Object.fromEntries(known);
}

/** The key of each thing that can be done; null where it has none. */
export function keysInForce(choices: KeyChoices): ReadonlyMap<KeyId, string | null> {
  return new Map(keyList.map(({ id, key }) => [id, choices[id] === undefined ? key : choices[id]]));
}

/** As the person wants it now. Who chooses what it is anyway has chosen nothing. */
export function chooseKey(choices: KeyChoices, id: KeyId, key: string | null | undefined): KeyChoices {
  const { [id]: _before, ...others } = choices;
  const usual = keyEntry(id).key;
  return key === undefined || key === usual ? others : { ...others, [id]: key };
}

/** What the list says of a key; throws for what is not in it. */
export function keyEntry(id: KeyId): KeyEntry {
  const entry = keyList.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`Nothing is done by the key ${id}.`);
  return entry;
}

function isKeyId(id: string): id is KeyId {
  return keyList.some((entry) => entry.id === id);
}
