import type { ErrorReason } from '@linnet/api';
import {
  type Announcements,
  type ListedAnnouncement,
  announcementsOf,
  canManageAnnouncements,
} from '@linnet/domain/announcements';
import { type RefObject, useEffect, useRef } from 'react';
import { NotLoaded, SignInOffer } from '../../blocks/error/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useHasFeature } from '../../platform/client/use-has';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { TextSkeletons } from '../../ui/skeleton/text-skeletons';
import { EmptyState } from '../../ui/state/empty-state';
import { type AnnouncementActions, NewAnnouncement } from './announcement-editor';
import { AnnouncementItem } from './announcement-item';
import styles from './announcements.module.css';

interface AnnouncementsListProps {
  readonly items: readonly ListedAnnouncement[];
  /** Why the list could not be refreshed; null when it could. */
  readonly error: ErrorReason | null;
  readonly actions: AnnouncementActions;
  readonly canManage: boolean;
}

function AnnouncementsList({ items, error, actions, canManage }: AnnouncementsListProps) {
  useFirstContent();
  const text = useText();
  const why = useErrorText(error);
  const list = useFocusAfterLoss(items.length);
  return (
    <>
      {error !== null && (
        <div className={styles.part}>
          <Note tone="warning">{text('announcements.old', { why })}</Note>
          <div className={styles.tools}>
            <Button small onClick={() => void actions.load()}>
              {text('general.retry')}
            </Button>
          </div>
        </div>
      )}
      <ul ref={list} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id}>
            <AnnouncementItem announcement={item} actions={actions} canManage={canManage} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves the focus to the list when an item that had it is removed. */
function useFocusAfterLoss(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const hasShrunk = count < previousCount.current;
    previousCount.current = count;
    if (hasShrunk && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}

/** Widths of the placeholder's lines, one array per announcement. */
const skeletonLines = [
  ['30%', '92%', '58%'],
  ['34%', '76%'],
  ['28%', '88%', '40%'],
];

interface AnnouncementsContentProps {
  readonly announcements: Announcements;
  readonly canManage: boolean;
}

/** The list of announcements, or why it is missing. */
function AnnouncementsContent({ announcements, canManage }: AnnouncementsContentProps) {
  const text = useText();
  const { value: items, isOffered, error } = useCell(announcements.state);
  // Servers show announcements to signed-in people only.
  if (useSession().state === 'visitor') {
    return <SignInOffer title={text('announcements.members_only')} text={text('people.members_only')} />;
  }
  if (items === null && isOffered) {
    return (
      <NotLoaded
        title={text('announcements.failed')}
        reason={error}
        skeleton={<TextSkeletons className={styles.part} texts={skeletonLines} />}
        onRetry={() => void announcements.load()}
      />
    );
  }
  if (items === null || items.length === 0) {
    return (
      <EmptyState
        title={text(isOffered ? 'announcements.empty' : 'announcements.not_offered')}
        text={text(isOffered ? 'announcements.empty_text' : 'announcements.not_offered_text')}
      />
    );
  }
  return <AnnouncementsList items={items} error={error} actions={announcements} canManage={canManage} />;
}

/** The announcements of the server's staff; those who may manage them write them here. */
export function AnnouncementsScreen() {
  const text = useText();
  const announcements = announcementsOf(useClient());
  const { isOffered, value: items } = useResource(announcements);
  const session = useSession();
  const has = useHasFeature();
  const canManage = canManageAnnouncements({ session, has }) && isOffered;

  return (
    <ScreenPanel title={text('announcements.title')}>
      {canManage && items !== null && <NewAnnouncement actions={announcements} />}
      <AnnouncementsContent announcements={announcements} canManage={canManage} />
    </ScreenPanel>
  );
}
