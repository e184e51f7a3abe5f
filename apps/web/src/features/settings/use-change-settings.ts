import { settingChanges } from '@linnet/domain/settings';
import { useCallback } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { riskyChanges } from './risky-changes';
import { savedMark } from './saved-mark';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes validated values; undefined resets a setting to the default of the instance. Values that can make the page
 * unusable are applied on trial, the others at once.
 */
export type ChangeSettings = (values: Values, how?: { readonly typed?: boolean }) => void;

interface Changing {
  readonly change: ChangeSettings;
  /** Keeps the change that is on trial. False if it could not be stored. */
  readonly keep: () => boolean;
  /** Reverts the change that is on trial; if there is none, undoes the last change. */
  readonly undo: () => void;
  /** Shows the result of a change that was made in another way. */
  readonly tell: (kept: boolean) => void;
  /** The last change could not be stored. */
  readonly refused: boolean;
  /** Clears the error. */
  readonly forgetRefusal: () => void;
}

/** Changes settings, and shows the result in the foot of the window. */
export function useChangeSettings(): Changing {
  const client = useClient();
  const mark = savedMark(client);
  const refused = useCell(mark.refused);
  const { notices } = client;

  function tell(kept: boolean): void {
    mark.refused.set(!kept);
    mark.at.set(kept ? client.environment.now() : null);
  }

  function undo(): void {
    // The trial is reverted, so it doesn't matter any more that it could not be stored.
    if (riskyChanges(client).revert()) return mark.refused.set(false);
    const kept = settingChanges(client).undo();
    if (kept !== null) tell(kept);
  }

  const change: ChangeSettings = (values, how) => {
    const risky = riskyChanges(client).among(values);
    const safe = Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(risky, key)));
    if (Object.keys(safe).length > 0) {
      // Ends a trial first: its end would otherwise restore the value that is being reset now.
      if (Object.values(safe).includes(undefined)) riskyChanges(client).revert();
      tell(settingChanges(client).change(safe, how));
    }
    if (Object.keys(risky).length > 0) attempt(risky, Object.keys(values).length > 1);
  };

  function attempt(values: Values, isOfMany: boolean): void {
    const outcome = riskyChanges(client).attempt(values);
    if (outcome === 'refused') mark.refused.set(true);
    if (outcome !== 'busy') return;
    const count = Object.keys(values).length;
    if (isOfMany) notices.add({ level: 'warning', key: 'settings.left_out', values: { count } });
    else notices.add({ level: 'warning', key: 'settings.one_at_a_time', lasts: 5000 });
  }

  function keep(): boolean {
    const kept = riskyChanges(client).keep();
    tell(kept);
    return kept;
  }

  const forgetRefusal = useCallback(() => mark.refused.set(false), [mark]);

  return { refused, undo, keep, change, tell, forgetRefusal };
}
