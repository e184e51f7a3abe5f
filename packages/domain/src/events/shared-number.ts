import { isPlainObject } from '../kernel/json-record';
import type { LiveHub } from './live-hub';

interface SharedNumberOptions {
  readonly hub: LiveHub;
  /** Identifies the number in messages between tabs. */
  readonly name: string;
  /** Milliseconds after which the leading tab loads it again. */
  readonly freshForMs: number;
  readonly load: () => Promise<number>;
}

/**
 * A number that has to be polled, because servers send no events about it. Each tab sends what it has loaded to the
 * others. The leading tab loads it first: the others use a number for twice as long.
 */
export function createSharedNumber({
  hub,
  name,
  freshForMs,
  load,
}: SharedNumberOptions): () => Promise<number> {
  let known = { value: 0, at: -Infinity };
  hub.on('tabMessage', (message) => {
    const value = isPlainObject(message) ? message[name] : null;
    if (typeof value === 'number') known = { value, at: Date.now() };
  });

  return async () => {
    const maxAge = hub.isLeading.get() ? freshForMs : 2 * freshForMs;
    if (Date.now() - known.at < maxAge) return known.value;
    known = { value: await load(), at: Date.now() };
    hub.otherTabs?.send({ [name]: known.value });
    return known.value;
  };
}
