import type { StatusId } from '@linnet/api';
import type { ReactNode } from 'react';
import { useWantedStatus } from '../../platform/client/use-account';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Popover } from '../../ui/popover/popover';
import { CompactSkeleton, CompactStatus, UnavailableStatus } from '../quote/compact-status';
import { RepliedName } from './replied-name';
import statusLinesStyles from './status-lines.module.css';
import styles from './status-popover.module.css';

interface StatusPopoverContentProps {
  id: StatusId;
  /** Called when a link to another page is followed. */
  onNavigate: () => void;
}

/** A status without actions, with a link to its conversation. */
export function StatusPopoverContent({ id, onNavigate }: StatusPopoverContentProps) {
  const request = useWantedStatus(id);
  return (
    <div className={styles.content}>
      {request.state === 'loading' && <CompactSkeleton />}
      {request.state === 'failed' && <UnavailableStatus reason={request.reason} onRetry={request.retry} />}
      {request.state === 'ready' && (
        <>
          <CompactStatus id={id} onNavigate={onNavigate} />
          <Link className={styles.more} to={pathTo('conversation', { id })} onClick={onNavigate}>
            <Text id="status_popover.conversation" />
          </Link>
        </>
      )}
    </div>
  );
}

interface StatusPopoverProps {
  id: StatusId;
  /** Accessible name of the popover: "Reply to @wren". */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A plain button that opens another status in a popover. The status is fetched if it is not in the graph. */
export function StatusPopover({ id, label, className, children }: StatusPopoverProps) {
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <button type="button" className={className} {...props}>
          {children}
        </button>
      )}
    >
      {(close) => <StatusPopoverContent id={id} onNavigate={close} />}
    </Popover>
  );
}

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
    <StatusPopover id={id} label={text('status.reply_to_name', { name })} className={statusLinesStyles.link}>
      <RepliedName acct={acct} />
    </StatusPopover>
  );
}
