import type { ReportState, StaffReport } from '@linnet/api';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { AccountLine } from '../../../blocks/account/display-name';
import { AvatarLink, PersonLink } from '../../../blocks/account/person-link';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import { PartSection } from '../parts-kit/part-section';
import { KeyHint } from '../parts-kit/key-hint';
import { type ReportListPage, reportListPath } from './report-address';
import styles from './reports.module.css';
import { stateMeasures } from './state-measures';

interface ReportHeadProps {
  readonly report: StaffReport;
  readonly listPage: ReportListPage;
  readonly onState: (state: ReportState) => void;
}

/** Who reported whom, when and why, the state of the report, and buttons for the other states. */
export function ReportHead({ report, listPage, onState }: ReportHeadProps) {
  const text = useText();
  const { account, reporter, state, createdAt, content, rules } = report;
  return (
    <PartSection title={text('desk.report')}>
      <div className={styles.line}>
        <LinkButton
          small
          variant="quiet"
          to={reportListPath(listPage)}
          icon={<Icon of={ChevronLeft} size="small" mirrored />}
        >
          {text('desk.all_reports')}
        </LinkButton>
        <span className={styles.state} data-state={state}>
          {text('notifications.report_state', { state })}
        </span>
        <span className={styles.faint}>
          <StatusTime at={createdAt} />
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{text('desk.reported')}</dt>
        <dd>{account === null ? text('desk.nobody') : <Person account={account} />}</dd>
        <dt>{text('desk.reporter')}</dt>
        <dd>{reporter === null ? text('desk.nobody') : <Person account={reporter} />}</dd>
      </dl>
      {content.trim() === '' ? (
        <p className={styles.faint}>{text('desk.no_comment')}</p>
      ) : (
        <blockquote className={styles.complaint} dir="auto">
          {content}
        </blockquote>
      )}
      {rules.length > 0 && (
        <ul className={styles.rules} aria-label={text('desk.rules')}>
          {rules.map(({ id, text: rule, hint }) => (
            <li key={id} dir="auto">
              {rule}
              {hint !== '' && <span className={styles.faint}> {hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {stateMeasures.map(({ state: wanted, icon, label }, index) =>
          wanted === state ? null : (
            <Button
              key={wanted}
              small
              variant={wanted === 'resolved' ? 'primary' : 'plain'}
              icon={<Icon of={icon} size="small" />}
              onClick={() => onState(wanted)}
            >
              {text(label)}
              <KeyHint digit={index + 1} />
            </Button>
          ),
        )}
      </div>
      <p className={styles.faint}>
        <Text id="desk.keys_hint" />
      </p>
    </PartSection>
  );
}

function Person({ account }: { readonly account: NonNullable<StaffReport['account']> }) {
  return (
    <span className={styles.person}>
      <AvatarLink account={account} size="tiny" />
      <PersonLink account={account}>
        <AccountLine account={account} />
      </PersonLink>
    </span>
  );
}
