import { createCell, type Cell } from '../cell';
import { readJsonRecord } from '../json-record';
import { perClient } from '../per-client';
import { isPlainObject } from './plain-object';
import type { RawValues } from './settings';

const RECORD = 'linnet-temporary-change';
/** Milliseconds in which somebody has to say that they can still use the page. */
const PATIENCE = 10_000;

/** A change that may make the page unusable: it goes back by itself unless it is confirmed. */
interface TriedChange {
  keys: readonly string[];
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** The value of each key, in a list of one; an empty list where there was none. */
type Before = Readonly<Record<string, readonly unknown[]>>;

export interface TemporaryChange {
  /** What is being tried; null when nothing is. */
  tried: Pick<Cell<TriedChange | null>, 'get' | 'subscribe'>;
  /**
   * Writes these values, each read by its setting before. One at a time: while others are being tried, nothing is
   * done. False then, and when they could not be kept.
   */
  attempt(values: RawValues): boolean;
  confirm(): void;
  revert(): void;
}

/** Undoes what was being tried when an earlier page of this browser ended. */
export const temporaryChange = perClient(({ settings, session, environment, log }): TemporaryChange => {
  const { storage, now } = environment;
  const tried = createCell<TriedChange | null>(null);
  let before: Before = {};
  let wanted: RawValues = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    storage.remove(RECORD);
    tried.set(null);
  }

  function putBack(values: Readonly<Record<string, unknown>>): void {
    for (const [key, was] of Object.entries(values))
      settings.write(key, Array.isArray(was) ? was[0] : undefined);
  }

  function revert(): void {
    if (tried.get() === null) return;
    putBack(before);
    end();
  }

  const left = readJsonRecord(storage.read(RECORD))['before'];
  if (isPlainObject(left)) {
    putBack(left);
    storage.remove(RECORD);
  }

  // Who leaves in between has not confirmed it, and the next person was not asked.
  session.onChange(revert);

  return {
    tried,
    attempt(values) {
      const keys = Object.keys(values);
      const present = tried.get();
      if (present !== null && present.keys.join() !== keys.join()) {
        log('warn', 'one change is being tried already', { tried: present.keys, wanted: keys });
        return false;
      }
      if (present === null) {
        const own = settings.own.get();
        before = Object.fromEntries(keys.map((key) => [key, Object.hasOwn(own, key) ? [own[key]] : []]));
      }
      wanted = values;
      clearTimeout(timer);
      storage.write(RECORD, JSON.stringify({ before }));
      const kept = Object.entries(values).map(([key, value]) => settings.write(key, value));
      timer = setTimeout(revert, PATIENCE);
      tried.set({ keys, endsAt: now() + PATIENCE });
      return !kept.includes(false);
    },
    confirm() {
      if (tried.get() === null) return;
      end();
      // Another tab that was opened meanwhile took it for left over, and put it back.
      const own = settings.own.get();
      for (const [key, value] of Object.entries(wanted))
        if (JSON.stringify(own[key]) !== JSON.stringify(value)) settings.write(key, value);
    },
    revert,
  };
});
