import type { ReportId } from '@linnet/api';
import type { ReportRow } from '@linnet/domain/notifications';
import { reportStates, reportStatesOf, reportTable } from '@linnet/domain/reports';
import { hasPrivilege } from '@linnet/domain/staff';
import { useClient, useRow, useSession } from '../../platform/client/client-provider';
import { useHasFeature } from '../../platform/client/use-has';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Select } from '../../ui/select/select';
import { StatusTime } from '../inline-parts/lazy-inline-parts';
import { CompactStatus } from '../quote/compact-status';
import { PersonName } from './notification-words';
import styles from './notification.module.css';

/** The state of a report; those who manage reports can change it. */
function ReportStateControl({ id }: { readonly id: ReportId }) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  const has = useHasFeature();
  const state = useRow(reportTable(client.graph), id)?.state ?? 'open';
  const words = (each: string): string => text('notifications.report_state', { state: each });
  const knownState = reportStates.find((each) => each === state);

  if (!hasPrivilege({ session, has }, 'reports_manage_reports') || knownState === undefined) {
    return (
      <span className={styles.state} data-state={state}>
        {words(state)}
      </span>
    );
  }
  return (
    <span className={styles.stateChoice}>
      <Select
        aria-label={text('notifications.report_state_label')}
        value={knownState}
        options={reportStates.map((each) => ({ value: each, label: words(each) }))}
        onChange={(chosen) => void reportStatesOf(client).set(id, chosen)}
      />
    </span>
  );
}

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
