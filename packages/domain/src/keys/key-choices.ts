import { isPlainObject } from '../kernel/json-record';
import { type KeyEntry, type KeyId, keyList } from './key-list';

/** One keystroke: a character (letters in lower case) or a named key, either with Ctrl or Command held. */
const stroke = String.raw`(?:Mod\+)?(?:[^\s\p{C}\p{Lu}]|Delete|Insert|Escape|F\d{1,2})`;
const binding = new RegExp(`^${stroke}(?: ${stroke})?$`, 'u');

/** Whether the text is one keystroke or a sequence of two: `j`, `Delete`, `Mod+k`, `g h`. */
export function isBinding(text: string): boolean {
  return binding.test(text);
}

/** Keys that the viewer has changed: another key, or null for a command that is turned off. */
export type KeyChoices = Readonly<Partial<Record<KeyId, string | null>>>;

/** Reads stored choices; unknown commands and invalid keys are left out. */
export function readKeyChoices(given: unknown): KeyChoices | undefined {
  if (!isPlainObject(given)) return undefined;
  const known = Object.entries(given).filter(
    ([id, key]) => isKeyId(id) && (key === null || (typeof key === 'string' && isBinding(key))),
  );
  return Object.fromEntries(known);
}

/** The key of each command; null where it has none. */
export function activeKeys(choices: KeyChoices): ReadonlyMap<KeyId, string | null> {
  return new Map(keyList.map(({ id, key }) => [id, choices[id] === undefined ? key : choices[id]]));
}

/** The choices with one changed. Choosing the default removes the choice. */
export function chooseKey(choices: KeyChoices, id: KeyId, key: string | null | undefined): KeyChoices {
  const { [id]: _before, ...others } = choices;
  const defaultKey = keyEntry(id).key;
  return key === undefined || key === defaultKey ? others : { ...others, [id]: key };
}

/** The entry of a command in the list of keys; throws for an unknown one. */
export function keyEntry(id: KeyId): KeyEntry {
  const entry = keyList.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`No command has the id ${id}.`);
  return entry;
}

function isKeyId(id: string): id is KeyId {
  return keyList.some((entry) => entry.id === id);
}

/** The command that already uses this key, or whose sequence begins with it; null when the key is free. */
export function keyConflict(choices: KeyChoices, id: KeyId, wanted: string): KeyId | null {
  for (const [other, key] of activeKeys(choices)) {
    if (other === id || key === null) continue;
    // A key that begins a sequence can't be a command by itself.
    if (key === wanted || key.startsWith(`${wanted} `) || wanted.startsWith(`${key} `)) return other;
  }
  return null;
}
