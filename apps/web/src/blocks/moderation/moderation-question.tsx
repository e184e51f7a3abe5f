import type { ModeratedAccount } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { hostOf } from '@linnet/domain/people';
import { type ModerationItem, type ModerationStep, moderate } from '@linnet/domain/staff';
import { useClient } from '../../platform/client/client-provider';
import { useStep } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { spokenName } from '../account/spoken-name';
import { ErrorNote } from '../failure/error-note';
import { moderationLooks } from './moderation-menu';

interface ModerationQuestionProps {
  readonly account: Author;
  readonly item: ModerationItem;
  readonly standing: ModeratedAccount;
  readonly open: boolean;
  /** False as soon as the dialog around it closes. */
  readonly isSeen: boolean;
  readonly onDone: (step: ModerationStep) => void;
  readonly onCancel: () => void;
}

/** Asks before an action of staff: names the account and what will happen. Shows an error if the server refuses. */
export function ModerationQuestion(props: ModerationQuestionProps) {
  const { account, item, standing, open, isSeen, onDone, onCancel } = props;
  const text = useText();
  const client = useClient();
  const { words } = moderationLooks[item.id];
  const isOn = item.isOn(standing);
  const host = hostOf(account);
  const values = {
    name: spokenName(account),
    acct: account.acct,
    on: String(isOn),
    // For an account of another server, the texts say that only this server's copy is affected.
    remote: String(host !== null),
    host: host ?? '',
  };
  const step = item.step(standing);
  const label =
    item.group === 'policies'
      ? text('moderation.tag_confirm', { on: String(isOn) })
      : text(`moderation.${words}`, values);
  const { isPending, failure, take } = useStep({
    step: () => moderate(client, account, step),
    onDone: () => onDone(step),
    isSeen,
    onUnseen: (reason) =>
      client.notices.add({
        level: 'error',
        key: 'moderation.failed',
        values: { what: text(`moderation.${words}`, values), name: values.name },
        reason,
      }),
  });

  return (
    <ConfirmDialog
      open={open}
      title={text(`moderation.${words}_question`, values)}
      text={text(`moderation.${words}_text`, values)}
      confirmLabel={label}
      danger={item.id === 'delete' || (item.id === 'activation' && isOn)}
      pending={isPending}
      onConfirm={() => void take()}
      onCancel={onCancel}
    >
      {failure !== null && <ErrorNote reason={failure} />}
    </ConfirmDialog>
  );
}
