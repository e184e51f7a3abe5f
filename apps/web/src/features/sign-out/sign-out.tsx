import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Note } from '../../ui/note/note';
import { useOtherPages } from './use-other-pages';
import { useUnsentSettings } from './use-unsent-settings';

interface SignOutProps {
  /** The person has asked to leave, by whichever button. */
  readonly asked: boolean;
  /** They have left, or thought better of it. */
  readonly onAnswered: () => void;
}

/**
 * Asks before leaving, where the person wants to be asked; text that was never posted goes too, or stays on this
 * device, as they say. Hears of who leaves in another page of the browser.
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

  function leave() {
    onAnswered();
    if (keepsDrafts) written?.flush();
    // The person is out at once; revoking the token goes on behind, and its failure is logged there.
    void control.signOut({ keepsDrafts });
    navigate(pathTo('public-timeline'));
  }

  const leaveAtOnce = useEffectEvent(() => settings.settle(leave));
  useEffect(() => {
    if (asked && !asksFirst) leaveAtOnce();
  }, [asked, asksFirst]);

  if (session.state === 'visitor' || !asksFirst) return null;
  const unsent = asked && written !== null && written.hasUnsent();
  const loses = unsent && !keepsDrafts;

  function handleConfirm() {
    if (settings.areLost) return leave();
    settings.settle((isSettled) => isSettled && leave());
  }

  const question = loses ? 'login.logout_confirm_unsent' : 'login.logout_confirm';
  return (
    <ConfirmDialog
      open={asked}
      title={text('login.logout_confirm_title')}
      text={text(question, { name: session.username })}
      confirmLabel={text('login.logout')}
      danger={loses || settings.areLost}
      pending={settings.pending}
      onConfirm={handleConfirm}
      onCancel={onAnswered}
    >
      {(settings.areLost || unsent) && (
        <>
          {settings.areLost && <Note tone="warning">{text('sign_out.settings_lost')}</Note>}
          {unsent && (
            <Check
              checked={keepsDrafts}
              onChange={({ currentTarget }) => setKeepsDrafts(currentTarget.checked)}
            >
              {text('sign_out.keep_drafts')}
            </Check>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
