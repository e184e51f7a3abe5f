import type { AccountId } from '@linnet/api';
import {
  type NotificationGroup,
  type NotificationRow,
  notificationKinds,
} from '@linnet/domain/notifications';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { memo, useCallback, useId, useSyncExternalStore } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { StatusTime } from '../inline-parts/lazy-inline-parts';
import { AvatarList } from '../people/first-people';
import { statusPeoplePath } from '../people/status-people-path';
import { NotificationContent } from './notification-content';
import { screenPathOf } from './notification-looks';
import { opensMenu } from './notification-status';
import { NotificationAvatar, NotificationWords, PersonName } from './notification-words';
import styles from './notification.module.css';

interface NamedAccount {
  /** The latest account that is neither muted nor blocked; otherwise the latest of all. Null if no account is known. */
  readonly latest: AccountId | null;
  /** Set if all of them are blocked or muted, judged by the loaded relationships; none are fetched for this. */
  readonly silenced: 'blocked' | 'muted' | null;
}

/** Chooses the account to name from a group's accounts, which are sorted latest first. */
function useNamedAccount(ids: readonly AccountId[]): NamedAccount {
  const { relationships } = useClient().graph;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => relationships.subscribe(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [relationships, ids],
  );
  const isBlocked = (id: AccountId): boolean => relationships.get(id)?.blocking === true;
  const isMuted = (id: AccountId): boolean => relationships.get(id)?.mutingNotifications === true;
  const unmuted = useSyncExternalStore(subscribe, () => ids.find((id) => !isBlocked(id) && !isMuted(id)));
  const unblocked = useSyncExternalStore(subscribe, () => ids.find((id) => !isBlocked(id)));
  const latest = unmuted ?? unblocked ?? ids[0] ?? null;
  if (latest === null || unmuted !== undefined) return { latest, silenced: null };
  return { latest, silenced: unblocked === undefined ? 'blocked' : 'muted' };
}

interface NotificationMenuProps {
  readonly group: NotificationGroup;
  readonly onSeen: () => void;
  readonly onDismiss: () => void;
}

/** The menu with the actions on the notification itself. */
function NotificationMenu({ group, onSeen, onDismiss }: NotificationMenuProps) {
  const text = useText();
  const dismissesEach = useFeature('notificationDismiss');
  // Some servers dismiss groups only.
  const canDismiss = dismissesEach || group.rows.some((row) => row.group !== null);
  const markSeenItem = { icon: Check, label: text('notifications.mark_seen'), onSelect: onSeen };
  const dismiss = { icon: X, label: text('notifications.dismiss'), onSelect: onDismiss };
  const items: MenuItem[] = [];
  if (group.isUnseen) items.push({ kind: 'action', id: 'markSeenItem', ...markSeenItem });
  if (canDismiss) items.push({ kind: 'action', id: 'dismiss', ...dismiss });
  return items.length === 0 ? null : <Menu label={text('notifications.menu_of')} items={items} />;
}

/** The list of people for a status, by kind of notification. */
const peopleListKinds: Readonly<
  Partial<Record<NotificationRow['kind'], Parameters<typeof statusPeoplePath>[1]>>
> = {
  like: 'favourites',
  repeat: 'repeats',
  reaction: 'reactions',
};

interface NotificationCardProps {
  readonly group: NotificationGroup;
  readonly onSeen: (group: NotificationGroup) => void;
  readonly onDismiss: (group: NotificationGroup) => void;
}

/** One notification, or several of a kind about one status. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const text = useText();
  const { group, onSeen, onDismiss } = props;
  const { row, accountIds, peopleCount, isUnseen } = group;
  const { latest, silenced } = useNamedAccount(accountIds);
  const sentenceId = useId();
  const session = useSession();
  const profile = useProfilePath({ id: latest ?? '', acct: '' });
  const [isOpened, setOpened] = useRememberedState(`notification ${row.id}`, false);
  if (silenced === 'blocked') return null;
  const isFolded = silenced === 'muted' && !isOpened;
  const { isActionable } = notificationKinds[row.kind];
  const markSeen = (): void => onSeen(group);
  const ownScreen = session.state === 'visitor' ? null : screenPathOf(row.kind, session.username, latest);
  const to = ownScreen ?? (row.statusId === null ? profile : pathTo('conversation', { id: row.statusId }));

  return (
    <article
      className={styles.card}
      data-notification={row.id}
      data-about={row.statusId ?? undefined}
      data-unseen={isUnseen}
      aria-labelledby={sentenceId}
      tabIndex={0}
      onClickCapture={(event) => {
        // A notification that needs an answer is not seen by a click. Clicks in a menu bubble to here in React, but
        // don't count.
        const isInCard = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (!isActionable && isInCard && !opensMenu(event)) markSeen();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        // The keyboard commands handle Enter, too.
        event.preventDefault();
        if (!isActionable) markSeen();
        navigate(to);
      }}
    >
      <NotificationAvatar id={latest} kind={row.kind} />
      <div className={styles.column}>
        <div className={styles.head}>
          <p className={styles.sentence} id={sentenceId}>
            {isUnseen && <VisuallyHidden>{text('notifications.unseen_mark')} </VisuallyHidden>}
            {isFolded ? (
              <Text id="notifications.muted" values={{ name: <PersonName id={latest} /> }} />
            ) : (
              <NotificationWords group={group} name={latest} />
            )}
          </p>
          <Time row={row} />
          <NotificationMenu group={group} onSeen={markSeen} onDismiss={() => onDismiss(group)} />
        </div>
        {accountIds.length > 1 && !isFolded && (
          <AvatarList ids={accountIds} total={peopleCount} all={everyonePath(row)} />
        )}
        {silenced === 'muted' && (
          <Button small aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
            {text(isOpened ? 'notifications.hide' : 'notifications.show')}
          </Button>
        )}
        {!isFolded && <NotificationContent group={group} onAct={markSeen} />}
      </div>
    </article>
  );
}, isSame);

/** The address of the list of everybody in the group; null if there is none. */
function everyonePath({ kind, statusId }: NotificationRow): string | null {
  const peopleKind = peopleListKinds[kind];
  return peopleKind === undefined || statusId === null ? null : statusPeoplePath(statusId, peopleKind);
}

function Time({ row: { statusId, createdAt } }: { readonly row: NotificationRow }) {
  const time = <StatusTime at={createdAt} />;
  return (
    <span className={styles.time}>
      {statusId === null ? time : <Link to={pathTo('conversation', { id: statusId })}>{time}</Link>}
    </span>
  );
}

/** Whether two groups are equal: they are built again with each change of the list, but most stay the same. */
function isSame(before: NotificationCardProps, now: NotificationCardProps): boolean {
  const { rows, isUnseen } = now.group;
  return (
    before.onSeen === now.onSeen &&
    before.onDismiss === now.onDismiss &&
    before.group.isUnseen === isUnseen &&
    before.group.rows.length === rows.length &&
    before.group.rows.every((row, at) => row === rows[at])
  );
}
