import type { StaffReport } from '@linnet/api';
import { AccountLine } from '../../../blocks/account/display-name';
import { plainName } from '../../../blocks/account/plain-name';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Check } from '../../../ui/check/check';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { type ReportListPage, reportPath } from './report-address';
import styles from './reports.module.css';

interface ReportRowProps {
  readonly report: StaffReport;
  readonly listPage: ReportListPage;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** A report in the list: about whom, by whom, why, and how much is in it. */
export function ReportRow({ report, listPage, isSelected, onSelect }: ReportRowProps) {
  const text = useText();
  const { id, account, reporter, content, createdAt, statuses, notes, rules } = report;
  const name = account === null ? text('desk.nobody') : plainName(account);
  return (
    <article
      className={styles.row}
      data-row={id}
      tabIndex={-1}
      aria-label={text('desk.report_about', { name })}
    >
      <Check checked={isSelected} onChange={onSelect}>
        <VisuallyHidden>{text('desk.select_report', { name })}</VisuallyHidden>
      </Check>
      {account !== null && <Avatar account={account} size="small" />}
      <div className={styles.rowText}>
        <div className={styles.rowHead}>
          <Link className={styles.rowLink} to={reportPath(id, listPage)} data-key="open">
            {account === null ? name : <AccountLine account={account} />}
          </Link>
          <span className={styles.faint}>
            <StatusTime at={createdAt} />
          </span>
        </div>
        {content.trim() !== '' && (
          <p className={styles.excerpt} dir="auto">
            {content}
          </p>
        )}
        <p className={styles.faint}>
          <Text
            id="desk.reported_by"
            values={{ name: <bdi>{reporter === null ? text('desk.nobody') : plainName(reporter)}</bdi> }}
          />
          {statuses.length > 0 && ` · ${text('desk.posts', { count: statuses.length })}`}
          {rules.length > 0 && ` · ${text('desk.rules_broken', { count: rules.length })}`}
          {notes.length > 0 && ` · ${text('desk.notes_count', { count: notes.length })}`}
        </p>
      </div>
    </article>
  );
}
