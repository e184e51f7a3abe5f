import { ApiError, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';

interface SavedOptionsParts<Values extends object> {
  values: Values;
  /** Resolves to all options as the server has them then. */
  save: <Key extends keyof Values>(option: Key, value: Values[Key]) => Promise<Values>;
  log: Log;
}

/** Options that the server has: what is shown is what it said, and nothing in between. */
export interface SavedOptions<Values extends object> {
  /** An option that is being saved is not there. */
  values: Pick<Cell<Partial<Values>>, 'get' | 'subscribe'>;
  /** Resolves to why it was not saved; then the old value is back. Null when the server has confirmed it. */
  set<Key extends keyof Values & string>(option: Key, value: Values[Key]): Promise<FailureReason | null>;
  /** What the server has said meanwhile; an option that is being saved stays wiped. */
  take(values: Values): void;
}

/** Wipes an option while it is saved, shows what the server confirms, and puts the old value back when it fails. */
export function createSavedOptions<Values extends object>(
  parts: SavedOptionsParts<Values>,
): SavedOptions<Values> {
  const { save, log } = parts;
  const values = createCell<Partial<Values>>(parts.values);
  /** What the server said last. */
  let confirmed = parts.values;
  /** How often each option is being saved. */
  const underWay = new Map<keyof Values, number>();

  function show(): void {
    const shown: Partial<Values> = { ...confirmed };
    for (const option of underWay.keys()) delete shown[option];
    values.set(shown);
  }

  function count(option: keyof Values, by: 1 | -1): void {
    const times = (underWay.get(option) ?? 0) + by;
    if (times > 0) underWay.set(option, times);
    else underWay.delete(option);
    show();
  }

  return {
    values,
    take(said) {
      confirmed = said;
      show();
    },
    async set(option, value) {
      if (!Object.hasOwn(confirmed, option)) throw new TypeError(`Invalid server-side setting ${option}`);
      count(option, 1);
      try {
        const answered = await save(option, value);
        confirmed = { ...confirmed, [option]: answered[option] };
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('error', `the option ${option} could not be saved`, error);
        return error.reason;
      } finally {
        count(option, -1);
      }
    },
  };
}
