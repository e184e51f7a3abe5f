import type { StatusId } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import styles from './reply-line.module.css';
import { RepliedName } from './replied-name';
import { StatusPopover } from './status-popover';

export interface RepliedToProps {
  readonly id: StatusId;
  /** Null when it is not known. */
  readonly acct: string | null;
}

/** Whom a status answers; what it answers can be looked at without going there. */
export function RepliedTo({ id, acct }: RepliedToProps) {
  const text = useText();
  const name = acct === null ? text('status.reply_to_unknown') : `@${acct}`;
  return (
    <StatusPopover
      id={id}
      label={text('status.reply_to_name', { name })}
      trigger={(props) => (
        <button type="button" className={styles.link} {...props}>
          <RepliedName acct={acct} />
        </button>
      )}
    />
  );
}
