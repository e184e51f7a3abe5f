import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { SignOut } from './use-sign-out';

interface SignOutDialogProps {
  readonly signOut: SignOut;
}

/** Asks before leaving; says so when text that was never posted goes too. */
export function SignOutDialog({ signOut }: SignOutDialogProps) {
  const text = useText();
  const session = useSession();
  const { drafts } = useClient();
  if (session.state === 'visitor') return null;

  const unsent = signOut.asking && drafts.hasUnsent();
  const question = unsent ? 'login.logout_confirm_unsent' : 'login.logout_confirm';
  return (
    <ConfirmDialog
      open={signOut.asking}
      title={text('login.logout_confirm_title')}
      text={text(question, { name: session.username })}
      confirmLabel={text('login.logout')}
      danger={unsent}
      onConfirm={signOut.confirm}
      onCancel={signOut.cancel}
    />
  );
}
