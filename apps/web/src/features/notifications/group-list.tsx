import type { NotificationGroup } from '@linnet/domain/notifications';
import { NotificationCard } from '../../blocks/notification/notification-card';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { CardBoundary } from '../../ui/boundary/card-boundary';
import styles from './notifications.module.css';

interface GroupListProps {
  readonly groups: readonly NotificationGroup[];
  readonly isBusy: boolean;
  readonly onSeen: (group: NotificationGroup) => void;
  readonly onDismiss: (group: NotificationGroup) => void;
}

/**
 * The rows of the list. The browser skips rows that are far from view (`content-visibility`): in a column that scrolls
 * on its own, that is enough for some hundred rows.
 */
export function GroupList({ groups, isBusy, onSeen, onDismiss }: GroupListProps) {
  const text = useText();
  const frame = useKeptFocus(groups);
  useFirstContent();
  return (
    <FilterContextProvider value="notifications">
      <div {...frame}>
        <ul className={styles.plain} aria-label={text('notifications.notifications')} aria-busy={isBusy}>
          {groups.map((group) => (
            <li key={group.key} className={styles.line}>
              <CardBoundary resetKey={group.key}>
                <NotificationCard group={group} onSeen={onSeen} onDismiss={onDismiss} />
              </CardBoundary>
            </li>
          ))}
        </ul>
      </div>
    </FilterContextProvider>
  );
}
