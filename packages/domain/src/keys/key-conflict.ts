import { keysInForce, type KeyChoices } from './key-choices';
import type { KeyId } from './key-list';

/** The command that already uses this key, or whose sequence begins with it; null when the key is free. */
export function keyConflict(choices: KeyChoices, id: KeyId, wanted: string): KeyId | null {
  for (const [other, key] of keysInForce(choices)) {
    if (other === id || key === null) continue;
    // A key that begins a sequence can't be a command by itself.
    if (key === wanted || key.startsWith(`${wanted} `) || wanted.startsWith(`${key} `)) return other;
  }
  return null;
}
