import { isRepeatable, type StatusView } from '@linnet/domain';
import Lock from 'lucide-react/icons/lock';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { actionFacts } from './action-facts';
import styles from './action-row.module.css';
import { ReplyButton } from './reply-button';
import { ToggleButton } from './toggle-button';
import { VisitorAction } from './visitor-action';

interface ActionRowProps {
  view: StatusView;
}

/** Reply and the toggles, in slots of one width: the stars of all statuses stand in one column. */
export function ActionRow({ view }: ActionRowProps) {
  const isVisitor = useSession().state === 'visitor';
  const { status } = view;

  return (
    <div className={styles.row}>
      <span className={styles.slot}>
        <ReplyButton view={view} />
      </span>
      {actionFacts.map((facts) => (
        <span key={facts.name} className={styles.slot}>
          {facts.name === 'repeat' && !isRepeatable(status) ? (
            <NotRepeatable />
          ) : isVisitor ? (
            <VisitorAction icon={facts.icon} label={facts.label.off} count={facts.count(status)} />
          ) : (
            <ToggleButton facts={facts} status={status} />
          )}
        </span>
      ))}
    </div>
  );
}

function NotRepeatable() {
  const text = useText();
  const words = text('status.cannot_repeat');
  return (
    <span className={styles.action} role="img" aria-label={words} title={words}>
      <Icon of={Lock} />
    </span>
  );
}
