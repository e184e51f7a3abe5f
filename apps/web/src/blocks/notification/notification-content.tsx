import type { AccountId, NotificationId, StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { type NotificationGroup, type NotificationRow, notificationsOf } from '@linnet/domain/notifications';
import { emojify, readRichText } from '@linnet/richtext';
import { type ReactNode, useMemo } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useProfilePath, useStatusView } from '../../platform/client/use-status-view';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { shortened } from '../../platform/i18n/shortened';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { RequestAnswers } from '../people/request-answers';
import { CompactFacts } from '../quote/compact-parts';
import { CompactSkeleton } from '../quote/compact-status';
import { AuthorCheck } from '../quote/author-check';
import { TextPlaceholder } from '../quote/text-placeholder';
import { RichText } from '../rich-text/rich-text';
import { StatusPoll } from '../status/attached-parts';
import { notificationLooks } from './notification-looks';
import { NotificationStatus } from './notification-status';
import styles from './notification.module.css';

const NotificationReport = lazyPart(
  () => import('./notification-report').then((part) => part.NotificationReport),
  CompactSkeleton,
);

/** A chat message. */
function NotificationMessage({ message }: { readonly message: NonNullable<NotificationRow['message']> }) {
  const text = useText();
  const { content, emojis, attachment } = message;
  const { nodes, plainText } = useMemo(
    () => readRichText(content, { parse: parseHtml, emojis }),
    [content, emojis],
  );
  return (
    <div className={styles.message} dir="auto">
      {plainText.trim() !== '' && <RichText nodes={nodes} />}
      {attachment !== null && text('notifications.chat_file')}
    </div>
  );
}

/** Characters that fit in two lines. */
const MAX_EXCERPT_LENGTH = 200;

/** The beginning of the viewer's own status, to recognise it by. Links to the conversation. */
function NotificationExcerpt({ id }: { readonly id: StatusId }) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined || view.status.deleted) {
    return <p className={styles.excerpt}>{text('notifications.deleted')}</p>;
  }
  const { status, content } = view;
  const words = (status.subject.trim() || content.plainText).replaceAll(/\s+/g, ' ').trim();
  const shown = shortened(words, MAX_EXCERPT_LENGTH);
  const isEmpty = shown === '';
  return (
    <Link
      className={styles.excerpt}
      to={pathTo('conversation', { id: status.id })}
      dir={isEmpty ? undefined : 'auto'}
    >
      {isEmpty ? <CompactFacts status={status} /> : <RichText nodes={emojify(shown, status.emojis)} />}
    </Link>
  );
}

interface NotificationContentProps {
  readonly group: NotificationGroup;
  /** Called when the status in it was acted on. */
  readonly onAct: () => void;
}

/** What a notification is about: a status, a message, a report, or an account. */
export function NotificationContent({ group: { row }, onAct }: NotificationContentProps) {
  const { id, kind, accountId, statusId, targetId, message, report } = row;
  const { shows } = notificationLooks[kind];
  if (statusId !== null && shows === 'status') {
    return (
      <StatusAuthorCheck status={statusId} placeholder={(view) => <NotificationPlaceholder view={view} />}>
        <NotificationStatus id={statusId} notification={id} onAct={onAct} />
      </StatusAuthorCheck>
    );
  }
  if (statusId !== null && shows === 'excerpt') {
    return (
      <StatusAuthorCheck status={statusId} placeholder={() => <CompactSkeleton />}>
        <NotificationExcerpt id={statusId} />
      </StatusAuthorCheck>
    );
  }
  if (report !== null) return <NotificationReport report={report} />;
  if (message !== null) return <NotificationMessage message={message} />;
  if (kind === 'move' && targetId !== null) return <Handle id={targetId} />;
  if (accountId === null) return null;
  return (
    <>
      <Handle id={accountId} />
      {kind === 'follow_request' && <FollowRequestAnswers id={accountId} notification={id} />}
    </>
  );
}

interface StatusAuthorCheckProps {
  readonly status: StatusId;
  readonly placeholder: (view: StatusView) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a status only once the relationship to its author is loaded. */
function StatusAuthorCheck({ status, placeholder, children }: StatusAuthorCheckProps) {
  const view = useStatusView(status);
  if (view === undefined) return children;
  return (
    <AuthorCheck author={view.status.accountId} placeholder={placeholder(view)}>
      {children}
    </AuthorCheck>
  );
}

function Handle({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  const to = useProfilePath({ id, acct: account?.acct ?? '' });
  if (account === undefined) return null;
  return (
    <Link className={styles.excerpt} to={to}>
      <bdi>@{account.acct}</bdi>
    </Link>
  );
}

interface FollowRequestAnswersProps {
  readonly id: AccountId;
  readonly notification: NotificationId;
}

function FollowRequestAnswers({ id, notification }: FollowRequestAnswersProps) {
  const account = useAccount(id);
  const { recheck } = notificationsOf(useClient());
  return account === undefined ? null : (
    <RequestAnswers account={account} onGone={() => recheck(notification)} />
  );
}

/** Placeholder of a status until it is known whether it may be shown. */
function NotificationPlaceholder({ view }: { readonly view: StatusView }) {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.factsSpace}>
          <Skeleton width="8em" />
        </div>
      </SkeletonGroup>
      <div className={styles.words}>
        <TextPlaceholder view={view} />
        <StatusPoll status={view.status} isEmpty />
      </div>
      <div className={styles.actionsSpace} />
    </>
  );
}
