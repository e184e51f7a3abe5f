import { isWithheld } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { useClient } from '../../platform/client/client-provider';
import { useHasReplyForm } from '../../platform/client/use-open-form';
import { closeForm, openForm } from '../../platform/client/use-reply';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './action-row.module.css';
import { ActionSlots } from './action-slots';
import { firstToggles, replyAction } from './first-actions';
import { RowAction, type RowActionProps } from './row-action';
import { ToggleButton } from './toggle-button';
import { useActionCount } from './use-action-count';

/** A button that opens the reply form below the card, or asks to close it. */
function ReplyButton({ view }: { readonly view: StatusView }) {
  const { id, status } = view;
  const text = useText();
  const client = useClient();
  const isOpen = useHasReplyForm(id);
  const label = text('tool_tip.reply');
  const { name, shown } = useActionCount(label, status.repliesCount);
  return (
    <button
      type="button"
      className={join(styles.action, styles.reply)}
      data-opens-form
      aria-label={name}
      aria-expanded={isOpen}
      title={label}
      onClick={() =>
        isOpen ? closeForm(client, id) : openForm(client, { kind: 'reply', to: status.id }, id)
      }
    >
      <Icon of={replyAction.icon} mirrored />
      {shown}
    </button>
  );
}

/** The actions on a status for a signed-in viewer. */
export function AccountActions({ view }: { readonly view: StatusView }) {
  return <ActionSlots view={view}>{(name) => <AccountAction name={name} view={view} />}</ActionSlots>;
}

function AccountAction({ name, view }: RowActionProps) {
  const toggle = firstToggles.find(({ id }) => id === name);
  if (toggle === undefined && name !== replyAction.id) return <RowAction name={name} view={view} />;
  // The server would refuse these actions. The empty slots stay, to keep the columns aligned.
  if (isWithheld(view.status.accountId)) return null;
  return toggle === undefined ? <ReplyButton view={view} /> : <ToggleButton action={toggle} view={view} />;
}
