import { createCell, perClient } from '@linnet/domain';
import { allSettings, settingChanges, temporaryChange } from '@linnet/domain/settings';
import { useCallback } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';

/** For how long "saved" is shown. */
export const SAVED_NOTICE_MS = 2000;

/** The result of the last change, wherever in the window it was made. */
export const saveResultOf = perClient(() => ({
  /** When the last change was saved, in milliseconds since 1970; null when "saved" is no longer shown. */
  savedAt: createCell<number | null>(null),
  /** The last change could not be saved. */
  isSaveFailed: createCell(false),
}));

type Values = Readonly<Record<string, unknown>>;

const risky: ReadonlySet<string> = new Set(
  Object.entries(allSettings).flatMap(([key, setting]) => ('risky' in setting && setting.risky ? [key] : [])),
);

/** Changes that can make the page unusable. They are applied on trial, and stay only if the person confirms them. */
interface RiskyChanges {
  /** Those of the values that need a trial. Resetting to the default needs none. */
  riskyOf(values: Values): Values;
  /** `busy`: another change is on trial and has to be answered first. `refused`: it could not be stored. */
  attempt(values: Values): 'tried' | 'busy' | 'refused';
  /** Ends the trial; the change stays, and can be undone like any other. False if it could not be stored. */
  keep(): boolean;
  /** Reverts the change that is on trial. False if there is none. */
  revert(): boolean;
}

const riskyChanges = perClient((client): RiskyChanges => {
  const trial = temporaryChange(client);
  const changes = settingChanges(client);
  let previous: Values = {};
  let isKept = true;

  return {
    riskyOf: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(([key, value]) => value !== undefined && risky.has(key)),
      ),
    attempt(values) {
      const keys = Object.keys(values);
      const tried = trial.pending.get();
      if (tried === null) {
        const own = client.settings.own.get();
        previous = Object.fromEntries(keys.map((key) => [key, own[key]]));
      }
      const isAnother = tried !== null && tried.keys.join() !== keys.join();
      // For a second change it logs a warning.
      const isWritten = trial.attempt(values);
      if (isAnother) return 'busy';
      isKept = isWritten;
      return isKept ? 'tried' : 'refused';
    },
    keep() {
      if (trial.pending.get() === null) return true;
      trial.confirm();
      changes.addStep(previous);
      return isKept;
    },
    revert() {
      if (trial.pending.get() === null) return false;
      trial.revert();
      return true;
    },
  };
});

/**
 * Writes validated values; undefined resets a setting to the default of the instance. Values that can make the page
 * unusable are applied on trial, the others at once; `trial` puts all of them on trial. False if some of them are not
 * applied because another change is on trial; a notice says so.
 */
export type ChangeSettings = (
  values: Values,
  how?: { readonly typed?: boolean; readonly trial?: boolean },
) => boolean;

interface Changing {
  readonly change: ChangeSettings;
  /** Keeps the change that is on trial. False if it could not be stored. */
  readonly keep: () => boolean;
  /** Reverts the change that is on trial; if there is none, undoes the last change. */
  readonly undo: () => void;
  /** Shows the result of a change that was made in another way. */
  readonly showResult: (isStored: boolean) => void;
  /** The last change could not be stored. */
  readonly isSaveFailed: boolean;
  /** Clears the error. */
  readonly dismissError: () => void;
}

/** Changes settings, and shows the result in the foot of the window. */
export function useChangeSettings(): Changing {
  const client = useClient();
  const result = saveResultOf(client);
  const isSaveFailed = useCell(result.isSaveFailed);
  const { notices } = client;

  function showResult(isStored: boolean): void {
    result.isSaveFailed.set(!isStored);
    result.savedAt.set(isStored ? client.environment.now() : null);
  }

  function undo(): void {
    // The trial is reverted, so it doesn't matter any more that it could not be stored.
    if (riskyChanges(client).revert()) return result.isSaveFailed.set(false);
    const isStored = settingChanges(client).undo();
    if (isStored !== null) showResult(isStored);
  }

  const change: ChangeSettings = (values, how) => {
    if (how?.trial === true) return attempt(values, false);
    const risky = riskyChanges(client).riskyOf(values);
    const safe = Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(risky, key)));
    if (Object.keys(safe).length > 0) {
      // Ends a trial first: its end would otherwise restore the value that is being reset now.
      if (Object.values(safe).includes(undefined)) riskyChanges(client).revert();
      showResult(settingChanges(client).change(safe, how));
    }
    return Object.keys(risky).length === 0 || attempt(risky, Object.keys(values).length > 1);
  };

  function attempt(values: Values, isOneOfMany: boolean): boolean {
    const outcome = riskyChanges(client).attempt(values);
    if (outcome === 'refused') result.isSaveFailed.set(true);
    if (outcome !== 'busy') return true;
    const count = Object.keys(values).length;
    if (isOneOfMany) notices.add({ level: 'warning', key: 'settings.some_unchanged', values: { count } });
    else notices.add({ level: 'warning', key: 'settings.one_at_a_time', duration: 5000 });
    return false;
  }

  function keep(): boolean {
    const isStored = riskyChanges(client).keep();
    showResult(isStored);
    return isStored;
  }

  const dismissError = useCallback(() => result.isSaveFailed.set(false), [result]);

  return { isSaveFailed, undo, keep, change, showResult, dismissError };
}
