import type { StaffReport, Status } from '@linnet/api';
import { type ReportMeasure, hasPrivilege, isCopy } from '@linnet/domain/staff';
import { emojify } from '@linnet/richtext';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { RichText } from '../../../blocks/rich-text/rich-text';
import bodyStyles from '../../../blocks/rich-text/status-body.module.css';
import { writtenIn } from '../../../blocks/rich-text/written-in';
import { StatusMedia } from '../../../blocks/status/attached-parts';
import { ScopeIcon } from '../../../blocks/status/scope-icon';
import { useStatusView } from '../../../platform/client/use-status-view';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { PartSection } from '../parts-kit/part-section';
import { PostMeasures } from '../parts-kit/post-measures';
import styles from './reports.module.css';

interface ReportedPostsProps {
  readonly report: StaffReport;
  readonly onMeasure: (measure: ReportMeasure) => void;
}

/** The reported posts with their media; for deleted ones the copies in the report. */
export function ReportedPosts({ report: { statuses, state }, onMeasure }: ReportedPostsProps) {
  const text = useText();
  const scene = useStaffScene();
  const canChange = hasPrivilege(scene, 'messages_delete');
  return (
    <PartSection title={text('desk.posts', { count: statuses.length })}>
      {statuses.length === 0 && (
        <p className={styles.faint}>{text('desk.no_posts', { open: String(state === 'open') })}</p>
      )}
      <ul className={styles.posts}>
        {statuses.map((status) => (
          <li key={status.id} className={styles.post}>
            <PostContent status={status} />
            {canChange && !isCopy(status.id) && (
              <PostMeasures
                status={status}
                onStep={(step) =>
                  onMeasure(
                    step.kind === 'delete'
                      ? { kind: 'delete post', id: status.id }
                      : { kind: 'post', id: status.id, change: step.change },
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </PartSection>
  );
}

function PostContent({ status }: { readonly status: Status }) {
  const text = useText();
  const view = useStatusView(status.id);
  const isDeleted = isCopy(status.id);
  const subject = status.subject.trim();
  return (
    <>
      <p className={styles.line}>
        {isDeleted ? (
          <StatusTime at={status.createdAt} />
        ) : (
          <>
            <ScopeIcon scope={status.scope} />
            <Link to={pathTo('conversation', { id: status.id })}>
              <StatusTime at={status.createdAt} />
            </Link>
          </>
        )}
        {isDeleted && <span className={styles.mark}>{text('desk.deleted_copy')}</span>}
        {status.sensitive && <span className={styles.mark}>{text('desk.is_sensitive')}</span>}
      </p>
      {subject !== '' && (
        <p className={styles.subject} {...writtenIn(status.language)}>
          <RichText nodes={emojify(subject, status.emojis)} />
        </p>
      )}
      {view !== undefined && view.content.nodes.length > 0 && (
        <div className={bodyStyles.content} {...writtenIn(status.language)}>
          <RichText nodes={view.content.nodes} />
        </div>
      )}
      {view !== undefined && status.attachments.length > 0 && (
        <StatusMedia status={view.status} coveredBy={[]} />
      )}
    </>
  );
}
