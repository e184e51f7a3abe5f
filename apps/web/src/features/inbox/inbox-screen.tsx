import type { ErrorReason } from '@linnet/api';
import { type InboxRow, inboxOf } from '@linnet/domain/inbox';
import List from 'lucide-react/icons/list';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useLayout } from '../../platform/browser/use-layout';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import type { ListRows } from '../../platform/client/list-rows';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { Button, RetryButton } from '../../ui/button/button';
import { IconButton, IconLink } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { InboxListRow } from './inbox-row';
import styles from './inbox.module.css';
import { NewThread } from './new-thread';

/** Everything private between the viewer and others, by people, the latest first. */
export function InboxScreen() {
  const text = useText();
  const inbox = inboxOf(useClient());
  const session = useSession();
  const { rows, isOffered, hasMore, isLoading, chatError, conversationError } = useCell(inbox.state);
  const [isSearching, setSearching] = useState(false);
  useEffect(() => inbox.watch(), [inbox]);
  // On a narrow page the button has no room for its label in every language.
  const isNarrow = useLayout() === 'narrow';
  const newButtonProps = { 'aria-expanded': isSearching, onClick: () => setSearching(!isSearching) };

  const error = conversationError ?? chatError;
  // An error is shown in place of an empty list, which would say that there are no messages.
  const isFailed = error !== null && (rows === null || rows.length === 0);
  const list: ListRows<InboxRow> = {
    rows: isFailed ? null : rows,
    isOffered,
    hasMore,
    isLoading,
    error: isFailed ? error : null,
    load: inbox.retry,
    loadMore: inbox.loadMore,
  };
  const username = session.state === 'visitor' ? '' : session.username;
  return (
    <ScreenPanel
      title={text('nav.messages')}
      tools={
        <>
          <IconLink icon={List} name={text('inbox.as_timeline')} to={pathTo('dms', { username })} />
          {isNarrow ? (
            <IconButton icon={MailPlus} name={text('inbox.new')} {...newButtonProps} />
          ) : (
            <Button
              small
              variant={isSearching ? 'plain' : 'primary'}
              icon={<Icon of={MailPlus} size="small" />}
              {...newButtonProps}
            >
              {text('inbox.new')}
            </Button>
          )}
        </>
      }
    >
      {isSearching && <NewThread />}
      {!isFailed && <PartError title={text('chats.failed')} reason={chatError} onRetry={inbox.retry} />}
      {!isFailed && (
        <PartError title={text('inbox.posts_failed')} reason={conversationError} onRetry={inbox.retry} />
      )}
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('inbox.failed')}
        empty={{ title: text('inbox.none'), text: text('inbox.none_text') }}
        notOffered={{ title: text('inbox.not_offered'), text: text('inbox.not_offered_text') }}
        more="inbox.more"
      >
        {(all) => (
          <ul>
            {all.map((row) => (
              <InboxListRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </LoadedList>
    </ScreenPanel>
  );
}

interface PartErrorProps {
  readonly title: string;
  readonly reason: ErrorReason | null;
  readonly onRetry: () => void;
}

/** The error of one part of a list, its chats or its direct posts; the part that has loaded is shown below. */
export function PartError({ title, reason, onRetry }: PartErrorProps) {
  const words = useErrorText(reason);
  if (reason === null) return null;
  return (
    <p className={styles.error} role="alert">
      <b>{title}.</b> {words} <RetryButton onClick={onRetry} />
    </p>
  );
}
