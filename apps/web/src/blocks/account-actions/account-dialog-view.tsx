import { type Decision, hostOf } from '@linnet/domain/people';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import type { RequestedWindow } from '../../platform/windows/use-window';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { spokenName } from '../account/spoken-name';
import { ErrorNote } from '../failure/error-note';
import type { AccountDialogProps, AccountDialogRequest } from './account-dialog';
import styles from './account-dialogs.module.css';
import type { Question } from './decide';
import { ListsDialog } from './lists-dialog';
import { MuteDialog } from './mute-dialog';
import { useDecisionStep } from './use-decision-step';

/** Questions that are answered by yes or no alone. */
type SimpleQuestion = Exclude<Question, 'mute'>;

interface Asked {
  readonly decision: Decision;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly confirm: MessageId;
  readonly danger: boolean;
}

const asked: Record<SimpleQuestion, Asked> = {
  unfollow: {
    decision: { kind: 'follow', on: false },
    title: 'people.unfollow_question',
    text: 'people.unfollow_text',
    confirm: 'people.unfollow',
    danger: false,
  },
  block: {
    decision: { kind: 'block', on: true },
    title: 'account_actions.block_question',
    text: 'account_actions.block_text',
    confirm: 'account_actions.block_confirm',
    danger: true,
  },
  domain: {
    decision: { kind: 'domain', on: true },
    title: 'account_actions.block_host_question',
    text: 'account_actions.block_host_text',
    confirm: 'account_actions.block_host_confirm',
    danger: true,
  },
  removeFollower: {
    decision: { kind: 'removeFollower', on: true },
    title: 'account_actions.remove_follower_question',
    text: 'account_actions.remove_follower_text',
    confirm: 'account_actions.remove_follower_confirm',
    danger: true,
  },
};

/** Asks before a decision about an account. It stays open during the request, and shows an error that comes back. */
export function QuestionDialog({
  kind,
  account,
  open,
  onClose,
}: AccountDialogProps & { kind: SimpleQuestion }) {
  const text = useText();
  const { decision, title, text: words, confirm, danger } = asked[kind];
  const { isPending, failure, take, question } = useDecisionStep({
    question: kind,
    decision,
    account,
    open,
    onClose,
  });
  const values = { name: spokenName(account), acct: account.acct, host: hostOf(account) ?? '' };

  return (
    <ConfirmDialog
      open={open}
      title={text(title, values)}
      text={text(words, values)}
      confirmLabel={text(confirm)}
      danger={danger}
      pending={isPending}
      onConfirm={() => void take()}
      onCancel={onClose}
    >
      <div className={styles.choices}>
        <Check checked={question.isLast} onChange={question.setLast}>
          {text('account_actions.ask_no_more')}
        </Check>
        {failure !== null && <ErrorNote reason={failure} />}
      </div>
    </ConfirmDialog>
  );
}

/** The dialog that was requested. */
export function AccountDialogView({ request, ...rest }: RequestedWindow<AccountDialogRequest>) {
  const { kind, account } = request;
  if (kind === 'lists') return <ListsDialog account={account} {...rest} />;
  if (kind !== 'mute' && kind !== 'muteFor')
    return <QuestionDialog kind={kind} account={account} {...rest} />;
  return <MuteDialog account={account} isForTime={kind === 'muteFor'} {...rest} />;
}
