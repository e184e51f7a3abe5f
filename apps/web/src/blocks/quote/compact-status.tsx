import type { ErrorReason, StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useWantedStatus } from '../../platform/client/use-account';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { RetryButton } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { AccountLine } from '../account/display-name';
import { AvatarLink, PersonLink } from '../account/person-link';
import { useErrorText } from '../error/use-error-text';
import { StatusTime } from '../inline-parts/lazy-inline-parts';
import { UnlessMuted } from '../visibility/muted-line';
import { CompactBody, CompactFacts, CompactPictures, OriginLink } from './compact-parts';
import styles from './compact-status.module.css';
import quotedStatusStyles from './quoted-status.module.css';
import { AuthorCheck } from './author-check';
import { TextPlaceholder } from './text-placeholder';

interface CompactStatusProps {
  /** A status in the graph. */
  id: StatusId;
  /** Called when the link to its conversation is followed. */
  onNavigate?: () => void;
}

/** A status inside something else, with author, time and content, but without actions. */
export function CompactStatus({ id, onNavigate }: CompactStatusProps) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined) return null;
  if (view.status.deleted) {
    return <p className={styles.gone}>{text('status.status_deleted')}</p>;
  }
  return (
    <AuthorCheck author={view.status.accountId} placeholder={<CompactPlaceholder view={view} />}>
      <UnlessMuted view={view}>
        {(coveredBy) => (
          <>
            <CompactHead view={view} onNavigate={onNavigate} />
            <CompactBody view={view}>
              {coveredBy.length === 0 && <CompactPictures status={view.status} />}
              <CompactFacts status={view.status} />
            </CompactBody>
          </>
        )}
      </UnlessMuted>
    </AuthorCheck>
  );
}

function CompactHead({ view, onNavigate }: { view: StatusView; onNavigate: (() => void) | undefined }) {
  const { status, author } = view;
  return (
    <div className={styles.head}>
      <AvatarLink account={author} size="tiny" onNavigate={onNavigate} />
      <PersonLink className={styles.author} account={author} onClick={onNavigate}>
        <AccountLine account={author} />
      </PersonLink>
      <Link className={styles.time} to={pathTo('conversation', { id: status.id })} onClick={onNavigate}>
        <StatusTime at={status.createdAt} />
      </Link>
    </div>
  );
}

/** Placeholder for a loaded status until it is known whether it may be shown. */
function CompactPlaceholder({ view }: { view: StatusView }) {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.headSpace}>
          <Skeleton width="46%" />
        </div>
      </SkeletonGroup>
      <TextPlaceholder view={view} />
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

interface UnavailableStatusProps {
  reason: ErrorReason;
  onRetry: () => void;
}

/** A status that could not be fetched, and why. One that doesn't exist offers no button to try again. */
export function UnavailableStatus({ reason, onRetry }: UnavailableStatusProps) {
  const text = useText();
  const why = useErrorText(reason);
  const isMissing = reason.kind === 'http' && [403, 404, 410].includes(reason.status);
  return (
    <div className={quotedStatusStyles.unavailable} role="alert">
      <Icon of={CircleAlert} />
      <div className={quotedStatusStyles.words}>
        <b>{text('status_popover.unavailable')}</b>
        <span>{isMissing ? text('status_popover.not_there') : why}</span>
      </div>
      {!isMissing && <RetryButton onClick={onRetry} />}
    </div>
  );
}

interface QuotedStatusProps {
  id: StatusId;
  /** The address of the original. */
  url: string | null;
}

/** A quoted status; fetched if it is not in the graph. */
export function QuotedStatus({ id, url }: QuotedStatusProps) {
  const request = useWantedStatus(id);
  if (request.state === 'loading') return <CompactSkeleton />;
  if (request.state === 'ready') return <CompactStatus id={id} />;
  return (
    <>
      <UnavailableStatus reason={request.reason} onRetry={request.retry} />
      {url !== null && <OriginLink url={url} />}
    </>
  );
}
