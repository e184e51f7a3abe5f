import type { FailureReason, StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CompactBody } from '../../blocks/quote/compact-body';
import { RequestTrouble } from '../../blocks/failure/dialog-states';
import { StatusTime } from '../../blocks/inline-parts/status-time';
import { useStatusView } from '../../platform/client/use-status-view';
import { useWantedStatus } from '../../platform/client/use-wanted-status';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Spinner } from '../../ui/spinner/spinner';
import { CoveredMedia } from './covered-media';
import styles from './report.module.css';

interface ReportedPostProps {
  readonly id: StatusId;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

const isMissing = (reason: FailureReason): boolean =>
  reason.kind === 'http' && (reason.status === 404 || reason.status === 410);

/** One post to choose, with its text and covered attachments. A deleted post is deselected and not shown. */
export function ReportedPost({ id, isChosen, onChoose }: ReportedPostProps) {
  const view = useStatusView(id);
  const wanted = useWantedStatus(id);
  const text = useText();
  const isGone =
    view === undefined ? wanted.state === 'failed' && isMissing(wanted.reason) : view.status.deleted;
  const takeOut = useEffectEvent(() => onChoose(false));
  useEffect(() => {
    if (isGone && isChosen) takeOut();
  }, [isGone, isChosen]);

  if (isGone) return null;
  return (
    <li className={styles.post} data-chosen={isChosen}>
      <div className={styles.head}>
        <Check checked={isChosen} onChange={({ currentTarget }) => onChoose(currentTarget.checked)}>
          {text('user_reporting.choose_post')}
        </Check>
        {view !== undefined && (
          <span className={styles.when}>
            <StatusTime at={view.status.createdAt} />
          </span>
        )}
      </div>
      {view !== undefined && <Post view={view} />}
      {view === undefined && wanted.state === 'failed' && (
        <RequestTrouble title={text('user_reporting.post_error')} failed={wanted} />
      )}
      {view === undefined && wanted.state !== 'failed' && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </li>
  );
}

function Post({ view }: { readonly view: StatusView }): ReactNode {
  return (
    <CompactBody view={view}>
      <CoveredMedia status={view.status} />
    </CompactBody>
  );
}
