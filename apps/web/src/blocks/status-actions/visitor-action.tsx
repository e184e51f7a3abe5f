import type { StatusRow } from '@linnet/domain';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './action-row.module.css';
import type { StatusAction } from './status-action';
import { useActionCount } from './use-action-count';

interface VisitorActionProps {
  action: StatusAction;
  status: StatusRow;
}

/** An action for a visitor: leads to where they act from their own server, or to the sign-in. */
export function VisitorAction({ action, status }: VisitorActionProps) {
  const text = useText();
  const canActRemotely = useFeature('remoteInteraction');
  const name = text(typeof action.label === 'string' ? action.label : action.label.off);
  const words = text(canActRemotely ? 'status.from_own_server' : 'status.sign_in_to', { action: name });
  const { shown } = useActionCount(name, action.count?.(status));
  const props = { className: styles.action, 'aria-label': words, title: words };
  const content = (
    <>
      <Icon of={action.icon} mirrored={action.mirrored === true} />
      {shown}
    </>
  );
  if (!canActRemotely) {
    return (
      <Link {...props} to={pathTo('login')}>
        {content}
      </Link>
    );
  }
  // A page of the server's own, not one of ours.
  return (
    <a
      {...props}
      href={`/main/ostatus?status_id=${encodeURIComponent(status.id)}`}
      target="_blank"
      rel="noopener"
    >
      {content}
    </a>
  );
}
