import { settingChanges } from '@linnet/domain/settings';
import { useCallback } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { riskyChanges } from './risky-changes';
import { savedMark } from './saved-mark';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes settings that their own kinds have read; undefined follows the instance again. Those that can make the page
 * unusable are tried first, the others hold at once.
 */
export type ChangeSettings = (values: Values, how?: { readonly typed?: boolean }) => void;

interface Changing {
  readonly change: ChangeSettings;
  /** What was being tried stays. False when it could not be kept. */
  readonly keep: () => boolean;
  /** Takes the last change back, or what is being tried. */
  readonly undo: () => void;
  /** Says what became of a change that was made by other ways. */
  readonly tell: (kept: boolean) => void;
  /** The last change could not be kept. */
  readonly refused: boolean;
  /** Nothing more is said of it. */
  readonly forgetRefusal: () => void;
}

/** Changes settings, and lets the foot of the window say so. */
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
    // What could not be kept of it is no loss any more.
    if (riskyChanges(client).revert()) return mark.refused.set(false);
    const kept = settingChanges(client).undo();
    if (kept !== null) tell(kept);
  }

  const change: ChangeSettings = (values, how) => {
    const risky = riskyChanges(client).among(values);
    const safe = Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(risky, key)));
    if (Object.keys(safe).length > 0) {
      // What goes back to the usual value now must not come back with the end of its trial.
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
