import { perClient } from '@linnet/domain';
import { allSettings, settingChanges, temporaryChange } from '@linnet/domain/settings';

type Values = Readonly<Record<string, unknown>>;

const risky: ReadonlySet<string> = new Set(
  Object.entries(allSettings).flatMap(([key, setting]) => ('risky' in setting && setting.risky ? [key] : [])),
);

/** Changes that can make the page unusable: made for a while, and made for good once they are confirmed. */
export interface RiskyChanges {
  /** Those of these values that have to be tried first. Going back to what everybody has needs no trial. */
  among(values: Values): Values;
  /** `busy` when another change is being tried, which has to be answered first; `refused` when it cannot be kept. */
  attempt(values: Values): 'tried' | 'busy' | 'refused';
  /** The change stays, and can be undone like any other. False when it could not be kept. */
  keep(): boolean;
  /** Takes back what is being tried. False when nothing is. */
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
      // It writes a warning of a second one into the log.
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
