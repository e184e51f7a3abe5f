import type { StatusId } from '@linnet/api';
import { CompactBody } from '../../blocks/quote/compact-body';
import { StatusTime } from '../../blocks/status/status-time';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { CoveredMedia } from './covered-media';
import styles from './report.module.css';

interface ReportedPostProps {
  readonly id: StatusId;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

/** One post to choose: its words, and what hangs on it behind a cover. */
export function ReportedPost({ id, isChosen, onChoose }: ReportedPostProps) {
  const view = useStatusView(id);
  const text = useText();
  if (view === undefined || view.status.deleted) return null;
  return (
    <li className={styles.post} data-chosen={isChosen}>
      <div className={styles.head}>
        <Check checked={isChosen} onChange={({ currentTarget }) => onChoose(currentTarget.checked)}>
          {text('user_reporting.choose_post')}
        </Check>
        <span className={styles.when}>
          <StatusTime at={view.status.createdAt} />
        </span>
      </div>
      <CompactBody view={view}>
        <CoveredMedia status={view.status} />
      </CompactBody>
    </li>
  );
}
