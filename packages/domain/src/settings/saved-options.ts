import { ApiError, type ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Log } from '../kernel/environment';

interface SavedOptionsParts<Values extends object> {
  values: Values;
  /** Resolves to all options as the server has them after the change. */
  save: <Key extends keyof Values>(option: Key, value: Values[Key]) => Promise<Values>;
  log: Log;
}

/** Why an option was not changed; `ignored`: the server accepted the change and kept the old value. */
export type OptionError = ErrorReason | 'ignored';
type OptionErrors<Values extends object> = { readonly [Key in keyof Values]?: OptionError };

/** Options that are stored on the server: only confirmed values are shown. */
export interface SavedOptions<Values extends object> {
  /** Lacks the options that are being saved. */
  values: Pick<Cell<Partial<Values>>, 'get' | 'subscribe'>;
  /** The values that are being saved. */
  pending: Pick<Cell<Partial<Values>>, 'get' | 'subscribe'>;
  /** Why the last change of an option failed, until its next change. */
  errors: Pick<Cell<OptionErrors<Values>>, 'get' | 'subscribe'>;
  /**
   * Resolves to the error, after which the old value is shown again. Null when the server has confirmed the new one.
   */
  set<Key extends keyof Values & string>(option: Key, value: Values[Key]): Promise<OptionError | null>;
  /** Shows values that were loaded meanwhile, except for options that are being saved. */
  setConfirmed(values: Values): void;
}

/** Hides the value of an option while it is saved, then shows the confirmed one, or after an error the old one. */
export function createSavedOptions<Values extends object>(
  parts: SavedOptionsParts<Values>,
): SavedOptions<Values> {
  const { save, log } = parts;
  const values = createCell<Partial<Values>>(parts.values);
  const pending = createCell<Partial<Values>>({});
  const errors = createCell<OptionErrors<Values>>({});
  /** The last values of the server. */
  let confirmed = parts.values;
  /** How many saves of each option are under way. */
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

  async function attempt<Key extends keyof Values & string>(
    option: Key,
    value: Values[Key],
  ): Promise<OptionError | null> {
    try {
      const stored = await save(option, value);
      confirmed = { ...confirmed, [option]: stored[option] };
      return stored[option] === value ? null : 'ignored';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('error', `the option ${option} could not be saved`, error);
      return error.reason;
    }
  }

  function setError(option: keyof Values, error: OptionError | null): void {
    const { [option]: _before, ...others } = errors.get();
    // Removing a key leaves a valid record of options.
    const rest = others as OptionErrors<Values>;
    errors.set(error === null ? rest : { ...rest, [option]: error });
  }

  return {
    values,
    pending,
    errors,
    setConfirmed(loaded) {
      confirmed = loaded;
      show();
    },
    async set(option, value) {
      if (!Object.hasOwn(confirmed, option)) throw new TypeError(`Invalid server-side setting ${option}`);
      setError(option, null);
      pending.update((now) => ({ ...now, [option]: value }));
      count(option, 1);
      const error = await attempt(option, value);
      count(option, -1);
      if (!underWay.has(option)) pending.update((now) => ({ ...now, [option]: undefined }));
      setError(option, error);
      return error;
    },
  };
}
