import type { AccountId, ReportId } from '@linnet/api';
import { reportHistoryOf } from '@linnet/domain/staff';
import { plainName } from '../../../blocks/account/plain-name';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { PartSection } from '../parts-kit/part-section';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { type ReportListPage, reportPath } from './report-address';
import styles from './reports.module.css';

interface ReportHistoryProps {
  readonly account: AccountId;
  /** The report that is shown, which is left out. */
  readonly current: ReportId;
  readonly listPage: ReportListPage;
}

/** Other reports about the same account. */
export function ReportHistory({ account, current, listPage }: ReportHistoryProps) {
  const text = useText();
  const resource = reportHistoryOf(useClient()).get(account);
  const { value, error } = useResource(resource);
  const others = value?.reports.filter(({ id }) => id !== current) ?? [];
  return (
    <PartSection title={text('desk.history')}>
      {value === null && (
        <NotLoaded
          compact
          title={text('desk.history_failed')}
          reason={error}
          skeleton={<TextSkeletons className={styles.note} texts={[['60%']]} />}
          onRetry={() => void resource.load()}
        />
      )}
      {value !== null && others.length === 0 && <p className={styles.faint}>{text('desk.no_history')}</p>}
      <ul className={styles.notes}>
        {others.map(({ id, state, createdAt, reporter, content }) => (
          <li key={id} className={styles.note}>
            <div className={styles.line}>
              <Link to={reportPath(id, listPage)}>
                <StatusTime at={createdAt} />
              </Link>
              <span className={styles.state} data-state={state}>
                {text('notifications.report_state', { state })}
              </span>
              {reporter !== null && (
                <span className={styles.faint}>
                  <bdi>{plainName(reporter)}</bdi>
                </span>
              )}
            </div>
            {content.trim() !== '' && (
              <p className={styles.excerpt} dir="auto">
                {content}
              </p>
            )}
          </li>
        ))}
      </ul>
      {value?.isPartial === true && <p className={styles.faint}>{text('desk.history_partial')}</p>}
    </PartSection>
  );
}
