import { activeKeys, type KeyChoices } from './key-choices';
import { keyList, type KeyId } from './key-list';

/** The meaning of a keystroke. */
export type KeyReading =
  /** `also`: by a key that only works while a card itself has the focus. */
  | { readonly kind: 'does'; readonly id: KeyId; readonly also: boolean }
  /** The first keystroke of a sequence. */
  | { readonly kind: 'begins' }
  | { readonly kind: 'nothing' };

/** Reads keystrokes one by one, by the viewer's choice of keys. */
export interface KeyReader {
  press(stroke: string): KeyReading;
  /** Forgets the first keystroke of a sequence; false when there was none. */
  forget(): boolean;
}

interface Doing {
  readonly id: KeyId;
  readonly also: boolean;
}

export function createKeyReader(choices: KeyChoices): KeyReader {
  const doings = new Map<string, Doing>();
  const beginnings = new Set<string>();
  const keys = activeKeys(choices);
  for (const entry of keyList) {
    const key = keys.get(entry.id) ?? null;
    if (key === null) continue;
    // Where stored choices give a key to two commands, the first one has it.
    if (!doings.has(key)) doings.set(key, { id: entry.id, also: false });
    const [first, second] = key.split(' ');
    if (first !== undefined && second !== undefined) beginnings.add(first);
    const others: readonly string[] = 'also' in entry ? entry.also : [];
    for (const other of others) if (!doings.has(other)) doings.set(other, { id: entry.id, also: true });
  }
  let prefix: string | null = null;

  return {
    press(stroke) {
      const whole = prefix === null ? stroke : `${prefix} ${stroke}`;
      prefix = null;
      const doing = doings.get(whole);
      if (doing !== undefined) return { kind: 'does', ...doing };
      if (whole !== stroke || !beginnings.has(stroke)) return { kind: 'nothing' };
      prefix = stroke;
      return { kind: 'begins' };
    },
    forget() {
      const was = prefix !== null;
      prefix = null;
      return was;
    },
  };
}
