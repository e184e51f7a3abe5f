import type { FailureReason } from '@linnet/api';
import type { Announcements } from '@linnet/domain/announcements';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { AnnouncementsList } from './announcements-list';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './announcements.module.css';

/** Widths of the placeholder's lines, one array per announcement. */
const shapes = [
  ['30%', '92%', '58%'],
  ['34%', '76%'],
  ['28%', '88%', '40%'],
];

function AnnouncementsSkeleton() {
  return (
    <SkeletonGroup>
      {shapes.map((lines) => (
        <div key={lines.join(' ')} className={styles.part}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}

interface AnnouncementsContentProps {
  readonly announcements: Announcements;
  readonly canManage: boolean;
}

/** The list of announcements, or why it is missing. */
export function AnnouncementsContent({ announcements, canManage }: AnnouncementsContentProps) {
  const text = useText();
  const { value: items, isOffered, failure } = useCell(announcements.state);
  if (useSession().state === 'visitor') return <MembersOnly />;
  if (items === null && isOffered) {
    if (failure === null) return <AnnouncementsSkeleton />;
    return <NotLoaded failure={failure} onRetry={() => void announcements.load()} />;
  }
  if (items === null || items.length === 0) {
    return (
      <EmptyState
        title={text(isOffered ? 'announcements.empty' : 'announcements.not_offered')}
        text={text(isOffered ? 'announcements.empty_text' : 'announcements.not_offered_text')}
      />
    );
  }
  return <AnnouncementsList items={items} failure={failure} steps={announcements} canManage={canManage} />;
}

interface NotLoadedProps {
  readonly failure: FailureReason;
  readonly onRetry: () => void;
}

function NotLoaded({ failure, onRetry }: NotLoadedProps) {
  const words = useFailureWords(failure);
  return <ErrorState title={useText()('announcements.failed')} text={words} onRetry={onRetry} />;
}

/** Servers show announcements to signed-in people only. */
function MembersOnly() {
  const text = useText();
  return (
    <EmptyState title={text('announcements.members_only')} text={text('people.members_only')}>
      <LinkButton to={pathTo('login')}>{text('login.login')}</LinkButton>
    </EmptyState>
  );
}
