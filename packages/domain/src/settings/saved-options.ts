import { ApiError, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';

interface SavedOptionsParts<Values extends object> {
  values: Values;
  /** Resolves to all options as the server has them then. */
  save: <Key extends keyof Values>(option: Key, value: Values[Key]) => Promise<Values>;
  log: Log;
}

/** Why an option is not as it was wished: `ignored` by a server that took the wish and kept what it had. */
export type OptionTrouble = FailureReason | 'ignored';
type OptionTroubles<Values extends object> = { readonly [Key in keyof Values]?: OptionTrouble };

/** Options that the server has: what is shown is what it said, and nothing in between. */
export interface SavedOptions<Values extends object> {
  /** An option that is being saved is not there. */
  values: Pick<Cell<Partial<Values>>, 'get' | 'subscribe'>;
  /** What is being saved. */
  wishes: Pick<Cell<Partial<Values>>, 'get' | 'subscribe'>;
  /** Why the last wish for an option was not fulfilled, until the next one for it. */
  troubles: Pick<Cell<OptionTroubles<Values>>, 'get' | 'subscribe'>;
  /** Resolves to why it was not saved; then the old value is back. Null when the server has confirmed it. */
  set<Key extends keyof Values & string>(option: Key, value: Values[Key]): Promise<OptionTrouble | null>;
  /** What the server has said meanwhile; an option that is being saved stays wiped. */
  take(values: Values): void;
}

/** Wipes an option while it is saved, shows what the server confirms, and puts the old value back when it fails. */
export function createSavedOptions<Values extends object>(
  parts: SavedOptionsParts<Values>,
): SavedOptions<Values> {
  const { save, log } = parts;
  const values = createCell<Partial<Values>>(parts.values);
  const wishes = createCell<Partial<Values>>({});
  const troubles = createCell<OptionTroubles<Values>>({});
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

  async function attempt<Key extends keyof Values & string>(
    option: Key,
    value: Values[Key],
  ): Promise<OptionTrouble | null> {
    try {
      const answered = await save(option, value);
      confirmed = { ...confirmed, [option]: answered[option] };
      return answered[option] === value ? null : 'ignored';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('error', `the option ${option} could not be saved`, error);
      return error.reason;
    }
  }

  function tell(option: keyof Values, trouble: OptionTrouble | null): void {
    const { [option]: _before, ...others } = troubles.get();
    // What is left of a record of options is one of options.
    const rest = others as OptionTroubles<Values>;
    troubles.set(trouble === null ? rest : { ...rest, [option]: trouble });
  }

  return {
    values,
    wishes,
    troubles,
    take(said) {
      confirmed = said;
      show();
    },
    async set(option, value) {
      if (!Object.hasOwn(confirmed, option)) throw new TypeError(`Invalid server-side setting ${option}`);
      tell(option, null);
      wishes.update((now) => ({ ...now, [option]: value }));
      count(option, 1);
      const trouble = await attempt(option, value);
      count(option, -1);
      if (!underWay.has(option)) wishes.update((now) => ({ ...now, [option]: undefined }));
      tell(option, trouble);
      return trouble;
    },
  };
}
