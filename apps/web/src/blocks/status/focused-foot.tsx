import type { StatusRow } from '@linnet/domain';
import { useSetting } from '../../platform/client/use-setting';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { scopeFacts } from './scope-facts';
import { ScopeIcon } from './scope-icon';
import styles from './focused.module.css';

interface FocusedFootProps {
  status: StatusRow;
}

/** When, for whom, and how it was received, in full. */
export function FocusedFoot({ status }: FocusedFootProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const hidesCounts = useSetting('hidePostStats');
  const counts = [
    { id: 'status.repeats', count: status.repeatsCount },
    { id: 'status.favourites', count: status.favouritesCount },
    { id: 'status.replies', count: status.repliesCount },
  ] as const;
  const received = counts.filter(({ count }) => count > 0);

  return (
    <>
      <div className={styles.when}>
        <time dateTime={status.createdAt}>{full(Date.parse(status.createdAt))}</time>
        <span className={styles.scope}>
          <ScopeIcon scope={status.scope} />
          {text(scopeFacts[status.scope].label)}
        </span>
        {status.editedAt !== null && (
          <span>
            <Text id="status.edited_at" values={{ time: full(Date.parse(status.editedAt)) }} />
          </span>
        )}
      </div>
      {!hidesCounts && received.length > 0 && (
        <div className={styles.counts}>
          {received.map(({ id, count }) => (
            <span key={id}>
              <Text id={id} values={{ count, b: (parts) => <b>{parts}</b> }} />
            </span>
          ))}
        </div>
      )}
    </>
  );
}
