import { isPlainObject } from '../kernel/json-record';
import type { LiveHub } from './live-hub';

interface SharedNumberOptions {
  readonly hub: LiveHub;
  /** Identifies the number in messages between tabs. */
  readonly name: string;
  /** After this time it is requested again, in milliseconds. */
  readonly freshForMs: number;
  readonly load: () => Promise<number>;
}

/**
 * A number of which servers send no changes. Each tab passes on what it has requested, and the leading tab requests first:
 * another one waits twice as long for it.
 */
export function createSharedNumber({
  hub,
  name,
  freshForMs,
  load,
}: SharedNumberOptions): () => Promise<number> {
  let known = { value: 0, at: -Infinity };
  hub.on('tabMessage', (what) => {
    const value = isPlainObject(what) ? what[name] : null;
    if (typeof value === 'number') known = { value, at: Date.now() };
  });

  return async () => {
    const wait = hub.isLeading.get() ? freshForMs : 2 * freshForMs;
    if (Date.now() - known.at < wait) return known.value;
    known = { value: await load(), at: Date.now() };
    hub.otherTabs?.send({ [name]: known.value });
    return known.value;
  };
}
