import type { StatusId } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import styles from './reply-line.module.css';
import { RepliedName } from './replied-name';
import { StatusPopover } from './status-popover';

export interface RepliedToProps {
  readonly id: StatusId;
  /** Null if it is unknown. */
  readonly acct: string | null;
}

/** The account that a status replies to; the replied status opens in a popover. */
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
