import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { AccountLine } from '../account/display-name';
import { FaceLink, PersonLink } from '../account/person-link';
import { StatusTime } from '../inline-parts/lazy-inline-parts';
import { MutedLine } from '../visibility/muted-line';
import { useVerdict } from '../visibility/use-verdict';
import { CompactBody, CompactFacts, CompactPictures } from './compact-parts';
import styles from './compact-status.module.css';
import { Screened } from './screened';
import { TextSpace } from './text-space';

interface CompactStatusProps {
  /** A status in the graph. */
  id: StatusId;
  /** Called when the link to its conversation is followed. */
  onLeave?: () => void;
}

/** A status inside something else, with author, time and content, but without actions. */
export function CompactStatus({ id, onLeave }: CompactStatusProps) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined) return null;
  if (view.status.deleted) {
    return <p className={styles.gone}>{text('status.status_deleted')}</p>;
  }
  return (
    <Screened author={view.status.accountId} placeholder={<ScreenedSpace view={view} />}>
      <ScreenedStatus view={view} onLeave={onLeave} />
    </Screened>
  );
}

interface ScreenedStatusProps {
  readonly view: StatusView;
  readonly onLeave: (() => void) | undefined;
}

function ScreenedStatus({ view, onLeave }: ScreenedStatusProps) {
  const { isHidden, muted, isOpened, setOpened, coveredBy } = useVerdict(view.id, view);
  // Statuses that a list would hide are shown as a line that says why.
  const reasons = isHidden ? view.reasons : muted;
  const mute = reasons && { view, reasons, isOpened, onOpen: setOpened };
  if (mute && !isOpened) return <MutedLine {...mute} />;
  return (
    <>
      {mute && <MutedLine {...mute} />}
      <CompactHead view={view} onLeave={onLeave} />
      <CompactBody view={view}>
        {coveredBy.length === 0 && <CompactPictures status={view.status} />}
        <CompactFacts status={view.status} />
      </CompactBody>
    </>
  );
}

function CompactHead({ view, onLeave }: { view: StatusView; onLeave: (() => void) | undefined }) {
  const { status, author } = view;
  return (
    <div className={styles.head}>
      <FaceLink account={author} size="tiny" onLeave={onLeave} />
      <PersonLink className={styles.author} account={author} onClick={onLeave}>
        <AccountLine account={author} />
      </PersonLink>
      <Link className={styles.time} to={pathTo('conversation', { id: status.id })} onClick={onLeave}>
        <StatusTime at={status.createdAt} />
      </Link>
    </div>
  );
}

/** Placeholder for a loaded status until it is known whether it may be shown. */
function ScreenedSpace({ view }: { view: StatusView }) {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.headSpace}>
          <Skeleton width="46%" />
        </div>
      </SkeletonGroup>
      <TextSpace view={view} />
    </>
  );
}

/** Placeholder for a status that is loading. */
export function CompactSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.skeleton}>
        <Skeleton width="46%" height="16px" />
        <Skeleton width="96%" height="14px" />
        <Skeleton width="72%" height="14px" />
      </div>
    </SkeletonGroup>
  );
}
