import { keysInForce, type KeyChoices } from './key-choices';
import type { KeyId } from './key-list';

/** What else this key does already, or begins; null when it is free. */
export function keyConflict(choices: KeyChoices, id: KeyId, wanted: string): KeyId | null {
  for (const [other, key] of keysInForce(choices)) {
    if (other === id || key === null) continue;
    // A key that begins others cannot do something by itself.
    if (key === wanted || key.startsWith(`${wanted} `) || wanted.startsWith(`${key} `)) return other;
  }
  return null;
}
