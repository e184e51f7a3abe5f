import { perClient } from '@linnet/domain';
import { allSettings, settingChanges, temporaryChange } from '@linnet/domain/settings';

type Values = Readonly<Record<string, unknown>>;

const risky: ReadonlySet<string> = new Set(
  Object.entries(allSettings).flatMap(([key, setting]) => ('risky' in setting && setting.risky ? [key] : [])),
);

/** Changes that can make the page unusable. They are applied on trial, and stay only if the person confirms them. */
export interface RiskyChanges {
  /** The values among these that need a trial. Resetting to the default needs none. */
  among(values: Values): Values;
  /** `busy`: another change is on trial and has to be answered first. `refused`: it could not be stored. */
  attempt(values: Values): 'tried' | 'busy' | 'refused';
  /** Ends the trial; the change stays, and can be undone like any other. False if it could not be stored. */
  keep(): boolean;
  /** Reverts the change that is on trial. False if there is none. */
  revert(): boolean;
}

export const riskyChanges = perClient((client): RiskyChanges => {
  const trial = temporaryChange(client);
  const changes = settingChanges(client);
  let before: Values = {};
  let isKept = true;

  return {
    among: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(([key, value]) => value !== undefined && risky.has(key)),
      ),
    attempt(values) {
      const keys = Object.keys(values);
      const tried = trial.tried.get();
      if (tried === null) {
        const own = client.settings.own.get();
        before = Object.fromEntries(keys.map((key) => [key, own[key]]));
      }
      const isAnother = tried !== null && tried.keys.join() !== keys.join();
      // Also called for a second change: it logs a warning then.
      const isWritten = trial.attempt(values);
      if (isAnother) return 'busy';
      isKept = isWritten;
      return isKept ? 'tried' : 'refused';
    },
    keep() {
      if (trial.tried.get() === null) return true;
      trial.confirm();
      changes.remember(before);
      return isKept;
    },
    revert() {
      if (trial.tried.get() === null) return false;
      trial.revert();
      return true;
    },
  };
});
