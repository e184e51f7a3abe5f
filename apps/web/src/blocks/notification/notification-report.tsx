import type { ReportRow } from '@linnet/domain/notifications';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { CompactStatus } from '../quote/compact-status';
import { StatusTime } from '../inline-parts/status-time';
import styles from './notification.module.css';
import { PersonName } from './person-name';
import { ReportStateControl } from './report-state-control';

/** A report: the account, the reason, the statuses, notes of the staff, and its state. */
export function NotificationReport({ report }: { readonly report: ReportRow }) {
  const text = useText();
  const { id, content, accountId, statusIds, notes } = report;
  return (
    <div className={styles.report}>
      <p className={styles.about}>
        <span>
          <Text id="notifications.report_of" values={{ name: <PersonName id={accountId} /> }} />
        </span>
        <ReportStateControl id={id} />
      </p>
      {content.trim() !== '' && (
        <blockquote className={styles.complaint} dir="auto">
          {content}
        </blockquote>
      )}
      {statusIds.length > 0 && (
        <ul
          className={styles.posts}
          aria-label={text('notifications.report_posts', { count: statusIds.length })}
        >
          {statusIds.map((id) => (
            <li key={id} className={styles.post}>
              <CompactStatus id={id} />
            </li>
          ))}
        </ul>
      )}
      {notes.map(({ authorId, content: note, createdAt }, at) => (
        <div key={`${createdAt} ${at}`} className={styles.note}>
          <span className={styles.about}>
            <span>
              <Text id="notifications.report_note" values={{ name: <PersonName id={authorId} /> }} />
            </span>
            <StatusTime at={createdAt} />
          </span>
          <span dir="auto">{note}</span>
        </div>
      ))}
    </div>
  );
}
