import { createCell, type Cell } from '../kernel/cell';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';
import type { Environment, Log } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import { onePer } from '../kernel/one-per';
import type { RawValues, Settings } from './settings';

const RECORD = 'linnet-temporary-change';
/** Within this time the viewer has to confirm that the page is usable. */
const CONFIRM_TIMEOUT_MS = 10_000;

/** A change that may make the page unusable: it is undone unless it is confirmed in time. */
interface PendingChange {
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
  /** The change that is not confirmed yet; null when there is none. */
  pending: Pick<Cell<PendingChange | null>, 'get' | 'subscribe'>;
  /**
   * Writes values that their settings have read. False when another change is not confirmed yet, or when they could not
   * be stored.
   */
  attempt(values: RawValues): boolean;
  confirm(): void;
  revert(): void;
}

/** A change that was not confirmed before an earlier page of this browser was closed is undone at the start. */
export const temporaryChange = onePer(({ settings, life, environment, log }: Needed): TemporaryChange => {
  const { storage, now } = environment;
  const pending = createCell<PendingChange | null>(null);
  let before: Before = {};
  let wanted: RawValues = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    storage.remove(RECORD);
    pending.set(null);
  }

  function restore(values: Readonly<Record<string, unknown>>): void {
    for (const [key, was] of Object.entries(values))
      settings.write(key, Array.isArray(was) ? was[0] : undefined);
  }

  function revert(): void {
    if (pending.get() === null) return;
    restore(before);
    end();
  }

  const unconfirmed = readJsonRecord(storage.read(RECORD))['before'];
  if (isPlainObject(unconfirmed)) {
    restore(unconfirmed);
    storage.remove(RECORD);
  }

  // A viewer who signs out has not confirmed it.
  life.onEnd(revert);

  return {
    pending,
    attempt(values) {
      const keys = Object.keys(values);
      const present = pending.get();
      if (present !== null && present.keys.join() !== keys.join()) {
        log('warn', 'one change is pending already', { pending: present.keys, wanted: keys });
        return false;
      }
      if (present === null) {
        const own = settings.own.get();
        before = Object.fromEntries(keys.map((key) => [key, Object.hasOwn(own, key) ? [own[key]] : []]));
      }
      wanted = values;
      clearTimeout(timer);
      storage.write(RECORD, JSON.stringify({ before }));
      const stored = Object.entries(values).map(([key, value]) => settings.write(key, value));
      timer = setTimeout(revert, CONFIRM_TIMEOUT_MS);
      pending.set({ keys, endsAt: now() + CONFIRM_TIMEOUT_MS });
      return !stored.includes(false);
    },
    confirm() {
      if (pending.get() === null) return;
      end();
      // Another tab that was opened meanwhile may have undone it, taking it for a change of an earlier page.
      const own = settings.own.get();
      for (const [key, value] of Object.entries(wanted))
        if (JSON.stringify(own[key]) !== JSON.stringify(value)) settings.write(key, value);
    },
    revert,
  };
});
