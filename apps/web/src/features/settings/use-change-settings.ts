import { settingChanges } from '@linnet/domain/settings';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { riskyChanges } from './risky-changes';

/** Milliseconds for which it is said that a change was kept. */
const SAVED = 2000;

/** Writes settings that their own kinds have read; undefined follows the instance again. */
export type ChangeSettings = (
  values: Readonly<Record<string, unknown>>,
  how?: { readonly typed?: boolean },
) => void;

interface Changing {
  readonly change: ChangeSettings;
  /** What was being tried stays. */
  readonly keep: () => void;
  /** Takes the last change back, or what is being tried. */
  readonly undo: () => void;
  /** The last change could not be kept. */
  readonly refused: boolean;
}

/** Changes settings, says so, and offers to take it back. */
export function useChangeSettings(): Changing {
  const client = useClient();
  const [refused, setRefused] = useState(false);
  const { notices } = client;

  function tell(kept: boolean): void {
    setRefused(!kept);
    if (!kept) return notices.dismiss('settings.saving_ok');
    notices.add({
      level: 'success',
      key: 'settings.saving_ok',
      lasts: SAVED,
      ...(settingChanges(client).count.get() > 0 && { action: { label: 'general.undo', run: undo } }),
    });
  }

  function undo(): void {
    if (riskyChanges(client).revert()) return;
    const kept = settingChanges(client).undo();
    if (kept !== null) tell(kept);
  }

  const change: ChangeSettings = (values, how) => {
    const trial = riskyChanges(client);
    if (trial.concerns(values)) {
      const isTried = trial.attempt(values);
      if (!isTried) notices.add({ level: 'warning', key: 'settings.one_at_a_time', lasts: 5000 });
      return;
    }
    // What goes back to the usual value now must not come back with the end of its trial.
    if (Object.values(values).includes(undefined)) trial.revert();
    tell(settingChanges(client).change(values, how));
  };

  function keep(): void {
    riskyChanges(client).keep();
    tell(true);
  }

  return { refused, undo, keep, change };
}
