import type { Account, LogEntry } from '@linnet/api';
import { logPageOf } from '@linnet/domain/staff';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { logPath } from '../log/log-address';
import { PartSection } from '../parts-kit/part-section';
import styles from './reports.module.css';

const MAX_SHOWN = 8;

/** Whether an entry is about a measure against a person. What was done with reports about them is listed as reports. */
const isMeasure = ({ action, people }: LogEntry, name: string): boolean =>
  !action.startsWith('report_') && people.some(({ acct }) => acct === name);

/** The latest measures about an account, in the words of the log, and a link to all of them. */
export function PersonLog({ account: { acct } }: { readonly account: Pick<Account, 'acct'> }) {
  const text = useText();
  // The log can only be searched for words: it also finds longer names that begin with this one.
  const query = { actor: '', search: `@${acct}`, from: '', until: '', page: 1 };
  const resource = logPageOf(useClient(), query);
  const { value, error } = useResource(resource);
  const measures = (value?.items ?? []).filter((entry) => isMeasure(entry, acct)).slice(0, MAX_SHOWN);
  return (
    <PartSection title={text('desk.measures')}>
      {value === null ? (
        <NotLoaded
          compact
          title={text('log.failed')}
          reason={error}
          skeleton={<TextSkeletons className={styles.note} texts={[['60%']]} />}
          onRetry={() => void resource.load()}
        />
      ) : (
        measures.length === 0 && <p className={styles.faint}>{text('desk.no_measures_yet')}</p>
      )}
      <ul className={styles.notes}>
        {measures.map(({ id, message, createdAt }) => (
          <li key={id} className={styles.note}>
            <span className={styles.faint}>
              <StatusTime at={createdAt} />
            </span>
            <p className={styles.excerpt} dir="auto">
              {message}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={logPath(query)}>{text('desk.in_log')}</Link>
      </p>
    </PartSection>
  );
}
