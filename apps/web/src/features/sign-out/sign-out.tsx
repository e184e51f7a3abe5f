import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { type Losing, losesAnything } from './losing';
import { useOtherPages } from './use-other-pages';
import { useUnsentSettings } from './use-unsent-settings';
import { WhatStays } from './what-stays';
import { type UnfinishedForms, unfinishedFormsOf } from '@linnet/domain/form-drafts';

interface SignOutProps {
  /** The person has asked to leave, by whichever button. */
  readonly asked: boolean;
  /** They have left, or thought better of it. */
  readonly onAnswered: () => void;
}

/**
 * Asks before leaving, where the person wants to be asked or something would be lost: text that was never posted, what
 * was begun in forms, and what only this browser has of the settings, go too or stay on this device, as they say. Hears
 * of who leaves in another page of the browser.
 */
export function SignOut({ asked, onAnswered }: SignOutProps) {
  const text = useText();
  const session = useSession();
  const { session: control, drafts } = useClient();
  const written = useCell(drafts.loaded);
  const asksFirst = useSetting('modalOnLogout');
  const [keepsDrafts, setKeepsDrafts] = useState(false);
  const settings = useUnsentSettings(asked);
  useOtherPages();
  if (!asked && keepsDrafts) setKeepsDrafts(false);
  const unsent = asked && written !== null && written.hasUnsent();
  const losing: Losing = {
    forms: useUnfinishedForms(asked),
    areAlone: asked && settings.areAlone(),
    areLost: settings.areLost,
  };
  const staysHere = unsent || losesAnything(losing);
  // Who wants no question gets one where something would be lost.
  const asks = asksFirst || staysHere;

  function leave() {
    onAnswered();
    if (keepsDrafts) {
      written?.flush();
      settings.putAside();
    }
    // The person is out at once; revoking the token goes on behind, and its failure is logged there.
    void control.signOut({ keepsDrafts });
    navigate(pathTo('public-timeline'));
  }

  const leaveAtOnce = useEffectEvent(() => settings.settle((isSettled) => isSettled && leave()));
  useEffect(() => {
    if (asked && !asks) leaveAtOnce();
  }, [asked, asks]);

  if (session.state === 'visitor' || !asks) return null;

  function handleConfirm() {
    if (settings.areLost) return leave();
    settings.settle((isSettled) => isSettled && leave());
  }

  const question = unsent && !keepsDrafts ? 'login.logout_confirm_unsent' : 'login.logout_confirm';
  return (
    <ConfirmDialog
      open={asked}
      title={text('login.logout_confirm_title')}
      text={text(question, { name: session.username })}
      confirmLabel={text('login.logout')}
      danger={staysHere && !keepsDrafts}
      pending={settings.pending}
      onConfirm={handleConfirm}
      onCancel={onAnswered}
    >
      {staysHere && <WhatStays losing={losing} keeps={keepsDrafts} onKeeps={setKeepsDrafts} />}
    </ConfirmDialog>
  );
}

/** What was begun in forms and is neither saved nor sent, once it is asked for; null where nothing is. */
function useUnfinishedForms(asked: boolean): UnfinishedForms | null {
  const client = useClient();
  if (!asked) return null;
  const forms = unfinishedFormsOf(client);
  return Object.values(forms).some((count) => count > 0) ? forms : null;
}
