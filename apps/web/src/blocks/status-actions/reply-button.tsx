import type { StatusView } from '@linnet/domain';
import { useReplyStands } from '../../platform/client/use-open-form';
import { useReply } from '../../platform/client/use-reply';
import { useSetting } from '../../platform/client/use-setting';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './action-row.module.css';
import { replyAction } from './first-actions';

interface ReplyButtonProps {
  view: StatusView;
}

/** A button that opens the reply form below the card, or asks to close it. */
export function ReplyButton({ view }: ReplyButtonProps) {
  const { id, status } = view;
  const text = useText();
  const numbers = useNumberFormat();
  const reply = useReply();
  const hidesCounts = useSetting('hidePostStats');
  const isOpen = useReplyStands(id);
  const count = hidesCounts ? 0 : status.repliesCount;
  const label = text('tool_tip.reply');
  return (
    <button
      type="button"
      className={join(styles.action, styles.reply)}
      aria-label={count === 0 ? label : text('status.action_count', { label, count })}
      aria-expanded={isOpen}
      title={label}
      onClick={() => (isOpen ? reply.close(id) : reply.open(status.id, id))}
    >
      <Icon of={replyAction.icon} mirrored />
      {count > 0 && <span>{numbers.count(count)}</span>}
    </button>
  );
}
