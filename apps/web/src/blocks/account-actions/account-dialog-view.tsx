import { type Decision, hostOf } from '@linnet/domain/people';
import { useText } from '../../platform/i18n/use-text';
import type { RequestedWindow } from '../../platform/windows/use-window';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { plainName } from '../account/plain-name';
import { ErrorNote } from '../error/error-note';
import type { AccountDialogProps, AccountDialogRequest } from './account-dialog';
import styles from './account-dialogs.module.css';
import type { ConfirmationKind } from './decide';
import { ListsDialog } from './lists-dialog';
import { MuteDialog } from './mute-dialog';
import { useDecisionStep } from './use-decision-step';

/** Confirmations that offer nothing to choose. */
type SimpleConfirmation = Exclude<ConfirmationKind, 'mute'>;

/** The decision of each confirmation, and its message ids without their ends: `_question`, `_text`, `_confirm`. */
const confirmationTexts = {
  unfollow: { decision: { kind: 'follow', on: false }, words: 'people.unfollow' },
  block: { decision: { kind: 'block', on: true }, words: 'account_actions.block' },
  domain: { decision: { kind: 'domain', on: true }, words: 'account_actions.block_host' },
  removeFollower: {
    decision: { kind: 'removeFollower', on: true },
    words: 'account_actions.remove_follower',
  },
} as const satisfies Record<SimpleConfirmation, { decision: Decision; words: string }>;

/** Asks before a decision about an account. The dialog stays open during the request, and shows its error. */
export function ConfirmDecisionDialog({
  kind,
  account,
  open,
  onClose,
}: AccountDialogProps & { kind: SimpleConfirmation }) {
  const text = useText();
  const { decision, words } = confirmationTexts[kind];
  const { isPending, error, run, dontAskAgain } = useDecisionStep({
    confirmation: kind,
    decision,
    account,
    open,
    onClose,
  });
  const values = { name: plainName(account), acct: account.acct, host: hostOf(account) ?? '' };

  return (
    <ConfirmDialog
      open={open}
      title={text(`${words}_question`, values)}
      text={text(`${words}_text`, values)}
      confirmLabel={text(words === 'people.unfollow' ? words : `${words}_confirm`)}
      danger={kind !== 'unfollow'}
      pending={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <div className={styles.choices}>
        <Check checked={dontAskAgain.isChecked} onChange={dontAskAgain.setChecked}>
          {text('account_actions.do_not_ask_again')}
        </Check>
        {error !== null && <ErrorNote reason={error} />}
      </div>
    </ConfirmDialog>
  );
}

/** The dialog that was requested. */
export function AccountDialogView({ request, ...rest }: RequestedWindow<AccountDialogRequest>) {
  const { kind, account } = request;
  if (kind === 'lists') return <ListsDialog account={account} {...rest} />;
  if (kind !== 'mute' && kind !== 'muteFor')
    return <ConfirmDecisionDialog kind={kind} account={account} {...rest} />;
  return <MuteDialog account={account} isForTime={kind === 'muteFor'} {...rest} />;
}
