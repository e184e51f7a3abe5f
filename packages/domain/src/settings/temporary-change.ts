import { createCell, type Cell } from '../kernel/cell';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';
import type { Environment, Log } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import { onePer } from '../kernel/one-per';
import type { RawValues, Settings } from './settings';

const RECORD = 'linnet-temporary-change';
/** Milliseconds in which the viewer has to confirm that the page is usable. */
const PATIENCE = 10_000;

/** A change that may make the page unusable: it is undone unless it is confirmed in time. */
interface TriedChange {
  keys: readonly string[];
  /** Milliseconds since 1970. */
  endsAt: number;
}

interface Needed {
  settings: Settings;
  life: Lifetime;
  environment: Environment;
  log: Log;
}

/** The value of each key as an array of one; empty where there was none. */
type Before = Readonly<Record<string, readonly unknown[]>>;

export interface TemporaryChange {
  /** The change that waits for confirmation; null when there is none. */
  tried: Pick<Cell<TriedChange | null>, 'get' | 'subscribe'>;
  /**
   * Writes values that their settings have read. One change at a time: false when another one waits, or when they could
   * not be stored.
   */
  attempt(values: RawValues): boolean;
  confirm(): void;
  revert(): void;
}

/** A change that waited when an earlier page of this browser ended is undone at the start. */
export const temporaryChange = onePer(({ settings, life, environment, log }: Needed): TemporaryChange => {
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

  // A viewer who signs out has not confirmed it.
  life.onEnd(revert);

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
      // Another tab that was opened meanwhile may have undone it, taking it for a change of an earlier page.
      const own = settings.own.get();
      for (const [key, value] of Object.entries(wanted))
        if (JSON.stringify(own[key]) !== JSON.stringify(value)) settings.write(key, value);
    },
    revert,
  };
});
