import { activeKeys, type KeyChoices } from './key-choices';
import { keyList, type KeyId } from './key-list';

/** What a keystroke means. */
export type KeyReading =
  /** `also`: the key is one that only works while a card itself has the focus. */
  | { readonly kind: 'command'; readonly id: KeyId; readonly also: boolean }
  /** The first keystroke of a sequence. */
  | { readonly kind: 'prefix' }
  | { readonly kind: 'none' };

/** Reads keystrokes one by one, with the keys that the viewer has chosen. */
export interface KeyReader {
  press(stroke: string): KeyReading;
  /** Forgets the first keystroke of a sequence; false when there was none. */
  reset(): boolean;
}

interface BoundCommand {
  readonly id: KeyId;
  readonly also: boolean;
}

export function createKeyReader(choices: KeyChoices): KeyReader {
  const commands = new Map<string, BoundCommand>();
  const firstStrokes = new Set<string>();
  const keys = activeKeys(choices);
  for (const entry of keyList) {
    const key = keys.get(entry.id) ?? null;
    if (key === null) continue;
    // If stored choices give the same key to two commands, the first one gets it.
    if (!commands.has(key)) commands.set(key, { id: entry.id, also: false });
    const [first, second] = key.split(' ');
    if (first !== undefined && second !== undefined) firstStrokes.add(first);
    const others: readonly string[] = 'also' in entry ? entry.also : [];
    for (const other of others) if (!commands.has(other)) commands.set(other, { id: entry.id, also: true });
  }
  let prefix: string | null = null;

  return {
    press(stroke) {
      const whole = prefix === null ? stroke : `${prefix} ${stroke}`;
      prefix = null;
      const command = commands.get(whole);
      if (command !== undefined) return { kind: 'command', ...command };
      if (whole !== stroke || !firstStrokes.has(stroke)) return { kind: 'none' };
      prefix = stroke;
      return { kind: 'prefix' };
    },
    reset() {
      const hadPrefix = prefix !== null;
      prefix = null;
      return hadPrefix;
    },
  };
}
